import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';
import { LIMITS } from '#basics/validation';

import type { Cart, CartItem, CartStore } from './carts.model.ts';
import {
  cartFingerprint,
  cartsTotal,
  cartPack,
  countFoods,
  firstOrder,
  foodName,
  foodOf,
  isNoFood,
  mergeCarts,
  setCart,
  setCartItems,
  setCartPrices,
  setCartQuantity,
} from './carts.ts';

const store = (store_id: string, deliveryFee = 0): CartStore => ({
  store_id,
  vendorId: `of-${store_id}`,
  vendorName: 'Ada',
  storeName: `Store ${store_id}`,
  storeType: 'Delivery',
  deliveryFee: cents(deliveryFee),
  minimumOrder: cents(0),
});
const item = (ingredient_id: string, quantity: number, price = 349): CartItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(price),
  quantity,
});
const quantities = (carts: readonly Cart[]) =>
  carts.map((cart) => [
    cart.store_id,
    cart.items.map((one) => `${one.ingredient_id} ${one.quantity}`),
  ]);

const start = setCart(
  setCart([], store('a'), [item('rice', 2), item('milk', 1, 199)]),
  store('b'),
  [item('rice', 1, 300)],
);

test('starts one cart per store with its total', () => {
  expect(start).toEqual([
    { ...store('a'), items: [item('rice', 2), item('milk', 1, 199)], totalPrice: 897 },
    { ...store('b'), items: [item('rice', 1, 300)], totalPrice: 300 },
  ]);
  expect(cartsTotal(start)).toBe(1197);
  const delivered = setCart(start, store('b', 399), [item('rice', 1, 300)]);
  expect(cartsTotal(delivered)).toBe(1197 + 399);
});

describe('setting a cart', () => {
  test.for([
    [[item('rice', 3)], ['rice 3'], 'it holds what was set and nothing else'],
    [[item('eggs', 1), item('rice', 2)], ['eggs 1', 'rice 2'], 'in the order given'],
    [[item('eggs', 0), item('rice', 2)], ['rice 2'], 'none of it is nothing'],
    [[item('rice', 1000)], ['rice 999'], 'an order line takes 999 at most'],
    [[item('eggs', 1), item('eggs', 2)], ['eggs 2'], 'named twice, the last counts'],
  ] as const)('to %j gives %j: %s', ([items, expected]) => {
    expect(quantities(setCart(start, store('a'), items))).toEqual([
      ['a', expected],
      ['b', ['rice 1']],
    ]);
  });

  test('takes the price given', () => {
    expect(setCart(start, store('a'), [item('rice', 1, 400)])[0]?.totalPrice).toBe(400);
  });

  test('to nothing takes the cart away, and starts none', () => {
    expect(quantities(setCart(start, store('a'), [item('rice', 0)]))).toEqual([['b', ['rice 1']]]);
    expect(quantities(setCart(start, store('c'), []))).toEqual(quantities(start));
  });

  test('keeps what else is known about the store', () => {
    const pickup = { ...store('c'), storeType: 'Pickup' as const };
    expect(setCart([], pickup, [item('rice', 1)])[0]?.storeType).toBe('Pickup');
  });
});

describe('setting items of a cart', () => {
  test.for([
    [[item('rice', 3)], ['rice 3', 'milk 1'], 'in its place, and the others stay'],
    [[item('eggs', 1)], ['rice 2', 'milk 1', 'eggs 1'], 'a new one comes last'],
    [[item('rice', 0)], ['milk 1'], '0 takes it out'],
    [[item('rice', 0), item('milk', 0), item('eggs', 4)], ['eggs 4'], 'several at once'],
    [[], ['rice 2', 'milk 1'], 'none at all'],
  ] as const)('%j gives %j: %s', ([items, expected]) => {
    expect(quantities(setCartItems(start, store('a'), items))[0]).toEqual(['a', expected]);
  });

  test('starts a cart, and takes it away with its last item', () => {
    const started = setCartItems(start, store('c'), [item('rice', 1)]);
    expect(quantities(started)[2]).toEqual(['c', ['rice 1']]);
    expect(setCartItems(started, store('c'), [item('rice', 0)])).toEqual(start);
  });

  test('takes the price given for that item alone', () => {
    const [cart] = setCartItems(start, store('a'), [item('rice', 2, 400)]);
    expect(cart?.totalPrice).toBe(2 * 400 + 199);
  });
});

describe('changing a quantity', () => {
  test.for([
    ['a', 'rice', 5, [['a', ['rice 5', 'milk 1']]], 'to more'],
    ['a', 'rice', 0, [['a', ['milk 1']]], '0 takes it out'],
    ['a', 'rice', -1, [['a', ['milk 1']]], 'never below 0'],
    ['a', 'rice', 1000, [['a', ['rice 999', 'milk 1']]], 'never above 999'],
    ['a', 'rice', Number.NaN, [['a', ['milk 1']]], 'no number is none'],
    ['a', 'salt', 5, [['a', ['rice 2', 'milk 1']]], 'not in the cart'],
    ['c', 'rice', 5, [['a', ['rice 2', 'milk 1']]], 'no such cart'],
  ] as const)('of %s %s to %d gives %j: %s', ([store_id, ingredient_id, quantity, expected]) => {
    const carts = setCartQuantity(start, { store_id, ingredient_id }, quantity);
    expect(quantities(carts)).toEqual([...expected, ['b', ['rice 1']]]);
  });

  test('the last item takes its cart along', () => {
    const line = { store_id: 'b', ingredient_id: 'rice' };
    expect(quantities(setCartQuantity(start, line, 0)).map(([id]) => id)).toEqual(['a']);
  });
});

test('what stays is the same object: its line on the screen rests', () => {
  const carts = setCartQuantity(start, { store_id: 'a', ingredient_id: 'rice' }, 5);
  expect(carts[0]?.items[1]).toBe(start[0]?.items[1]);
  expect(carts[1]).toBe(start[1]);
});

test('new prices count only in the cart they were agreed for', () => {
  const changed = setCartPrices(start, 'a', [{ ingredient_id: 'rice', price: cents(400) }]);
  // 2 x 4.00 + 1.99; the other store keeps its 3.00
  expect(changed.map((cart) => cart.totalPrice)).toEqual([999, 300]);
  expect(setCartPrices(start, 'a', [{ ingredient_id: 'eggs', price: cents(1) }])).toEqual(start);
});

const anyItems = fc.array(
  fc.record({
    id: fc.constantFrom('rice', 'milk', 'eggs'),
    quantity: fc.integer({ min: 0, max: 20 }),
    price: fc.integer({ min: 0, max: 999 }),
  }),
);
const anyCarts = fc
  .array(fc.record({ store_id: fc.constantFrom('a', 'b', 'c'), items: anyItems }))
  .map((adds) =>
    adds.reduce<readonly Cart[]>(
      (carts, { store_id, items }) =>
        setCartItems(
          carts,
          store(store_id),
          items.map(({ id, quantity, price }) => item(id, quantity, price)),
        ),
      [],
    ),
  );

test('whatever is done, carts are not empty, items not doubled and totals right', () => {
  const line = fc.record({
    store_id: fc.constantFrom('a', 'b', 'c'),
    ingredient_id: fc.constantFrom('rice', 'milk', 'eggs'),
  });
  fc.assert(
    fc.property(anyCarts, anyCarts, line, (left, right, one) => {
      const carts = setCartQuantity(mergeCarts(left, right), one, 2);
      for (const cart of carts) {
        expect(cart.items.length).toBeGreaterThan(0);
        expect(new Set(cart.items.map((each) => each.ingredient_id)).size).toBe(cart.items.length);
        expect(cart.totalPrice).toBe(
          cart.items.reduce((sum, each) => sum + each.price * each.quantity, 0),
        );
      }
      expect(new Set(carts.map((cart) => cart.store_id)).size).toBe(carts.length);
    }),
  );
});

test('what was set is not set again by doing it twice', () => {
  fc.assert(
    fc.property(anyCarts, anyItems, fc.constantFrom('a', 'b', 'c'), (carts, some, id) => {
      const items = some.map((one) => item(one.id, one.quantity, one.price));
      for (const set of [setCart, setCartItems]) {
        const once = set(carts, store(id), items);
        expect(set(once, store(id), items)).toEqual(once);
      }
    }),
  );
});

describe('merging', () => {
  test('takes the larger quantity and the newer price', () => {
    const newer = setCart([], store('a'), [item('rice', 1, 400), item('eggs', 3)]);
    expect(mergeCarts(start, newer)[0]).toEqual({
      ...store('a'),
      items: [item('rice', 2, 400), item('milk', 1, 199), item('eggs', 3)],
      totalPrice: 2 * 400 + 199 + 3 * 349,
    });
  });

  test('with itself or with nothing changes nothing', () => {
    fc.assert(
      fc.property(anyCarts, (carts) => {
        expect(mergeCarts(carts, carts)).toEqual(carts);
        expect(mergeCarts(carts, [])).toEqual(carts);
        expect(mergeCarts([], carts)).toEqual(carts);
      }),
    );
  });
});

describe('the fingerprint', () => {
  const cart = start[0];
  const changed = (line: Partial<CartItem>) =>
    setCart([], store('a'), [{ ...item('rice', 2), ...line }, item('milk', 1, 199)])[0];

  test.for([
    [{}, true, 'the same cart made anew'],
    [{ name: 'Reis' }, true, 'a name orders nothing else'],
    [{ quantity: 3 }, false, 'another quantity'],
    [{ price: cents(350) }, false, 'another price'],
    [{ by_weight: true }, false, 'by weight, so it may cost more'],
    [{ ingredient_id: 'oats' }, false, 'another item'],
  ] as const)('of a cart with %j is the same: %s (%s)', ([line, same]) => {
    const other = changed(line);
    expect(cart && other && cartFingerprint(cart) === cartFingerprint(other)).toBe(same);
  });

  test('does not depend on the order of items, but on the store', () => {
    const reversed = setCart([], store('a'), [item('milk', 1, 199), item('rice', 2)])[0];
    const elsewhere = setCart([], store('z'), [item('rice', 2), item('milk', 1, 199)])[0];
    expect(cart && reversed && cartFingerprint(cart) === cartFingerprint(reversed)).toBe(true);
    expect(cart && elsewhere && cartFingerprint(cart) === cartFingerprint(elsewhere)).toBe(false);
  });
});

test('two pack sizes of one name are one food, however many packs', () => {
  const large = { ...item('large rice', 1), name: 'Rice' };
  expect(countFoods([item('rice', 3), large, item('milk', 1)])).toBe(2);
});

test.for([
  [undefined, 'Rice', false, 'a generic one is of the food that it is called'],
  ['Basmati rice', 'Basmati rice', false, 'a vendor’s own says its food'],
  ['', 'Rice', true, 'what is no food is known by its name'],
] as const)(
  'of a pack called Rice with the food %j: %s, no food: %s (%s)',
  ([food, name, none]) => {
    const pack = { name: 'Rice', ...(food !== undefined && { food }) };
    expect([foodName(pack), foodOf(pack), isNoFood(pack)]).toEqual([
      name,
      name.toLowerCase(),
      none,
    ]);
  },
);

test('a cart keeps the food of a pack, and nothing where there is none', () => {
  const rice = item('rice', 3);
  expect(cartPack({ ...rice, food: 'Rice' })).toMatchObject({ name: rice.name, food: 'Rice' });
  expect(cartPack(rice)).not.toHaveProperty('food');
});

test.for([
  [LIMITS.orderItems, LIMITS.orderItems],
  [LIMITS.orderItems + 1, LIMITS.orderItems],
] as const)('of a cart of %i items the next order takes the first %i', ([held, taken]) => {
  const [cart] = setCart(
    [],
    store('a'),
    Array.from({ length: held }, (_, n) => item(`food ${n}`, 1, 100)),
  );
  const first = cart && firstOrder(cart);
  expect(first?.items).toEqual(cart?.items.slice(0, taken));
  expect(first?.totalPrice).toBe(100 * taken);
  expect(first === cart).toBe(held === taken);
});
