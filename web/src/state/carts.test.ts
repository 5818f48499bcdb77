import { cents } from '@larder/shared/domain/money';
import { beforeEach, expect, test } from 'vitest';

import {
  checkoutKey,
  dropCart,
  fillCart,
  setPacks,
  type StoreCart,
  undoableRemove,
} from './carts.ts';

const store = {
  store_id: 's1',
  vendorId: 'v1',
  vendorName: 'Vera',
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

test('a cart is kept in the browser and goes with its last item', () => {
  fillCart(store, [rice]);
  expect(keptCarts()).toMatchObject([{ store_id: 's1', totalPrice: 698 }]);
  setPacks('s1', 'rice', 0);
  expect(keptCarts()).toEqual([]);
});

test('what was removed comes back, the whole cart too', () => {
  fillCart(store, [rice]);
  const putBack = undoableRemove('s1', 'rice');
  expect(keptCarts()).toEqual([]);
  putBack();
  expect(keptCarts()).toMatchObject([{ storeName: 'Corner', items: [{ quantity: 2 }] }]);
});

test('the key of a checkout stays while the cart would order the same, and changes with it', () => {
  fillCart(store, [rice]);
  const first = checkoutKey(onlyCart());
  expect(checkoutKey(onlyCart())).toBe(first);
  setPacks('s1', 'rice', 3);
  const second = checkoutKey(onlyCart());
  expect(second).not.toBe(first);
  dropCart('s1');
  fillCart(store, [{ ...rice, quantity: 3 }]);
  expect(checkoutKey(onlyCart())).not.toBe(second);
});
