import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { orderTable } from './orderTable.ts';

test('an order is a row: money in dollars, items in words, no formula of a customer', () => {
  const [headings, row] = orderTable([
    {
      order_id: 'a1',
      created_at: { toISOString: () => '2026-05-01T10:00:00.000Z' },
      store_name: 'Corner',
      customer_name: '=HYPERLINK("x")',
      delivery_address: null,
      customer_phone: '+1 212 555 0123',
      note: '@SUM(1)\nRing twice',
      delivery_method: 'Deliver',
      slot: {
        starts_at: { toISOString: () => '2026-05-02T14:00:00.000Z' },
        ends_at: { toISOString: () => '2026-05-02T16:00:00.000Z' },
      },
      order_status: 'Accepted',
      delivery_fee: cents(399),
      total_price: cents(1230),
      refunded: cents(349),
      items: [
        { name: 'Rice', unit_quantity: 500, unit: 'gm', quantity: 2 },
        { name: 'Milk', unit_quantity: 1000, unit: 'ml', quantity: 1 },
        {
          name: 'Ham',
          unit_quantity: 100,
          unit: 'gm',
          quantity: 6,
          by_weight: true,
          weighing: { amount: 640, state: 'weighed', cost: cents(448) },
        },
        { name: 'Feta', unit_quantity: 100, unit: 'gm', quantity: 3, by_weight: true },
      ],
    },
  ]);
  expect(Object.fromEntries(headings?.map((title, n) => [title, row?.[n]]) ?? [])).toEqual({
    order_id: 'a1',
    ordered_at: '2026-05-01T10:00:00.000Z',
    store: 'Corner',
    customer: '\'=HYPERLINK("x")',
    address: '',
    phone: "'+1 212 555 0123",
    note: "'@SUM(1)\nRing twice",
    delivery_method: 'Deliver',
    slot_starts_at: '2026-05-02T14:00:00.000Z',
    slot_ends_at: '2026-05-02T16:00:00.000Z',
    status: 'Accepted',
    packs: '12',
    items: '2 × Rice 500 gm; 1 × Milk 1000 ml; 640 g Ham; 300 g Feta',
    delivery_fee: '3.99',
    total: '12.30',
    refunded: '3.49',
  });
});
