import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { exactMiles } from '#basics/distance';
import { cents } from '#basics/money';
import { planStore } from '#plan/testing/planStore';

import { type BasketPlan, planBasket, type PlanStore } from './basketPlan.ts';
import { coverOf } from './packCover.ts';
import { PLAN_DEFAULTS, type PlanSettings } from './planSettings.ts';

const home = { lat: 40.7359, lng: -73.9911 };
/** Miles east of home, about: 1.3 times as many by road. */
const east = (miles: number) => ({ lat: home.lat, lng: home.lng + miles / 52.36 });

const settings: PlanSettings = { home, ...PLAN_DEFAULTS };
const free: PlanSettings = { ...settings, centsPerMile: 0, centsPerStop: 0, worthCents: 0 };

/** A store at home where one picks up; its packs are of 100, as the needs. */
const store = (store_id: string, prices: Record<string, number>, rest: Partial<PlanStore> = {}) =>
  planStore(store_id, prices, { place: home, delivers: false, ...rest });

const needsOf = (...keys: readonly string[]) => keys.map((key) => ({ key, amount: 100 }));
const idsOf = (plans: readonly BasketPlan[]) => plans.map(({ store_ids }) => store_ids.join(' '));

describe('one store and several', () => {
  const a = store('a', { rice: 300, milk: 200 });
  const b = store('b', { rice: 200, milk: 300 });
  const both = needsOf('rice', 'milk');

  test('a plan says what is bought where and what all of it costs', () => {
    const far = { ...b, place: east(2) };
    const { plans, recommended } = planBasket(both, [far, a], { ...settings, centsPerStop: 10 });
    const miles = 2 * 1.3 * exactMiles(home, east(2));
    expect(plans).toEqual([
      expect.objectContaining({ store_ids: ['a'], goods: 500, trip: 0, stops: 10, total: 510 }),
    ]);
    expect(recommended).toBe(0);
    const cheap = planBasket(both, [far, a], { ...settings, centsPerMile: 10, centsPerStop: 10 });
    expect(cheap.plans[1]).toEqual({
      store_ids: expect.arrayContaining(['a', 'b']),
      lines: [
        {
          key: 'rice',
          store_id: 'b',
          packs: [{ ingredient_id: 'b rice', count: 1 }],
          cost: 200,
          left: 0,
        },
        {
          key: 'milk',
          store_id: 'a',
          packs: [{ ingredient_id: 'a milk', count: 1 }],
          cost: 200,
          left: 0,
        },
      ],
      unmet: [],
      goods: 400,
      fees: 0,
      miles: expect.closeTo(miles, 9),
      trip: Math.round(miles * 10),
      stops: 20,
      total: 420 + Math.round(miles * 10),
    });
  });

  test.for([
    // cents each store more must save, the recommended plan, why this row exists
    [0, 1, 'any saving'],
    [100, 1, 'exactly what it must'],
    [101, 0, 'a cent too little'],
    [Number.POSITIVE_INFINITY, 0, 'never'],
  ] as const)('a store more that saves $1.00 when $%d/100 must be saved: %d', ([worth, at]) => {
    const { plans, recommended } = planBasket(both, [a, b], { ...free, worthCents: worth });
    expect(idsOf(plans)).toEqual(['a', 'a b']);
    expect(recommended).toBe(at);
  });

  test('coverage goes before money, for the recommended one too', () => {
    const little = store('c', { rice: 1 });
    const dear = store('d', { milk: 5000 });
    const { plans, beaten, recommended } = planBasket(both, [little, dear], settings);
    expect(idsOf(plans)).toEqual(['c', 'c d']);
    expect(plans.map(({ unmet }) => unmet)).toEqual([['milk'], []]);
    expect(beaten).toEqual([]);
    expect(recommended).toBe(1);
  });

  test('a number of stores that saves nothing is beaten', () => {
    const { plans, beaten } = planBasket(both, [a, b], settings);
    expect(idsOf(plans)).toEqual(['a']);
    expect(idsOf(beaten)).toEqual(['a b']);
    expect(beaten[0]?.total).toBe(1000);
  });

  test('a store that nothing is bought at is in no plan', () => {
    const dearer = store('c', { rice: 300, milk: 300 });
    const { plans, beaten } = planBasket(both, [a, dearer], free);
    expect(idsOf([...plans, ...beaten])).toEqual(['a']);
  });
});

describe('equal totals', () => {
  const rice = needsOf('rice');
  test('the first id by code unit', () => {
    const stores = ['b', 'a', 'Z', 'é'].map((id) => store(id, { rice: 300 }));
    expect(idsOf(planBasket(rice, stores, settings).plans)).toEqual(['Z']);
  });

  test('of sets the sorted ids', () => {
    const stores = ['d', 'c'].map((id) => store(id, { rice: 100 }));
    const more = ['b', 'a'].map((id) => store(id, { milk: 100 }));
    const { plans } = planBasket(needsOf('rice', 'milk'), [...stores, ...more], settings);
    expect(idsOf(plans).map((ids) => ids.split(' ').toSorted())).toEqual([['a'], ['a', 'c']]);
  });

  test('a need at one price goes where less is left over, then to fewer packs', () => {
    const pack = (amount: number, price: number) => [
      { ingredient_id: `${amount}`, amount, price: cents(price), stock: 9 },
    ];
    const by = (id: string, packs: PlanStore['packs']) => ({ ...store(id, { salt: 1 }), packs });
    const stores = [
      by('a', { rice: pack(150, 300), salt: pack(100, 10), milk: pack(50, 50) }),
      by('b', { rice: pack(120, 300), salt: pack(100, 20), milk: pack(100, 100) }),
    ];
    const [plan] = planBasket(needsOf('rice', 'salt', 'milk'), stores, free).beaten;
    expect(plan?.lines.map((line) => line.store_id)).toEqual(['b', 'a', 'b']);
  });
});

describe('the edges', () => {
  const rice = needsOf('rice');
  const lists = { none: [], rice, two: needsOf('rice', 'saffron') };
  const sells = (rest: Partial<PlanStore> = {}) => [store('a', { rice: 300 }, rest)];
  test.for([
    // why this row exists, needs, stores, settings, plans as "ids: total, unmet"
    ['an empty list', 'none', sells(), {}, []],
    ['no store', 'rice', [], {}, []],
    ['no store has anything', 'rice', [store('a', {})], {}, []],
    ['one store, a stop', 'rice', sells(), {}, ['a: 600, 0']],
    ['a need that no store has', 'two', sells(), {}, ['a: 600, 1']],
    ['a price of 0', 'rice', [store('a', { rice: 0 })], {}, ['a: 300, 0']],
    ['no home: 0 miles', 'rice', sells({ place: east(10) }), { home: undefined }, ['a: 600, 0']],
    ['no place at all', 'rice', sells({ place: undefined }), { home: undefined }, ['a: 600, 0']],
    ['nobody knows where', 'rice', sells({ place: undefined }), {}, []],
    ['a place that is none', 'rice', sells({ place: { lat: Number.NaN, lng: 0 } }), {}, []],
    [
      'delivery needs no place',
      'rice',
      sells({ place: undefined, delivers: true, fee: cents(299) }),
      {},
      ['a: 599, 0'],
    ],
    ['no fee where one picks up', 'rice', sells({ fee: cents(299) }), {}, ['a: 600, 0']],
    ['a minimum just reached', 'rice', sells({ minimum: cents(300) }), {}, ['a: 600, 0']],
    ['a minimum not reached', 'rice', sells({ minimum: cents(301) }), {}, []],
    ['nor by delivery', 'rice', sells({ minimum: cents(301), delivers: true }), {}, []],
  ] as const)('%s', ([, list, stores, changed, expected]) => {
    const { plans, beaten, recommended } = planBasket(lists[list], stores, {
      ...settings,
      ...changed,
    });
    const shown = plans.map(
      ({ store_ids, total, unmet }) => `${store_ids.join(' ')}: ${total}, ${unmet.length}`,
    );
    expect(shown).toEqual(expected);
    expect(beaten).toEqual([]);
    expect(recommended).toBe(plans.length > 0 ? 0 : undefined);
  });

  test('too little stock is no offer and never split over two stores', () => {
    const needs = [{ key: 'rice', amount: 1000 }];
    const stores = [store('a', { rice: 10 }), store('b', { rice: 10 })];
    expect(planBasket(needs, stores, settings).plans).toEqual([]);
    const ten = store('c', {}, { packs: { rice: [packOf(100, 500, 10)] } });
    expect(idsOf(planBasket(needs, [...stores, ten], settings).plans)).toEqual(['c']);
  });

  test('lines do not move to reach a minimum order', () => {
    const a = store('a', { rice: 300, milk: 200 }, { minimum: cents(201) });
    const b = store('b', { rice: 200, milk: 300 });
    const { plans, beaten } = planBasket(needsOf('rice', 'milk'), [a, b], free);
    expect(idsOf([...plans, ...beaten])).toEqual(['a']);
    const lower = planBasket(needsOf('rice', 'milk'), [{ ...a, minimum: cents(200) }, b], free);
    expect(idsOf(lower.plans)).toEqual(['a', 'a b']);
  });

  test('home across the date line', () => {
    const near = store('a', { rice: 300 }, { place: { lat: 0, lng: -179.99 } });
    const [plan] = planBasket(rice, [near], { ...settings, home: { lat: 0, lng: 179.99 } }).plans;
    expect(plan?.miles).toBeCloseTo(2 * 1.3 * 0.02 * 69.098, 2);
  });

  test.for([
    [{ lat: 0, lng: 0 }, { lat: 0.02, lng: 0 }, 'where the equator meets the meridian'],
    [{ lat: 90, lng: 0 }, { lat: 89.98, lng: 170 }, 'the north pole, whatever the longitude'],
    [{ lat: -90, lng: 77 }, { lat: -89.98, lng: -3 }, 'the south pole'],
    [{ lat: 0, lng: 180 }, { lat: 0.02, lng: -180 }, 'on the date line'],
  ] as const)('home at %j, a store at %j: %s', ([at, place]) => {
    const near = store('a', { rice: 300 }, { place });
    const found = planBasket(rice, [near], { ...settings, home: at });
    expect(found.plans[0]?.miles).toBeCloseTo(2 * 1.3 * 0.02 * 69.098, 2);
    expect(found.recommended).toBe(0);
  });

  test('200 needs that no store has make no plan', () => {
    const needs = needsOf(...Array.from({ length: 200 }, (_, n) => `food ${n}`));
    const stores = Array.from({ length: 50 }, (_, n) => store(`s${n}`, { rice: 100 }));
    expect(planBasket(needs, stores, settings)).toEqual({
      plans: [],
      beaten: [],
      recommended: undefined,
    });
  });

  test('pickups in the order of the tour, then those that deliver', () => {
    const delivering = { delivers: true, fee: cents(100) };
    const stores = [
      store('a', { a: 1 }, delivering),
      store('b', { b: 1 }, { place: east(3) }),
      store('c', { c: 1 }, { place: east(1) }),
      store('d', { d: 1 }, { place: { lat: home.lat + 0.05, lng: home.lng + 1 / 52.36 } }),
    ];
    const { plans } = planBasket(needsOf('a', 'b', 'c', 'd'), stores, {
      ...settings,
      maxStops: 4,
    });
    const all = plans.at(-1);
    expect(['c b d a', 'd b c a']).toContain(all?.store_ids.join(' '));
    expect(all).toMatchObject({ fees: 100, stops: 900, unmet: [] });
  });

  test('names that every object has are foods as any other', () => {
    const needs = needsOf('constructor', 'rice');
    const [plan] = planBasket(needs, [store('a', { rice: 1 })], settings).plans;
    expect(plan?.unmet).toEqual(['constructor']);
  });

  test.for([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a need of %d', (amount) => {
    const needs = [{ key: 'rice', amount }];
    expect(() => planBasket(needs, [store('a', { rice: 1 })], settings)).toThrow(RangeError);
  });
});

function packOf(amount: number, price: number, stock: number) {
  return { ingredient_id: `${amount}`, amount, price: cents(price), stock };
}

describe('settings', () => {
  test('any number gives plans with numbers', () => {
    const any = fc.double();
    const given = fc.record({
      home: fc.option(fc.record({ lat: any, lng: any }), { nil: undefined }),
      centsPerMile: any,
      centsPerStop: any,
      maxStops: any,
      worthCents: any,
    });
    const stores = [
      store('a', { rice: 300 }),
      store('b', { milk: 100 }, { place: east(9) }),
      store('c', { rice: 9000 }, { delivers: true, fee: cents(5) }),
    ];
    fc.assert(
      fc.property(given, (changed) => {
        const { plans, beaten, recommended } = planBasket(needsOf('rice', 'milk'), stores, changed);
        expect(recommended).toBeLessThan(plans.length);
        for (const { total, miles, trip, goods, fees, stops } of [...plans, ...beaten]) {
          expect(miles).toBeGreaterThanOrEqual(0);
          expect(total).toBe(goods + fees + trip + stops);
        }
      }),
    );
  });
});

describe('laws', () => {
  const KEYS = ['k0', 'k1', 'k2', 'k3', 'k4', 'k5'];
  const pack = fc.record({
    ingredient_id: fc.constantFrom('x', 'y', 'z'),
    amount: fc.integer({ min: 1, max: 40 }),
    price: fc.nat(900).map(cents),
    stock: fc.nat(9),
  });
  const place = fc.record({
    lat: fc.double({ min: 40.6, max: 40.9, noNaN: true }),
    lng: fc.double({ min: -74.1, max: -73.8, noNaN: true }),
  });
  const storeWith = (minimum: fc.Arbitrary<number>) =>
    fc.record({
      place: fc.option(place, { nil: undefined, freq: 9 }),
      delivers: fc.boolean(),
      fee: fc.nat(600).map(cents),
      minimum: minimum.map(cents),
      packs: fc.dictionary(fc.constantFrom(...KEYS), fc.array(pack, { maxLength: 3 })),
    });
  const storesWith = (minimum: fc.Arbitrary<number>) =>
    fc
      .array(storeWith(minimum), { minLength: 1, maxLength: 7 })
      .map((stores) => stores.map((one, at) => ({ ...one, store_id: `s${at}` })));
  const anyStores = storesWith(fc.oneof(fc.constant(0), fc.nat(2000)));
  const anyNeeds = fc.uniqueArray(
    fc.record({ key: fc.constantFrom(...KEYS), amount: fc.integer({ min: 1, max: 90 }) }),
    { minLength: 1, selector: ({ key }) => key },
  );
  const anySettings = fc.record({
    home: fc.option(place, { nil: undefined, freq: 5 }),
    centsPerMile: fc.nat(100),
    centsPerStop: fc.nat(400),
    maxStops: fc.integer({ min: 1, max: 5 }),
    worthCents: fc.nat(300),
  });

  /** Of the best plan, in one number: fewer unmet needs, then a lower total. */
  function bestOf(...given: Parameters<typeof planBasket>) {
    const ranks = planBasket(...given).plans.map(({ unmet, total }) => unmet.length * 1e9 + total);
    return Math.min(...ranks);
  }

  test('another store never makes the best plan worse', () => {
    fc.assert(
      fc.property(anyNeeds, anyStores, anySettings, (needs, stores, given) => {
        const before = bestOf(needs, stores.slice(1), given);
        expect(bestOf(needs, stores, given)).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('one store more allowed never makes the best plan worse', () => {
    fc.assert(
      fc.property(anyNeeds, anyStores, anySettings, (needs, stores, given) => {
        const more = { ...given, maxStops: given.maxStops + 1 };
        expect(bestOf(needs, stores, more)).toBeLessThanOrEqual(bestOf(needs, stores, given));
      }),
    );
  });

  test('without minimum orders a dearer price never lowers the best total', () => {
    const market = fc.record({
      needs: anyNeeds,
      stores: storesWith(fc.constant(0)),
      given: anySettings,
    });
    const rise = fc.record({ key: fc.constantFrom(...KEYS), at: fc.nat(6), more: fc.nat(500) });
    fc.assert(
      fc.property(market, rise, ({ needs, stores, given }, { key, at, more }) => {
        const raised = stores.map((one, index) => {
          const packs = one.packs[key];
          if (index !== at || !packs) return one;
          const risen = packs.map((old) => ({ ...old, price: cents(old.price + more) }));
          return { ...one, packs: { ...one.packs, [key]: risen } };
        });
        const before = bestOf(needs, stores, given);
        expect(bestOf(needs, raised, given)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('every line is covered from the shelf, at the store of the plan where it costs least', () => {
    fc.assert(
      fc.property(anyNeeds, anyStores, anySettings, (needs, stores, given) => {
        const { plans, beaten } = planBasket(needs, stores, given);
        for (const { store_ids, lines, unmet } of [...plans, ...beaten]) {
          const keys = [...lines.map(({ key }) => key), ...unmet];
          expect(keys.toSorted()).toEqual(needs.map(({ key }) => key).toSorted());
          for (const { key, store_id, packs, cost, left } of lines) {
            const amount = needs.find((need) => need.key === key)?.amount ?? 0;
            const shelfOf = (id: string) =>
              stores.find((one) => one.store_id === id)?.packs[key] ?? [];
            const costs = store_ids.map((id) => coverOf(amount, shelfOf(id))?.cost ?? Infinity);
            expect(cost).toBe(Math.min(...costs));
            expect(coverOf(amount, shelfOf(store_id))).toMatchObject({ packs, cost, left });
          }
        }
      }),
    );
  });

  test('every plan is offered, and its sums are right', () => {
    fc.assert(
      fc.property(anyNeeds, anyStores, anySettings, (needs, stores, given) => {
        const { plans, beaten } = planBasket(needs, stores, given);
        for (const plan of [...plans, ...beaten]) {
          const used = stores.filter(({ store_id }) => plan.store_ids.includes(store_id));
          expect(used).toHaveLength(plan.store_ids.length);
          expect(used.length).toBeLessThanOrEqual(given.maxStops);
          for (const { store_id, minimum, delivers, place: at } of used) {
            const own = plan.lines.filter((line) => line.store_id === store_id);
            expect(own).not.toEqual([]);
            expect(sum(own.map(({ cost }) => cost))).toBeGreaterThanOrEqual(minimum);
            expect(delivers || !given.home || at !== undefined).toBe(true);
          }
          const fees = used.filter(({ delivers }) => delivers).map(({ fee }) => fee);
          const stops = (used.length - fees.length) * given.centsPerStop;
          const goods = sum(plan.lines.map(({ cost }) => cost));
          const trip = Math.round(plan.miles * given.centsPerMile);
          const total = goods + sum(fees) + trip + stops;
          expect(plan).toMatchObject({ goods, fees: sum(fees), trip, stops, total });
          expect(plan.miles > 0 && (!given.home || used.length === fees.length)).toBe(false);
        }
      }),
    );
  });

  test('no plan of the result beats another, and each number of stores comes once', () => {
    fc.assert(
      fc.property(anyNeeds, anyStores, anySettings, (needs, stores, given) => {
        const { plans, beaten, recommended } = planBasket(needs, stores, given);
        const numbers = [...plans, ...beaten].map(({ store_ids }) => store_ids.length);
        expect(new Set(numbers).size).toBe(numbers.length);
        const beats = (one: BasketPlan, other: BasketPlan) =>
          one.store_ids.length < other.store_ids.length &&
          one.unmet.length <= other.unmet.length &&
          one.total <= other.total;
        for (const plan of plans) expect(plans.some((other) => beats(other, plan))).toBe(false);
        for (const plan of beaten) expect(plans.some((other) => beats(other, plan))).toBe(true);
        const fewest = Math.min(...plans.map(({ unmet }) => unmet.length));
        const chosen = plans[recommended ?? -1];
        expect(chosen?.unmet.length ?? Infinity).toBe(fewest);
      }),
    );
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('more stores than are tried', () => {
  const needs = needsOf(...Array.from({ length: 12 }, (_, at) => `k${at}`));
  const stores = Array.from({ length: 120 }, (_, at) =>
    store(
      `s${String(at).padStart(3, '0')}`,
      Object.fromEntries(
        needs
          .slice(0, 11)
          .filter((_, need) => (at + need) % 3 > 0)
          .map(({ key }, need) => [key, 300 + ((at * 37 + need * 11) % 90)]),
      ),
      { place: east(1 + (at % 20)) },
    ),
  );

  test('a need that one far store has is met', () => {
    const only = store('zz', { k11: 900 }, { place: east(24) });
    const { plans, recommended } = planBasket(needs, [...stores, only], settings);
    expect(plans[recommended ?? -1]?.unmet).toEqual([]);
  });

  test('another store is as good as the plans without it', () => {
    const { plans } = planBasket(needs, stores, settings);
    expect(plans[0]?.store_ids).toHaveLength(1);
    expect(plans.every(({ unmet }) => unmet.includes('k11'))).toBe(true);
  });
});
