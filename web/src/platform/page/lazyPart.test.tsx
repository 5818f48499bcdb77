import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Toaster } from '#ui/Toaster.tsx';

import { lazyPart } from './lazyPart.ts';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
const Meanwhile = ({ name }: { name: string }) => <p>{name} is coming</p>;

/** Shows the message of a render error. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render(): ReactNode {
    return this.state.message ?? this.props.children;
  }
}

/** A part whose code comes when `finishLoading` is called. */
function partToLoad() {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  const load = vi.fn<() => Promise<typeof Counter>>(() => promise);
  const finishLoading = () => act(async () => resolve(Counter));
  return { load, Part: lazyPart(load, Meanwhile), finishLoading };
}

test('something else is shown until the code has come', async () => {
  const { Part, finishLoading } = partToLoad();
  render(<Part name="Box" />);
  expect(screen.getByText('Box is coming')).toBeVisible();
  await finishLoading();
  expect(screen.getByRole('button', { name: 'Box 0' })).toBeVisible();
  expect(screen.queryByText('Box is coming')).toBeNull();
});

test('code that has come before is drawn at once, and keeps its state', async () => {
  const { Part, finishLoading } = partToLoad();
  Part.preloadProps.onPointerEnter();
  await finishLoading();
  const { rerender } = render(<Part name="Box" />);
  act(() => screen.getByRole('button', { name: 'Box 0' }).click());
  rerender(<Part name="Pot" />);
  expect(screen.getByRole('button', { name: 'Pot 1' })).toBeVisible();
});

test('a part whose code cannot be loaded fails as it is drawn; another try may succeed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Counter);
  const Part = lazyPart(load);
  const page = (
    <Boundary>
      <Part name="Box" />
    </Boundary>
  );
  const { unmount } = render(page);
  expect(await screen.findByText('Failed to fetch')).toBeVisible();
  unmount();
  render(page);
  expect(await screen.findByRole('button', { name: 'Box 0' })).toBeVisible();
});

test('without a network a part says so, and comes when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Counter);
  const Part = lazyPart(load, Meanwhile);
  render(
    <>
      <Part name="Box" />
      <Toaster />
    </>,
  );
  expect(await screen.findByText(/This opens when you are back online/)).toBeVisible();
  expect(screen.getByText('Box is coming')).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('button', { name: 'Box 0' })).toBeVisible();
  online.mockRestore();
});

test('a part that is shown while more of them come keeps its state', async () => {
  const { Part, finishLoading } = partToLoad();
  const { rerender } = render(<Part name="Box" />);
  Part.preload();
  await finishLoading();
  act(() => screen.getByRole('button', { name: 'Box 0' }).click());
  rerender(<Part name="Pot" />);
  expect(screen.getByRole('button', { name: 'Pot 1' })).toBeVisible();
});
