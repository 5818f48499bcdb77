import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';

import type { KitchenOp as Op, LoggedOp as Logged } from '#domain/kitchenOps';
import { EMPTY_KITCHEN, type KitchenState as State } from '#domain/kitchenState';
import type { OpsAnswer as Answer } from '#domain/kitchenSync';

import { KitchenState } from './kitchen.ts';
import { KitchenOp, type LoggedOp, type OpsAnswer, OpsBody } from './kitchenOps.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const COMMON = { op_id: ID, device: ID, at: 1, base_seq: 0 };
const LINE = { key: 'milk', generation: 1 };

test('what is sent is what the rules take', () => {
  expectTypeOf<z.output<typeof KitchenOp>>().toExtend<Op>();
  expectTypeOf<Op>().toExtend<z.output<typeof KitchenOp>>();
  expectTypeOf<z.output<typeof LoggedOp>>().toExtend<Logged>();
  expectTypeOf<z.output<typeof OpsAnswer>>().toExtend<Answer>();
  expectTypeOf<z.output<typeof KitchenState>>().toExtend<State>();
  expectTypeOf<State>().toExtend<z.output<typeof KitchenState>>();
  expect(z.decode(KitchenState, z.encode(KitchenState, EMPTY_KITCHEN))).toEqual(EMPTY_KITCHEN);
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
