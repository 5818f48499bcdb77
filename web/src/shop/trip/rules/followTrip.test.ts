import { expect, test } from 'vitest';

import { sheetItem } from '#testing/sheetItem.ts';

import { followTrip } from './followTrip.ts';
import type { TripStop } from './tripSheet.ts';

type Fetched = Parameters<typeof followTrip>[1][number];

const order = (order_id: string, more: Partial<Fetched> = {}): Fetched => ({
  order_id,
  order_status: 'pending',
  ordered_by: null,
  store_id: `store of ${order_id}`,
  store_name: 'Corner',
  address: 'Pier 2',
  place: { lat: 1, lng: 2 },
  store_phone: null,
  items: [sheetItem('leek')],
  changes: [],
  ...more,
});
const stop = (id: string, more: Partial<TripStop> = {}): TripStop => ({
  id,
  store_id: `store of ${id}`,
  storeName: 'Corner',
  items: [sheetItem('leek')],
  marks: { leek: 'got' },
  isDone: false,
  ...more,
});
const NO_LIST = { lines: [], ownCategories: [] };
const told = (stops: readonly TripStop[]) =>
  stops.map(({ id, isDone, marks }) => `${id}${isDone ? ' done' : ''} ${marks['leek'] ?? 'open'}`);

test.for([
  ['comes, the oldest order first', [], [order('b'), order('a')], ['a open', 'b open']],
  ['keeps its ticks', [stop('a')], [order('a')], ['a got']],
  ['stays when it is newer than the answer', [stop('a')], [], ['a got']],
  ['of no order stays', [stop('cart a')], [order('a')], ['cart a got', 'a open']],
  ['goes when it was rejected', [stop('a')], [order('a', { order_status: 'Rejected' })], []],
  [
    'is done when it was handed over',
    [stop('a')],
    [order('a', { order_status: 'Delivered' })],
    ['a done got'],
  ],
  ['does not come when it was handed over', [], [order('a', { order_status: 'Delivered' })], []],
  ['does not come when it was rejected', [], [order('a', { order_status: 'Rejected' })], []],
  ['that is done stays so', [stop('a', { isDone: true })], [order('a')], ['a done got']],
  ['of somebody who is gone goes', [stop('a', { ordered_by: 'Maya' })], [], []],
] as const)('a stop %s', ([, stops, orders, expected]) => {
  expect(told(followTrip(stops, orders, NO_LIST))).toEqual(expected);
});
