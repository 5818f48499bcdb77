import { cents, formatUsd } from '@larder/shared/basics/money';
import {
  type BasketPlan,
  chargedOf,
  planBasket,
  type PlanStore,
} from '@larder/shared/plan/basketPlan';
import { planWithReasons, type WayToGet } from '@larder/shared/plan/planReasons';
import { PLAN_DEFAULTS, type PlanSettings } from '@larder/shared/plan/planSettings';
import { planStore } from '@larder/shared/plan/testing/planStore';
import { describe, expect, test } from 'vitest';

import { addedSentence, leftOutSentence, toGetSentence } from './planSentences.ts';

const home = { lat: 40.7359, lng: -73.9911 };
const settings: PlanSettings = { home, ...PLAN_DEFAULTS };
const NAMES: Readonly<Record<string, string>> = {
  a: 'Chelsea Pantry',
  b: 'Bedford Greens',
  c: 'Mercado Corona',
};
const nameOf = (id: string) => NAMES[id] ?? id;

/** A store at home where one picks up; its packs are of 100, as the needs. */
const store = (store_id: string, prices: Record<string, number>, rest: Partial<PlanStore> = {}) =>
  planStore(store_id, prices, { place: home, delivers: false, ...rest });
const needsOf = (...keys: readonly string[]) => keys.map((key) => ({ key, amount: 100 }));
/** So many miles by road from home. */
const away = (miles: number) => ({ lat: home.lat + miles / 1.3 / 69.0976, lng: home.lng });

function reasonsFor(stores: readonly PlanStore[], changed: Partial<PlanSettings> = {}) {
  const needs = needsOf('rice', 'milk', 'eggs');
  return planWithReasons({ needs, stores, settings: { ...settings, ...changed } });
}

describe('why a store is in the plan', () => {
  const a = store('a', { rice: 300, milk: 300 });
  test.for([
    // the stores, the sentence of the last one
    [[store('a', { rice: 300 })], 'Chelsea Pantry has 1 thing.'],
    [[a, store('b', { eggs: 500 })], 'Bedford Greens has 1 thing Chelsea Pantry lacks.'],
    [
      [a, store('b', { eggs: 100, rice: 1, milk: 50 }, { delivers: true })],
      'Bedford Greens has 3 things.',
    ],
    [
      [a, store('b', { eggs: 10, rice: 1 }, { delivers: true })],
      'Bedford Greens has 1 thing Chelsea Pantry lacks and is cheaper for 1 more.',
    ],
    [
      [a, store('b', { eggs: 10, rice: 290 }, { delivers: true })],
      'Bedford Greens has 1 thing Chelsea Pantry lacks and is cheaper for 1 more.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100, eggs: 100 }, { place: away(1) }),
      ],
      'Mercado Corona is cheaper for 2 things: $16.00 less in all.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100 }, { delivers: true, fee: cents(299) }),
      ],
      'Mercado Corona is cheaper for 1 thing: $5.01 less in all.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100 }, { delivers: true }),
      ],
      'Mercado Corona is cheaper for 1 thing: $8.00 less in all.',
    ],
  ] as const)('%#', ([stores, sentence]) => {
    const { tabs, recommended, plans } = reasonsFor(stores);
    const last = stores.at(-1)?.store_id;
    const best = plans[recommended ?? -1];
    expect(best?.store_ids).toContain(last);
    const added = tabs.find(({ plan }) => plan === best)?.reasons ?? [];
    const sentences = added
      .filter(({ store_id }) => store_id === last)
      .map((one) => addedSentence(one, nameOf));
    expect(sentences).toEqual([sentence]);
  });
});

describe('how to get what a plan lacks', () => {
  const one = { maxStops: 1 };
  const a = store('a', { rice: 300, milk: 300 });
  const delivering = { delivers: true, fee: cents(299) };
  test.for([
    // the other stores, how
    [
      [store('b', { eggs: 500 })],
      { kind: 'at', store_id: 'b', brings: ['eggs'], more: 500 },
      'the price alone: the way is told, not added',
    ],
    [
      [store('b', { eggs: 500 }, delivering)],
      { kind: 'at', store_id: 'b', brings: ['eggs'], more: 799 },
      'with its delivery',
    ],
    [
      [store('b', { eggs: 500, rice: 100 })],
      { kind: 'at', store_id: 'b', brings: ['eggs'], more: 300 },
      'what is cheaper there is bought there',
    ],
    [
      [store('b', { eggs: 500 }), store('c', { eggs: 400 })],
      { kind: 'at', store_id: 'c', brings: ['eggs'], more: 400 },
      'the cheapest',
    ],
    [
      [store('b', { eggs: 500 }, { minimum: cents(900) })],
      { kind: 'minimum' },
      'below its minimum order',
    ],
    [
      [store('b', { eggs: 500 }, { minimum: cents(900) }), store('c', { eggs: 800 })],
      { kind: 'at', store_id: 'c', brings: ['eggs'], more: 800 },
      'the one whose minimum is reached',
    ],
    [[store('b', { rice: 100 })], { kind: 'nowhere' }, 'nobody has it'],
  ] as const)('%j: %j (%s)', ([others, way]) => {
    expect(reasonsFor([a, ...others], one).tabs[0]?.toGet).toEqual(way);
  });

  test('it is not said of a plan that lacks nothing', () => {
    const all = store('a', { rice: 1, milk: 1, eggs: 1 });
    expect(reasonsFor([all, store('b', { eggs: 2 })]).tabs[0]?.toGet).toBeUndefined();
  });

  test('the most that is missing before the least price', () => {
    const lone = store('a', { rice: 100, oil: 1, salt: 1 });
    const others = [store('b', { eggs: 10 }), store('c', { eggs: 200, milk: 300 })];
    const needs = needsOf('rice', 'oil', 'salt', 'milk', 'eggs');
    const { tabs } = planWithReasons({
      needs,
      stores: [lone, ...others],
      settings: { ...settings, maxStops: 1 },
    });
    expect(tabs[0]?.toGet).toEqual({
      kind: 'at',
      store_id: 'c',
      brings: ['milk', 'eggs'],
      more: 500,
    });
  });

  const at = (brings: readonly string[], more: number): WayToGet => ({
    kind: 'at',
    store_id: 'b',
    brings,
    more: cents(more),
  });
  test.for([
    [at(['cod'], 2257), 1, 'Bedford Greens has it: $22.57 more'],
    [at(['cod'], -40), 1, 'Bedford Greens has it: $0.40 less'],
    [at(['cod'], 0), 1, 'Bedford Greens has it: for no more'],
    [at(['cod'], 100), 7, 'Bedford Greens has cod: $1.00 more'],
    [at(['cod', 'dill'], 100), 2, 'Bedford Greens has both: $1.00 more'],
    [at(['cod', 'dill', 'kale'], 100), 3, 'Bedford Greens has all 3: $1.00 more'],
    [at(['cod', 'dill'], 274), 7, 'Bedford Greens has 2 of them: $2.74 more'],
    [{ kind: 'nowhere' }, 1, 'No store here has it'],
    [{ kind: 'nowhere' }, 2, 'No store here has them'],
    [{ kind: 'minimum' }, 1, 'Elsewhere only below a minimum order'],
  ] as const)('%j of %i: %s', ([way, lacks, sentence]) => {
    expect(toGetSentence(way, { lacks, nameOf, foodName: (key) => key })).toBe(sentence);
  });
});

test('a dearer store of a plan says that it shortens the way', () => {
  const added = { store_id: 'b', others: ['a'], brings: 0, cheaper: 0, charged: cents(40) };
  expect(addedSentence({ ...added, miles: -3.21 }, nameOf)).toBe(
    'Bedford Greens makes your way 3.2 miles shorter.',
  );
});

describe('why a store is not in the plan', () => {
  const a = store('a', { rice: 300, milk: 300, eggs: 300 });
  const delivering = { delivers: true };
  test.for([
    // the other store, settings, the sentence
    [store('b', { rice: 300 }), {}, 'Bedford Greens: nothing here is cheaper there'],
    [store('b', {}), {}, 'Bedford Greens: nothing here is cheaper there'],
    [
      store('b', { rice: 100 }, { place: undefined }),
      {},
      'Bedford Greens: nobody knows where it is',
    ],
    [store('b', { rice: 259 }), {}, 'Bedford Greens: $2.59 more for these 3 things'],
    [
      store('b', { rice: 300 - 40 }, delivering),
      {},
      'Bedford Greens: would save $0.40 for these 3 things, below your $1.00',
    ],
    [
      store('b', { rice: 100 }, { ...delivering, fee: cents(200) }),
      {},
      'Bedford Greens: the same total for these 3 things',
    ],
    [
      store('b', { rice: 100 }, { ...delivering, minimum: cents(1500) }),
      {},
      'Bedford Greens: what one would buy there stays below its minimum order of $15.00',
    ],
    [
      store('b', { rice: 100, milk: 299, eggs: 299 }, { ...delivering, fee: cents(999) }),
      {},
      'Bedford Greens: in place of Chelsea Pantry: $4.97 more for these 3 things',
    ],
    [
      store('b', { rice: 100 }, delivering),
      { maxStops: 1 },
      'Bedford Greens: a store more than you go to: would save $2.00 for these 3 things',
    ],
  ] as const)('%#', ([other, changed, sentence]) => {
    const { leftOut, plans, recommended } = reasonsFor([a, other], changed);
    expect(plans[recommended ?? -1]?.store_ids).toEqual(['a']);
    const given = { ...settings, ...changed };
    expect(
      leftOut.map((left) => leftOutSentence(left, { nameOf, settings: given, count: 3 })),
    ).toEqual([sentence]);
  });

  test('nor when another store would fall below its minimum order', () => {
    const high = { ...a, minimum: cents(900) };
    const { leftOut } = reasonsFor([high, store('b', { rice: 1 }, delivering)]);
    expect(leftOut.map((left) => leftOutSentence(left, { nameOf, settings, count: 3 }))).toEqual([
      'Bedford Greens: what one would buy at Chelsea Pantry stays below its minimum order of $9.00',
    ]);
  });
});

test.for([
  [0, 259, '$2.59 more for these 33 things'],
  [0, 0, 'the same total for these 33 things'],
  [0, -40, 'would save $0.40 for these 33 things, below your $1.00'],
  [0, -100, 'would save $1.00 for these 33 things'],
  [2, 310, 'brings 2 things; $3.10 more'],
  [-3, -2170, 'lacks 3 things; $21.70 less'],
  [-1, 0, 'lacks 1 thing; the same total'],
] as const)('a store that would bring %d for %d cents: %s', ([brings, total, sentence]) => {
  const left = { store_id: 'b', why: 'added', brings, total: cents(total) } as const;
  expect(leftOutSentence(left, { nameOf, settings, count: 33 })).toBe(
    `Bedford Greens: ${sentence}`,
  );
});

describe('every figure of ten plans is a difference of two plans', () => {
  const keys = Array.from({ length: 12 }, (_, at) => `k${at}`);
  const needs = needsOf(...keys);
  const instances = Array.from({ length: 10 }, (_, seed) =>
    Array.from({ length: 6 }, (__, at) => {
      const mixed = (of: number) => (Math.imul(seed * 97 + at * 31 + of, 2654435761) >>> 8) % 1000;
      const sold = keys.filter((_key, of) => mixed(of) < 700);
      return store(
        `s${at}`,
        Object.fromEntries(sold.map((key, of) => [key, 200 + mixed(of + 50)])),
        {
          place: away((mixed(99) % 60) / 10),
          delivers: mixed(77) < 300,
          fee: cents(299),
          minimum: cents(mixed(88) < 300 ? 700 : 0),
        },
      );
    }),
  );
  /** The plan at exactly these stores, found by the planner. */
  function planOf(stores: readonly PlanStore[], ids: readonly string[]) {
    const some = stores.filter(({ store_id }) => ids.includes(store_id));
    const { plans, beaten } = planBasket(needs, some, { ...settings, maxStops: 5 });
    return [...plans, ...beaten].find(({ store_ids }) => store_ids.length === ids.length);
  }
  /** What one more store changes: the planner's own plan at all these stores, or at those that still sell something. */
  function triedWith(stores: readonly PlanStore[], plan: BasketPlan, store_id: string) {
    const some = stores
      .filter((one) => [...plan.store_ids, store_id].includes(one.store_id))
      .map((one) => ({ ...one, minimum: cents(0) }));
    const goods = needs.map(({ key }) => {
      const prices = some.flatMap(({ packs }) => (packs[key] ?? []).map(({ price }) => price));
      return { key, price: prices.length > 0 ? Math.min(...prices) : undefined };
    });
    const sells = (one: PlanStore) =>
      goods.some(({ key, price }) => (one.packs[key] ?? []).some((pack) => pack.price === price));
    const fees = some.reduce((sum, one) => sum + (one.delivers && sells(one) ? one.fee : 0), 0);
    const charged = goods.reduce((sum, { price = 0 }) => sum + price, 0) + fees;
    const has = (key: string) => goods.some((one) => one.key === key && one.price !== undefined);
    return { brings: plan.unmet.filter(has), more: charged - chargedOf(plan) };
  }
  const figuresOf = (sentence: string) =>
    sentence.match(/\$\d+\.\d\d|\d+(?= things?\b)|\d+(?= more\.)|[\d.]+(?= miles)/g) ?? [];

  test.for(instances.map((stores, at) => [at, stores] as const))('%d', ([, stores]) => {
    const found = planWithReasons({ needs, stores, settings });
    const recommended = found.plans[found.recommended ?? -1];
    for (const { plan, reasons, toGet } of found.tabs) {
      expect(reasons.map(({ store_id }) => store_id)).toEqual(plan.store_ids);
      for (const one of reasons) {
        const without = planOf(stores, one.others);
        expect(figuresOf(addedSentence(one, nameOf))).toEqual(figuresBetween(plan, without));
      }
      expect(toGet?.kind === 'at' ? triedWith(stores, plan, toGet.store_id) : undefined).toEqual(
        toGet?.kind === 'at' ? { brings: toGet.brings, more: toGet.more } : undefined,
      );
    }
    for (const left of found.leftOut) {
      const ids = [...(recommended?.store_ids ?? []), left.store_id];
      const tried = planOf(stores, ids);
      const change = tried && {
        brings: (recommended?.unmet.length ?? 0) - tried.unmet.length,
        total: tried.total - (recommended?.total ?? 0),
      };
      expect(['added', 'full'].includes(left.why)).toBe(tried !== undefined);
      expect(left).toMatchObject(change ?? {});
    }
  });

  function figuresBetween(plan: BasketPlan, without: BasketPlan | undefined): string[] {
    const brings = (without?.unmet.length ?? needs.length) - plan.unmet.length;
    if (!without) return [`${brings}`];
    const costs = new Map(without.lines.map(({ key, cost }) => [key, cost]));
    const cheaper = plan.lines.filter(({ key, cost }) => (costs.get(key) ?? cost) > cost).length;
    if (brings > 0) return [`${brings}`, ...(cheaper > 0 ? [`${cheaper}`] : [])];
    const charged = chargedOf(plan) - chargedOf(without);
    if (charged < 0) return [`${cheaper}`, formatUsd(cents(-charged))];
    return [(without.miles - plan.miles).toFixed(1)];
  }
});
