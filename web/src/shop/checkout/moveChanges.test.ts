import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { atStore } from '#testing/carts.ts';
import { item } from '#testing/comparison.ts';

import { moveChanges } from './moveChanges.ts';

const inCart = (n: number, name: string, quantity: number) => ({ ...item(n, name), quantity });

test('packs that move to a cart leave its delivery fee and its prices as the shopper knows them', () => {
  const cart = (n: number, quantity: number) => ({
    ...atStore(n),
    deliveryFee: cents(299),
    totalPrice: cents(0),
    items: [inCart(1, 'Rice', quantity)],
  });
  const [from, to] = [cart(1, 3), cart(2, 1)];
  const today = { ...atStore(2), deliveryFee: cents(499) };
  const dearer = { ...inCart(1, 'Rice', 2), price: cents(900) };
  const taken = [inCart(1, 'Rice', 2)];
  const [added, left] = moveChanges({ at: [{ store: today, items: [dearer] }], taken }, from, [
    from,
    to,
  ]);
  expect(added?.store.deliveryFee).toBe(299);
  expect(added?.items).toEqual([inCart(1, 'Rice', 3)]);
  expect(left?.items).toEqual([inCart(1, 'Rice', 1)]);
  const [fresh] = moveChanges({ at: [{ store: today, items: [dearer] }], taken }, from, [from]);
  expect(fresh?.store.deliveryFee).toBe(499);
});
