import { cents } from '@larder/shared/basics/money';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  cheaperLines,
  checkCart,
  dearerLines,
  isDeliveryDearer,
  missingToMinimum,
  shortLines,
  substitutes,
} from './checkout.ts';

const item = (ingredient_id: string, more: Partial<CartItem> = {}): CartItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(200),
  quantity: 2,
  ...more,
});
const cartOf = (...items: CartItem[]): Cart => ({
  store_id: 's1',
  vendorId: 'v1',
  vendorName: 'Vera',
  storeName: 'Corner',
  storeType: 'Delivery',
  deliveryFee: cents(399),
  minimumOrder: cents(0),
  items,
  totalPrice: cents(0),
});
const shelf = (ingredient_id: string, price: number, quantity: number) => ({
  ingredient_id,
  price: cents(price),
  quantity,
});

const now = (
  ids: readonly ReturnType<typeof shelf>[],
  { fee = 0, minimum = 0 }: { fee?: number; minimum?: number } = {},
) => ({ ids, delivery_fee: cents(fee), minimum_order: cents(minimum) });

describe('a cart beside the shelf', () => {
  test.each([
    ['the same', shelf('rice', 200, 2), { dearer: 0, cheaper: 0, short: 0, total: 400 }],
    ['dearer by a cent', shelf('rice', 201, 2), { dearer: 1, cheaper: 0, short: 0, total: 402 }],
    ['cheaper by a cent', shelf('rice', 199, 9), { dearer: 0, cheaper: 1, short: 0, total: 398 }],
    ['one left', shelf('rice', 200, 1), { dearer: 0, cheaper: 0, short: 1, total: 200 }],
    ['one left, dearer', shelf('rice', 300, 1), { dearer: 1, cheaper: 0, short: 1, total: 300 }],
    ['none left, dearer', shelf('rice', 300, 0), { dearer: 0, cheaper: 0, short: 1, total: 0 }],
    ['not sold', shelf('milk', 200, 9), { dearer: 0, cheaper: 0, short: 1, total: 0 }],
    ['free now', shelf('rice', 0, 2), { dearer: 0, cheaper: 1, short: 0, total: 0 }],
  ])('%s', (_why, here, expected) => {
    const checked = checkCart(cartOf(item('rice')), now([here]));
    expect({
      dearer: dearerLines(checked).length,
      cheaper: cheaperLines(checked).length,
      short: shortLines(checked).length,
      total: checked.total,
    }).toEqual(expected);
  });

  test('stays as it is while the shelf is not known', () => {
    const cart = cartOf(item('rice'));
    expect(checkCart(cart, undefined)).toMatchObject({
      items: cart.items,
      goods: 400,
      deliveryFee: 399,
      total: 799,
    });
  });

  test.for([
    [399, 0, false, 0, 'as it was'],
    [400, 0, true, 0, 'a cent dearer'],
    [398, 400, false, 0, 'cheaper, and exactly at the minimum'],
    [399, 401, false, 1, 'a cent below the minimum'],
  ] as const)('a fee of %d and a minimum of %d: %s', ([fee, minimum, isDearer, missing]) => {
    const store = now([shelf('rice', 200, 2)], { fee, minimum });
    const checked = checkCart(cartOf(item('rice')), store);
    expect([checked.total, isDeliveryDearer(checked)]).toEqual([400 + fee, isDearer]);
    expect(missingToMinimum(checked)).toBe(missing);
  });

  test('of which nothing is left costs no delivery and misses no minimum', () => {
    const checked = checkCart(cartOf(item('rice')), now([], { fee: 500, minimum: 500 }));
    expect([checked.total, isDeliveryDearer(checked)]).toEqual([0, false]);
    expect(missingToMinimum(checked)).toBe(0);
  });

  test('never orders more than is there, nor at another price', () => {
    const line = fc.record({ price: fc.nat(900), quantity: fc.integer({ min: 1, max: 9 }) });
    const stock = fc.record({ price: fc.nat(900), quantity: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.tuple(line, stock), { maxLength: 5 }), (pairs) => {
        const items = pairs.map(([own], n) =>
          item(`i${n}`, { price: cents(own.price), quantity: own.quantity }),
        );
        const shelves = pairs.map(([, on], n) => shelf(`i${n}`, on.price, on.quantity));
        for (const ordered of checkCart(cartOf(...items), now(shelves)).items) {
          const here = shelves.find((one) => one.ingredient_id === ordered.ingredient_id);
          expect(ordered.quantity).toBeLessThanOrEqual(here?.quantity ?? 0);
          expect(ordered.price).toBe(here?.price);
        }
      }),
    );
  });
});

describe('other stores for missing packs', () => {
  const offer = (store_id: string, more: Partial<CartItem> = {}, stock = 9) => ({
    store_id,
    item: item('rice', more),
    stock,
  });
  const missing = item('rice', { quantity: 2 });

  test.each([
    ['the cheapest first', [offer('d'), offer('c', { price: cents(150) })], ['c 2 300', 'd 2 400']],
    ['other packs: as much as is missing', [offer('c', { unit_quantity: 400 })], ['c 3 600']],
    ['exactly enough', [offer('c', {}, 2)], ['c 2 400']],
    ['not one that has too few', [offer('c', {}, 1)], []],
    ['not one in another unit', [offer('c', { unit: 'ml' })], []],
  ])('%s', (_why, offers, expected) => {
    const found = substitutes(missing, offers);
    expect(found.map((one) => `${one.store_id} ${one.item.quantity} ${one.cost}`)).toEqual(
      expected,
    );
  });
});
