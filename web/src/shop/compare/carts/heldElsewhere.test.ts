import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { toOffers } from '#shop/compare/offers.ts';
import type { Holding } from '#shop/compare/rules/coverage.ts';
import { foodsOf } from '#shop/compare/rules/planInput.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';

import { heldElsewhere } from './heldElsewhere.ts';

/** Rice in bags of 1,000 gm (id 2) at $4.00 and 500 gm (id 1) at $3.00; 2,000 gm (id 3) are sold elsewhere. */
const size = (n: number, amount: number, price: number) =>
  item(n, 'Rice', { amount, price: cents(price) });
const packs = [size(1, 500, 300), size(2, 1000, 400)];
const here = store(1, { items: [item(1, 'Rice', { packs })] });
const there = store(2, { items: [item(1, 'Rice', { packs: [...packs, size(3, 2000, 900)] })] });

/** What the first store's lines say is held, of a need of 1,200 gm: a bag of each size. */
function held(...holdings: [n: number, quantity: number, store_id: number][]) {
  const needs = [{ name: 'Rice', unit_quantity: 1200, unit: 'gm' as const, ingredient_id: id(1) }];
  const vendors = [vendor([here, there])];
  const foods = foodsOf({ needs, vendors });
  const [offer] = toOffers(vendors, foods);
  const [food] = foods;
  if (!offer || !food) throw new Error('no offer');
  const asHolding = ([n, quantity, at]: [number, number, number]): Holding => ({
    store_id: id(at),
    storeName: `Store ${at}`,
    ingredient_id: id(n),
    quantity,
    price: cents({ 1: 300, 2: 400, 3: 900 }[n] ?? 0),
    isOrdered: false,
  });
  const foodOf = new Map([1, 2, 3].map((n) => [id(n), food]));
  return heldElsewhere(offer, foodOf, holdings.map(asHolding)).map((one) => [
    Number(one.ingredient_id.slice(-3)),
    one.quantity,
    one.price,
  ]);
}

test.for([
  [
    [
      [2, 1, 2],
      [1, 1, 2],
    ],
    [
      [2, 1, 400],
      [1, 1, 300],
    ],
    'both sizes, each its own',
  ],
  [[[2, 1, 2]], [[2, 1, 400]], 'a part: the other size is still missing'],
  [
    [[2, 2, 2]],
    [
      [2, 1, 400],
      [1, 1, 400],
    ],
    'enough in one size covers both; the spare bag pays for the other',
  ],
  [
    [[3, 1, 2]],
    [
      [2, 1, 514],
      [1, 1, 386],
    ],
    'enough in a size not sold here: its price as $4.00 to $3.00',
  ],
  [[[1, 2, 2]], [[1, 1, 300]], 'two small ones: the spare one is no large one'],
  [
    [[1, 3, 2]],
    [
      [1, 1, 300],
      [2, 1, 600],
    ],
    'three small ones are enough',
  ],
  [
    [
      [2, 1, 1],
      [1, 1, 1],
    ],
    [],
    'the store’s own cart is on its lines already',
  ],
  [[[1, 3, 1]], [[2, 1, 600]], 'the spare ones of its own cart count'],
] as const)('%j held are %j: %s', ([holdings, expected]) => {
  const sorted = (rows: readonly (readonly number[])[]) =>
    rows.toSorted(([a = 0], [b = 0]) => b - a);
  expect(
    sorted(
      held(...holdings.map(([n, quantity, at]): [number, number, number] => [n, quantity, at])),
    ),
  ).toEqual(sorted(expected));
});
