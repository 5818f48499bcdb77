import { cents } from '@larder/shared/basics/money';
import { planBasket } from '@larder/shared/plan/basketPlan';
import { expect, test } from 'vitest';

import { besideSolver } from './basketPlans.ts';

type Planner = typeof planBasket;

/** Smaller than the nightly run's: a second for all. */
const GIVEN = { size: { needs: 15, stores: 10, maxStops: 3 }, seeds: [1, 2, 3, 4, 5, 6] };

test('the planner finds what the solver finds', async () => {
  const { wrong, mostApart } = await besideSolver(GIVEN, planBasket);
  expect(wrong).toEqual([]);
  expect(mostApart).toBeLessThan(0.5);
});

const FAULTS: Record<string, Planner> = {
  'no fees': (needs, stores, settings) =>
    planBasket(
      needs,
      stores.map((store) => ({ ...store, fee: cents(0) })),
      settings,
    ),
  'the fee of one store forgotten': (needs, stores, settings) => {
    const found = planBasket(needs, stores, settings);
    const free = stores.find(
      ({ store_id, delivers }) => delivers && found.plans.at(-1)?.store_ids.includes(store_id),
    );
    return {
      ...found,
      plans: found.plans.map((plan) => ({
        ...plan,
        fees: cents(plan.fees - (free && plan.store_ids.includes(free.store_id) ? free.fee : 0)),
      })),
    };
  },
  'free miles': (needs, stores, settings) =>
    planBasket(needs, stores, { ...settings, centsPerMile: 0 }),
  'free stops': (needs, stores, settings) =>
    planBasket(needs, stores, { ...settings, centsPerStop: 0 }),
  'a store of the best plan overlooked': (needs, stores, settings) => {
    const { plans } = planBasket(needs, stores, settings);
    const best = new Set(plans.at(-1)?.store_ids.slice(0, 1));
    return planBasket(
      needs,
      stores.filter(({ store_id }) => !best.has(store_id)),
      settings,
    );
  },
  'one stop fewer': (needs, stores, settings) =>
    planBasket(needs, stores, { ...settings, maxStops: settings.maxStops - 1 }),
  'one pack fewer on the shelves': (needs, stores, settings) =>
    planBasket(
      needs,
      stores.map((store) => ({
        ...store,
        packs: Object.fromEntries(
          Object.entries(store.packs).map(([key, packs]) => [key, packs.slice(1)]),
        ),
      })),
      settings,
    ),
};

test.each(Object.entries(FAULTS))('the solver sees a planner with %s', async (_, planner) => {
  expect((await besideSolver(GIVEN, planner)).wrong).not.toEqual([]);
});

/** With plans that cost these cents more than they do. */
const dearerBy =
  (more: number): Planner =>
  (...given) => {
    const found = planBasket(...given);
    return {
      ...found,
      plans: found.plans.map((plan) => ({ ...plan, goods: cents(plan.goods + more) })),
    };
  };

test.each([1, -1])('the solver sees each plan that costs %i cents more', async (more) => {
  expect((await besideSolver(GIVEN, dearerBy(more))).wrong).toHaveLength(GIVEN.seeds.length);
});
