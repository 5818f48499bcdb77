import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { afterPaint } from '#platform/page/afterPaint.ts';
import { nextPaint } from '#platform/page/nextPaint.ts';
import { toasts } from '#platform/page/toast.ts';

import { goodOnes } from './mend.ts';
import { clearBrowserStorage, stored, watchOtherTabs } from './stored.ts';

const Numbers = z.array(z.number());
const makeNumbers = () => stored({ key: 'servedLines', schema: Numbers, empty: [] });

let stop: () => void;
beforeEach(() => {
  stop = watchOtherTabs();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('stores a value as JSON under its key', () => {
  const numbers = makeNumbers();
  numbers.set([1, 2]);
  numbers.update((old) => [...old, 3]);
  expect(numbers.get()).toEqual([1, 2, 3]);
  expect(localStorage.getItem('servedLines')).toBe('[1,2,3]');
});

test('a text key stores the plain word', () => {
  const word = stored({ key: 'units', schema: z.enum(['a', 'b']), empty: 'a', as: 'text' });
  word.set('b');
  expect(localStorage.getItem('units')).toBe('b');
  expect(word.get()).toBe('b');
});

test('undefined removes the key', () => {
  const maybe = stored({
    key: 'tripCostsUnsent',
    schema: z.optional(z.string()),
    empty: undefined,
  });
  maybe.set('x');
  maybe.set(undefined);
  expect(localStorage.getItem('tripCostsUnsent')).toBeNull();
});

test('an unchanged value is the same object', () => {
  const numbers = makeNumbers();
  numbers.set([1]);
  expect(numbers.get()).toBe(numbers.get());
});

test.for([
  ['{not json', 'broken text'],
  ['{"a":1}', 'another shape'],
  ['["1"]', 'another type inside'],
  ['', 'nothing at all'],
  ['null', 'null is no list'],
] as const)('%s counts as empty and is set aside: %s', ([text]) => {
  localStorage.setItem('servedLines', text);
  expect(makeNumbers().get()).toEqual([]);
  expect(localStorage.getItem('servedLines')).toBeNull();
  expect(localStorage.getItem('servedLines.bad')).toBe(text);
});

test('what can be mended is kept, written back, and set aside whole', () => {
  const text = '[1,"2",3]';
  localStorage.setItem('servedLines', text);
  const numbers = stored({
    key: 'servedLines',
    schema: Numbers,
    empty: [],
    mend: goodOnes(z.number()),
  });
  expect(numbers.get()).toEqual([1, 3]);
  expect(numbers.get()).toBe(numbers.get());
  expect(localStorage.getItem('servedLines')).toBe('[1,3]');
  expect(localStorage.getItem('servedLines.bad')).toBe(text);
  localStorage.setItem('servedLines', '{}');
  expect(numbers.get()).toEqual([]);
});

test('an unreadable secret is deleted', () => {
  localStorage.setItem('user', 'token=abc');
  const user = stored({ key: 'user', schema: z.optional(Numbers), empty: undefined, secret: true });
  expect(user.get()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('any stored text is read without an exception and in the right shape', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('servedLines', text);
      expect(Numbers.safeParse(makeNumbers().get()).success).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.for([
  ['setItem', 'storage is full'],
  ['getItem', 'storage is blocked'],
] as const)('when %s throws the value lives in memory: %s', ([method]) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  if (method === 'getItem') {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const numbers = makeNumbers();
  numbers.set([7]);
  expect(numbers.get()).toEqual([7]);
  clearBrowserStorage();
  expect(numbers.get()).toEqual([]);
});

test('receives other tabs’ writes and clears', () => {
  const numbers = makeNumbers();
  const heard = vi.fn<() => void>();
  const end = numbers.subscribe(heard);
  localStorage.setItem('servedLines', '[5]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'servedLines' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(numbers.get()).toEqual([5]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(numbers.get()).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  numbers.set([1]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('clearing all storage notifies everybody', () => {
  const numbers = makeNumbers();
  numbers.set([1]);
  sessionStorage.setItem('other', 'x');
  const heard = vi.fn<() => void>();
  const end = numbers.subscribe(heard);
  clearBrowserStorage();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(numbers.get()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  end();
});

test('the person is told once, however many values are broken', async () => {
  vi.resetModules();
  const fresh = await import('./stored.ts');
  const { toasts: told } = await import('#platform/page/toast.ts');
  for (const key of ['carts', 'orders', 'ticks'] as const) {
    localStorage.setItem(key, '{');
    fresh.stored({ key, schema: Numbers, empty: [] }).get();
  }
  expect(told.get().map(({ text }) => text)).toEqual([
    'Some saved data could not be read and was set aside.',
  ]);
  expect(toasts.get()).toEqual([]);
});

/** A value that is written after a paint, and that paint. */
function makeWrittenAfterPaint() {
  let paint = (): void => undefined;
  vi.spyOn(nextPaint, 'run').mockImplementation((act) => {
    paint = act;
  });
  const numbers = stored({
    key: 'groceryList',
    schema: Numbers,
    empty: [],
    isWrittenAfterPaint: true,
  });
  return { numbers, paint: () => paint() };
}

test('what waits for the paint is read at once, and the last value alone is written', () => {
  const { numbers, paint } = makeWrittenAfterPaint();
  numbers.set([1]);
  numbers.update((old) => [...old, 2]);
  expect(numbers.get()).toEqual([1, 2]);
  expect(localStorage.getItem('groceryList')).toBeNull();
  paint();
  expect(localStorage.getItem('groceryList')).toBe('[1,2]');
  expect(numbers.get()).toEqual([1, 2]);
});

test('a value that waits for the paint is written when the page goes', () => {
  const { numbers, paint } = makeWrittenAfterPaint();
  numbers.set([1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('groceryList')).toBe('[1]');
  localStorage.setItem('groceryList', '[7]');
  paint();
  expect(numbers.get()).toEqual([7]);
});

test('what waits for a paint runs when the page goes, and what it sets is written', () => {
  const { numbers, paint } = makeWrittenAfterPaint();
  afterPaint(() => numbers.set([1]));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('groceryList')).toBe('[1]');
  numbers.set([2]);
  paint();
  expect(localStorage.getItem('groceryList')).toBe('[2]');
});

test('a value that waits for the paint is not written after storage was cleared', () => {
  const { numbers, paint } = makeWrittenAfterPaint();
  numbers.set([1]);
  clearBrowserStorage();
  paint();
  expect(localStorage.getItem('groceryList')).toBeNull();
  expect(numbers.get()).toEqual([]);
});
