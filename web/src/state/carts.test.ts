import { cents } from '@larder/shared/domain/money';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import {
  areCurrent,
  checkoutAttempt,
  dropOrdered,
  fillCart,
  refillCart,
  setItems,
  setPacks,
  type StoreCart,
  useCart,
} from './carts.ts';

const store = {
  store_id: 's1',
  vendorId: 'v1',
  vendorName: 'Vera',
  deliveryFee: cents(0),
  minimumOrder: cents(0),
  storeName: 'Corner',
  storeType: 'Delivery' as const,
};
const rice = {
  ingredient_id: 'rice',
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity: 2,
};

function keptCarts(): StoreCart[] {
  return JSON.parse(localStorage.getItem('carts') ?? '[]');
}
function onlyCart(): StoreCart {
  const [cart] = keptCarts();
  if (!cart) throw new Error('there is no cart');
  return cart;
}

beforeEach(() => localStorage.clear());

test('a cart is kept in the browser and removed with its last item', () => {
  fillCart(store, [rice]);
  expect(keptCarts()).toMatchObject([{ store_id: 's1', totalPrice: 698 }]);
  setPacks('s1', 'rice', 0);
  expect(keptCarts()).toEqual([]);
});

test('a refilled cart has the new packs, not a sum', () => {
  fillCart(store, [rice]);
  fillCart(store, [rice]);
  expect(onlyCart()).toMatchObject({ totalPrice: 698, items: [{ quantity: 2 }] });
});

test('removed items and carts can be restored', () => {
  fillCart(store, [rice]);
  const putBack = setItems(store, [{ ...rice, quantity: 0 }]);
  expect(keptCarts()).toEqual([]);
  putBack();
  expect(keptCarts()).toMatchObject([{ storeName: 'Corner', items: [{ quantity: 2 }] }]);
});

test('restoring resets the packs and keeps later changes', () => {
  fillCart(store, [rice]);
  const milk = { ...rice, ingredient_id: 'milk', name: 'Milk' };
  const putBack = setItems(store, [{ ...rice, quantity: 5 }, milk]);
  setItems(store, [{ ...rice, ingredient_id: 'eggs', name: 'Eggs' }]);
  putBack();
  expect(onlyCart().items).toMatchObject([
    { ingredient_id: 'rice', quantity: 2 },
    { ingredient_id: 'eggs', quantity: 2 },
  ]);
});

test('a cart stored by an earlier version is read', () => {
  const old = { ...store, totalPrice: 698, items: [{ ...rice, image: null }] };
  localStorage.setItem('carts', JSON.stringify([old]));
  setPacks('s1', 'rice', 3);
  expect(onlyCart()).toMatchObject({ totalPrice: 3 * 349, items: [{ quantity: 3 }] });
});

test('a cart stays the same object while another store’s changes', () => {
  fillCart(store, [rice]);
  const { result } = renderHook(() => useCart('s1'));
  const before = result.current;
  act(() => fillCart({ ...store, store_id: 's2' }, [rice]));
  expect(result.current).toBe(before);
  act(() => setPacks('s1', 'rice', 3));
  expect(result.current?.totalPrice).toBe(3 * 349);
});

test('the checkout attempt stays while the order is equal, and changes with it', () => {
  fillCart(store, [rice]);
  const first = checkoutAttempt([onlyCart()]);
  expect(checkoutAttempt([onlyCart()])).toMatchObject(first);
  setPacks('s1', 'rice', 3);
  const second = checkoutAttempt([onlyCart()]);
  expect(second.key).not.toBe(first.key);
  dropOrdered([onlyCart()]);
  fillCart(store, [{ ...rice, quantity: 3 }]);
  expect(checkoutAttempt([onlyCart()]).key).not.toBe(second.key);
});

test('several carts have one attempt, in any order of theirs; a part of them has its own', () => {
  fillCart(store, [rice]);
  fillCart({ ...store, store_id: 's2' }, [rice]);
  const carts = keptCarts();
  const both = checkoutAttempt(carts);
  expect(checkoutAttempt(carts.toReversed())).toMatchObject(both);
  expect(checkoutAttempt(carts.slice(1)).key).not.toBe(both.key);
  expect(areCurrent(carts)).toBe(true);
  dropOrdered(carts);
  expect(keptCarts()).toEqual([]);
  expect(areCurrent(carts)).toBe(false);
});

test('packs added during a checkout stay', () => {
  fillCart(store, [rice]);
  const ordered = onlyCart();
  fillCart(store, [
    { ...rice, quantity: 3 },
    { ...rice, ingredient_id: 'milk', name: 'Milk' },
  ]);
  dropOrdered([ordered]);
  expect(onlyCart().items).toMatchObject([
    { ingredient_id: 'rice', quantity: 1 },
    { ingredient_id: 'milk', quantity: 2 },
  ]);
});

test('a cart from before there were fees asks for nothing but the goods', () => {
  const old = { ...store, deliveryFee: undefined, minimumOrder: undefined };
  localStorage.setItem('carts', JSON.stringify([{ ...old, totalPrice: 349, items: [rice] }]));
  expect(renderHook(() => useCart('s1')).result.current).toMatchObject({
    deliveryFee: 0,
    minimumOrder: 0,
  });
});

test('a refilled cart has the terms that the store has now', () => {
  fillCart(store, [rice]);
  const terms = { deliveryFee: cents(399), minimumOrder: cents(1_000) };
  refillCart({ ...store, ...terms }, [rice]);
  expect(onlyCart()).toMatchObject(terms);
});

test('a refilled cart has ordered packs once, at the new price', () => {
  fillCart(store, [
    { ...rice, quantity: 1 },
    { ...rice, ingredient_id: 'milk', name: 'Milk' },
  ]);
  const again = { ...store, vendorName: '' };
  refillCart(again, [{ ...rice, price: cents(399) }]);
  refillCart(again, [{ ...rice, price: cents(399) }]);
  expect(keptCarts()).toMatchObject([
    {
      vendorName: 'Vera',
      totalPrice: 2 * 399 + 2 * 349,
      items: [
        { ingredient_id: 'rice', quantity: 2, price: 399 },
        { ingredient_id: 'milk', quantity: 2 },
      ],
    },
  ]);
});
