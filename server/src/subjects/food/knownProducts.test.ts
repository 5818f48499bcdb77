import { readGtin } from '@larder/shared/food/gtin';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { findKnownByGtins } from './knownProducts.queries.ts';
import { type ImportFigures, importKnownProducts } from './knownProducts.service.ts';

const AT = new Date('2026-03-04T12:00:00Z');
const US = new Set(['en:united-states']);

/** The `n`th number, with its check digit. */
function codeOf(n: number): string {
  const start = `0${700_000 + n}00000`;
  return (
    Array.from({ length: 10 }, (_, last) => `${start}${last}`).find(
      (code) => 'gtin' in readGtin(code),
    ) ?? ''
  );
}

/** Products as a dump has them; every tenth is French, every seventh without a pack. */
function productOf(n: number) {
  return {
    code: codeOf(n),
    product_name: n % 2 === 0 ? 'Whole milk' : `Novelty ${n}`,
    brands: 'Acme',
    quantity: n % 7 === 0 ? '' : '500 ml',
    countries_tags: [n % 10 === 0 ? 'en:france' : 'en:united-states'],
    categories_tags: ['en:dairies', 'en:whole-milks'],
  };
}

async function* linesOf(lines: readonly (string | undefined)[]) {
  yield* lines;
}
async function* thenFails(lines: readonly string[]) {
  yield* lines;
  throw new Error('killed');
}

async function town() {
  const world = await testApp();
  const milk = await world.ingredient('Whole milk');
  const take = (lines: AsyncIterable<string | undefined>, countries?: ReadonlySet<string>) =>
    importKnownProducts(world.deps.db, { lines, countries, at: AT, onBatch: () => undefined });
  const known = async () =>
    (
      await world.db.many(
        z.object({ row: z.string() }),
        sql`select row_to_json(k)::text as row from known_products k order by gtin`,
      )
    ).map(({ row }) => row);
  return { ...world, milk, take, known };
}

const json = (n: number) => JSON.stringify(productOf(n));

test('a product is found by its number, with pack and food', async () => {
  const { deps, milk, take } = await town();
  const figures: ImportFigures = await take(linesOf([json(2), json(7)]), US);
  expect(figures).toEqual({
    read: 2,
    kept: 2,
    elsewhere: 0,
    withoutPack: 1,
    withoutFood: 1,
    faults: 0,
  });
  const found = await findKnownByGtins(deps.db, [`0${codeOf(2)}`, `0${codeOf(7)}`, '0']);
  expect(found).toEqual([
    {
      gtin: `0${codeOf(2)}`,
      name: 'Whole milk',
      brand: 'Acme',
      unit_quantity: 500,
      unit: 'ml',
      food_id: milk,
      is_no_food: false,
    },
    {
      gtin: `0${codeOf(7)}`,
      name: 'Novelty 7',
      brand: 'Acme',
      unit_quantity: null,
      unit: null,
      food_id: null,
      is_no_food: false,
    },
  ]);
});

test('a food that was merged is the one that stayed; an archived one is none', async () => {
  const { db, deps, milk, take, ingredient } = await town();
  await take(linesOf([json(2)]));
  const whole = await ingredient('Milk, whole');
  const foodNow = async () => (await findKnownByGtins(deps.db, [`0${codeOf(2)}`]))[0]?.food_id;
  await db.run(
    sql`update ingredients set archived_at = ${AT}, merged_into = ${whole} where ingredient_id = ${milk}`,
  );
  expect(await foodNow()).toBe(whole);
  await db.run(sql`update ingredients set archived_at = ${AT} where ingredient_id = ${whole}`);
  expect(await foodNow()).toBeNull();
});

test('JSON lines and the table with tabs say the same; lines that are none are counted', async () => {
  const { take, known, db } = await town();
  const products = Array.from({ length: 20 }, (_, n) => productOf(n));
  const faults = ['{"code":', 'null', '[]', '', '{}', undefined];
  const figures = await take(
    linesOf([...products.map((one) => JSON.stringify(one)), ...faults]),
    US,
  );
  expect(figures).toMatchObject({ read: 25, kept: 18, elsewhere: 3, faults: 4 });
  const asJson = await known();
  expect(asJson).toHaveLength(18);

  await db.run(sql`delete from known_products`);
  const rows = products.map((one) =>
    [
      'x',
      one.countries_tags.join(','),
      one.code,
      one.product_name,
      one.brands,
      one.quantity,
      one.categories_tags.join(','),
    ].join('\t'),
  );
  const headings =
    '\uFEFFurl\tcountries_tags\tcode\tproduct_name\tbrands\tquantity\tcategories_tags';
  await take(linesOf([headings, ...rows]), US);
  expect(await known()).toEqual(asJson);
});

test.for([
  ['another table', 'name,price'],
  ['a table without numbers', 'product_name\tbrands'],
  ['a page', '<html>'],
] as const)('%s is refused, and nothing is written', async ([, first]) => {
  const { take, known } = await town();
  await expect(take(linesOf([first, 'x']))).rejects.toThrow('the file is no dump');
  expect(await known()).toEqual([]);
});

test('of thousands, what is read before it is killed stays; run again it ends as if it had not been', async () => {
  const { db, take, known } = await town();
  const lines = Array.from({ length: 5_500 }, (_, n) => json(n));
  await take(linesOf(lines), US);
  const whole = await known();
  expect(whole).toHaveLength(4_950);

  await db.run(sql`delete from known_products`);
  await expect(take(thenFails(lines.slice(0, 3_000)), US)).rejects.toThrow('killed');
  const kept = await known();
  expect(kept.length).toBeGreaterThanOrEqual(2_000);
  expect(whole).toEqual(expect.arrayContaining(kept));
  await take(linesOf(lines), US);
  expect(await known()).toEqual(whole);
});

test('a later dump replaces what it says otherwise, and leaves the rest', async () => {
  const { take, known, deps } = await town();
  await take(linesOf([json(2), json(3)]));
  const before = await known();
  await take(linesOf([JSON.stringify({ ...productOf(2), product_name: 'Milk' })]));
  const [changed, same] = await known();
  expect(same).toBe(before[1]);
  expect(changed).not.toBe(before[0]);
  // One number twice in a dump: the later line.
  await take(linesOf([json(2), JSON.stringify({ ...productOf(2), product_name: 'Last' })]));
  const [last] = await findKnownByGtins(deps.db, [`0${codeOf(2)}`]);
  expect(last?.name).toBe('Last');
});
