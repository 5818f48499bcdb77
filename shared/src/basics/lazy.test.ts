import { expect, test, vi } from 'vitest';

import { lazy } from './lazy.ts';

test('nothing is made before somebody asks, and then once', () => {
  const make = vi.fn<() => { number: number }>(() => ({ number: 1 }));
  const get = lazy(make);
  expect(make).not.toHaveBeenCalled();
  const first = get();
  expect(get()).toBe(first);
  expect(first).toEqual({ number: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});
