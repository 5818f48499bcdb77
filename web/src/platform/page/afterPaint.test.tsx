import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { afterPaint, useAfterPaint, useStoreAfterPaint } from './afterPaint.ts';
import { nextPaint } from './nextPaint.ts';

/** What waits for the paint: a test says when it comes. */
let paints: (() => void)[] = [];

beforeEach(() => {
  paints = [];
  nextPaint.run = (act) => void paints.push(act);
});

function paint(): void {
  const due = paints;
  paints = [];
  act(() => due.forEach((run) => run()));
}

test('all that waits for a paint comes in one task, in its order, once', () => {
  const seen: number[] = [];
  afterPaint(() => seen.push(1));
  afterPaint(() => seen.push(2));
  expect([seen, paints]).toEqual([[], [expect.any(Function)]]);
  paint();
  paint();
  expect(seen).toEqual([1, 2]);
});

test('what was cancelled does not come; what an act asks for comes with the next paint', () => {
  const seen: string[] = [];
  afterPaint(() => seen.push('cancelled'))();
  afterPaint(() => {
    afterPaint(() => seen.push('later'));
  });
  paint();
  expect(seen).toEqual([]);
  paint();
  expect(seen).toEqual(['later']);
});

test('a value follows the paint, and only the newest one', () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'a' },
  });
  rerender({ value: 'b' });
  rerender({ value: 'c' });
  expect(result.current).toBe('a');
  paint();
  expect(result.current).toBe('c');
});

test('an initial value stands until the first paint', () => {
  const { result } = renderHook(() => useAfterPaint(true, false));
  expect(result.current).toBe(false);
  paint();
  expect(result.current).toBe(true);
});

test('a store’s changes follow the paint; an unmounted component hears of none', () => {
  const listeners = new Set<() => void>();
  let value = 1;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  const { result, unmount } = renderHook(() => useStoreAfterPaint(subscribe, get));
  paint();
  value = 2;
  for (const listener of listeners) listener();
  expect(result.current).toBe(1);
  paint();
  expect(result.current).toBe(2);
  unmount();
  expect(listeners.size).toBe(0);
});
