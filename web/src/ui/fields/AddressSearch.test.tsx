import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Profiler, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';

import { useAddress } from '#platform/page/address.ts';
import { openPage } from '#testing/page.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';

import { AddressSearch } from './AddressSearch.tsx';

function open(at: string) {
  const drawn = vi.fn<() => void>();
  function List() {
    const { params, change } = useAddress();
    return (
      <>
        <AddressSearch name="q" label="Search" />
        <Profiler id="list" onRender={drawn}>
          <p>looked for {params.get('q') ?? 'all'}</p>
        </Profiler>
        <ClearSearch onClear={() => change({ q: '' })} />
      </>
    );
  }
  return { drawn, ...openPage(<List />, { at }) };
}

test('typing renders the box only; the list follows with the address', async () => {
  const { drawn, router } = open('/?sort=newest&from=there');
  expect(drawn).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice ' } });
  expect(screen.getByRole('searchbox')).toHaveValue('rice ');
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('looked for rice')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(router.state.location.search).toBe('?sort=newest&q=rice');
  expect(screen.getByRole('searchbox')).toHaveValue('rice ');
});

test('the box follows the address, also when it becomes empty', async () => {
  const { user, router } = open('/?q=rice');
  expect(screen.getByRole('searchbox')).toHaveValue('rice');
  await act(() => router.navigate('/?q=oil'));
  expect(screen.getByRole('searchbox')).toHaveValue('oil');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByText('looked for all')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('a cleared text can be typed again at once', async () => {
  const { user } = open('/?q=rice');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice' } });
  expect(screen.getByText('looked for all')).toBeVisible();
  expect(await screen.findByText('looked for rice')).toBeVisible();
});

test('a link that is followed soon after typing is not called back by the text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let loaded = (): void => undefined;
  const code = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  const Next = lazy(async () => {
    await code;
    return { default: () => <p>the next page</p> };
  });
  // Test files share a document, and another may have left its address.
  window.history.replaceState(null, '', '/');
  // As in the app, whose router does not know of a pending navigation.
  render(
    <BrowserRouter>
      <Link to="/next">next</Link>
      <Suspense>
        <Routes>
          <Route path="/" element={<AddressSearch name="q" label="Search" />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice' } });
  fireEvent.click(screen.getByRole('link'));
  act(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(window.location.pathname + window.location.search).toBe('/next');
  await act(async () => loaded());
  expect(await screen.findByText('the next page')).toBeVisible();
  window.history.replaceState(null, '', '/');
});
