import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reloadPage, reloadWhenOutdated } from './reload.ts';

const reload = vi.fn<() => void>();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  asked.mockReset().mockImplementation(async () => new Response(null));
  vi.stubGlobal('fetch', asked);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
}

test('reloads once per version, so that a missing file makes no loop', async () => {
  const stop = reloadWhenOutdated('build-1');
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();

  const stopNext = reloadWhenOutdated('build-2');
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
  stopNext();
});

test('does not reload while the server does not answer, even when the browser believes to be online', async () => {
  const stop = reloadWhenOutdated('build-3');
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await miss();
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await miss();
  expect(reload).not.toHaveBeenCalled();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test.for([
  ['the server answers', 200, false, true],
  ['the server is away', 503, false, false],
  ['the service worker has the page', 503, true, true],
] as const)('a reload that was asked for when %s', async ([, status, hasWorker, reloads]) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } });
  asked.mockResolvedValueOnce(new Response(null, { status }));
  expect(await reloadPage()).toBe(reloads);
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});
