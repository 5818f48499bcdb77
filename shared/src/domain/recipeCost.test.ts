import fc from 'fast-check';
import { expect, test } from 'vitest';

import { PLAN_DEFAULTS, planBasket, type PlanStore } from './basketPlan.ts';
import { cents } from './money.ts';
import { recipeCosts } from './recipeCost.ts';

/** A store that delivers for nothing, by the prices of its packs of 500. */
function store(store_id: string, prices: Record<string, number>): PlanStore {
  const packs = Object.entries(prices).map(([key, price]) => [
    key,
    [{ ingredient_id: key, amount: 500, price: cents(price), stock: 9 }],
  ]);
  return {
    store_id,
    place: undefined,
    delivers: true,
    fee: cents(0),
    minimum: cents(0),
    packs: Object.fromEntries(packs),
  };
}
const settings = { home: undefined, ...PLAN_DEFAULTS };
const recipe = (name: string, needs: Record<string, number>) => ({
  recipe: name,
  needs: Object.entries(needs).map(([key, amount]) => ({ key, amount })),
});

const soup = recipe('soup', { rice: 100, leek: 250 });
const curry = recipe('curry', { rice: 300 });
const cake = recipe('cake', { rice: 400, saffron: 1 });
const market = { stores: [store('a', { rice: 500, leek: 200 })], settings };

test('the share of packs, the difference at the till, and alone', () => {
  expect(recipeCosts([soup, curry], market)).toEqual([
    // A fifth of a pack of rice and half a pack of leek.
    expect.objectContaining({ recipe: 'soup', used: 200, adds: 200, alone: 700, unmet: [] }),
    // The rice is bought anyway.
    expect.objectContaining({ recipe: 'curry', used: 300, adds: 0, alone: 500, unmet: [] }),
  ]);
});

test('a pack more for it', () => {
  const [, , third] = recipeCosts([soup, curry, cake], market);
  expect(third).toEqual({
    recipe: 'cake',
    used: 400,
    adds: 500,
    alone: 500,
    unmet: ['saffron'],
    unmetAlone: ['saffron'],
    changesCover: false,
  });
});

test('nothing is bought for a recipe that no store has anything for', () => {
  const [only] = recipeCosts([recipe('tea', { tea: 10 })], market);
  expect(only).toMatchObject({ used: 0, adds: 0, alone: 0, unmet: ['tea'], unmetAlone: ['tea'] });
});

test('says when the rest is covered otherwise without it', () => {
  // Worth a second store only for the leek, which has the milk too.
  const stores = [{ ...store('a', { rice: 100 }) }, store('b', { leek: 200, milk: 100 })];
  const minimum = stores.map((one) => ({ ...one, minimum: cents(one.store_id === 'b' ? 300 : 0) }));
  const [first] = recipeCosts(
    [recipe('leeks', { leek: 1 }), recipe('milk rice', { rice: 1, milk: 1 })],
    {
      stores: minimum,
      settings,
    },
  );
  expect(first).toMatchObject({ changesCover: true, adds: 300 });
});

test('figures are differences of recommended plans, and a single recipe adds what it costs alone', () => {
  const amount = fc.integer({ min: 1, max: 900 });
  const needs = fc.dictionary(fc.constantFrom('rice', 'leek', 'milk'), amount, { minKeys: 1 });
  const stores = fc
    .array(
      fc.dictionary(fc.constantFrom('rice', 'leek', 'milk'), fc.integer({ min: 1, max: 999 })),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => all.map((prices, at) => store(`s${at}`, prices)));
  fc.assert(
    fc.property(needs, needs, stores, (one, other, given) => {
      const shop = { stores: given, settings };
      const [alone] = recipeCosts([recipe('one', one)], shop);
      expect(alone?.adds).toBe(alone?.alone);
      const [first] = recipeCosts([recipe('one', one), recipe('other', other)], shop);
      const totalOf = (amounts: Record<string, number>) => {
        const { plans, recommended } = planBasket(recipe('', amounts).needs, given, settings);
        return plans[recommended ?? -1]?.total ?? 0;
      };
      const both = Object.fromEntries(
        [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
          key,
          (one[key] ?? 0) + (other[key] ?? 0),
        ]),
      );
      expect(first?.adds).toBe(totalOf(both) - totalOf(other));
      expect(first?.used).toBeLessThanOrEqual(totalOf(both));
    }),
  );
});
