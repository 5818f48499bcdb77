import { addDays } from '@larder/shared/basics/calendar';
import { MAX_ENTRIES_ADDED, MAX_MEALS_A_DAY } from '@larder/shared/kitchen/kitchenLimits';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { household } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

async function home() {
  const world = await household();
  const { shared, send, op, kitchenOf, clock } = world;
  const { sam, alex, household_id } = await shared();
  const today = clock.at.toISOString().slice(0, 10);
  const change = async (who: Person, ...changes: { kind: string; payload: object }[]) => {
    const { state, household: own } = await kitchenOf(who);
    const ops = changes.map((one) => op(one, { base_seq: state.seq }));
    const answer = await send(who, [own.household_id, state.seq], ops);
    const { error = 'taken', message = '' } = answer.json();
    return { error, message, status: answer.statusCode };
  };
  const meal = (title: string, more: object = {}) => ({
    entry_id: newId(clock.at),
    kind: 'recipe',
    day: today,
    meal: 'dinner',
    title,
    recipe_id: '7',
    servings: 2,
    recipe: {
      id: '7',
      title,
      servings: 2,
      ingredients: [{ name: 'rice', amount: 200, unit: 'g' }],
    },
    ...more,
  });
  const plan = (...entries: object[]) => ({ kind: 'plan_add', payload: { entries, today } });
  const planOf = async (who: Person) =>
    (await kitchenOf(who)).state.plan?.map(({ title, day, meal: at }) => `${title} ${day} ${at}`);
  const rowsOf = () =>
    world.db.many(
      z.object({ entry_id: z.string(), revision: z.int(), removed: z.unknown() }),
      sql`select entry_id, revision, removed from plan_entries where household_id = ${household_id} order by place`,
    );
  return { ...world, sam, alex, household_id, today, change, meal, plan, planOf, rowsOf };
}

test('all of a household have one plan, from memory and from the rows; only what changed is written', async () => {
  const { sam, alex, household_id, today, change, meal, plan, planOf, rowsOf, db, kitchenOf } =
    await home();
  const [rice, soup] = [meal('Rice'), meal('Soup')];
  expect((await change(sam, plan(rice, soup))).error).toBe('taken');
  const tomorrow = addDays(today, 1);
  const payload = { entry_id: rice.entry_id, day: tomorrow, meal: 'lunch', today };
  expect((await change(alex, { kind: 'plan_move', payload })).error).toBe('taken');
  const shown = [`Soup ${today} dinner`, `Rice ${tomorrow} lunch`];
  expect(await planOf(sam)).toEqual(shown);
  expect((await rowsOf()).map(({ revision }) => revision)).toEqual([0, 1]);
  await db.run(sql`update households set state_id = null where household_id = ${household_id}`);
  expect(await planOf(alex)).toEqual(shown);
  const { state } = await kitchenOf(sam);
  expect(state.lines[0]?.contributions.map(({ entry_id }) => entry_id)).toEqual([
    rice.entry_id,
    soup.entry_id,
  ]);
});

test('a removed meal comes back from its row, with what it had listed', async () => {
  const { sam, alex, household_id, today, change, meal, plan, planOf, rowsOf, db, kitchenOf } =
    await home();
  const rice = meal('Rice');
  await change(sam, plan(rice));
  const entries = [rice.entry_id];
  await change(sam, { kind: 'plan_remove', payload: { entries, today } });
  expect([await planOf(alex), (await kitchenOf(alex)).state.lines]).toEqual([[], []]);
  expect(await rowsOf()).toMatchObject([{ entry_id: rice.entry_id, removed: { by: sam.user_id } }]);
  await db.run(sql`update households set state_id = null where household_id = ${household_id}`);
  await change(sam, { kind: 'plan_restore', payload: { entries, today } });
  expect(await planOf(alex)).toEqual([`Rice ${today} dinner`]);
  expect((await kitchenOf(alex)).state.lines).toHaveLength(1);
});

test('a full day, far days and broken meals are refused, with what is wrong', async () => {
  const { sam, change, meal, plan, planOf, rowsOf } = await home();
  const many = (count: number) => Array.from({ length: count }, (_, n) => meal(`Dish ${n}`));
  expect((await change(sam, plan(...many(MAX_MEALS_A_DAY)))).error).toBe('taken');
  expect((await change(sam, plan(meal('One more')))).error).toBe('plan_full');
  expect((await change(sam, plan(...many(MAX_ENTRIES_ADDED + 1)))).error).toBe('invalid_request');
  const wrong = [
    meal('Nothing', { servings: 0 }),
    meal('Endless', { servings: 1e308 }),
    meal('', {}),
    meal('Someday', { day: '2026-02-30' }),
    meal('Forged', { of: 'not-an-id' }),
    meal('Brunch', { meal: 'brunch' }),
  ];
  for (const one of wrong) {
    const { error, message } = await change(sam, plan(one));
    expect([error, message]).toEqual(['invalid_request', expect.stringContaining('entries.0.')]);
  }
  for (const day of ['5026-01-01', '2001-01-01']) {
    const { error, message } = await change(sam, plan(meal('Far', { day })));
    expect([error, message]).toEqual(['invalid_request', expect.stringMatching(/^day: must be/)]);
  }
  expect(await planOf(sam)).toHaveLength(MAX_MEALS_A_DAY);
  expect(await rowsOf()).toHaveLength(MAX_MEALS_A_DAY);
});

test('comes along into another household with what it had listed', async () => {
  const { sam, today, person, change, meal, plan, planOf, ask, kitchenOf } = await home();
  const bob = await person('user', 'Bob');
  await change(bob, plan(meal('Bob’s rice', { servings: 5 })));
  await change(bob, { kind: 'week_rules', payload: { rules: { people: 5, otherMeal: 'Snack' } } });
  const { token } = (await ask(sam, 'POST household/invites', {})).json();
  await ask(bob, 'POST household/invite/accept', { token, bring: true });
  expect(await planOf(sam)).toEqual([`Bob’s rice ${today} dinner`]);
  const { state } = await kitchenOf(sam);
  expect(state.weekRules).toEqual({ people: 5, otherMeal: 'Snack' });
  expect(state.lines[0]?.contributions).toMatchObject([{ recipe_id: '7', servings: 5 }]);
});

test('whoever has a shopping link sees nothing of the plan', async () => {
  const { sam, change, meal, plan, ask, asGuest } = await home();
  await change(sam, plan(meal('Secret supper')));
  const { token } = (await ask(sam, 'POST household/link', { hours: 4 })).json();
  const seen = await asGuest('shopping-link/view', { token });
  expect([seen.statusCode, seen.body]).toEqual([200, expect.stringContaining('rice')]);
  expect(seen.body).not.toContain('entry_id');
  expect(seen.body).not.toContain('Secret supper');
});
