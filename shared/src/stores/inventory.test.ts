import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';

import { decideWish, isSteepChange, type OnShelf, type ShelfWish } from './inventory.ts';

const shelf: OnShelf = { price: cents(349), quantity: 9 };

describe('decideWish', () => {
  test.for([
    ['a new price', { price: cents(400) }, 'price', 9],
    ['the same price', { price: cents(349) }, 'unchanged', 9],
    ['a stock, whatever it was', { quantity: 20 }, 'stock', 20],
    ['a stock that is still what was seen', { quantity: 20, expected_quantity: 9 }, 'stock', 20],
    ['nothing left', { quantity: 0, expected_quantity: 9 }, 'stock', 0],
    ['both', { price: cents(0), quantity: 1 }, 'price_and_stock', 1],
    ['a stock nobody edited since', { quantity: 12, expected_quantity: 12 }, 'unchanged', 9],
    ['what is there already', { quantity: 9, expected_quantity: 12 }, 'unchanged', 9],
    ['no stock at all', { expected_quantity: 12 }, 'unchanged', 9],
    ['nothing', {}, 'unchanged', 9],
    [
      'a price that is still what was seen',
      { price: cents(400), expected_price: cents(349) },
      'price',
      9,
    ],
    ['no price at all', { expected_price: cents(329) }, 'unchanged', 9],
  ] as const)('%s', ([, wish, fate, quantity]) => {
    expect(decideWish(wish, shelf)).toEqual({
      fate,
      after: { price: 'price' in wish ? wish.price : 349, quantity },
      delta: quantity - 9,
    });
  });

  test.for([
    ['nobody edited since', { price: cents(329), expected_price: cents(329) }],
    ['is there already', { price: cents(349), expected_price: cents(329) }],
  ] as const)('a price that %s leaves the newer one', ([, wish]) => {
    expect(decideWish(wish, shelf)).toEqual({ fate: 'unchanged', after: shelf, delta: 0 });
  });

  test('an edited price that is no longer what was seen is refused, with a stock that is neither', () => {
    const price = { price: cents(400), expected_price: cents(329) };
    const fault = { kind: 'price_changed', expected: 329, current: 349 };
    expect(decideWish(price, shelf)).toEqual({ faults: [fault] });
    expect(decideWish({ ...price, quantity: 20, expected_quantity: 12 }, shelf)).toEqual({
      faults: [fault, { kind: 'stock_changed', expected: 12, current: 9 }],
    });
  });

  test('an edited stock that is no longer what was seen is refused', () => {
    expect(decideWish({ quantity: 20, expected_quantity: 12 }, shelf)).toEqual({
      faults: [{ kind: 'stock_changed', expected: 12, current: 9 }],
    });
  });

  test.for([
    ['both', { price: cents(100), quantity: 3 }, 'new'],
    ['what another store had', { price: cents(100), quantity: 3, expected_quantity: 3 }, 'new'],
    ['none left', { price: cents(100), quantity: 0 }, 'new'],
    ['neither', {}, 'unchanged'],
    ['no price', { quantity: 3 }, 'price_missing'],
    ['no quantity', { price: cents(100) }, 'quantity_missing'],
  ] as const)('a new ingredient with %s: %s', ([, wish, outcome]) => {
    const decision = decideWish(wish, undefined);
    expect('faults' in decision ? decision.faults.map(({ kind }) => kind) : decision.fate).toEqual(
      outcome.endsWith('missing') ? [outcome] : outcome,
    );
  });
});

const amount = fc.integer({ min: 0, max: 1000 });
const price = amount.map(cents);
const onShelf: fc.Arbitrary<OnShelf> = fc.record({ price, quantity: amount });
const wish: fc.Arbitrary<ShelfWish> = fc.record(
  { price, quantity: amount, expected_price: price, expected_quantity: amount },
  { requiredKeys: [] },
);

/** The row of the shelf after a wish; a refused one leaves it as it was. */
function afterwards(wanted: ShelfWish, before: OnShelf | undefined): OnShelf | undefined {
  const decision = decideWish(wanted, before);
  return 'faults' in decision ? before : decision.after;
}

test('doing it twice is doing it once', () => {
  fc.assert(
    fc.property(wish, fc.option(onShelf, { nil: undefined }), (wanted, before) => {
      const once = afterwards(wanted, before);
      expect(afterwards(wanted, once)).toEqual(once);
    }),
  );
});

test('goods that were sold after the stock was read never come back', () => {
  const sold = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(onShelf, amount, sold, ({ price: now, quantity: seen }, wanted, packs) => {
      const before: OnShelf = { price: now, quantity: seen - Math.min(packs, seen) };
      fc.pre(before.quantity !== seen);
      const after = afterwards({ quantity: wanted, expected_quantity: seen }, before);
      expect(after).toEqual(before);
    }),
  );
});

test('a price that somebody else set after it was seen is never replaced', () => {
  fc.assert(
    fc.property(onShelf, price, price, (before, seen, wanted) => {
      fc.pre(before.price !== seen);
      expect(afterwards({ price: wanted, expected_price: seen }, before)).toEqual(before);
    }),
  );
});

test.for([
  [349, 349, false, 'no change'],
  [200, 300, false, 'half as much again'],
  [200, 301, true, 'a cent more'],
  [200, 100, false, 'half'],
  [200, 99, true, 'a cent less'],
  [349, 34_900, true, 'a lost decimal sign'],
  [0, 1, true, 'from nothing'],
  [0, 0, false, 'to nothing'],
] as const)('from %d to %d cents is steep: %s (%s)', ([from, to, isSteep]) => {
  expect(isSteepChange(cents(from), cents(to))).toBe(isSteep);
});

test('the difference is what the ledger needs', () => {
  fc.assert(
    fc.property(wish, fc.option(onShelf, { nil: undefined }), (wanted, before) => {
      const decision = decideWish(wanted, before);
      fc.pre('after' in decision);
      const packs = (row: OnShelf | undefined): number => row?.quantity ?? 0;
      expect(packs(before) + decision.delta).toBe(packs(decision.after));
    }),
  );
});
