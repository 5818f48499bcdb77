import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

/** Recipes of 100 KB each: five and a bit fill an answer. */
const MANY = 12;
const TEXT = 100_000;

async function kitchen() {
  const world = await testApp();
  const cook = await world.person('user');
  const keep = (many: number, bytes: number) =>
    world.db.run(sql`
      insert into recipes (recipe_id, user_id, title, description, preparation_time, serving_size, created_at, text_bytes)
      select gen_random_uuid(), ${cook.user_id}, 'No. ' || n, repeat('x', ${bytes}::int), 1, 1,
             timestamptz '2026-01-01 00:00:00Z' + n * interval '1 minute', ${bytes}
      from generate_series(1, ${many}::int) n`);
  const ask = async (url: string) => {
    const answer = await world.app.inject({ url: `/api${url}`, headers: cook.headers });
    const { value, next_cursor, previous_cursor } = answer.json();
    const titles: string[] = value.map(({ title }: { title: string }) => title);
    return { titles, next_cursor, previous_cursor, bytes: answer.body.length };
  };
  return { keep, ask };
}

function newestFirst(many: number): string[] {
  return Array.from({ length: many }, (_, n) => `No. ${many - n}`);
}

/** Max bytes of an answer, with what it says of a recipe beside its text. */
const MOST = RECIPE_LIMITS.answerBytes + MANY * 1_000;

test.for([
  ['/user/recipes', '?cursor='],
  ['/user/saved-recipes?limit=100', '&cursor='],
] as const)('%s has as many recipes as fit, and the rest on the next', async ([url, more]) => {
  const { keep, ask } = await kitchen();
  await keep(MANY, TEXT);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await ask(cursor === undefined ? url : `${url}${more}${cursor}`);
    expect(part.bytes).toBeLessThan(MOST);
    expect(part.titles.length).toBeGreaterThan(0);
    seen.push(...part.titles);
    cursor = part.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(newestFirst(MANY));
});

test('a page of saved recipes that was cut goes back by the same recipes', async () => {
  const { keep, ask } = await kitchen();
  await keep(MANY, TEXT);
  const first = await ask('/user/saved-recipes?limit=100');
  const second = await ask(`/user/saved-recipes?limit=100&cursor=${first.next_cursor}`);
  const back = await ask(`/user/saved-recipes?limit=100&cursor=${second.previous_cursor}`);
  expect(back.titles).toEqual(first.titles);
});

test('a recipe that is larger than an answer comes alone', async () => {
  const { keep, ask } = await kitchen();
  await keep(3, RECIPE_LIMITS.answerBytes + 1);
  expect((await ask('/user/recipes')).titles).toEqual(['No. 3']);
});

test('exactly as many as fit need no second answer', async () => {
  const { keep, ask } = await kitchen();
  await keep(4, RECIPE_LIMITS.answerBytes / 4);
  const { titles, next_cursor } = await ask('/user/recipes');
  expect([titles.length, next_cursor]).toEqual([4, undefined]);
});
