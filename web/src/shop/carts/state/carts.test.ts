import { cents, orderTotal } from '@larder/shared/basics/money';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import {
  areCurrent,
  cartsNow,
  cartStoresNow,
  fillCart,
  hasCart,
  refillCart,
  setItems,
  setPacks,
  useCart,
} from './carts.ts';
import { rememberOrders } from './placedOrders.ts';

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

function keptCarts(): Cart[] {
  return JSON.parse(localStorage.getItem('carts') ?? '[]');
}
function onlyCart(): Cart {
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

test('ordered carts are gone, and no longer the same', () => {
  fillCart(store, [rice]);
  fillCart({ ...store, store_id: 's2' }, [rice]);
  const carts = cartsNow();
  expect([areCurrent(carts), hasCart('s2')]).toEqual([true, true]);
  rememberOrders(carts, []);
  expect(keptCarts()).toEqual([]);
  expect([areCurrent(carts), hasCart('s2')]).toEqual([false, false]);
});

test('packs added during a checkout stay', () => {
  fillCart(store, [rice]);
  const ordered = onlyCart();
  fillCart(store, [
    { ...rice, quantity: 3 },
    { ...rice, ingredient_id: 'milk', name: 'Milk' },
  ]);
  rememberOrders([ordered], []);
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

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, nth) => ({
    ...store,
    store_id: `s${nth}`,
    storeName: name,
    totalPrice: 698,
    items: [{ ...rice, name }],
  }));

test('the most and the longest that anybody has are kept', () => {
  localStorage.setItem('carts', JSON.stringify(many(100, '🍚'.repeat(200))));
  expect(hasCart('s99')).toBe(true);
});

test('a bad line goes alone, and a cart only where its store cannot be read', () => {
  const text = JSON.stringify([
    { ...store, totalPrice: 1, items: [rice, { ...rice, ingredient_id: 'oats', price: 'free' }] },
    { ...store, store_id: 7, totalPrice: 698, items: [rice] },
    { ...store, store_id: 's2', totalPrice: 0, items: [null] },
    null,
  ]);
  localStorage.setItem('carts', text);
  const { result } = renderHook(() => useCart('s1'));
  expect(result.current).toMatchObject({ totalPrice: 698, items: [{ ingredient_id: 'rice' }] });
  expect(cartStoresNow()).toEqual(['s1']);
  expect(keptCarts()).toHaveLength(1);
  expect(localStorage.getItem('carts.bad')).toBe(text);
});

test('a stored total that lies, a line or a store that is there twice, and an empty cart', () => {
  const cart = { ...store, totalPrice: 1, items: [rice, { ...rice, quantity: 3 }] };
  const empty = { ...store, store_id: 's2', totalPrice: 5, items: [] };
  localStorage.setItem('carts', JSON.stringify([cart, empty, cart]));
  expect(cartStoresNow()).toEqual(['s1']);
  expect(renderHook(() => useCart('s1')).result.current).toMatchObject({
    totalPrice: 3 * 349,
    items: [{ ingredient_id: 'rice', quantity: 3 }],
  });
});

test('any stored carts are read without an exception, each with its own total', () => {
  const odd = fc.oneof(fc.constant(undefined), fc.json(), fc.integer(), fc.string());
  const line = fc.record({ price: odd, quantity: odd, unit_quantity: odd });
  const lines = fc.array(fc.tuple(line, fc.boolean()), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 4 }), (carts) => {
      const kept = carts.map((of, nth) => ({
        ...store,
        store_id: `s${nth}`,
        totalPrice: 0,
        items: of.map(([bad, isBad], at) => ({
          ...rice,
          ingredient_id: `i${at}`,
          ...(isBad ? bad : {}),
        })),
      }));
      localStorage.setItem('carts', JSON.stringify(kept));
      const read = cartsNow();
      for (const [nth, of] of carts.entries()) {
        const cart = read.find((one) => one.store_id === `s${nth}`);
        const good = of.filter(([, isBad]) => !isBad).length;
        expect(cart?.items.length ?? 0).toBeGreaterThanOrEqual(good);
        expect(cart?.totalPrice ?? 0).toBe(orderTotal(cart?.items ?? []));
      }
    }),
    { numRuns: 200 },
  );
});

test.for([
  ['too many to draw', 101, 'Rice'],
  ['with a name that no store has', 1, 'x'.repeat(5000)],
] as const)('carts %s are set aside', ([, count, name]) => {
  const text = JSON.stringify(many(count, name));
  localStorage.setItem('carts', text);
  expect(hasCart('s0')).toBe(false);
  expect(localStorage.getItem('carts.bad')).toBe(text);
});
