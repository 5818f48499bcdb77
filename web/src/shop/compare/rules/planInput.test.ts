import { cents } from '@larder/shared/basics/money';
import { planBasket } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import type { ComparedVendor } from '@larder/shared/stores/compare.calls';
import { describe, expect, test } from 'vitest';

import { id, item, store, vendor } from '#testing/comparison.ts';

import { type ComparedNeed, foodsOf, heldShort, stillNeeded, toPlanInput } from './planInput.ts';

const need = (name: string, n: number | undefined, amount: number): ComparedNeed => ({
  name,
  unit_quantity: amount,
  unit: 'gm',
  ...(n !== undefined && { ingredient_id: id(n) }),
});
const inputOf = (
  needs: readonly ComparedNeed[],
  vendors: ComparedVendor[],
  held: { ingredient_id: string; quantity: number }[] = [],
) => toPlanInput(foodsOf({ needs, vendors }), vendors, held);
const rice = [vendor([store(1, { items: [item(1, 'Rice')] })])];

test('needs of one food are one need, in the order of the list', () => {
  const needs = [need('Rice', 1, 400), need('Milk', 2, 300), need('Basmati', 1, 250)];
  expect(inputOf(needs, rice).needs).toEqual([
    { key: id(1), amount: 650 },
    { key: id(2), amount: 300 },
  ]);
});

test('what the server says packs must bring counts, in the packs’ unit', () => {
  const milk = item(2, 'Milk', { unit: 'ml', unit_quantity: 1000, amount: 1000 });
  const needs = [
    { ...need('Milk', 2, 300), bring: { amount: 294, unit: 'gm' as const } },
    { ...need('Milk', 2, 500), bring: { amount: 490, unit: 'ml' as const } },
  ];
  const vendors = [vendor([store(1, { items: [milk] })])];
  expect(foodsOf({ needs, vendors })).toMatchObject([{ unit: 'ml', amount: 490 }]);
});

test('a food that nobody knows is a need that no store has', () => {
  const { needs, stores } = inputOf([need('Moon dust', undefined, 5)], rice);
  expect(needs).toEqual([{ key: 'moon dust', amount: 5 }]);
  expect(stores[0]?.packs).toEqual({});
});

describe('a store', () => {
  test('keeps its place, its terms and whether it delivers', () => {
    const terms = { delivery_fee: cents(499), minimum_order: cents(2500) };
    const vendors = [vendor([store(1, terms), store(2, { store_type: 'Pickup' })])];
    expect(inputOf([need('Rice', 1, 400)], vendors).stores).toMatchObject([
      { store_id: id(1), delivers: true, fee: 499, minimum: 2500, place: { lat: 41.88 } },
      { store_id: id(2), delivers: false, fee: 0, minimum: 0 },
    ]);
  });

  test('offers all its packs of a food', () => {
    const packs = [item(1, 'Rice'), item(7, 'Rice', { amount: 2000 })];
    const vendors = [vendor([store(1, { items: [item(1, 'Rice', { packs })] })])];
    expect(inputOf([need('Rice', 1, 400)], vendors).stores[0]?.packs[id(1)]).toEqual([
      { ingredient_id: id(1), amount: 500, price: 100, stock: 10 },
      { ingredient_id: id(7), amount: 2000, price: 700, stock: 10 },
    ]);
  });

  test('sells shares of the need where nothing converts its packs', () => {
    const bunch = item(1, 'Mint', { amount: null, packs_needed: 4 });
    const vendors = [vendor([store(1, { items: [bunch] })])];
    const { needs, stores } = inputOf([need('Mint', 1, 100)], vendors);
    expect(stores[0]?.packs[id(1)]).toMatchObject([{ amount: 25 }]);
    const settings = {
      home: undefined,
      centsPerMile: 0,
      centsPerStop: 0,
      maxStops: 1,
      worthCents: 0,
    };
    expect(planBasket(needs, stores, settings).plans[0]?.lines[0]?.packs).toEqual([
      { ingredient_id: id(1), count: 4 },
    ]);
  });
});

describe('what carts and orders hold', () => {
  const packs = [item(1, 'Rice'), item(7, 'Rice', { amount: 2000 })];
  const vendors = [vendor([store(1, { items: [item(1, 'Rice', { packs })] })])];
  test.for([
    [[1, 1], 700, 'counts less'],
    [[1, 2], 200, 'twice'],
    [[1, 3], undefined, 'all of it leaves nothing to buy'],
    [[7, 1], undefined, 'in another pack size too'],
    [[9, 5], 1200, 'other things do not count'],
  ] as const)('%j of 1,200 g leave %s: %s', ([[n, quantity], left]) => {
    const held = [{ ingredient_id: id(n), quantity }];
    expect(inputOf([need('Rice', 1, 1200)], vendors, held).needs).toEqual(
      left === undefined ? [] : [{ key: id(1), amount: left }],
    );
  });

  test('a pack of what is needed to taste is enough', () => {
    const held = [{ ingredient_id: id(1), quantity: 1 }];
    expect(inputOf([need('Rice', 1, 0)], vendors).needs).toEqual([{ key: id(1), amount: 0 }]);
    expect(inputOf([need('Rice', 1, 0)], vendors, held).needs).toEqual([]);
  });
});

describe('a food that is cooked by eye', () => {
  const pound = [
    vendor([store(1, { items: [item(1, 'Beef', { unit_quantity: 454, amount: 454 })] })]),
  ];
  const beef = {
    ...need('Beef', 1, 500),
    byEye: true as const,
    bring: { amount: 490, unit: 'gm' as const },
  };

  test('may be a tenth short', () => {
    const { needs, stores } = inputOf([beef], pound);
    expect(needs).toEqual([{ key: id(1), amount: 490, least: 450 }]);
    const [plan] = planBasket(needs, stores, { home: undefined, ...PLAN_DEFAULTS }).plans;
    expect(plan?.lines).toMatchObject([{ packs: [{ count: 1 }], short: 36 }]);
  });

  test('but by half of the smallest pack at most, or two small packs would be one', () => {
    const small = [
      vendor([store(1, { items: [item(1, 'Beef', { unit_quantity: 60, amount: 60 })] })]),
    ];
    expect(foodsOf({ needs: [beef], vendors: small })[0]?.least).toBe(470);
  });

  test('is exact when any of its lines is', () => {
    const eggs = { ...need('Beef', 1, 100), bring: { amount: 98, unit: 'gm' as const } };
    expect(inputOf([beef, eggs], pound).needs).toEqual([{ key: id(1), amount: 588 }]);
  });

  test('is wholly held by packs that are enough, and says what is short', () => {
    const [food] = foodsOf({ needs: [beef], vendors: pound });
    if (!food) throw new Error('no food');
    const held = [{ ingredient_id: id(1), quantity: 1 }];
    expect(stillNeeded(food, held)).toBeUndefined();
    expect(heldShort(food, held)).toBeCloseTo(46, 6);
    expect(heldShort(food, [{ ingredient_id: id(1), quantity: 2 }])).toBe(0);
  });

  test('needs as much more as it would alone', () => {
    const twice = { ...beef, bring: { amount: 980, unit: 'gm' as const } };
    const held = [{ ingredient_id: id(1), quantity: 1 }];
    const [rest] = inputOf([twice], pound, held).needs;
    // 1,000 g may be 100 short.
    expect(rest).toEqual({ key: id(1), amount: 980 - 454, least: 900 - 454 });
  });
});
