import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reloadWhenOutdated } from '#lib/reloadOnce';

const reload = vi.fn<() => void>();
const missing = () => new Event('vite:preloadError', { cancelable: true });

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('reloads once per version, so that a missing file makes no loop', () => {
  const stop = reloadWhenOutdated('build-1');
  expect(window.dispatchEvent(missing())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.dispatchEvent(missing())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();

  const stopNext = reloadWhenOutdated('build-2');
  window.dispatchEvent(missing());
  expect(reload).toHaveBeenCalledTimes(2);
  stopNext();
});

test('does not reload offline', () => {
  const stop = reloadWhenOutdated('build-3');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(window.dispatchEvent(missing())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(missing());
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});
