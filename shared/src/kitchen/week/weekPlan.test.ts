import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#basics/calendar';
import { EMPTY_KITCHEN } from '#kitchen/emptyKitchen';
import { MANUAL } from '#kitchen/groceryAmounts';
import type { Contribution } from '#kitchen/groceryList.model';
import { applyOp, tryOp } from '#kitchen/kitchen';
import type { KitchenState } from '#kitchen/kitchen.calls';
import { MAX_MEALS_A_DAY, MAX_PLAN } from '#kitchen/kitchenLimits';
import type { KitchenChange, KitchenOp, NewWeekEntry } from '#kitchen/kitchenOps.model';

/** 2026-11-25, noon UTC. */
const AT = 1_795_608_000_000;
const [TODAY, PAST, LATER] = ['2026-11-25', '2026-11-23', '2026-11-27'] as const;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const opOf = (state: KitchenState, change: KitchenChange, n: number = state.seq + 1) =>
  // Pairs of kind and payload are what a change has.
  ({
    ...change,
    op_id: idOf(900_000 + n),
    device: 'desk',
    at: AT,
    base_seq: state.seq,
  }) as KitchenOp;
const act = (state: KitchenState, ...changes: readonly KitchenChange[]) =>
  changes.reduce(
    (now, change) => applyOp(now, opOf(now, change), { seq: now.seq + 1, by: 'sam' }),
    state,
  );

const recipeOf = (id: string) => ({
  id,
  title: `Dish ${id}`,
  servings: 2,
  ingredients: [
    { name: 'rice', amount: 100, unit: 'g' },
    { name: `spice ${id}`, amount: 1, unit: 'tsp' },
  ],
});
const dish = (n: number, more: Partial<NewWeekEntry> = {}): NewWeekEntry => ({
  entry_id: idOf(n),
  kind: 'recipe',
  day: LATER,
  meal: 'dinner',
  title: 'Dish 1',
  recipe_id: '1',
  servings: 2,
  recipe: recipeOf('1'),
  ...more,
});
const plan = (...entries: readonly NewWeekEntry[]): KitchenChange => ({
  kind: 'plan_add',
  payload: { entries, today: TODAY },
});
const remove = (...ns: readonly number[]): KitchenChange => ({
  kind: 'plan_remove',
  payload: { entries: ns.map(idOf), today: TODAY },
});
const restore = (...ns: readonly number[]): KitchenChange => ({
  kind: 'plan_restore',
  payload: { entries: ns.map(idOf), today: TODAY },
});
const move = (n: number, day: string | null): KitchenChange => ({
  kind: 'plan_move',
  payload: { entry_id: idOf(n), day, meal: 'lunch', today: TODAY },
});
const serve = (n: number, servings: number): KitchenChange => ({
  kind: 'plan_change',
  payload: { entry_id: idOf(n), servings, today: TODAY },
});
const select = (id: string, servings = 2): KitchenChange => ({
  kind: 'add_recipe',
  payload: { recipe: recipeOf(id), servings },
});
const deselect = (recipe_id: string): KitchenChange => ({
  kind: 'remove_recipe',
  payload: { recipe_id },
});

/** What is wanted of a line: servings by meal, or by recipe. */
const wanted = ({ lines }: KitchenState, key = 'rice') =>
  Object.fromEntries(
    (lines.find((line) => line.key === key)?.contributions ?? []).map((one) => [
      one.entry_id?.slice(-2) ?? one.recipe_id,
      one.servings,
    ]),
  );
const planned = ({ plan: all = [] }: KitchenState) =>
  all.map(({ entry_id, day, meal }) => `${Number(entry_id.slice(-4))} ${day ?? 'no day'} ${meal}`);

test.for<[string, readonly KitchenChange[], Record<string, number>, readonly string[]]>([
  ['a meal lists what it needs', [plan(dish(1))], { '01': 2 }, [`1 ${LATER} dinner`]],
  [
    'the same dish twice adds up',
    [plan(dish(1), dish(2, { servings: 5 }))],
    { '01': 2, '02': 5 },
    [`1 ${LATER} dinner`, `2 ${LATER} dinner`],
  ],
  ['a meal of the past lists nothing', [plan(dish(1, { day: PAST }))], {}, [`1 ${PAST} dinner`]],
  [
    'one without a day lists',
    [plan(dish(1, { day: undefined }))],
    { '01': 2 },
    ['1 no day dinner'],
  ],
  [
    'what is known already changes nothing',
    [plan(dish(1)), plan(dish(1, { servings: 9 }))],
    { '01': 2 },
    [`1 ${LATER} dinner`],
  ],
  [
    'a move changes the day alone',
    [plan(dish(1)), move(1, TODAY)],
    { '01': 2 },
    [`1 ${TODAY} lunch`],
  ],
  [
    'a move into the past neither',
    [plan(dish(1)), move(1, PAST)],
    { '01': 2 },
    [`1 ${PAST} lunch`],
  ],
  ['a move to no day', [plan(dish(1)), move(1, null)], { '01': 2 }, ['1 no day lunch']],
  ['servings follow', [plan(dish(1)), serve(1, 6)], { '01': 6 }, [`1 ${LATER} dinner`]],
  [
    'servings of a past meal do not',
    [plan(dish(1)), move(1, PAST), serve(1, 6)],
    { '01': 2 },
    [`1 ${PAST} lunch`],
  ],
  [
    'a removed meal takes its own',
    [plan(dish(1), dish(2)), remove(1)],
    { '02': 2 },
    [`2 ${LATER} dinner`],
  ],
  ['a removed past meal takes nothing', [plan(dish(1)), move(1, PAST), remove(1)], { '01': 2 }, []],
  [
    'it comes back',
    [plan(dish(1), dish(2)), remove(1), restore(1)],
    { '01': 2, '02': 2 },
    [`1 ${LATER} dinner`, `2 ${LATER} dinner`],
  ],
  [
    'also after the other went',
    [plan(dish(1), dish(2)), remove(1), remove(2), restore(1)],
    { '01': 2 },
    [`1 ${LATER} dinner`],
  ],
  [
    'a selected recipe becomes a meal',
    [select('1', 4), plan(dish(1, { takes: true, servings: 3 }))],
    { '01': 3 },
    [`1 ${LATER} dinner`],
  ],
  [
    'one that is gone is listed anew',
    [plan(dish(1, { takes: true }))],
    { '01': 2 },
    [`1 ${LATER} dinner`],
  ],
  [
    'a recipe that is taken off has no meal to come',
    [plan(dish(1), dish(2)), deselect('1')],
    {},
    [],
  ],
  [
    'its past meals stay',
    [plan(dish(1), dish(2, { day: PAST })), deselect('1')],
    {},
    [`2 ${PAST} dinner`],
  ],
  [
    'with its meals it comes back',
    [
      plan(dish(1), dish(2)),
      deselect('1'),
      { kind: 'restore_recipe', payload: { recipe_id: '1' } },
    ],
    { '01': 2, '02': 2 },
    [`1 ${LATER} dinner`, `2 ${LATER} dinner`],
  ],
  [
    'servings of a recipe are those of its only meal',
    [plan(dish(1)), { kind: 'set_servings', payload: { recipe_id: '1', servings: 7 } }],
    { '01': 7 },
    [`1 ${LATER} dinner`],
  ],
  [
    'of two meals each has its own',
    [plan(dish(1), dish(2)), { kind: 'set_servings', payload: { recipe_id: '1', servings: 7 } }],
    { '01': 2, '02': 2 },
    [`1 ${LATER} dinner`, `2 ${LATER} dinner`],
  ],
  ['a day in 3,000 years is left out', [plan(dish(1, { day: '5026-01-01' }))], {}, []],
  [
    'a cleared list leaves the plan',
    [plan(dish(1)), { kind: 'clear', payload: { only: 'all' } }],
    {},
    [`1 ${LATER} dinner`],
  ],
])('%s', ([, changes, servings, meals]) => {
  const state = act(EMPTY_KITCHEN, ...changes);
  expect(wanted(state)).toEqual(servings);
  expect(planned(state)).toEqual(meals);
});

test('what was got for a meal stays when somebody else removes it, as if added by hand', () => {
  const state = act(EMPTY_KITCHEN, plan(dish(1)));
  const got = applyOp(
    state,
    {
      ...opOf(state, {
        kind: 'got',
        payload: { line: { key: 'rice', generation: 1 }, amounts: [] },
      }),
      device: 'phone',
    },
    { seq: state.seq + 1, by: 'alex' },
  );
  const removed = applyOp(got, opOf(state, remove(1), 99), { seq: got.seq + 1, by: 'sam' });
  expect(wanted(removed)).toEqual({ [MANUAL]: 2 });
  expect(removed.plan).toEqual([]);
});

test('a meal is cooked once, takes from the pantry, and both are undone by one operation', () => {
  const rice = {
    key: 'rice',
    name: 'rice',
    kind: 'about',
    low: false,
    amount: 500,
    unit: 'gm',
    opened: false,
  } as const;
  const cook: KitchenChange = {
    kind: 'plan_cooked',
    payload: { entry_id: idOf(1), uses: [{ key: 'rice', name: 'rice', amount: 200, unit: 'gm' }] },
  };
  const before = act(EMPTY_KITCHEN, { kind: 'pantry_set', payload: { item: rice } }, plan(dish(1)));
  const cooked = act(before, cook, cook);
  expect(cooked.pantry[0]?.amount).toBe(300);
  const op_id = cooked.plan?.[0]?.cooked ?? '';
  expect(op_id).not.toBe('');
  const undone = act(cooked, { kind: 'not_cooked', payload: { cooked: op_id } });
  expect(undone.pantry[0]?.amount).toBe(500);
  expect(undone.plan?.[0]?.cooked).toBeUndefined();
});

test('a change takes members away, and keeps the others', () => {
  const state = act(EMPTY_KITCHEN, plan(dish(1, { eaters: 3, cook: idOf(7) })));
  const changed = act(state, {
    kind: 'plan_change',
    payload: { entry_id: idOf(1), eaters: null, cook: null, frozen: true, today: TODAY },
  });
  const [meal] = changed.plan ?? [];
  expect(meal).toMatchObject({ title: 'Dish 1', servings: 2, frozen: true });
  expect([meal?.eaters, meal?.cook]).toEqual([undefined, undefined]);
});

test('a day has room for so many meals', () => {
  const full = act(
    EMPTY_KITCHEN,
    plan(...Array.from({ length: MAX_MEALS_A_DAY }, (_, n) => dish(n))),
  );
  const one = plan(dish(50));
  expect(tryOp(full, opOf(full, one), { seq: 9, by: 'sam' }).full).toBe('plan');
  const other = act(full, plan(dish(60, { day: TODAY })));
  expect(tryOp(other, opOf(other, move(60, LATER)), { seq: 9, by: 'sam' }).full).toBe('plan');
  expect(tryOp(other, opOf(other, move(3, LATER)), { seq: 9, by: 'sam' }).full).toBeUndefined();
});

test('the meals of the oldest days make room; a year of ten meals a week is less than 150 kB', () => {
  // Seven dinners a week, and three meals of leftovers.
  const year = Array.from({ length: 52 * 10 }, (_, n): NewWeekEntry => {
    const day = addDays(TODAY, -Math.floor(n * 0.7));
    const title = 'Garden Minestrone';
    const meal = dish(n, { day, title, eaters: 3 });
    return n % 10 < 3
      ? { ...meal, kind: 'leftovers', recipe_id: undefined, recipe: undefined, of: idOf(n - 1) }
      : {
          ...meal,
          image: '/images/recipes/garden-minestrone.webp?v=a5bb7803',
          minutes: 75,
          cook: idOf(7),
        };
  });
  const parts = Array.from({ length: 10 }, (_, at) => year.slice(at * 52, at * 52 + 52));
  const state = act(EMPTY_KITCHEN, ...parts.map((part) => plan(...part)));
  expect(state.plan).toHaveLength(520);
  expect(JSON.stringify(state.plan).length).toBeLessThan(150_000);
  const more = Array.from({ length: 40 }, (_, part) =>
    plan(
      ...Array.from({ length: 50 }, (__, n) =>
        dish(1_000 + part * 50 + n, { day: addDays(TODAY, part * 5 + (n % 5)), recipe: undefined }),
      ),
    ),
  );
  const full = act(state, ...more);
  expect(full.plan).toHaveLength(MAX_PLAN);
  expect(full.plan?.some(({ day = '' }) => day < addDays(TODAY, -200))).toBe(false);
});

/** What the list has for meals and recipes, by line. */
const sums = ({ lines }: KitchenState) =>
  lines
    .map(({ key, contributions }) => ({
      key,
      of: contributions
        .map(({ recipe_id, entry_id, servings, amount }: Contribution) =>
          [entry_id ?? recipe_id, servings, amount].join(' '),
        )
        .toSorted(),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

test('after any operations the list is that of the meals on the plan', () => {
  const meal = fc.integer({ min: 1, max: 12 });
  const change = fc.oneof(
    fc
      .tuple(meal, fc.constantFrom(TODAY, LATER, undefined), fc.integer({ min: 1, max: 9 }))
      .map(([n, day, servings]) =>
        plan(
          dish(n, {
            day,
            servings,
            recipe_id: String(n % 3),
            title: `Dish ${n % 3}`,
            recipe: recipeOf(String(n % 3)),
          }),
        ),
      ),
    fc.tuple(meal, fc.constantFrom(TODAY, LATER, null)).map(([n, day]) => move(n, day)),
    fc.tuple(meal, fc.integer({ min: 1, max: 9 })).map(([n, servings]) => serve(n, servings)),
    fc.uniqueArray(meal, { maxLength: 4 }).map((ns) => remove(...ns)),
    fc.uniqueArray(meal, { maxLength: 4 }).map((ns) => restore(...ns)),
    fc.integer({ min: 0, max: 2 }).map((id) => deselect(String(id))),
    fc
      .integer({ min: 0, max: 2 })
      .map((id): KitchenChange => ({ kind: 'restore_recipe', payload: { recipe_id: String(id) } })),
    fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 9 }))
      .map(([id, servings]): KitchenChange => ({
        kind: 'set_servings',
        payload: { recipe_id: String(id), servings },
      })),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const state = act(EMPTY_KITCHEN, ...changes);
      const anew = act(
        EMPTY_KITCHEN,
        ...(state.plan ?? []).map(({ cooked: _, place: __, ...entry }) =>
          plan({ ...entry, recipe: recipeOf(entry.recipe_id ?? '') }),
        ),
      );
      expect(sums(state)).toEqual(sums(anew));
    }),
    { numRuns: 200 },
  );
});
