import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

/** A catalogue with other names, and askers without an account. */
async function world() {
  const { app, db, ingredient } = await testApp();
  const onion = await ingredient('Green onion', { category: 'Produce' });
  const cream = await ingredient('Sour cream', { category: 'Dairy' });
  await db.run(
    sql`insert into ingredient_aliases (ingredient_id, alias) values (${onion}, 'scallion')`,
  );
  await db.run(sql`update ingredients set density_g_per_ml = 0.98, grams_per_piece = 15
    where ingredient_id = ${onion}`);
  await db.run(sql`update catalogue_version set version = version + 1`);
  return {
    onion,
    cream,
    suggest: async (query: string) => {
      const answer = await app.inject({ url: '/api/ingredients/suggest', query: { query } });
      return answer
        .json<{ value: { ingredient_id: string }[] }>()
        .value.map((one) => one.ingredient_id);
    },
    match: (payload: object) =>
      app.inject({ method: 'POST', url: '/api/ingredients/match', payload }),
  };
}

test('suggests by the beginning of a name and of another name', async () => {
  const { suggest, onion, cream } = await world();
  expect(await suggest('cre')).toEqual([cream]);
  expect(await suggest('scal')).toEqual([onion]);
  expect(await suggest('onion')).toEqual([onion]);
  expect(await suggest('')).toEqual([]);
});

test('says what names mean, in order, with what a list needs', async () => {
  const { match, onion } = await world();
  const answer = await match({ names: ['dragon fruit', 'scallions, sliced'] });
  expect(answer.json()).toEqual({
    matches: [
      null,
      {
        ingredient_id: onion,
        name: 'Green onion',
        unit_quantity: 500,
        unit: 'gm',
        category: 'Produce',
        image: null,
        density_g_per_ml: 0.98,
        grams_of: { piece: 15 },
      },
    ],
  });
});

test.for([
  [1, 200],
  [500, 200],
  [501, 400],
  [0, 400],
] as const)('%d names: %d', async ([count, status]) => {
  const { match } = await world();
  const names = Array.from({ length: count }, (_, nth) => `thing ${nth}`);
  expect((await match({ names })).statusCode).toBe(status);
});
