import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

type Answer = {
  value: {
    ingredient_id: string;
    instead: { name: string; factor: number | null; changes: string }[];
  }[];
};

/** A catalogue with a few foods of the table, and askers without an account. */
async function world() {
  const { app, db, ingredient } = await testApp();
  const cod = await ingredient('Cod fillet', { category: 'Meat & Seafood' });
  const halibut = await ingredient('Halibut fillet', { category: 'Meat & Seafood' });
  const tilapia = await ingredient('Tilapia fillet', { category: 'Meat & Seafood' });
  const butter = await ingredient('Unsalted butter', { category: 'Dairy' });
  const oil = await ingredient('Canola oil', { unit: 'ml' });
  await db.run(sql`update ingredients set contains = '{fish}' where name like '%fillet'`);
  await db.run(sql`update ingredients set contains = '{milk}' where name like '%butter'`);
  await db.run(sql`update ingredients set contains = '{}' where name like '%oil'`);
  await db.run(sql`update ingredients set density_g_per_ml = 0.91 where name = 'Unsalted butter'`);
  const changed = () => db.run(sql`update catalogue_version set version = version + 1`);
  await changed();
  const ask = (ids: string) => app.inject({ url: '/api/ingredients/substitutes', query: { ids } });
  const instead = async (...ids: string[]): Promise<string[][]> =>
    (await ask(ids.join(','))).json<Answer>().value.map((one) => one.instead.map((it) => it.name));
  return { cod, halibut, tilapia, butter, oil, db, ingredient, changed, ask, instead };
}

test('says what stands for ingredients, the best first, in the order that was asked', async () => {
  const { ask, cod, butter, halibut, oil } = await world();
  const { value } = (await ask(`${butter},${oil},${cod},${cod}`)).json<Answer>();
  expect(value.map(({ ingredient_id }) => ingredient_id)).toEqual([butter, cod]);
  expect(value[1]?.instead).toMatchObject([
    {
      ingredient_id: halibut,
      name: 'Halibut fillet',
      unit_quantity: 500,
      unit: 'gm',
      category: 'Meat & Seafood',
      ratio: '1',
      by: 'weight',
      roles: ['cooking'],
      changes: 'firmer; cook it a little longer',
      factor: 1,
    },
    { name: 'Tilapia fillet' },
  ]);
  expect(value[0]?.instead).toMatchObject([{ name: 'Canola oil', ratio: '7/8', by: 'volume' }]);
  // 7/8 of the volume of a gram of butter, in ml.
  expect(value[0]?.instead[0]?.factor).toBeCloseTo(0.875 / 0.91, 9);
});

test('a larger pack of a food has the same; of two packs the smaller one is offered', async () => {
  const { db, changed, ingredient, instead, ask, cod } = await world();
  const large = await ingredient('Cod fillet', { unit_quantity: 2000 });
  const small = await ingredient('Halibut fillet', { unit_quantity: 200 });
  await db.run(sql`update ingredients set contains = '{fish}' where name like '%fillet'`);
  await changed();
  const { value } = (await ask(cod)).json<Answer>();
  expect(value[0]?.instead[0]).toMatchObject({ ingredient_id: small, unit_quantity: 200 });
  expect(await instead(large)).toEqual([['Halibut fillet', 'Tilapia fillet']]);
});

test('what brings an allergen is none, also when an admin has said so since', async () => {
  const { db, changed, instead, cod, butter } = await world();
  await db.run(
    sql`update ingredients set contains = '{fish,shellfish}' where name = 'Halibut fillet'`,
  );
  await db.run(sql`update ingredients set contains = null where name = 'Canola oil'`);
  await changed();
  expect(await instead(cod, butter)).toEqual([['Tilapia fillet']]);
});

test('an archived ingredient is none; a merged one keeps its substitutes and is replaced by the other', async () => {
  const { db, changed, instead, ingredient, cod, halibut, tilapia } = await world();
  await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${tilapia}`);
  await changed();
  expect(await instead(cod)).toEqual([['Halibut fillet']]);
  const haddock = await ingredient('Haddock', { category: 'Meat & Seafood' });
  await db.run(sql`update ingredients set contains = '{fish}' where ingredient_id = ${haddock}`);
  await db.run(sql`
    update ingredients set archived_at = now(), merged_into = ${haddock}
    where ingredient_id in (${halibut}, ${cod})`);
  await db.run(sql`
    insert into ingredient_aliases (ingredient_id, alias) values (${haddock}, 'halibut fillet')`);
  await changed();
  const white = await ingredient('Cod fillet', { category: 'Meat & Seafood' });
  await db.run(sql`update ingredients set contains = '{fish}' where ingredient_id = ${white}`);
  await changed();
  expect(await instead(white)).toEqual([['Haddock']]);
});

test.for([
  ['', 400, 'none'],
  ['rice', 400, 'no id'],
  [one(0), 200, 'one'],
  [Array.from({ length: 100 }, (_, n) => one(n)).join(','), 200, 'as many as are allowed'],
  [Array.from({ length: 101 }, (_, n) => one(n)).join(','), 400, 'one more'],
] as const)('%s: %d (%s)', async ([ids, status]) => {
  const { ask } = await world();
  expect((await ask(ids)).statusCode).toBe(status);
});

test('an ingredient that nobody knows has none', async () => {
  const { ask } = await world();
  expect((await ask(one(0))).json()).toEqual({ value: [] });
});

function one(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
