import { cents } from '@larder/shared/basics/money';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { expect, test } from 'vitest';

import { sheetItem } from '#testing/sheetItem.ts';

import { elsewhereFor } from './tripElsewhere.ts';
import type { SheetItem, SheetOffer, TripStop } from './tripSheet.ts';

const here = { lat: 40, lng: -74 };
/** By road. */
const north = (miles: number) => ({ lat: 40 + (miles / 1.3 / 3959) * (180 / Math.PI), lng: -74 });
const offer = (store_id: string, miles: number, price: number) => ({
  store_id,
  storeName: store_id,
  place: north(miles),
  item: sheetItem('leek', { price: cents(price) }),
});
const stop = (store_id: string, miles: number, more: Partial<TripStop> = {}): TripStop => ({
  id: `stop ${store_id}`,
  store_id,
  storeName: store_id,
  place: north(miles),
  items: [],
  marks: {},
  isDone: false,
  ...more,
});
const settings = { ...PLAN_DEFAULTS, home: here, centsPerMile: 50, centsPerStop: 300 };
/** A leek for $4.00 that is not there, and what else there is at the first stop. */
const ask = (
  offers: readonly SheetOffer[],
  { later = [], more = [] }: { later?: readonly TripStop[]; more?: readonly SheetItem[] } = {},
) => {
  const leek = sheetItem('leek', { offers });
  const marks = Object.fromEntries(
    [leek, ...more].map((one) => [one.ingredient_id, 'none' as const]),
  );
  const first = stop('here', 0, { items: [leek, ...more], marks });
  const found = elsewhereFor({ stop: first, item: leek }, [first, ...later], settings);
  return found && [found.offer.store_id, found.kind, found.way, found.together].join(' ');
};
const kale = (...offers: SheetOffer[]) =>
  sheetItem('kale', {
    offers: offers.map((one) => ({ ...one, item: sheetItem('kale', { price: one.item.price }) })),
  });

test.for([
  // why this row exists, offers, what else there is, the answer
  ['no offer', [], {}, undefined],
  ['a later stop, however far', [offer('b', 9, 390)], { later: [stop('b', 9)] }, 'b next 0 1'],
  [
    'a later stop, unless a new one saves more than its way',
    [offer('b', 9, 990), offer('a', 0, 100)],
    { later: [stop('b', 9)] },
    'a worth 300 1',
  ],
  [
    'a stop that is done is a way again',
    [offer('b', 0, 390)],
    { later: [stop('b', 0, { isDone: true })] },
    'b worth 300 1',
  ],
  ['a way that costs the thing exactly', [offer('a', 1, 100)], {}, 'a worth 400 1'],
  ['a way that costs a cent more', [offer('a', 1.01, 100)], {}, 'a far 401 1'],
  ['the least of packs and way', [offer('a', 9, 100), offer('b', 1, 200)], {}, 'b worth 400 1'],
  [
    'on the way to a later stop only the stop counts',
    [offer('a', 5, 100)],
    { later: [stop('b', 9)] },
    'a worth 300 1',
  ],
  [
    'two things together are worth a way that one is not',
    [offer('a', 2, 100)],
    { more: [kale(offer('a', 2, 100))] },
    'a worth 500 2',
  ],
  [
    'not a later stop where it is not there either',
    [offer('b', 9, 390)],
    { later: [stop('b', 9, { items: [sheetItem('leek')], marks: { leek: 'none' } })] },
    undefined,
  ],
  [
    'nor one where it was dropped for that',
    [offer('b', 9, 390)],
    { later: [stop('b', 9, { items: [sheetItem('leek')], marks: { leek: 'dropped' } })] },
    undefined,
  ],
  [
    'a later stop, though a way for something else is not worth it',
    [offer('b', 9, 390), offer('a', 20, 100)],
    { later: [stop('b', 9)], more: [kale(offer('a', 20, 100))] },
    'b next 0 1',
  ],
  ['a store that delivers', [{ ...offer('d', 1, 100), delivers: true }], {}, 'd delivery 0 1'],
  [
    'one to go to before one that delivers',
    [{ ...offer('d', 1, 10), delivers: true }, offer('a', 9, 390)],
    {},
    'a far 1200 1',
  ],
] as const)('%s', ([, offers, rest, expected]) => {
  expect(ask(offers, rest)).toBe(expected);
});
