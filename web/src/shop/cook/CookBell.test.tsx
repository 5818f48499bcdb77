import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startTimer } from '#shop/cook/state/cookTimers.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';
import { openRoutes } from '#testing/page.tsx';

import { CookBell } from './CookBell.tsx';

function Bell() {
  return useCookTimers().length > 0 && <CookBell />;
}
const ROUTES = [
  { path: '/', element: <Bell /> },
  { path: '/recipe/7/cook', element: <Bell /> },
];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function start(seconds: number, what = 'Simmer'): void {
  startTimer({ recipe: '/recipe/7', title: 'Risotto', step: 2, what, seconds });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('tells on another page that a timer is over, and leads to its step', async () => {
  const { router } = openRoutes(ROUTES);
  act(() => start(60));
  await pass(59_000);
  expect(screen.queryByText(/is done/)).not.toBeInTheDocument();
  await pass(2000);
  expect(screen.getAllByText('Simmer is done: Risotto, step 2')).not.toHaveLength(0);
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(router.state.location.pathname).toBe('/recipe/7/cook');
});

test('in cook mode it is announced, without a toast over the timers', async () => {
  openRoutes(ROUTES, { at: '/recipe/7/cook' });
  act(() => start(60, ''));
  await pass(61_000);
  expect(
    screen.getByText('Step 2 is done: Risotto, step 2').closest('[aria-live]'),
  ).toHaveAttribute('aria-live', 'assertive');
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
});

test('two timers are told each at its time', async () => {
  openRoutes(ROUTES);
  act(() => start(60, 'Fry'));
  act(() => start(120, 'Rest'));
  await pass(61_000);
  expect(screen.getAllByText(/^Fry is done/)).not.toHaveLength(0);
  expect(screen.queryByText(/^Rest is done/)).not.toBeInTheDocument();
  await pass(60_000);
  expect(screen.getAllByText(/^Rest is done/)).not.toHaveLength(0);
});

test('the next timer shows on other pages as a way to it, and not in cook mode', async () => {
  const { router } = openRoutes(ROUTES);
  act(() => start(600, 'Rest'));
  act(() => start(120, 'Fry'));
  await pass(1000);
  const chip = screen.getByRole('link', { name: /Fry \+1 open Risotto in cook mode/ });
  expect(chip).toHaveTextContent(/^1:5\d/);
  act(() => chip.click());
  expect(router.state.location.pathname).toBe('/recipe/7/cook');
  expect(screen.queryByRole('link', { name: /in cook mode/ })).not.toBeInTheDocument();
});
