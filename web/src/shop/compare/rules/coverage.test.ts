import { cents } from '@larder/shared/basics/money';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';
import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type Holding,
  holdingsElsewhere,
  holdingsOf,
  isTicked,
  missingPacks,
  needKey,
  ordersCovering,
  sameHoldings,
  toggleTick,
} from './coverage.ts';

const item = (ingredient_id: string, quantity: number): CartItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity,
});
const cart = (store_id: string, items: readonly CartItem[]): Cart => ({
  store_id,
  vendorId: 'v',
  vendorName: 'Ada',
  deliveryFee: cents(0),
  minimumOrder: cents(0),
  storeName: `Store ${store_id}`,
  storeType: 'Delivery',
  items,
  totalPrice: cents(0),
});
/** An order at store a; at 0 unless told otherwise, before any line with a date. */
const order = (items: readonly CartItem[], at = 0) => ({
  at,
  store_id: 'a',
  storeName: 'Store a',
  items,
});
const held = (more: Partial<Holding>): Holding => ({
  store_id: 'a',
  storeName: 'Store a',
  ingredient_id: 'rice',
  quantity: 1,
  price: cents(349),
  isOrdered: false,
  ...more,
});

test('carts and orders are held alike, and told apart', () => {
  expect(
    holdingsOf([cart('a', [item('rice', 2)])], [cart('b', [item('rice', 1), item('milk', 3)])]),
  ).toEqual([
    held({ quantity: 2 }),
    held({ store_id: 'b', storeName: 'Store b', isOrdered: true }),
    held({
      store_id: 'b',
      storeName: 'Store b',
      ingredient_id: 'milk',
      quantity: 3,
      isOrdered: true,
    }),
  ]);
});

test.for([
  [2, [], 2, 'nobody holds any'],
  [2, [held({})], 1, 'one of two'],
  [2, [held({ quantity: 2 })], 0, 'one cart has them all'],
  [2, [held({}), held({ store_id: 'b' })], 0, 'two carts have them together'],
  [2, [held({ quantity: 9 })], 0, 'more than enough is enough'],
  [0, [], 0, 'nothing is needed'],
] as const)('of %d with %j there are %d missing: %s', ([needed, holdings, missing]) => {
  expect(missingPacks(needed, holdings)).toBe(missing);
});

describe('what a store’s card knows of the others', () => {
  const needs = new Map([['rice', 2]]);
  test.for([
    [held({ store_id: 'b' }), 1, 'another cart'],
    [held({ store_id: 'b', quantity: 7 }), 2, 'of which more than needed counts as needed'],
    [held({}), undefined, 'its own cart is not elsewhere'],
    [held({ isOrdered: true }), 1, 'what was ordered there no longer is its own'],
    [held({ store_id: 'b', ingredient_id: 'tea' }), undefined, 'nobody needs tea'],
  ] as const)('%j counts %s packs: %s', ([holding, quantity]) => {
    const known = holdingsElsewhere([holding], 'a', needs);
    expect(known.map((one) => one.quantity)).toEqual(quantity === undefined ? [] : [quantity]);
  });

  test('is the same while what it shows is', () => {
    const [two, nine] = [2, 9].map((quantity) =>
      holdingsElsewhere([held({ store_id: 'b', quantity })], 'a', needs),
    );
    expect(sameHoldings(two ?? [], nine ?? [])).toBe(true);
  });

  test.for([
    [[], true],
    [[held({})], true],
    [[held({}), held({ ingredient_id: 'milk' })], false],
    [[held({ price: cents(1) })], false],
    [[held({ storeName: 'Corner' })], false],
    [[held({ quantity: 2 })], false],
    [[held({ isOrdered: true })], false],
  ] as const)('%j is the same as the one or none before: %s', ([holdings, same]) => {
    expect(sameHoldings(holdings, holdings.length === 0 ? [] : [held({})])).toBe(same);
  });
});

describe('ticks', () => {
  const none = { ticked: [], unticked: [] };
  test('a covered need is ticked by itself, an open one by hand, and each can be taken back', () => {
    for (const isCovered of [true, false]) {
      expect(isTicked(none, 'rice', isCovered)).toBe(isCovered);
      const tapped = toggleTick(none, 'rice', isCovered);
      expect(isTicked(tapped, 'rice', isCovered)).toBe(!isCovered);
      expect(toggleTick(tapped, 'rice', isCovered)).toEqual(none);
    }
  });

  test('a tick by hand outlives the cart that covered the need', () => {
    const ticked = toggleTick(none, 'rice', false);
    expect(isTicked(ticked, 'rice', true)).toBe(true);
    expect(isTicked(ticked, 'rice', false)).toBe(true);
  });

  test('a tap changes what is shown of that need and of no other', () => {
    const keys = fc.constantFrom('rice', 'milk', 'eggs');
    const anyTicks = fc.record({ ticked: fc.uniqueArray(keys), unticked: fc.uniqueArray(keys) });
    const anyTap = fc.tuple(anyTicks, fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(anyTap, ([ticks, riceCovered, milkCovered]) => {
        const after = toggleTick(ticks, 'rice', riceCovered);
        expect(isTicked(after, 'rice', riceCovered)).toBe(!isTicked(ticks, 'rice', riceCovered));
        expect(isTicked(after, 'milk', milkCovered)).toBe(isTicked(ticks, 'milk', milkCovered));
      }),
    );
  });

  test('another amount is another need, another spelling is not', () => {
    const need = { name: 'Jalapeño', unit_quantity: 20, unit: 'gm' as const };
    expect(needKey({ ...need, name: 'jalapeno' })).toBe(needKey(need));
    expect(needKey({ ...need, unit_quantity: 40 })).not.toBe(needKey(need));
    expect(needKey({ ...need, unit: 'ml' })).not.toBe(needKey(need));
  });
});

describe('an order covers what was on the list when it was placed', () => {
  const need = (ingredient_id: string, listedAt?: number): CompareItem => ({
    name: ingredient_id,
    unit_quantity: 100,
    unit: 'gm',
    ingredient_id,
    ...(listedAt !== undefined && { listedAt }),
  });
  const covered = (needs: CompareItem[], at: number) =>
    ordersCovering(needs, [order([item('rice', 1), item('milk', 2)], at)]).flatMap(({ items }) =>
      items.map(({ ingredient_id }) => ingredient_id),
    );

  test.for([
    [[], 10, [], 'nothing is needed'],
    [[need('rice', 9)], 10, ['rice'], 'listed before'],
    [[need('rice', 10)], 10, ['rice'], 'listed in the same millisecond'],
    [[need('rice', 11)], 10, [], 'taken off and listed again'],
    [[need('rice')], 10, ['rice'], 'a line of unknown date counts as old'],
    [[need('rice', 11), need('rice', 9)], 10, ['rice'], 'one of two lines of an ingredient is old'],
    [[need('rice', 9), need('milk', 11)], 10, ['rice'], 'each ingredient by itself'],
  ] as const)('of %j an order at %d covers %j: %s', ([needs, at, ids]) => {
    expect(covered([...needs], at)).toEqual(ids);
  });

  test('its packs count, so that a line that grew lacks the rest', () => {
    const [kept] = ordersCovering([need('rice', 1)], [order([item('rice', 1)], 2)]);
    expect(missingPacks(3, kept?.items ?? [])).toBe(2);
  });

  test('another order never uncovers, and a later listing never covers', () => {
    const times = fc.nat(20);
    const needs = fc.array(
      fc.tuple(fc.constantFrom('rice', 'milk', 'tea'), fc.option(times, { nil: undefined })),
    );
    const orders = fc.array(
      fc.tuple(times, fc.constantFrom('rice', 'milk', 'tea'), fc.integer({ min: 1, max: 5 })),
    );
    const packsOf = (wanted: CompareItem[], placed: ReturnType<typeof order>[], id: string) =>
      ordersCovering(wanted, placed)
        .flatMap((one) => one.items)
        .filter((one) => one.ingredient_id === id)
        .reduce((sum, one) => sum + one.quantity, 0);
    fc.assert(
      fc.property(needs, orders, (listed, placed) => {
        const wanted = listed.map(([id, listedAt]) => need(id, listedAt));
        const all = placed.map(([at, id, quantity]) => order([item(id, quantity)], at));
        for (const id of ['rice', 'milk', 'tea']) {
          const packs = packsOf(wanted, all, id);
          expect(packs).toBeGreaterThanOrEqual(packsOf(wanted, all.slice(1), id));
          const later = wanted.map((one) => ({ ...one, listedAt: 21 }));
          expect(packsOf(later, all, id)).toBe(0);
        }
      }),
    );
  });
});

test('a cart covers for every store alike', () => {
  const amounts = fc.array(fc.nat(4), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), amounts, (needed, packs) => {
      const stores = ['a', 'b', 'c'];
      const carts = stores.map((id, at) => cart(id, [item('rice', packs[at] ?? 0)]));
      const holdings = holdingsOf(carts, []);
      const seen = stores.map((id, at) => {
        const elsewhere = holdingsElsewhere(holdings, id, new Map([['rice', needed]]));
        return missingPacks(needed, [...elsewhere, { quantity: packs[at] ?? 0 }]);
      });
      expect(new Set(seen)).toEqual(new Set([missingPacks(needed, holdings)]));
    }),
  );
});
