import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { addManual, EMPTY_LIST, toCompare } from '@larder/shared/kitchen/groceryList';
import { shownAmount } from '@larder/shared/kitchen/shownAmounts';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { seedDemo } from '#seed/seed';
import { testApp } from '#testing/testApp';

/** Downtown Chicago, where the demonstration has stores. */
const HERE = { lat: 41.88, lng: -87.63 };

type Need = {
  name: string;
  unit_quantity: number;
  unit: string;
  written?: readonly object[];
};

async function demonstration() {
  const world = await testApp({ settings: { SEED: 'demo' } });
  await seedDemo({ ...world.deps, db: world.db }, world.clock.at);
  const { headers } = await world.person('user');
  const compare = async (needs: readonly Need[]) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers,
      payload: { compare: needs, location: HERE, radius_miles: 50 },
    });
    const { ids } = answer.json<{ ids: string | null }>();
    const vendors: { stores: { items: Item[] }[] }[] = JSON.parse(ids ?? '[]');
    return vendors.flatMap(({ stores }) => stores.flatMap(({ items }) => items));
  };
  const catalogue = async (): Promise<PricedIngredient[]> => {
    const answer = await world.app.inject({ method: 'GET', url: '/api/user/ingredients', headers });
    return JSON.parse(answer.json<{ message: string }>().message);
  };
  return { ...world, compare, catalogue };
}
type Item = { name: string; wanted: string; packs_needed: number; is_assumed?: boolean };

const of = (unit_quantity: number, unit: string, name: string): Need => ({
  name,
  unit_quantity,
  unit,
});

/** The packs asked of every store for the needs, one name each. */
const ASKED: readonly (readonly [readonly Need[], string, number, string])[] = [
  [[of(2, 'leaves', 'bay leaves')], 'Bay leaves', 1, '2 of 0.2 g, 4 g a pack'],
  [[of(2, '', 'bay leaves')], 'Bay leaves', 1, 'counted without a unit'],
  [[of(6, 'cloves', 'garlic')], 'Garlic', 1, '6 of 3 g, 150 g a pack'],
  [[of(1, 'head', 'garlic')], 'Garlic', 1, '36 g'],
  [[of(5, 'heads', 'garlic')], 'Garlic', 2, '180 g'],
  [[of(3, '', 'eggplants')], 'Eggplant', 3, '548 g each, one a pack'],
  [[of(4, 'fillets', 'salmon')], 'Salmon fillet', 2, '680 g, 340 g a pack'],
  [[of(4, '', 'salmon fillets')], 'Salmon fillet', 2, 'counted by name'],
  [[of(1, 'stick', 'butter')], 'Unsalted butter', 1, '113 g of 454'],
  [[of(5, 'sticks', 'unsalted butter')], 'Unsalted butter', 2, '565 g'],
  [
    [of(1, 'can', 'canned chickpeas'), of(400, 'g', 'canned chickpeas')],
    'Canned chickpeas',
    2,
    '425 g and 400 g, 425 g a can',
  ],
  [[of(1, 'pinch', 'saffron')], 'Saffron', 1, '0.04 g of 0.5'],
  [[of(3, '', 'avocados')], 'Avocado', 3, '272 g each, one a pack'],
  [[of(1, 'bunch', 'cilantro')], 'Fresh cilantro', 1, '57 g'],
  [[of(1, 'head', 'cauliflower')], 'Cauliflower', 1, '588 g'],
  [[of(1, '', 'cauliflower')], 'Cauliflower', 1, '588 g'],
  [[of(12, '', 'eggs')], 'Eggs', 1, '600 g, 600 g a pack'],
  [[of(2, 'dozen', 'eggs')], 'Eggs', 2, 'twice twelve'],
  [
    [of(2, '28-oz cans', 'canned crushed tomatoes')],
    'Canned crushed tomatoes',
    2,
    '1,588 g of 794',
  ],
  [[of(2, 'cups', 'kale')], 'Kale', 1, '134 g of 200'],
  [[of(7, 'cups', 'kale')], 'Kale', 3, '469 g of 200'],
  [[of(2, 'bags', 'white rice')], 'White rice (long grain)', 2, 'two packs'],
  [[of(1, 'to taste', 'kosher salt')], 'Kosher salt', 1, 'something'],
];

test('stores are asked for the packs a cook would buy', async () => {
  const { compare } = await demonstration();
  for (const [needs, name, packs, why] of ASKED) {
    const items = await compare(needs);
    const asked = items.map((item) => ({ name: item.name, packs: item.packs_needed, why }));
    expect(asked).toEqual(asked.map(() => ({ name, packs, why })));
    expect(asked.length).toBeGreaterThan(0);
    expect(items.filter((item) => item.is_assumed)).toEqual([]);
  }
});

/** What is written, what the list says, and the packs of its need. */
const LISTED = [
  ['Bay leaves', [[2, '']], '2 leaves', '0.4 g', 1],
  ['Garlic', [[6, 'cloves']], '6 cloves', '1 head · 18 g', 1],
  ['Garlic', [[1, 'head']], '1 head', '36 g', 1],
  ['Eggplant', [[3, '']], '3 eggplants', '1.64 kg', 3],
  ['Salmon fillet', [[4, '']], '4 fillets', '680 g', 2],
  ['Unsalted butter', [[1, 'stick']], '1 stick', '113 g', 1],
  [
    'Canned chickpeas',
    [
      [1, 'can'],
      [400, 'g'],
    ],
    '2 cans',
    '825 g',
    2,
  ],
  ['Saffron', [[1, 'pinch']], '1 pinch', '0.04 g', 1],
  ['Avocado', [[3, '']], '3 avocados', '816 g', 3],
] as const;

test('the list says what one buys, and asks for it', async () => {
  const { compare, catalogue } = await demonstration();
  for (const [name, amounts, quantity, beside, packs] of LISTED) {
    const known = (await catalogue()).find((one) => one.name === name);
    const { ingredient_id, density_g_per_ml: density, grams_per_piece: piece } = known ?? {};
    const grams = { ...(piece && { piece }), ...known?.measures };
    const list = amounts.reduce(
      (grown, [amount, unit]) =>
        addManual(grown, { name, amount, unit, ingredient_id, density, grams }),
      EMPTY_LIST,
    );
    const [line] = list.lines;
    expect(line && shownAmount(line, 'us')).toMatchObject({ quantity, beside });
    const items = await compare(toCompare(list).map((need) => ({ ...need, listedAt: undefined })));
    expect(new Set(items.map((item) => `${name} ${item.packs_needed}`))).toEqual(
      new Set([`${name} ${packs}`]),
    );
  }
});

test('more than one pack of what is only assumed says so', async () => {
  const { compare } = await demonstration();
  const [unknown] = await compare([of(9, 'snurfs', 'garlic')]);
  expect(unknown).toMatchObject({ packs_needed: 6, is_assumed: true });
  const [one] = await compare([of(1, 'snurf', 'garlic')]);
  expect(one?.packs_needed).toBe(1);
  expect(one).not.toHaveProperty('is_assumed');
});

test('what was written counts, where the sender could only assume gm', async () => {
  const { compare } = await demonstration();
  const written = [
    { unit_quantity: 3, unit: '' },
    { unit_quantity: 272, unit: 'g' },
  ];
  const [item] = await compare([{ ...of(351, 'gm', 'avocados'), written }]);
  expect(item).toMatchObject({ name: 'Avocado', packs_needed: 4 });
});

const Counted = z.object({ n: z.int() });

test('a catalogue without measures gets those of the file by name, once', async () => {
  const world = await testApp({ settings: { SEED: 'demo' } });
  const { db, ingredient, clock } = world;
  const garlic = await ingredient('GARLIC');
  await ingredient('Moon cheese');
  const seed = () => seedDemo({ ...world.deps, db }, clock.at);
  const count = async () => (await db.one(Counted, sql`select count(*) as n from measures`)).n;
  await seed();
  expect(await count()).toBeGreaterThan(0);
  expect(
    await db.one(Counted, sql`select count(*) as n from measures where ingredient_id <> ${garlic}`),
  ).toEqual({ n: 0 });
  await db.run(sql`delete from measures where unit = 'clove'`);
  await seed();
  expect(
    await db.one(Counted, sql`select count(*) as n from measures where unit = 'clove'`),
  ).toEqual({ n: 0 });
});
