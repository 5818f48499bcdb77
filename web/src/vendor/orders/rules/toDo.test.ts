import { expect, test } from 'vitest';

import { vendorOrder } from '#vendor/orders/testing/vendorOrder.ts';

import { nextToAnswer, toDoOf } from './toDo.ts';

const slotAt = (hour: number) => ({
  starts_at: new Date(Date.UTC(2026, 4, 3, hour)),
  ends_at: new Date(Date.UTC(2026, 4, 3, hour + 2)),
  time_zone: 'UTC',
});
const orders = [
  vendorOrder({ order_id: 'a', order_status: 'pending', slot: null }),
  vendorOrder({ order_id: 'b', order_status: 'Accepted', slot: slotAt(12) }),
  vendorOrder({ order_id: 'c', order_status: 'pending', slot: slotAt(14) }),
  vendorOrder({ order_id: 'd', order_status: 'Delivered', slot: slotAt(8) }),
  vendorOrder({ order_id: 'e', order_status: 'pending', slot: slotAt(10) }),
  vendorOrder({ order_id: 'f', order_status: 'Accepted', slot: slotAt(10) }),
];
const ids = (shown: readonly { order_id: string }[]) => shown.map(({ order_id }) => order_id);

test('pending orders and accepted ones are each by slot, without a slot last; the rest is over', () => {
  const { pending, accepted } = toDoOf(orders);
  expect([ids(pending), ids(accepted)]).toEqual([
    ['e', 'c', 'a'],
    ['f', 'b'],
  ]);
});

test.for([
  ['e', 'c', 'the next one'],
  ['a', 'e', 'after the last the first'],
  ['f', 'e', 'after one that is accepted the first'],
] as const)('after %s comes %s: %s', ([order_id, next]) => {
  expect(nextToAnswer(orders, order_id)?.order_id).toBe(next);
});

test('orders without a slot come as they were ordered, whatever their ids', () => {
  const [later, first] = [10, 9].map((hour) =>
    vendorOrder({
      order_id: `o${hour === 10 ? 1 : 2}`,
      order_status: 'pending',
      slot: null,
      created_at: new Date(Date.UTC(2026, 4, 2, hour)),
    }),
  );
  expect(ids(toDoOf([later, first].flatMap((order) => order ?? [])).pending)).toEqual(['o2', 'o1']);
});

test('after the only one comes none', () => {
  expect(nextToAnswer(orders.slice(0, 2), 'a')).toBeUndefined();
});
