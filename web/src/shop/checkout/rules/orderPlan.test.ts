import { cents } from '@larder/shared/basics/money';
import { planBasket, type PlanStore } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type OrderPlanInput, orderPlans } from './orderPlan.ts';

const home = { lat: 40.7359, lng: -73.9911 };
const pack = (ingredient_id: string, price: number, stock = 9) => ({
  ingredient_id,
  amount: 100,
  price: cents(price),
  stock,
});
/** At home, so that the way costs a stop and no miles. */
function store(store_id: string, prices: Record<string, number>, more: Partial<PlanStore> = {}) {
  return {
    store_id,
    place: home,
    delivers: false,
    fee: cents(0),
    minimum: cents(0),
    packs: Object.fromEntries(
      Object.entries(prices).map(([key, price]) => [key, [pack(key, price)]]),
    ),
    ...more,
  };
}
const at = (store_id: string, goods: number, ...ids: string[]) => ({
  store_id,
  goods: cents(goods),
  packs: ids.map((ingredient_id) => ({ ingredient_id, quantity: 1 })),
});
const rice = { key: 'rice', amount: 100 };
const milk = { key: 'milk', amount: 100 };
const inputOf = (more: Partial<OrderPlanInput>): OrderPlanInput => ({
  needs: [rice],
  stores: [],
  settings: { home, ...PLAN_DEFAULTS },
  orders: [at('a', 500, 'rice')],
  others: [],
  lacks: [],
  ...more,
});

describe('whether the plan still is the best', () => {
  const a = store('a', { rice: 500 });
  test.for([
    // why this row exists, stores, orders, the verdict
    ['nothing else', [a], [at('a', 500)], 'best'],
    ['the same price elsewhere', [a, store('b', { rice: 500 })], [at('a', 500)], 'best'],
    ['a cent less elsewhere', [a, store('b', { rice: 499 })], [at('a', 500)], 'near 1 b'],
    ['just below the threshold', [a, store('b', { rice: 401 })], [at('a', 500)], 'near 99 b'],
    ['the threshold', [a, store('b', { rice: 400 })], [at('a', 500)], 'less 100 b'],
    [
      'it became dearer here',
      [store('a', { rice: 900 }), store('b', { rice: 690 })],
      [at('a', 900)],
      'less 210 b',
    ],
    [
      'others have less of it',
      [a, store('b', { rice: 100 }, { packs: { rice: [pack('rice', 100, 0)] } })],
      [at('a', 500)],
      'best',
    ],
    [
      'a delivery costs its fee',
      [a, store('b', { rice: 500 }, { delivers: true, fee: cents(299) })],
      [at('a', 500)],
      'near 1 b',
    ],
    [
      'below a minimum order',
      [a, store('b', { rice: 100 }, { minimum: cents(200) })],
      [at('a', 500)],
      'best',
    ],
    [
      'nobody knows where it is',
      [store('a', { rice: 500 }, { place: undefined })],
      [at('a', 500)],
      'undefined',
    ],
    ['the comparison lacks it', [], [at('a', 500)], 'undefined'],
  ] as const)('%s', ([, stores, orders, expected]) => {
    const { verdict } = orderPlans(inputOf({ stores, orders }));
    const figures = verdict && 'saves' in verdict ? [verdict.saves, ...verdict.store_ids] : [];
    expect([verdict?.kind, ...figures].map(String).join(' ')).toBe(expected);
  });

  test('one store alone that costs a little more is recommended: the orders are the cheapest', () => {
    const stores = [
      store('a', { rice: 100 }, { delivers: true }),
      store('b', { milk: 100 }, { delivers: true }),
      store('c', { rice: 120, milk: 120 }, { delivers: true }),
    ];
    const orders = [at('a', 100, 'rice'), at('b', 100, 'milk')];
    const input = inputOf({ needs: [rice, milk], stores, orders });
    expect(orderPlans(input).verdict).toEqual({ kind: 'cheapest' });
  });

  test('what is ordered another time makes its store no further stop', () => {
    const stores = [store('a', { rice: 500 }), store('b', { rice: 450 })];
    const verdict = (others: string[]) => orderPlans(inputOf({ stores, others })).verdict;
    expect(verdict([])).toMatchObject({ kind: 'near', saves: 50, charged: 50 });
    expect(verdict(['b'])).toMatchObject({
      kind: 'less',
      saves: 350,
      charged: 50,
      store_ids: ['b'],
    });
  });

  test('the plans’ own orders are the best, whatever the stores', () => {
    const price = fc.nat(900);
    const anyStores = fc.array(
      fc.record({ rice: price, milk: price, fee: fc.nat(400), delivers: fc.boolean() }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(anyStores, (all) => {
        const stores = all.map(({ rice: r, milk: m, fee, delivers }, n) =>
          store(`s${n}`, { rice: r, milk: m }, { fee: cents(fee), delivers }),
        );
        const needs = [rice, milk];
        const settings = { home, ...PLAN_DEFAULTS };
        const { plans, recommended } = planBasket(needs, stores, settings);
        const plan = plans[recommended ?? -1];
        const orders = (plan?.store_ids ?? []).map((store_id) => {
          const lines = (plan?.lines ?? []).filter((line) => line.store_id === store_id);
          return at(
            store_id,
            lines.reduce((sum, line) => sum + line.cost, 0),
          );
        });
        const found = orderPlans(inputOf({ needs, stores, orders }));
        expect(found.verdict).toEqual({ kind: 'best' });
        expect(found.way).toEqual({ miles: plan?.miles, trip: plan?.trip, stops: plan?.stops });
      }),
    );
  });
});

test('the way is the tour through the stores where one picks up', () => {
  const north = { lat: home.lat + 1 / 1.3 / 69.1, lng: home.lng };
  const stores = [
    store('a', {}, { place: north }),
    store('b', {}, { delivers: true, place: { lat: 0, lng: 0 } }),
  ];
  const orders = [at('a', 1), at('b', 1)];
  const { way } = orderPlans(inputOf({ stores, orders }));
  expect(way?.miles).toBeCloseTo(2, 2);
  expect(way).toMatchObject({ trip: 140, stops: 300 });
});

describe('what a store lacks', () => {
  const lack = { id: 'short', store_id: 'a', needs: [rice] };
  const a = store('a', { rice: 500 });
  const insteadOf = (stores: PlanStore[], orders = [at('a', 0)], others: string[] = []) => {
    const plan = orderPlans(inputOf({ stores, orders, others, lacks: [lack] })).instead['short'];
    return plan && `${plan.store_ids.join(' ')} ${plan.goods} ${plan.fees + plan.stops}`;
  };

  test.for([
    ['is never bought where it is lacking', [a], [at('a', 0)], undefined],
    [
      'is bought at the cheapest',
      [a, store('b', { rice: 450 }), store('c', { rice: 400 })],
      [at('a', 0)],
      'c 400 300',
    ],
    [
      'is bought at a dearer one where one goes anyway',
      [a, store('b', { rice: 450 }), store('c', { rice: 400 })],
      [at('a', 0), at('b', 10)],
      'b 450 0',
    ],
    [
      'unless the difference is more than the stop',
      [a, store('b', { rice: 701 }), store('c', { rice: 400 })],
      [at('a', 0), at('b', 10)],
      'c 400 300',
    ],
    [
      'joins a delivery that is paid',
      [a, store('b', { rice: 450 }, { delivers: true, fee: cents(299) })],
      [at('b', 10)],
      'b 450 0',
    ],
    [
      'pays for a new delivery',
      [a, store('b', { rice: 450 }, { delivers: true, fee: cents(299) })],
      [at('a', 10)],
      'b 450 299',
    ],
    [
      'may stay below a minimum that the order reaches',
      [a, store('b', { rice: 450 }, { minimum: cents(1000) })],
      [at('b', 550)],
      'b 450 0',
    ],
    [
      'may not where it does not',
      [a, store('b', { rice: 450 }, { minimum: cents(1000) })],
      [at('b', 549)],
      undefined,
    ],
    [
      'counts what the order takes already',
      [a, store('b', {}, { packs: { rice: [pack('rice', 450, 1)] } })],
      [at('b', 450, 'rice')],
      undefined,
    ],
  ] as const)('%s', ([, stores, orders, expected]) => {
    expect(insteadOf([...stores], [...orders])).toBe(expected);
  });

  test('is bought where something else is ordered another time', () => {
    expect(insteadOf([a, store('b', { rice: 450 })], [at('a', 0)], ['b'])).toBe('b 450 0');
  });

  test('a store that delivers is on no way', () => {
    const place = { lat: home.lat + 1 / 1.3 / 69.1, lng: home.lng };
    const stores = [
      a,
      store('b', {}, { delivers: true, place }),
      store('c', { rice: 400 }, { place }),
    ];
    const orders = [at('a', 0), at('b', 10)];
    const { instead, way } = orderPlans(inputOf({ stores, orders, lacks: [lack] }));
    expect(instead['short']).toMatchObject({ store_ids: ['c'], trip: 140, stops: 300 });
    expect(way).toMatchObject({ trip: 0, stops: 300 });
    const other = orderPlans(inputOf({ stores, others: ['b'], lacks: [lack] }));
    expect(other.instead['short']).toMatchObject({ trip: 140, stops: 300 });
  });
});
