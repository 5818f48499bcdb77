import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import type { Served } from '@larder/shared/kitchen/served';
import type { BasketPlan, PlanStore } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { replan } from '#shop/compare/rules/replan.ts';

import {
  coverageWords,
  differenceWords,
  isRefused,
  type KnownOrder,
  lossesOf,
  lossSentences,
  needsOf,
  OFFERED_FOR_MS,
  rejectionOf,
  replacementOf,
  replanningOf,
} from './rejection.ts';

const HOUR = 60 * 60 * 1000;
const time = (hours: number) => 1_772_582_400_000 + hours * HOUR;

const line = (name: string, more: { price?: number; quantity?: number; id?: string } = {}) => ({
  ingredient_id: more.id ?? name.toLowerCase(),
  name,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(more.price ?? 200),
  quantity: more.quantity ?? 1,
});

/** Pending, placed at an hour at a store of its own. */
function order(order_id: string, placed: number, more: Partial<KnownOrder> = {}): KnownOrder {
  return {
    order_id,
    store_id: `store ${order_id}`,
    store_name: `Store ${order_id}`,
    delivery_method: 'Deliver',
    delivery_fee: cents(0),
    order_status: 'pending',
    rejected_by: null,
    created_at: time(placed),
    updated_at: time(placed),
    items: [line('Rice'), line('Milk')],
    ...more,
  };
}
/** Refused two hours after it was placed. */
const refused = (order_id: string, placed: number, more: Partial<KnownOrder> = {}) =>
  order(order_id, placed, {
    order_status: 'Rejected',
    rejected_by: 'vendor',
    updated_at: time(placed + 2),
    ...more,
  });
const now = time(3);
const r = refused('r', 0);
const rejection = (orders: KnownOrder[], dropped: string[] = []) =>
  rejectionOf(r, { orders: [r, ...orders], dropped, now });
const names = (lines: readonly { name: string }[] = []) => lines.map(({ name }) => name);

test.for([
  ['Rejected', 'vendor', true, 'by the store'],
  ['Rejected', 'system', true, 'by the closing of the store'],
  ['Rejected', null, true, 'nobody wrote down by whom'],
  ['Rejected', 'shopper', false, 'the shopper cancelled it'],
  ['pending', null, false, 'not answered'],
  ['Accepted', null, false, 'accepted'],
  ['Delivered', null, false, 'delivered'],
] as const)('%s by %s is refused: %s, %s', ([order_status, rejected_by, expected]) => {
  expect(isRefused(order('a', 0, { order_status, rejected_by }))).toBe(expected);
});

describe('what became of a refused order', () => {
  test('all of its lines are open at first', () => {
    expect(rejection([])).toEqual({
      order: r,
      open: r.items,
      dropped: [],
      replacedBy: [],
      isWhole: true,
    });
  });

  test.for([
    [OFFERED_FOR_MS - 1, true, 'just recent'],
    [OFFERED_FOR_MS, false, 'too long ago'],
    [-HOUR, true, 'a clock that is behind'],
  ] as const)('%d ms after it, something is offered: %s, %s', ([after, expected]) => {
    const at = r.updated_at.valueOf() + after;
    expect(rejectionOf(r, { orders: [r], dropped: [], now: at }) !== undefined).toBe(expected);
  });

  test('nothing is offered for an order that stands, nor for a cancelled one', () => {
    const own = { orders: [], dropped: [], now };
    expect(rejectionOf(order('a', 0), own)).toBeUndefined();
    expect(rejectionOf(refused('a', 0, { rejected_by: 'shopper' }), own)).toBeUndefined();
  });

  test.for([
    // why this row exists, the other order, open lines
    ['placed before the refusal', order('a', 1), ['Rice', 'Milk']],
    ['placed in the moment of the refusal', order('a', 2), []],
    ['placed afterwards', order('a', 2.5), []],
    ['has one of the things', order('a', 2.5, { items: [line('rice', { id: 'x' })] }), ['Milk']],
    ['has nothing of it', order('a', 2.5, { items: [line('Salt')] }), ['Rice', 'Milk']],
    ['was cancelled', refused('a', 2.5, { rejected_by: 'shopper' }), ['Rice', 'Milk']],
    ['was refused too, and has its own offer', refused('a', 2.5), []],
    ['at the same store again', order('a', 2.5, { store_id: r.store_id }), []],
  ] as const)('an order that %s', ([, other, open]) => {
    const found = rejection([other]);
    expect(names(found?.open)).toEqual(open);
    const replaces = open.length < 2;
    expect(found?.replacedBy).toEqual(replaces ? [other] : []);
    expect(found?.isWhole).toBe(!replaces);
  });

  test('dropped things are not open; those that were ordered all the same are replaced', () => {
    expect(rejection([], ['milk'])).toMatchObject({ dropped: ['Milk'], isWhole: true });
    expect(names(rejection([], ['milk'])?.open)).toEqual(['Rice']);
    const both = rejection([order('a', 2.5, { items: [line('Milk')] })], ['Milk', 'Rice']);
    expect(both).toMatchObject({ open: [], dropped: ['Rice'], isWhole: false });
  });

  test('each line is open, dropped or replaced, and only one of them', () => {
    const anyNames = fc.subarray(['Rice', 'Milk', 'Eggs', 'Salt']);
    fc.assert(
      fc.property(anyNames, anyNames, anyNames, (own, later, dropped) => {
        const one = refused('q', 0, { items: own.map((name) => line(name)) });
        const other = order('a', 5, { items: later.map((name) => line(name)) });
        const found = rejectionOf(one, { orders: [other, one], dropped, now });
        const ordered = own.filter((name) => later.includes(name));
        expect([...names(found?.open), ...(found?.dropped ?? []), ...ordered].toSorted()).toEqual(
          own.toSorted(),
        );
      }),
    );
  });
});

test('an own product of another store replaces the food; a lost one is asked for as its food', () => {
  const own = { ...line('Horizon milk', { id: 'own' }), food: 'Milk' };
  const later = order('later', 2.5, { items: [own] });
  expect(names(rejection([later])?.open)).toEqual(['Rice']);
  expect(needsOf([own], [])).toMatchObject([{ name: 'Milk', ingredient_id: 'own' }]);
  const soap = { ...line('Hand soap'), food: '' };
  expect(needsOf([soap], [])).toEqual([]);
  expect(needsOf([own, soap], []).map(({ name }) => name)).toEqual(['Milk']);
  expect(lossesOf([own], [])).toEqual({ recipes: [], others: ['Milk'] });
});

describe('where to look', () => {
  const pickup = (id: string, placed: number, more: Partial<KnownOrder> = {}) =>
    order(id, placed, { delivery_method: 'Pickup', ...more });
  test.for([
    // why this row exists, the other order, is visited
    ['of the same checkout', pickup('a', 0), true],
    ['placed later', pickup('a', 1, { order_status: 'Accepted' }), true],
    ['placed before', pickup('a', -1), false],
    ['picked up already', pickup('a', 0, { order_status: 'Delivered' }), false],
    ['refused', refused('a', 0, { delivery_method: 'Pickup' }), false],
    ['delivered', order('a', 0), false],
  ] as const)('an order that is %s is visited: %s', ([, other, expected]) => {
    const { visited } = replanningOf(r, [r, other], now);
    expect(visited).toEqual(expected ? [{ store_id: 'store a' }] : []);
  });

  test.for([
    // why this row exists, the other orders, stores that are out
    ['its own', [], ['store r']],
    ['another that refused', [refused('a', 0)], ['store r', 'store a']],
    ['not for a cancelled order', [refused('a', 0, { rejected_by: 'shopper' })], ['store r']],
    ['not for one long ago', [refused('a', -80)], ['store r']],
    [
      'not when it took something since',
      [refused('a', -9), order('b', -5, { store_id: 'store a' })],
      ['store r'],
    ],
    [
      'when it refused that too',
      [refused('a', -9), refused('b', -5, { store_id: 'store a' })],
      ['store r', 'store a'],
    ],
  ] as const)('out of the question: %s', ([, others, expected]) => {
    const { without } = replanningOf(r, [r, ...others], now);
    expect([...without]).toEqual(expected);
  });
});

describe('needs and losses', () => {
  const served: Served[] = [
    {
      name: 'Rice',
      needs: [{ unit_quantity: 300, unit: 'gm' }],
      lines: [
        { key: 'rice', name: 'basmati', recipes: ['Chili', 'Curry'] },
        { key: 'rice 2', name: 'rice', recipes: ['Chili'] },
      ],
    },
    { name: 'Milk', needs: [], lines: [{ key: 'milk', name: 'milk', recipes: [] }] },
  ];

  test('the list’s amounts where they are known, else the packs', () => {
    const lines = [line('rice', { quantity: 3 }), line('Milk', { quantity: 2 })];
    expect(needsOf(lines, served)).toEqual([
      { name: 'rice', ingredient_id: 'rice', unit_quantity: 300, unit: 'gm' },
      { name: 'Milk', ingredient_id: 'milk', unit_quantity: 1000, unit: 'gm' },
    ]);
  });

  test('packs of two sizes are one food; other units are sent as they are written', () => {
    const two = [line('Rice', { id: 'small' }), line('Rice', { id: 'large', quantity: 2 })];
    expect(needsOf(two, []).map((need) => [need.ingredient_id, need.unit_quantity])).toEqual([
      ['small', 500],
      ['small', 1000],
    ]);
    const eggs = { ...line('Eggs'), unit: 'pieces', unit_quantity: 6 };
    expect(needsOf([eggs], [])).toEqual([
      {
        name: 'Eggs',
        ingredient_id: 'eggs',
        unit_quantity: 360,
        unit: 'gm',
        written: [{ unit_quantity: 6, unit: 'pieces' }],
      },
    ]);
  });

  test.for([
    [['Rice'], ['Chili loses basmati and rice.', 'Curry loses basmati.']],
    [
      ['Rice', 'Milk'],
      ['Chili loses basmati and rice.', 'Curry loses basmati.', 'You go without Milk.'],
    ],
    [['Salt', 'salt', 'Tea'], ['You go without salt and Tea.']],
    [[], []],
  ] as const)('without %j: %j', ([lines, expected]) => {
    const losses = lossesOf(
      lines.map((name) => line(name)),
      served,
    );
    expect(lossSentences(losses)).toEqual(expected);
  });
});

describe('a plan beside the order', () => {
  const open = [line('Rice', { quantity: 2 }), line('Milk'), line('Salt')];
  const whole = refused('w', 0, { items: open, delivery_fee: cents(300) });
  const foods = [
    { key: 'r', name: 'rice' },
    { key: 'm', name: 'Milk' },
    { key: 's', name: 'Salt' },
  ];
  const plan = (goods: number, unmet: readonly string[], more: Partial<BasketPlan> = {}) => ({
    store_ids: ['a'],
    lines: foods
      .filter(({ key }) => !unmet.includes(key))
      .map(({ key }) => ({ key, store_id: 'a', packs: [], cost: cents(0), left: 0 })),
    unmet,
    goods: cents(goods),
    fees: cents(0),
    miles: 0,
    trip: cents(0),
    stops: cents(0),
    total: cents(goods),
    ...more,
  });
  const of = (given: BasketPlan, isWhole = true) =>
    replacementOf({ order: whole, open, dropped: [], replacedBy: [], isWhole }, given, foods);

  test.for([
    // why this row exists, plan, difference in words, what it lacks
    ['goods and delivery', plan(1210, [], { fees: cents(0) }), '$1.10 more', []],
    ['cheaper', plan(1000, [], { fees: cents(60) }), '$0.40 less', []],
    ['the same', plan(1100, []), 'the same price', []],
    ['what it lacks counts on neither side', plan(700, ['r']), 'the same price', ['rice']],
    ['free', plan(0, []), '$11.00 less', []],
  ] as const)('%s', ([, given, words, lacks]) => {
    const found = of(given);
    expect(differenceWords(found)).toBe(words);
    expect(found.lacks).toEqual(lacks);
    expect(found).toMatchObject({ wanted: 3, covered: 3 - lacks.length });
  });

  test('what is no food counts on neither side', () => {
    const soap = { ...line('Hand soap', { price: 500 }), food: '' };
    const rejected = { order: whole, open: [...open, soap], dropped: [], replacedBy: [] };
    const given = plan(1100, []);
    expect(differenceWords(replacementOf({ ...rejected, isWhole: true }, given, foods))).toBe(
      'the same price',
    );
  });

  test('the order’s delivery counts once, the way stands apart', () => {
    const given = plan(800, [], { trip: cents(120), stops: cents(300) });
    expect(of(given, false)).toMatchObject({ difference: 0, charged: 800, way: 420 });
  });

  test('the difference is that of the sums, whatever is lacking', () => {
    const price = fc.nat(900).map(cents);
    const anyLine = fc.record({
      price,
      quantity: fc.integer({ min: 1, max: 4 }),
      there: fc.option(price),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.nat(500), (all, fee) => {
        const items = all.map(({ quantity, price: paid }, at) =>
          line(`Food ${at}`, { price: paid, quantity }),
        );
        const one = refused('q', 0, { items, delivery_fee: cents(fee) });
        const keys = items.map(({ name }) => ({ key: name, name }));
        const found = replan(
          {
            needs: keys.map(({ key }) => ({ key, amount: 1 })),
            stores: [sellerOf(all.map(({ there }, at) => [`Food ${at}`, there] as const))],
            settings: { home: undefined, ...PLAN_DEFAULTS },
          },
          { visited: [], without: new Set() },
        );
        if (!found) return;
        const given = { order: one, open: items, dropped: [], replacedBy: [], isWhole: true };
        const { difference, lacks, covered } = replacementOf(given, found, keys);
        const had = items.filter(({ name }) => !lacks.includes(name));
        expect(covered).toBe(had.length);
        expect(difference).toBe(found.goods - orderTotal(had) - fee);
      }),
    );
  });
});

function sellerOf(prices: readonly (readonly [string, Cents | null])[]): PlanStore {
  return {
    store_id: 'a',
    place: undefined,
    delivers: true,
    fee: cents(0),
    minimum: cents(0),
    packs: Object.fromEntries(
      prices.flatMap(([key, price]) =>
        price === null ? [] : [[key, [{ ingredient_id: key, amount: 1, price, stock: 9 }]]],
      ),
    ),
  };
}

test.for([
  [1, 1, ['A'], 'A has it'],
  [2, 2, ['A'], 'A has both things'],
  [6, 6, ['A'], 'A has all 6 things'],
  [5, 6, ['A', 'B'], 'A and B have 5 of 6 things'],
  [0, 1, ['A'], 'A has 0 of 1 thing'],
] as const)('%d of %d at %j: %s', ([covered, wanted, stores, words]) => {
  expect(coverageWords({ covered, wanted }, stores)).toBe(words);
});
