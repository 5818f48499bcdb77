import { cents } from '@larder/shared/basics/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decideOrders } from './ordersPlacing.rules.ts';

const BUYER = 'buyer';
const free = {
  store_type: 'Delivery',
  delivery_fee: cents(0),
  minimum_order: cents(0),
} as const;
const stores = [
  { store_id: 'corner', vendor_id: 'vera', name: 'Corner', ...free },
  { store_id: 'own', vendor_id: BUYER, name: 'Own', ...free },
];
const row = (ingredient_id: string, price: number, quantity: number) => ({
  store_id: 'corner',
  ingredient_id,
  name: ingredient_id.toUpperCase(),
  price: cents(price),
  quantity,
  archived: false,
});
const shelves = [
  row('rice', 349, 5),
  row('milk', 199, 2),
  { ...row('tea', 99, 9), archived: true },
];
const draft = (items: object[], more: object = {}) =>
  ({ store_id: 'corner', items, ...more }) as Draft;
type Draft = Parameters<typeof decideOrders>[0][number];
const rice = (quantity = 1, more: object = {}) => ({ ingredient_id: 'rice', quantity, ...more });
const milk = (quantity = 1, more: object = {}) => ({ ingredient_id: 'milk', quantity, ...more });
const decide = (...drafts: Draft[]) => decideOrders(drafts, { buyer_id: BUYER, stores, shelves });
/** At a store that asks $3.99 for a delivery and takes orders from $5.00. */
const decideAtTerms = (...drafts: Draft[]) =>
  decideOrders(drafts, {
    buyer_id: BUYER,
    stores: stores.map((one) => ({ ...one, delivery_fee: cents(399), minimum_order: cents(500) })),
    shelves,
  });

test('an order takes name and price from the shelf, and sums them up', () => {
  const wanted = draft([rice(2, { price: 349 }), milk()], { vendor_id: 'vera', total_price: 897 });
  expect(decide(wanted)).toEqual({
    orders: [
      {
        draft: wanted,
        store: stores[0],
        delivery_method: 'Deliver',
        delivery_fee: 0,
        total_price: 897,
        lines: [row('rice', 349, 2), row('milk', 199, 1)],
      },
    ],
  });
});

test.for([
  ['Pickup', true, 'Pickup', 349],
  ['Deliver', true, 'Deliver', 748],
  [undefined, true, 'Deliver', 748],
  ['Pickup', false, 'Deliver', 748],
] as const)(
  'wanted as %s of a store that also has pickup: %s, an order comes as %s',
  ([delivery_method, also_pickup, comes, total_price]) => {
    const both = stores.map((one) => ({ ...one, also_pickup, delivery_fee: cents(399) }));
    const at = { buyer_id: BUYER, stores: both, shelves };
    expect(decideOrders([draft([rice()], { delivery_method })], at)).toMatchObject({
      orders: [{ delivery_method: comes, total_price }],
    });
    expect(
      decideOrders([draft([rice()], { delivery_method })], {
        ...at,
        stores: both.map((one) => ({ ...one, minimum_order: cents(349) })),
      }),
    ).toMatchObject({ orders: [{}] });
  },
);

test.for([
  [true, true, true, 'shown and sold by weight'],
  [true, undefined, undefined, 'not shown: an old tab, or the shelf was switched since'],
  [true, false, undefined, 'shown as packs'],
  [undefined, true, undefined, 'sold by the pack again'],
] as const)('on the shelf %s, in the draft %s, a line is by weight: %s (%s)', (given) => {
  const [by_weight, shown, sold] = given;
  const decision = decideOrders([draft([rice(2, { price: 349, by_weight: shown })])], {
    buyer_id: BUYER,
    stores,
    shelves: [{ ...row('rice', 349, 5), by_weight }],
  });
  const [order] = 'orders' in decision ? decision.orders : [];
  expect(order?.total_price).toBe(698);
  expect(order?.lines.map((line) => line.by_weight)).toEqual([sold]);
});

const AT = { store_id: 'corner' };
test.for([
  ['a store that is not open', draft([rice()], { store_id: 'gone' }), { code: 'store_not_found' }],
  ['another vendor', draft([rice()], { vendor_id: 'vic' }), { code: 'vendor_mismatch' }],
  ['a store of one’s own', draft([rice()], { store_id: 'own' }), { code: 'own_store' }],
  [
    'what the store does not sell',
    draft([rice(), { ingredient_id: 'salt', quantity: 1 }]),
    { code: 'item_not_in_store', items: [{ ...AT, ingredient_id: 'salt' }] },
  ],
  [
    'what the catalogue no longer has',
    draft([{ ingredient_id: 'tea', quantity: 1 }]),
    { code: 'item_unavailable', items: [{ ...AT, ingredient_id: 'tea', name: 'TEA' }] },
  ],
  [
    'one pack more than there are, of each short line',
    draft([rice(6), milk(3)]),
    {
      code: 'out_of_stock',
      items: [
        { ...AT, ingredient_id: 'rice', name: 'RICE', wanted: 6, available: 5 },
        { ...AT, ingredient_id: 'milk', name: 'MILK', wanted: 3, available: 2 },
      ],
    },
  ],
  [
    'another price than the shelf’s',
    draft([rice(1, { price: 348 }), milk(1, { price: 199 })]),
    {
      code: 'price_changed',
      items: [{ ...AT, ingredient_id: 'rice', name: 'RICE', old: 348, new: 349 }],
      fees: [],
    },
  ],
  [
    'a fee where there is none',
    draft([rice()], { delivery_fee: 399, total_price: 748 }),
    { code: 'price_changed', items: [], fees: [{ ...AT, old: 399, new: 0 }] },
  ],
  [
    'another total, when every price was right',
    draft([rice()], { total_price: 348 }),
    { code: 'price_changed', items: [], fees: [], totals: { claimed: 348, total: 349 } },
  ],
  [
    'what is short comes before what has another price',
    draft([rice(6, { price: 1 })], { total_price: 6 }),
    {
      code: 'out_of_stock',
      items: [{ ...AT, ingredient_id: 'rice', name: 'RICE', wanted: 6, available: 5 }],
    },
  ],
] as const)('refused: %s', ([, wanted, refusal]) => {
  expect(decide(wanted)).toEqual({ refusal });
});

test.for([
  ['no claim at all', {}, 'it pays the fee'],
  ['the goods alone', { total_price: 698 }, 'as a client does that knows no fee'],
  ['the fee', { delivery_fee: 399 }, 'without a sum'],
  ['goods and fee', { delivery_fee: 399, total_price: 1097 }, 'as the screen does'],
] as const)('the fee is added to the total whoever claims %s: %s', ([, claims]) => {
  const decision = decideAtTerms(draft([rice(2)], claims));
  expect(decision).toMatchObject({ orders: [{ total_price: 698 + 399 }] });
});

test.for([
  [{ total_price: 1097 }, { totals: { claimed: 1097, total: 698 } }, 'no fee was claimed'],
  [{ delivery_fee: 399, total_price: 698 }, { totals: { claimed: 698, total: 1097 } }, 'no sum'],
  [{ delivery_fee: 0, total_price: 698 }, { fees: [{ ...AT, old: 0, new: 399 }] }, 'was free'],
  [{ delivery_fee: 398, total_price: 1 }, { fees: [{ ...AT, old: 398, new: 399 }] }, 'a cent'],
] as const)('refused as a changed price: the claims %j', ([claims, told]) => {
  const decision = decideAtTerms(draft([rice(2)], claims));
  expect(decision).toMatchObject({ refusal: { code: 'price_changed', items: [], ...told } });
});

test('a changed price and a changed fee are told at once', () => {
  const items = [rice(2, { price: 300 })];
  expect(decideAtTerms(draft(items, { delivery_fee: 299, total_price: 899 }))).toMatchObject({
    refusal: { code: 'price_changed', items: [{ new: 349 }], fees: [{ old: 299, new: 399 }] },
  });
});

test.for([
  [[milk(2)], 398, 'though the fee is more than what is missing'],
  [[rice(1)], 349, 'with one line'],
] as const)('the goods %j of %d cents are below the minimum: %s', ([items, goods]) => {
  expect(decideAtTerms(draft([...items]))).toMatchObject({
    refusal: { code: 'below_minimum', store: { name: 'Corner' }, goods },
  });
});

test('goods of exactly the minimum are enough, and each order must reach it', () => {
  const at = (minimum: number, ...drafts: Draft[]) =>
    decideOrders(drafts, {
      buyer_id: BUYER,
      stores: stores.map((one) => ({ ...one, minimum_order: cents(minimum) })),
      shelves,
    });
  expect(at(349, draft([rice()]))).toHaveProperty('orders');
  expect(at(350, draft([rice()]))).toHaveProperty('refusal.code', 'below_minimum');
  expect(at(350, draft([rice(2)]), draft([rice()]))).toHaveProperty('refusal.goods', 349);
});

test('exactly what there is may be taken, and the next draft gets what is left', () => {
  expect(decide(draft([rice(5)]))).toHaveProperty('orders.0.total_price', 1745);
  expect(decide(draft([rice(3)]), draft([rice(2)]))).toHaveProperty('orders.length', 2);
  expect(decide(draft([rice(3)]), draft([rice(3)]))).toMatchObject({
    refusal: { code: 'out_of_stock', items: [{ wanted: 3, available: 2 }] },
  });
});

test('no shelf gives more than it has, whatever is wanted', () => {
  const wanted = fc.record({
    items: fc.array(
      fc.record({
        ingredient_id: fc.constantFrom('rice', 'milk'),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 4 }), (all) => {
      const decision = decide(...all.map(({ items }) => draft(items)));
      const sum = (id: string) =>
        all
          .flatMap(({ items }) => items)
          .reduce((n, one) => n + (one.ingredient_id === id ? one.quantity : 0), 0);
      const fits = sum('rice') <= 5 && sum('milk') <= 2;
      expect('orders' in decision).toBe(fits);
    }),
  );
});
