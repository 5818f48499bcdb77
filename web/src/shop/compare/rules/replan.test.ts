import { exactMiles, type Place } from '@larder/shared/basics/distance';
import { cents } from '@larder/shared/basics/money';
import type { PlanStore } from '@larder/shared/plan/basketPlan';
import {
  PLAN_DEFAULTS,
  type PlanSettings,
  type VisitedStore,
} from '@larder/shared/plan/planSettings';
import { planStore } from '@larder/shared/plan/testing/planStore';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { replan } from './replan.ts';

const home = { lat: 40.7359, lng: -73.9911 };
/** Miles east of home, about: 1.3 times as many by road. */
const east = (miles: number) => ({ lat: home.lat, lng: home.lng + miles / 52.36 });
const west = (miles: number) => east(-miles);
const settings: PlanSettings = { home, ...PLAN_DEFAULTS };
const needs = [{ key: 'rice', amount: 100 }];

const store = (store_id: string, price: number, rest: Partial<PlanStore> = {}): PlanStore =>
  planStore(store_id, { rice: price }, { place: home, delivers: false, ...rest });

describe('stores that are visited anyway', () => {
  const a = store('a', 300, { place: east(4) });
  const b = store('b', 250, { place: east(1) });
  const at = (store_id: string, place?: Place): VisitedStore => ({ store_id, place });

  test.for([
    // why this row exists, stores, visited, the plan as "ids: goods trip stops"
    ['none is visited', [a, b], [], 'b: 250 182 300'],
    ['a visited one needs no way', [a, b], [at('a', east(4))], 'a: 300 0 0'],
    [
      'on a trip that one makes anyway',
      [store('a', 300, { place: east(4) }), store('b', 260, { place: east(9) })],
      [at('a')],
      'a: 300 0 0',
    ],
    ['its place may come from the stores', [a], [at('a')], 'a: 300 0 0'],
    ['nobody knows where it is', [store('a', 300, { place: undefined })], [at('a')], 'a: 300 0 0'],
    ['one that has nothing still shortens the way', [b], [at('x', east(1))], 'b: 250 0 300'],
    ['only the miles beyond', [a], [at('x', east(1))], 'a: 300 546 300'],
    ['named twice', [a], [at('a'), at('a')], 'a: 300 0 0'],
    [
      'of many the four farthest count',
      [store('a', 300, { place: west(1) })],
      [at('a1', west(1)), ...[2, 3, 4, 5].map((miles) => at(`x${miles}`, east(miles)))],
      'a: 300 182 300',
    ],
    [
      'a delivery there costs its fee',
      [store('a', 300, { delivers: true, fee: cents(299) })],
      [at('a')],
      'a: 300 0 0 299',
    ],
  ] as const)('%s', ([, stores, visited, expected]) => {
    const plan = replan({ needs, stores, settings }, { visited, without: new Set() });
    const { store_ids = [], goods, trip, stops, fees } = plan ?? {};
    const shown = `${store_ids.join(' ')}: ${goods} ${trip} ${stops}${fees ? ` ${fees}` : ''}`;
    expect(shown).toBe(expected);
  });

  test('a store more that is visited anyway need not be worth a stop', () => {
    const two = [...needs, { key: 'milk', amount: 100 }];
    const milk = { ingredient_id: 'milk', amount: 100, price: cents(200), stock: 9 };
    const all = store('all', 300, { packs: { ...a.packs, milk: [milk] } });
    const cheap = store('v', 299);
    const input = { needs: two, stores: [all, cheap], settings };
    const none = { visited: [], without: new Set<string>() };
    expect(replan(input, none)?.store_ids).toEqual(['all']);
    const visited = replan(input, { ...none, visited: [at('v', home)] });
    expect(visited?.store_ids.toSorted()).toEqual(['all', 'v']);
    expect(visited).toMatchObject({ goods: 499, stops: 300 });
  });

  test('a store that is out of the question is in no plan', () => {
    const given = { needs, stores: [a, b], settings };
    expect(replan(given, { visited: [], without: new Set(['b']) })?.store_ids).toEqual(['a']);
    expect(replan(given, { visited: [], without: new Set(['a', 'b']) })).toBeUndefined();
  });
});

describe('laws', () => {
  const place = fc.record({
    lat: fc.double({ min: 40.6, max: 40.9, noNaN: true }),
    lng: fc.double({ min: -74.1, max: -73.8, noNaN: true }),
  });
  const anyStores = fc
    .array(fc.record({ place, price: fc.nat(900), delivers: fc.boolean(), fee: fc.nat(500) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((all) =>
      all.map(({ price, fee, ...one }, at) => store(`s${at}`, price, { ...one, fee: cents(fee) })),
    );
  const anyVisited = fc.array(
    fc.record({ store_id: fc.constantFrom('s0', 's1', 'x', 'y'), place }),
    { maxLength: 3 },
  );

  test('the trip is the shortest tour with the new stops less the one without', () => {
    fc.assert(
      fc.property(anyStores, anyVisited, (stores, visited) => {
        const plan = replan({ needs, stores, settings }, { visited, without: new Set() });
        const known = new Map<string, Place>(visited.map((one) => [one.store_id, one.place]));
        const added = (plan?.store_ids ?? []).flatMap((id) => {
          const used = stores.find((one) => one.store_id === id);
          return used?.place && !used.delivers && !known.has(id) ? [used.place] : [];
        });
        const anyway = [...known.values()];
        const miles = 1.3 * (tour([...anyway, ...added]) - tour(anyway));
        expect(plan?.miles).toBeCloseTo(miles, 6);
        expect(plan?.stops).toBe(added.length * settings.centsPerStop);
      }),
    );
  });

  test('where one goes anyway never makes it dearer', () => {
    fc.assert(
      fc.property(anyStores, anyVisited, (stores, visited) => {
        const given = { needs, stores, settings: { ...settings, worthCents: 0 } };
        const before = replan(given, { visited: [], without: new Set() });
        const after = replan(given, { visited, without: new Set() });
        expect(after?.total).toBeLessThanOrEqual(before?.total ?? 0);
      }),
    );
  });
});

/** Miles of the shortest closed tour from home, by trying every order. */
function tour(places: readonly Place[]): number {
  const orders = (rest: readonly Place[]): Place[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((one, at) => orders(rest.toSpliced(at, 1)).map((more) => [one, ...more]));
  const lengths = orders(places).map((order) => {
    const points = [home, ...order, home];
    return points.slice(1).reduce((sum, to, at) => sum + exactMiles(points[at] ?? to, to), 0);
  });
  return Math.min(...lengths);
}
