import fc from 'fast-check';
import { expect, test } from 'vitest';

import { popularItem, shortId, statCards } from './dashboard.ts';
import { cents } from './money.ts';
import type { OrderStatus } from './orders.ts';

const order = (order_status: OrderStatus, total: number, ...names: string[]) => ({
  order_status,
  total_price: cents(total),
  items: names.map((name) => ({ name })),
});

test('counts every order, the pending ones, the money and the favourite', () => {
  expect(
    statCards([
      order('pending', 100, 'Rice'),
      order('Accepted', 200, 'Milk', 'Rice'),
      order('Rejected', 400, 'Milk', 'Eggs'),
      order('Delivered', 800, 'Rice'),
    ]),
  ).toEqual({ total: 4, pending: 1, revenue: 1100, popularItem: 'Rice' });
});

test('has nothing to show without orders', () => {
  expect(statCards([])).toEqual({ total: 0, pending: 0, revenue: 0, popularItem: undefined });
});

test.for([
  [[['Rice'], ['Rice'], ['Milk']], 'Rice', 'in most orders'],
  [[['Milk'], ['Rice']], 'Milk', 'a tie goes by the alphabet'],
  [[['Rice', 'Rice', 'Rice'], ['Milk'], ['Milk']], 'Milk', 'three times in one order is one order'],
  [[[]], undefined, 'an order of nothing'],
] as const)('in %j the favourite is %s: %s', ([orders, name]) => {
  expect(popularItem(orders.map((names) => order('pending', 0, ...names)))).toBe(name);
});

test('the favourite does not depend on the order of orders', () => {
  const names = fc.array(fc.array(fc.constantFrom('Rice', 'Milk', 'Eggs')), { maxLength: 8 });
  fc.assert(
    fc.property(names, (lists) => {
      const orders = lists.map((list) => order('pending', 0, ...list));
      expect(popularItem(orders.toReversed())).toBe(popularItem(orders));
    }),
  );
});

test.for([
  ['0197f0c0-1234-7abc', 8, '0197f0c0', 'dashboard and messages'],
  ['0197f0c0-1234-7abc', 12, '0197f0c0-123', 'orders table'],
  ['abc', 8, 'abc', 'a short id stays whole'],
] as const)('%s cut to %d is %s: %s', ([id, length, short]) => {
  expect(shortId(id, length)).toBe(short);
});
