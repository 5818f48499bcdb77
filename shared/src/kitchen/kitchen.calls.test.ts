import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import { KitchenState } from './kitchen.calls.ts';
import { KitchenOp, LoggedOp, OpsBody } from './kitchenOps.model.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const COMMON = { op_id: ID, device: ID, at: 1, base_seq: 0 };
const LINE = { key: 'milk', generation: 1 };

test('an empty kitchen is written and read alike', () => {
  expect(z.decode(KitchenState, z.encode(KitchenState, EMPTY_KITCHEN))).toEqual(EMPTY_KITCHEN);
});

test('an operation has the payload of its kind and no other, also in the log', () => {
  const clear = { ...COMMON, kind: 'clear', payload: { only: 'all' } };
  const logged = { ...clear, seq: 1, by: ID };
  expect(KitchenOp.parse(clear)).toEqual(clear);
  expect(LoggedOp.parse(logged)).toEqual(logged);
  expect(KitchenOp.safeParse({ ...clear, kind: 'relist' }).success).toBe(false);
  expect(LoggedOp.safeParse({ ...logged, kind: 'relist' }).success).toBe(false);
  expectTypeOf<Extract<KitchenOp, { kind: 'clear' }>['payload']>().toEqualTypeOf<{
    only: 'all' | 'got';
  }>();
});

/** What is refused, with the field that the refusal names. */
const REFUSED: readonly (readonly [why: string, op: object, field: string])[] = [
  ['a kind that is none', { kind: 'toggle', payload: {} }, 'kind'],
  [
    'an amount below 0',
    { kind: 'edit_amount', payload: { line: LINE, amount: -1, unit: 'g' } },
    'payload.amount',
  ],
  [
    'a name too long',
    { kind: 'add_item', payload: { item: { name: 'x'.repeat(201), amount: 1, unit: '' } } },
    'payload.item.name',
  ],
  [
    'half a pair of surrogates, which the database refuses',
    { kind: 'add_item', payload: { item: { name: '\ud800', amount: 1, unit: '' } } },
    'payload.item.name',
  ],
  [
    'U+0000, too',
    { kind: 'add_item', payload: { item: { name: 'a\0', amount: 1, unit: '' } } },
    'payload.item.name',
  ],
  [
    'grams below 0',
    {
      kind: 'add_item',
      payload: { item: { name: 'Rice', amount: 1, unit: '', grams: { cup: -5 } } },
    },
    'payload.item.grams',
  ],
  [
    'a thing at home whose name shows nothing',
    {
      kind: 'pantry_set',
      payload: {
        item: { key: 'rice', name: '\u200b', kind: 'about', low: false, amount: 1, unit: 'gm' },
      },
    },
    'payload.item.name',
  ],
  [
    'a pack larger than the catalogue has',
    {
      kind: 'cart_packs',
      payload: {
        store: {
          store_id: ID,
          vendorId: ID,
          vendorName: 'Vera',
          storeName: 'Corner',
          storeType: 'Pickup',
          deliveryFee: 0,
          minimumOrder: 0,
        },
        items: [
          {
            ingredient_id: ID,
            name: 'Rice',
            unit: 'gm',
            unit_quantity: 1e7,
            price: 1,
            quantity: 1,
          },
        ],
        terms: true,
      },
    },
    'payload.items.0.unit_quantity',
  ],
  ['no lines', { kind: 'remove_lines', payload: { lines: [] } }, 'payload.lines'],
  [
    'an aisle named twice',
    {
      kind: 'aisle_order',
      payload: { store_id: ID, storeName: 'Corner', order: ['Dairy', 'Dairy'] },
    },
    'payload.order',
  ],
  [
    'a brand of no food',
    { kind: 'brand_choice', payload: { food: ' ', brand: 'Horizon', choice: 'prefer' } },
    'payload.food',
  ],
  [
    'a brand longer than any',
    { kind: 'brand_choice', payload: { food: 'Milk', brand: 'b'.repeat(81), choice: 'prefer' } },
    'payload.brand',
  ],
  [
    'a word on a brand that nobody knows',
    { kind: 'brand_choice', payload: { food: 'Milk', brand: 'Horizon', choice: 'often' } },
    'payload.choice',
  ],
  [
    'a store without an id',
    { kind: 'ordered', payload: { store_id: 'x', items: [] } },
    'payload.store_id',
  ],
  [
    'an order of less than a pack',
    {
      kind: 'ordered',
      payload: {
        store_id: ID,
        items: [],
        order: {
          order_id: ID,
          storeName: 'Corner',
          deliveryFee: 0,
          items: [
            {
              ingredient_id: ID,
              name: 'Rice',
              unit: 'gm',
              unit_quantity: 500,
              price: 1,
              quantity: 0,
            },
          ],
        },
      },
    },
    'payload.order.items.0.quantity',
  ],
  [
    'a lost order without a reason',
    { kind: 'order_lost', payload: { order_id: ID, why: 'late', items: [] } },
    'payload.why',
  ],
  ['lines to buy again that are none', { kind: 'relist', payload: { lines: [] } }, 'payload.lines'],
  [
    'an order without an id',
    { kind: 'not_ordered', payload: { order_id: '' } },
    'payload.order_id',
  ],
];

test.for(REFUSED)('%s is refused, by name', ([, op, field]) => {
  const { error } = KitchenOp.safeParse({ ...COMMON, ...op });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
});

test('200 operations are taken at once, 201 are not', () => {
  const op = { ...COMMON, kind: 'clear', payload: { only: 'all' } };
  const body = (n: number) => ({ household_id: ID, base_seq: 0, ops: Array(n).fill(op) });
  expect(OpsBody.safeParse(body(200)).success).toBe(true);
  expect(OpsBody.safeParse(body(201)).error?.issues[0]?.path).toEqual(['ops']);
});
