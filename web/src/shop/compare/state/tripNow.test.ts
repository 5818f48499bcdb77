import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import type { PlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';

import type { Trip } from './trip.ts';
import { tripNow } from './tripNow.ts';

const need = (n: number, name: string) => ({
  name,
  unit_quantity: 400,
  unit: 'gm' as const,
  ingredient_id: id(n),
  listedAt: 5,
});
const RICE = need(1, 'Rice');
const MILK = need(2, 'Milk');
/** Another name of the milk. */
const WHOLE = { ...MILK, name: 'Whole milk' };
/** Nobody sells it, and the catalogue does not know it. */
const SCALES = { name: 'Dragon scales', unit_quantity: 1, unit: 'gm' as const };

const TRIP: Trip = {
  vendors: [
    vendor([
      store(1, {
        items: [item(1, 'Rice'), item(2, 'Milk')],
        missing: ['Dragon scales'],
        coverage: { matched: 2, wanted: 3 },
      }),
      store(2, {
        items: [item(2, 'Milk')],
        missing: ['Rice', 'Dragon scales'],
        coverage: { matched: 1, wanted: 3 },
      }),
    ]),
  ],
  needs: [RICE, MILK, WHOLE, SCALES],
  here: null,
  hereLabel: '',
  radius: null,
};
/** An order of packs of 500 gm. The trip was compared for the list as of time 5. */
const milkOrdered = (quantity: number, at: number): PlacedOrders => [
  {
    order_id: id(70),
    at,
    store_id: id(1),
    storeName: 'Store 1',
    items: [{ ...item(2, 'Milk'), quantity }],
    deliveryFee: cents(0),
  },
];

test.for([
  ['all of it', [RICE, MILK, WHOLE, SCALES], [], [], ['2 of 3', '1 of 3']],
  ['none of it', [], [], ['Rice', 'Milk', 'Dragon scales'], []],
  ['one of two names', [RICE, WHOLE, SCALES], [], [], ['2 of 3', '1 of 3']],
  ['neither name', [RICE, SCALES], [], ['Milk'], ['1 of 2']],
  ['neither name of what was ordered', [RICE, SCALES], milkOrdered(2, 7), [], ['1 of 2']],
  ['all of it, one being ordered', [RICE, MILK, WHOLE, SCALES], milkOrdered(2, 7), [], ['1 of 2']],
  [
    'neither name of what was ordered in part',
    [RICE, SCALES],
    milkOrdered(1, 7),
    ['Milk'],
    ['1 of 2'],
  ],
  [
    'neither name of what was ordered before',
    [RICE, SCALES],
    milkOrdered(2, 3),
    ['Milk'],
    ['1 of 2'],
  ],
  ['what no store has no more', [RICE, MILK], [], ['Dragon scales'], ['2 of 2', '1 of 2']],
  [
    'the food by another name',
    [RICE, { ...MILK, name: 'Fresh milk' }, SCALES],
    [],
    [],
    ['2 of 3', '1 of 3'],
  ],
  [
    'it in other letters and amounts',
    [
      { name: 'RICE', unit_quantity: 1, unit: 'ml' as const },
      MILK,
      { ...SCALES, name: 'dragon Scales' },
    ],
    [],
    [],
    ['2 of 3', '1 of 3'],
  ],
  ['other things alone', [need(9, 'Tea')], milkOrdered(2, 7), ['Rice', 'Dragon scales'], []],
] as const)('the list needs %s', ([, listed, orders, dropped, coverage]) => {
  const now = tripNow(TRIP, { listed, orders });
  expect(now.dropped.map(({ name }) => name)).toEqual(dropped);
  const stores = now.trip.vendors.flatMap((one) => one.stores);
  expect(stores.map((one) => `${one.coverage.matched} of ${one.coverage.wanted}`)).toEqual(
    coverage,
  );
  for (const { items, missing, coverage: counts } of stores) {
    expect(items).toHaveLength(counts.matched);
    expect(missing).toHaveLength(counts.wanted - counts.matched);
  }
  expect(now.trip === TRIP).toBe(now.trip.needs.length === TRIP.needs.length);
});

test('a food is as exact as the list says now', () => {
  const beef = { ...RICE, byEye: true as const };
  const trip: Trip = { ...TRIP, needs: [beef, MILK] };
  const eyes = (listed: Trip['needs']) => tripNow(trip, { listed, orders: [] }).trip;
  expect(eyes([beef, MILK])).toBe(trip);
  // All of it shall be bought.
  expect(eyes([RICE, MILK]).needs).toEqual([RICE, MILK]);
  expect(eyes([beef, { ...MILK, byEye: true }]).needs).toEqual([beef, { ...MILK, byEye: true }]);
});
