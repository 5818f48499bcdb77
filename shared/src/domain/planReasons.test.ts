import { describe, expect, test } from 'vitest';

import { type BasketPlan, planBasket, type PlanStore } from './basketPlan.ts';
import { cents, formatUsd } from './money.ts';
import { planWithReasons, type ReasonedPlans } from './planReasons.ts';
import { addedSentence, cheaperSentence, leftOutSentence } from './planSentences.ts';
import { PLAN_DEFAULTS, type PlanSettings } from './planSettings.ts';
import { planStore } from './testing/planStore.ts';

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
    [[store('a', { rice: 300 })], 'Chelsea Pantry has 1 thing: $6.00 in all.'],
    [
      [a, store('b', { eggs: 500 })],
      'Adding Bedford Greens brings 1 thing that Chelsea Pantry lacks; it costs $8.00 more.',
    ],
    [
      [a, store('b', { eggs: 100, rice: 1, milk: 50 }, { delivers: true })],
      'Bedford Greens has 3 things: $1.51 in all.',
    ],
    [
      [a, store('b', { eggs: 10, rice: 1 }, { delivers: true })],
      'Adding Bedford Greens brings 1 thing that Chelsea Pantry lacks; it saves $2.89.',
    ],
    [
      [a, store('b', { eggs: 10, rice: 290 }, { delivers: true })],
      'Adding Bedford Greens brings 1 thing that Chelsea Pantry lacks; it costs nothing more.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100, eggs: 100 }, { place: away(1) }),
      ],
      'Adding Mercado Corona saves $16.00 on 2 things and costs $4.40 for 2.0 more miles and one more stop: $11.60 in all.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100 }, { delivers: true, fee: cents(299) }),
      ],
      'Adding Mercado Corona saves $8.00 on 1 thing and costs $2.99 for its delivery: $5.01 in all.',
    ],
    [
      [
        store('a', { rice: 900, milk: 300, eggs: 900 }),
        store('c', { rice: 100 }, { delivers: true }),
      ],
      'Adding Mercado Corona saves $8.00 on 1 thing.',
    ],
  ] as const)('%#', ([stores, sentence]) => {
    const { reasons, recommended, plans } = reasonsFor(stores);
    const last = stores.at(-1)?.store_id;
    expect(plans[recommended ?? -1]?.store_ids).toContain(last);
    const added = reasons[recommended ?? -1] ?? [];
    const sentences = added
      .filter(({ store_id }) => store_id === last)
      .map((one) => addedSentence(one, nameOf));
    expect(sentences).toEqual([sentence]);
  });
});

test.for([
  [{}, '24 other things are cheaper there: $7.60 less than buying only the 6.'],
  [{ cheaper: 1 }, '1 other thing is cheaper there: $7.60 less than buying only the 6.'],
  [{ brings: 1 }, '24 other things are cheaper there: $7.60 less than buying only the one.'],
  [{ brings: 0 }, ''],
  [{ cheaper: 0 }, ''],
  [{ others: [] }, ''],
] as const)('what else is cheaper at a store that brings things: %j', ([changed, sentence]) => {
  const [fees, stops, trip] = [cents(0), cents(300), cents(338)];
  const added = { store_id: 'b', others: ['a'], brings: 6, cheaper: 24, saves: cents(760) };
  const costs = { fees, stops, trip, miles: 4.8, total: cents(912) };
  expect(cheaperSentence({ ...added, ...costs, ...changed })).toBe(sentence);
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
    [store('b', { rice: 259 }), {}, 'Bedford Greens: $2.59 more'],
    [
      store('b', { rice: 300 - 40 }, delivering),
      {},
      'Bedford Greens: would save $0.40, below your $1.00',
    ],
    [
      store('b', { rice: 100 }, { ...delivering, fee: cents(200) }),
      {},
      'Bedford Greens: the same total',
    ],
    [
      store('b', { rice: 100 }, { ...delivering, minimum: cents(1500) }),
      {},
      'Bedford Greens: what one would buy there stays below its minimum order of $15.00',
    ],
    [
      store('b', { rice: 100, milk: 299, eggs: 299 }, { ...delivering, fee: cents(999) }),
      {},
      'Bedford Greens: in place of Chelsea Pantry: $4.97 more',
    ],
    [
      store('b', { rice: 100 }, delivering),
      { maxStops: 1 },
      'Bedford Greens: a store more than you go to: would save $2.00',
    ],
  ] as const)('%#', ([other, changed, sentence]) => {
    const { leftOut, plans, recommended } = reasonsFor([a, other], changed);
    expect(plans[recommended ?? -1]?.store_ids).toEqual(['a']);
    const given = { ...settings, ...changed };
    expect(leftOut.map((left) => leftOutSentence(left, { nameOf, settings: given }))).toEqual([
      sentence,
    ]);
  });

  test('nor when another store would fall below its minimum order', () => {
    const high = { ...a, minimum: cents(900) };
    const { leftOut } = reasonsFor([high, store('b', { rice: 1 }, delivering)]);
    expect(leftOut.map((left) => leftOutSentence(left, { nameOf, settings }))).toEqual([
      'Bedford Greens: what one would buy at Chelsea Pantry stays below its minimum order of $9.00',
    ]);
  });
});

test.for([
  [0, 259, '$2.59 more'],
  [0, 0, 'the same total'],
  [0, -40, 'would save $0.40, below your $1.00'],
  [0, -100, 'would save $1.00'],
  [2, 310, 'brings 2 things; $3.10 more'],
  [-3, -2170, 'lacks 3 things; $21.70 less'],
  [-1, 0, 'lacks 1 thing; the same total'],
] as const)('a store that would bring %d for %d cents: %s', ([brings, total, sentence]) => {
  const left = { store_id: 'b', why: 'added', brings, total: cents(total) } as const;
  expect(leftOutSentence(left, { nameOf, settings })).toBe(`Bedford Greens: ${sentence}`);
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
  const figuresOf = (sentence: string) =>
    sentence.match(/\$\d+\.\d\d|\d+(?= things?\b)|[\d.]+(?= more miles)/g) ?? [];
  const all = ({ plans, beaten, reasons, beatenReasons }: ReasonedPlans) =>
    [...plans, ...beaten].map((plan, at) => ({ plan, added: [...reasons, ...beatenReasons][at] }));

  test.for(instances.map((stores, at) => [at, stores] as const))('%d', ([, stores]) => {
    const found = planWithReasons({ needs, stores, settings });
    const recommended = found.plans[found.recommended ?? -1];
    for (const { plan, added = [] } of all(found)) {
      expect(added.map(({ store_id }) => store_id)).toEqual(plan.store_ids);
      for (const one of added) {
        const without = planOf(stores, one.others);
        expect(figuresOf(addedSentence(one, nameOf))).toEqual(figuresBetween(plan, without));
        expect(cheaperSentence(one).match(/\$\d+\.\d\d|\d+/g) ?? []).toEqual(
          figuresOfCheaper(plan, without),
        );
      }
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

  /** The plan against the one that buys only what the others lack at the added store. */
  function figuresOfCheaper(plan: BasketPlan, without: BasketPlan | undefined): string[] {
    const elsewhere = new Map(without?.lines.map((line) => [line.key, line.cost]));
    const onlyMissing = plan.lines.map(({ key, cost }) => elsewhere.get(key) ?? cost);
    const other = plan.lines.filter(({ cost }, at) => cost !== onlyMissing[at]).length;
    const brings = plan.lines.filter(({ key }) => !elsewhere.has(key)).length;
    if (!without || brings === 0 || other === 0) return [];
    const less = onlyMissing.reduce((sum, cost) => sum + cost, 0) - plan.goods;
    return [`${other}`, formatUsd(cents(less)), ...(brings === 1 ? [] : [`${brings}`])];
  }

  function figuresBetween(plan: BasketPlan, without: BasketPlan | undefined): string[] {
    const money = (amount: number) => formatUsd(cents(Math.abs(amount)));
    const total = plan.total - (without?.total ?? 0);
    const brings = (without?.unmet.length ?? needs.length) - plan.unmet.length;
    const amount = total === 0 ? [] : [money(total)];
    if (brings > 0) return [`${brings}`, ...amount];
    const costs = new Map(without?.lines.map(({ key, cost }) => [key, cost]));
    const saved = plan.lines
      .map(({ key, cost }) => (costs.get(key) ?? cost) - cost)
      .filter((saving) => saving !== 0);
    const sum = saved.reduce((a, b) => a + b, 0);
    const extra = total + sum;
    const miles = plan.miles - (without?.miles ?? 0);
    return [
      money(sum),
      `${saved.length}`,
      ...(extra === 0
        ? []
        : [
            money(extra),
            ...(plan.trip > (without?.trip ?? 0) ? [miles.toFixed(1)] : []),
            ...amount,
          ]),
    ];
  }
});
