import { cents } from '@larder/shared/basics/money';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { setKitchenHome, waitingOps } from '#shop/kitchen/state/kitchen.ts';
import { setConfirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';

import { cartsNow, fillCart } from './carts.ts';
import {
  rememberOrders,
  setPlacedOrders,
  tellLost,
  useOwnOrders,
  usePlacedOrders,
} from './placedOrders.ts';

const SAM = 'sam';
const ID = '01890000-0000-7000-8000-000000000001';
const rice = {
  ingredient_id: 'rice',
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity: 2,
};
const cart: Cart = {
  store_id: ID,
  vendorId: ID,
  vendorName: 'Vera',
  deliveryFee: cents(100),
  minimumOrder: cents(0),
  storeName: 'Green Basket',
  storeType: 'Pickup',
  totalPrice: cents(698),
  items: [{ ...rice, image: 'rice.webp' }],
};
const SIX_DAYS = 6 * 24 * 60 * 60 * 1000;

const order = (order_id: string) => rememberOrders([cart], [{ ...cart, order_id }]);
const shown = () => renderHook(usePlacedOrders).result.current.map((one) => one.order_id);

function signIn(): void {
  const user = { id: SAM, name: 'Sam', email: 's@example.com', role: 'user', token: 't' };
  localStorage.setItem('user', JSON.stringify({ ...user, tokenType: 'bearer', expiresIn: 900 }));
  setConfirmedKitchen({ household_id: 'h', state: { ...EMPTY_KITCHEN, seq: 3 } });
  setKitchenHome({ user_id: SAM, device: 'd', seq: 3 });
}

test('orders of six days cover nothing any more', () => {
  const clock = vi.spyOn(Date, 'now');
  const { result, rerender } = renderHook(usePlacedOrders);
  for (const [at, id] of [
    [0, 'old'],
    [1, 'new'],
  ] as const) {
    clock.mockReturnValue(at);
    act(() => order(id));
  }
  clock.mockReturnValue(SIX_DAYS - 1);
  rerender();
  expect(result.current).toHaveLength(2);
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  clock.mockReturnValue(SIX_DAYS);
  rerender();
  expect(result.current.map((one) => one.order_id)).toEqual(['new']);
  clock.mockRestore();
});

test('on this device alone what is ordered leaves the cart, and is known once', () => {
  fillCart(cart, cart.items);
  for (const id of ['a', 'b', 'a']) order(id);
  expect([cartsNow(), shown(), waitingOps()]).toEqual([[], ['a', 'b'], []]);
  for (const order_id of ['a', 'unknown']) tellLost([{ order_id, why: 'rejected', items: [] }]);
  expect(shown()).toEqual(['b']);
});

test('with an account an order is an operation, before anything sends it', () => {
  signIn();
  fillCart(cart, cart.items);
  order('a');
  expect([cartsNow(), shown()]).toEqual([[], ['a']]);
  expect(waitingOps().at(-1)).toMatchObject({ kind: 'ordered', base_seq: 3 });
  expect(waitingOps().at(-1)?.payload).toEqual({
    store_id: ID,
    items: [{ ingredient_id: 'rice', quantity: 2 }],
    order: { order_id: 'a', storeName: 'Green Basket', deliveryFee: 100, items: [rice] },
  });
});

test('what was ordered of a cart counts, not what was in it', () => {
  signIn();
  const fewer = { ...cart, order_id: 'a', items: [{ ...rice, quantity: 1 }] };
  rememberOrders([cart], [fewer]);
  expect(waitingOps()[0]?.payload).toMatchObject({
    items: [{ quantity: 2 }],
    order: { items: [{ quantity: 1 }] },
  });
});

test('a rejected order is told by one operation, also when it is read again and again', () => {
  signIn();
  order('a');
  for (let read = 0; read < 3; read += 1)
    for (const order_id of ['a', 'unknown']) tellLost([{ order_id, why: 'rejected', items: [] }]);
  const [, ...told] = waitingOps();
  expect(told.map(({ kind, payload }) => [kind, payload])).toEqual([
    [
      'order_lost',
      { order_id: 'a', why: 'rejected', items: [{ ingredient_id: 'rice', quantity: 2 }] },
    ],
  ]);
  expect(shown()).toEqual([]);
});

test('orders of others of the household are none of one’s own', () => {
  signIn();
  const mine = () => renderHook(useOwnOrders).result.current.map(({ order_id }) => order_id);
  const own = { ...cart, order_id: 'a', at: Date.now(), by: SAM };
  setPlacedOrders([own]);
  expect(mine()).toEqual(['a']);
  setPlacedOrders([own, { ...own, order_id: 'b', by: 'maya' }]);
  expect(mine()).toEqual(['a']);
});

test('orders that an earlier version kept are read', () => {
  const { store_id, storeName, items } = cart;
  const kept = { order_id: 'a', at: Date.now(), store_id, storeName, items };
  localStorage.setItem('placedOrders', JSON.stringify([kept]));
  expect(shown()).toEqual(['a']);
});
