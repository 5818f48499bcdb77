import { cents } from '@larder/shared/basics/money';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { applyOp } from '@larder/shared/kitchen/kitchen';
import { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { KitchenChange } from '@larder/shared/kitchen/kitchenOps.model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { confirmedKitchen, setConfirmedKitchen } from './kitchenConfirmed.ts';

const STORE = '01890000-0000-7000-8000-00000000000e';
const CHANGES: readonly KitchenChange[] = [
  { kind: 'add_item', payload: { item: { name: 'Milk', amount: 1.5, unit: 'l' } } },
  { kind: 'add_item', payload: { item: { name: 'Eggs', amount: 6, unit: '' } } },
  {
    kind: 'got',
    payload: { line: { key: 'milk', generation: 1 }, amounts: [{ amount: 1.5, unit: 'l' }] },
  },
  { kind: 'remove_lines', payload: { lines: [{ key: 'eggs', generation: 1 }] } },
  {
    kind: 'cart_packs',
    payload: {
      store: {
        store_id: STORE,
        vendorId: STORE,
        vendorName: 'V',
        storeName: 'Corner',
        storeType: 'Pickup',
        deliveryFee: cents(499),
        minimumOrder: cents(1_250),
      },
      items: [
        {
          ingredient_id: 'i',
          name: 'Rice',
          unit: 'gm',
          unit_quantity: 500,
          price: cents(349),
          quantity: 2,
        },
      ],
      terms: true,
    },
  },
  {
    kind: 'ordered',
    payload: {
      store_id: STORE,
      items: [],
      order: {
        order_id: STORE,
        storeName: 'Corner',
        deliveryFee: cents(499),
        items: [
          {
            ingredient_id: 'i',
            name: 'Rice',
            unit: 'gm',
            unit_quantity: 500,
            price: cents(349),
            quantity: 1,
          },
        ],
      },
    },
  },
  { kind: 'cooked', payload: { recipe_id: '1', title: 'Soup', uses: [] } },
];

test('a kitchen is kept as the contract writes it, and read as it was', () => {
  const state = CHANGES.reduce((before, change, nth) => {
    const op = { ...change, op_id: `op${nth}`, device: 'd', at: nth, base_seq: nth };
    return applyOp(before, op, { seq: nth + 1, by: 'sam' });
  }, EMPTY_KITCHEN);
  setConfirmedKitchen({ household_id: 'h', state });
  const text = localStorage.getItem('kitchen') ?? '';
  const written: unknown = JSON.parse(JSON.stringify(z.encode(KitchenState, state)));
  expect(JSON.parse(text)).toEqual({ household_id: 'h', state: written });
  // Another tab wrote an equal value: it is read.
  localStorage.setItem('kitchen', `${text} `);
  expect(confirmedKitchen()).toEqual({ household_id: 'h', state });
});
