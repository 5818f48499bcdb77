import { expect, test, vi } from 'vitest';

import { holdValue } from './holdValue.ts';

test('listeners hear of another value, until they leave', () => {
  const held = holdValue('a');
  const heard = vi.fn<() => void>();
  const leave = held.subscribe(heard);
  held.set('a');
  expect(heard).not.toHaveBeenCalled();
  held.set('b');
  expect(held.get()).toBe('b');
  expect(heard).toHaveBeenCalledOnce();
  leave();
  held.set('c');
  expect(held.get()).toBe('c');
  expect(heard).toHaveBeenCalledOnce();
});
