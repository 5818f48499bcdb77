import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import { planBasket, type PlanStore } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS, type PlanSettings } from '@larder/shared/plan/planSettings';
import { planStore } from '@larder/shared/plan/testing/planStore';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type RecipeCost, recipeCosts } from './recipeCost.ts';
import { addsSentence, costDrivers, costText } from './recipeCostWords.ts';

/** A store that delivers for nothing, by the prices of its packs of 500. */
const store = (store_id: string, prices: Record<string, number>) =>
  planStore(store_id, prices, { size: 500 });
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
    share: 400 / 401,
    changes: [{ key: 'rice', cents: 500 }],
    travel: 0,
    free: 0,
    unmet: ['saffron'],
    unmetAlone: ['saffron'],
    gains: 0,
    loses: 0,
    isAbout: false,
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
  if (!first) throw new Error('no cost');
  expect(first).toMatchObject({ gains: 1, loses: 0, adds: 300 });
  expect(addsSentence(first)).toBe(
    'You pay $3.00 more with it and find 1 thing more of the others.',
  );
});

test('what a mile and a stop cost more is told apart from the foods', () => {
  const far = { lat: 40.8, lng: -74 };
  const pickup = { ...store('b', { saffron: 700 }), place: far, delivers: false };
  const home = { lat: 40.7, lng: -74 };
  const shop = { stores: [...market.stores, pickup], settings: { ...settings, home } };
  const [, , third] = recipeCosts([soup, curry, cake], shop);
  const { plans, recommended } = planBasket(
    [
      { key: 'rice', amount: 800 },
      { key: 'leek', amount: 250 },
      { key: 'saffron', amount: 1 },
    ],
    shop.stores,
    shop.settings,
  );
  const plan = plans[recommended ?? -1];
  expect(third?.changes).toEqual([
    { key: 'saffron', cents: 700 },
    { key: 'rice', cents: 500 },
  ]);
  expect(third?.travel).toBe((plan?.trip ?? 0) + (plan?.stops ?? 0));
  expect(third?.travel).toBeGreaterThan(300);
});

test('foods that stores were not asked for count at average prices', () => {
  const averages = { saffron: [{ ingredient_id: 's', amount: 2, price: cents(650), stock: 9 }] };
  const [, , third] = recipeCosts([soup, curry, cake], { ...market, averages });
  expect(third).toMatchObject({ adds: 1150, alone: 1150, unmet: [], share: 1, isAbout: true });
  const [first] = recipeCosts([soup, curry, cake], { ...market, averages });
  expect(first?.isAbout).toBe(false);
});

const said = { adds: cents(190), share: 1, isAbout: false, free: 2, gains: 0, loses: 0 };
test.for([
  [
    {},
    'You pay $1.90 more with it. 2 of its things are on your list anyway.',
    'some of it is bought anyway',
  ],
  [{ free: 0 }, 'You pay $1.90 more with it.', 'all of it costs'],
  [
    { isAbout: true },
    'You pay about $1.90 more with it. 2 of its things are on your list anyway.',
    'an average price is in it',
  ],
  [{ share: 0.9, free: 0 }, 'You pay $1.90 more with it.', 'nine tenths are enough'],
  [{ share: 0.8999, free: 0 }, 'You pay at least $1.90 more with it.', 'less are not'],
  [{ share: 0.5, free: 0, isAbout: true }, 'You pay at least about $1.90 more with it.', 'both'],
  [
    { adds: cents(0), free: 1 },
    'You pay nothing more with it. 1 of its things is on your list anyway.',
    'no pack more',
  ],
  [
    { adds: cents(0), share: 0.4 },
    'You pay nothing more with it where prices are known. 2 of its things are on your list anyway.',
    'what is unknown may cost',
  ],
  [
    { adds: cents(-40), free: 0 },
    'You pay $0.40 less with it.',
    'other stores are worth it with it',
  ],
  [{ share: 0 }, '', 'nothing is known'],
  [
    { gains: 2, free: 0 },
    'You pay $1.90 more with it and find 2 things more of the others.',
    'unequal plans',
  ],
  [
    { loses: 1, free: 0 },
    'You pay $1.90 more with it, but 1 thing of the others is not found then.',
    'the same',
  ],
  [
    { gains: 1, loses: 2, free: 0 },
    'You pay $1.90 more with it and find 1 thing more of the others, but 2 things of the others are not found then.',
    'one thing for another',
  ],
] as const)('%o: %s: %s', ([more, sentence]) => {
  expect(addsSentence({ ...said, ...more })).toBe(sentence);
});

describe('what drives the figure', () => {
  const change = (key: string, more: number) => ({ key, cents: cents(more) });
  const nameOf = (key: string) => key.toUpperCase();

  test('names three foods and sums up the others', () => {
    const changes = [
      change('a', 9),
      change('b', -7),
      change('c', 5),
      change('d', 3),
      change('e', 1),
    ];
    expect(costDrivers({ changes, travel: cents(0) }, nameOf)).toEqual([
      { name: 'A', cents: 9 },
      { name: 'B', cents: -7 },
      { name: 'C', cents: 5 },
      { name: '2 other things', cents: 4 },
    ]);
  });

  test('names a fourth instead of “1 other thing”, and the way', () => {
    const changes = [change('a', 9), change('b', 7), change('c', 5), change('d', 3)];
    expect(costDrivers({ changes, travel: cents(250) }, nameOf).map(({ name }) => name)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'Way, stops and deliveries',
    ]);
  });
});

const FOODS = ['rice', 'leek', 'milk'] as const;
const amount = fc.integer({ min: 1, max: 900 });
const anyNeeds = fc.dictionary(fc.constantFrom(...FOODS), amount, { minKeys: 1 });
const anyStores = fc
  .array(fc.dictionary(fc.constantFrom(...FOODS), fc.integer({ min: 1, max: 999 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => all.map((prices, at) => store(`s${at}`, prices)));
type Amounts = Record<string, number>;
function planned(wanted: readonly Amounts[], stores: PlanStore[], by: PlanSettings = settings) {
  const sums = new Map<string, number>();
  for (const [key, one] of wanted.flatMap((amounts) => Object.entries(amounts)))
    sums.set(key, (sums.get(key) ?? 0) + one);
  const needs = [...sums].map(([key, one]) => ({ key, amount: one }));
  const { plans, recommended } = planBasket(needs, stores, by);
  return plans[recommended ?? -1];
}

test('figures are differences of recommended plans, and a single recipe adds what it costs alone', () => {
  fc.assert(
    fc.property(anyNeeds, anyNeeds, anyStores, (one, other, stores) => {
      const shop = { stores, settings };
      const [alone] = recipeCosts([recipe('one', one)], shop);
      expect(alone?.adds).toBe(alone?.alone);
      const [first] = recipeCosts([recipe('one', one), recipe('other', other)], shop);
      const both = planned([one, other], stores)?.total ?? 0;
      expect(first?.adds).toBe(both - (planned([other], stores)?.total ?? 0));
      expect(first?.used).toBeLessThanOrEqual(both);
    }),
  );
});

/** How the sentence must begin for a difference of two plans. */
function begin(more: Cents, cost: RecipeCost): string {
  if (cost.share === 0) return '';
  if (more === 0) return 'You pay nothing more';
  return more > 0
    ? `You pay ${costText(more, cost)} more`
    : `You pay ${formatUsd(cents(Math.abs(more)))} less`;
}

test('the sentence says the difference of two plans, and its lines sum to it', () => {
  fc.assert(
    fc.property(anyNeeds, anyNeeds, anyStores, (one, other, stores) => {
      const [first] = recipeCosts([recipe('one', one), recipe('other', other)], {
        stores,
        settings,
      });
      if (!first) throw new Error('no cost');
      const [both, without] = [planned([one, other], stores), planned([other], stores)];
      const more = cents((both?.total ?? 0) - (without?.total ?? 0));
      const sentence = addsSentence(first);
      expect(sentence.startsWith(begin(more, first))).toBe(true);
      expect(sentence.includes('of the others')).toBe(first.gains + first.loses > 0);
      const drivers = costDrivers(first, (key) => key);
      expect(drivers.reduce((sum, driver) => sum + driver.cents, 0)).toBe(more);
    }),
  );
});

test('without minimum orders, and where every store is worth it, nothing found more costs less', () => {
  const eager = { ...settings, worthCents: 0 };
  fc.assert(
    fc.property(anyNeeds, anyNeeds, anyStores, (one, other, stores) => {
      const costs = recipeCosts([recipe('one', one), recipe('other', other)], {
        stores,
        settings: eager,
      });
      for (const cost of costs) {
        const isEqual = cost.gains === 0 && cost.loses === 0;
        expect(!isEqual || cost.adds >= 0).toBe(true);
        // What is shared is never bought twice.
        expect(!isEqual || cost.unmet.length > 0 || cost.adds <= cost.alone).toBe(true);
      }
    }),
  );
});
