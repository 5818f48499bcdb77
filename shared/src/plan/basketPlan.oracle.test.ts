import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cents } from '#basics/money';

import {
  type BasketPlan,
  planBasket,
  type PlanNeed,
  type PlanPack,
  type PlanStore,
} from './basketPlan.ts';
import type { PlanSettings } from './planSettings.ts';

/**
 * The rules of the basket plan once more, as a slow search over everything: each way to take packs, each
 * set of stores, each order of the stops. It shares no code with the plan.
 */

type Cover = { cost: number; short: number; left: number; packs: number };
type Bought = Cover & { key: string; store: PlanStore };

function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? '';
    if (one < other) return -1;
    if (one > other) return 1;
  }
  return 0;
}

function best<T>(all: readonly T[], keys: (one: T) => (number | string)[]): T | undefined {
  return all.toSorted((a, b) => compareKeys(keys(a), keys(b)))[0];
}

function everyCover({ amount: need, least = need }: PlanNeed, packs: readonly PlanPack[]): Cover[] {
  const ways = packs.reduce<(Cover & { amount: number })[]>(
    (found, pack) =>
      found.flatMap((way) =>
        Array.from({ length: pack.stock + 1 }, (_, count) => ({
          cost: way.cost + count * pack.price,
          amount: way.amount + count * pack.amount,
          packs: way.packs + count,
          short: 0,
          left: 0,
        })),
      ),
    [{ cost: 0, amount: 0, packs: 0, short: 0, left: 0 }],
  );
  return ways
    .filter((way) => way.amount >= least)
    .map(({ cost, amount, packs }) => ({
      cost,
      packs,
      short: Math.max(0, need - amount),
      left: Math.max(0, amount - need),
    }));
}

function shop(needs: readonly PlanNeed[], set: readonly PlanStore[]): Bought[] {
  return needs.flatMap((need) => {
    const { key } = need;
    const offers = set.flatMap((store) =>
      everyCover(need, store.packs[key] ?? []).map((cover) => ({ ...cover, key, store })),
    );
    return best(offers, (o) => [o.cost, o.short, o.left, o.packs, o.store.store_id]) ?? [];
  });
}

type Vector = [number, number, number];

function toVector({ lat, lng }: { lat: number; lng: number }): Vector {
  const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)];
}

function miles([a, b, c]: Vector, [d, e, f]: Vector): number {
  const cross = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return 3959 * Math.atan2(cross, a * d + b * e + c * f);
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) =>
    permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  );
}

function shortestTour(home: PlanSettings['home'], stops: readonly PlanStore[]): number {
  if (!home) return 0;
  const start = toVector(home);
  const places = stops.flatMap(({ place }) => (place ? [toVector(place)] : []));
  const tours = permutations(places).map((tour) => {
    const points = [start, ...tour, start];
    return points.slice(1).reduce((sum, to, index) => sum + miles(points[index] ?? to, to), 0);
  });
  return Math.min(...tours);
}

type Plan = {
  ids: string[];
  bought: Bought[];
  unmet: string[];
  goods: number;
  fees: number;
  miles: number;
  trip: number;
  stops: number;
  total: number;
};

function planOf(
  needs: readonly PlanNeed[],
  set: readonly PlanStore[],
  settings: PlanSettings,
): Plan {
  const bought = shop(needs, set);
  const pickups = set.filter((store) => !store.delivers);
  const goods = bought.reduce((sum, line) => sum + line.cost, 0);
  const fees = set.reduce((sum, store) => sum + (store.delivers ? store.fee : 0), 0);
  const tour = shortestTour(settings.home, pickups) * 1.3;
  const trip = Math.round(tour * settings.centsPerMile);
  const stops = settings.centsPerStop * pickups.length;
  return {
    ids: set.map((store) => store.store_id).toSorted(),
    bought,
    unmet: needs.map((n) => n.key).filter((key) => bought.every((line) => line.key !== key)),
    goods,
    fees,
    miles: tour,
    trip,
    stops,
    total: goods + fees + trip + stops,
  };
}

function isOffered(plan: Plan, set: readonly PlanStore[], settings: PlanSettings): boolean {
  return set.every((store) => {
    const here = plan.bought.filter((line) => line.store === store);
    const spent = here.reduce((sum, line) => sum + line.cost, 0);
    const isReachable = store.delivers || !settings.home || store.place !== undefined;
    return here.length > 0 && spent >= store.minimum && isReachable;
  });
}

function setsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) =>
    setsOf(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]),
  );
}

/** Plan order: unmet needs, total, number of stores, ids as text. */
const order = (plan: Plan) => [plan.unmet.length, plan.total, plan.ids.length, plan.ids.join()];

function beats(a: Plan, b: Plan): boolean {
  const pairs = [
    [a.unmet.length, b.unmet.length],
    [a.total, b.total],
    [a.ids.length, b.ids.length],
  ] as const;
  return pairs.every(([x, y]) => x <= y) && pairs.some(([x, y]) => x < y);
}

function slowly(needs: readonly PlanNeed[], stores: readonly PlanStore[], settings: PlanSettings) {
  const bySize = Array.from({ length: settings.maxStops }, (_, index) => {
    const sets = setsOf(stores, index + 1);
    const plans = sets.flatMap((set) => {
      const plan = planOf(needs, set, settings);
      return isOffered(plan, set, settings) ? [plan] : [];
    });
    return best(plans, order);
  }).filter((plan) => plan !== undefined);
  const plans = bySize.filter((plan) => !bySize.some((other) => beats(other, plan)));
  const beaten = bySize.filter((plan) => !plans.includes(plan));
  const fewest = Math.min(...plans.map((plan) => plan.unmet.length));
  const recommended = best(
    plans.filter((plan) => plan.unmet.length === fewest),
    (plan) => [plan.total + settings.worthCents * plan.ids.length, ...order(plan)],
  );
  return { plans, beaten, recommended };
}

const amount = fc.integer({ min: 1, max: 9 });
const price = fc.integer({ min: 0, max: 900 }).map(cents);
const place = fc.record({
  lat: fc.double({ min: 40.5, max: 41, noNaN: true }),
  lng: fc.double({ min: -74.2, max: -73.6, noNaN: true }),
});

const instance = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const needs = fc.tuple(...Array.from({ length: count }, () => fc.tuple(amount, fc.nat(3))));
  const pack = fc.record({
    ingredient_id: fc.uuid(),
    amount,
    price,
    stock: fc.integer({ min: 0, max: 5 }),
  });
  const shelf = fc.tuple(...Array.from({ length: count }, () => fc.array(pack, { maxLength: 2 })));
  const store = fc.record({
    store_id: fc.uuid(),
    place: fc.option(place, { nil: undefined, freq: 8 }),
    delivers: fc.boolean(),
    fee: fc.integer({ min: 0, max: 600 }).map(cents),
    minimum: fc.constantFrom(0, 0, 0, 500, 1_500).map(cents),
    packs: shelf.map((found) =>
      Object.fromEntries(found.map((packs, index) => [`need ${index}`, packs])),
    ),
  });
  return fc.record({
    needs: needs.map((amounts) =>
      amounts.map(([needed, slack], index) => ({
        key: `need ${index}`,
        amount: needed,
        // Packs of nothing are no packs.
        ...(slack > 0 && { least: Math.max(1, needed - slack) }),
      })),
    ),
    stores: fc.uniqueArray(store, { minLength: 1, maxLength: 12, selector: (s) => s.store_id }),
    settings: fc.record({
      home: fc.option(place, { nil: undefined, freq: 5 }),
      centsPerMile: fc.integer({ min: 0, max: 200 }),
      centsPerStop: fc.integer({ min: 0, max: 500 }),
      maxStops: fc.integer({ min: 1, max: 3 }),
      worthCents: fc.integer({ min: 0, max: 300 }),
    }),
  });
});

function figuresOf(plan: BasketPlan) {
  return {
    ids: plan.store_ids.toSorted(),
    unmet: plan.unmet.toSorted(),
    goods: plan.goods,
    fees: plan.fees,
    trip: plan.trip,
    stops: plan.stops,
    total: plan.total,
    lines: plan.lines
      .map(({ key, store_id, packs, cost, left, short = 0 }) => ({
        key,
        store_id,
        packs: packs.reduce((sum, { count }) => sum + count, 0),
        cost,
        left,
        short,
      }))
      .toSorted((a, b) => compareKeys([a.key], [b.key])),
  };
}

function expected(plan: Plan) {
  const { ids, unmet, goods, fees, trip, stops, total, bought } = plan;
  const lines = bought
    .map(({ key, store, packs, cost, left, short }) => ({
      key,
      store_id: store.store_id,
      packs,
      cost,
      left,
      short,
    }))
    .toSorted((a, b) => compareKeys([a.key], [b.key]));
  return { ids, unmet: unmet.toSorted(), goods, fees, trip, stops, total, lines };
}

test('1,000 random baskets are planned as by trying everything', () => {
  let several = 0;
  let beaten = 0;
  let short = 0;
  fc.assert(
    fc.property(instance, ({ needs, stores, settings }) => {
      const fast = planBasket(needs, stores, settings);
      const slow = slowly(needs, stores, settings);
      expect(fast.plans.map(figuresOf)).toEqual(slow.plans.map(expected));
      expect(fast.beaten.map(figuresOf)).toEqual(slow.beaten.map(expected));
      fast.plans.forEach((plan, index) =>
        expect(plan.miles).toBeCloseTo(slow.plans[index]?.miles ?? -1, 6),
      );
      const chosen = fast.recommended === undefined ? undefined : fast.plans[fast.recommended];
      expect(chosen && figuresOf(chosen)).toEqual(slow.recommended && expected(slow.recommended));
      several += Number(fast.plans.length > 1);
      beaten += Number(fast.beaten.length > 0);
      short += Number(
        fast.plans.some(({ lines }) => lines.some((line) => line.short !== undefined)),
      );
    }),
    { numRuns: 1_000 },
  );
  // Random baskets that never ask for a second store would test little.
  expect(several).toBeGreaterThan(60);
  expect(beaten).toBeGreaterThan(60);
  expect(short).toBeGreaterThan(60);
});
