import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { insertGoods } from '#seed/goods';
import { testApp } from '#testing/testApp';

type Nutrient = { name: string; amount: number; at_least?: boolean };
type Shown = { nutrients: Nutrient[]; known_share: number; not_known: string[] };

/** A cook with the demo's catalogue, whose recipes serve two. */
async function kitchen() {
  const world = await testApp();
  await world.db.transaction(insertGoods);
  const cook = await world.person('user');
  async function saved(lines: readonly string[], more: object = {}) {
    const recipe = {
      title: 'Dinner',
      description: 'Cook it.',
      preparation_time: 30,
      serving_size: 2,
      lines: lines.map((original) => ({ original })),
      ...more,
    };
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/user/recipes',
      headers: cook.headers,
      payload: { recipes: [recipe] },
    });
    return answer.json().value[0];
  }
  return { ...world, saved };
}

const amountOf = ({ nutrients }: Shown, name: string): number | undefined =>
  nutrients.find((one) => one.name === name)?.amount;
const leastOf = ({ nutrients }: Shown): string[] =>
  nutrients.filter(({ at_least }) => at_least).map(({ name }) => name);

test('100 g of red lentils each: the eight figures of the catalogue', async () => {
  const { saved } = await kitchen();
  const { nutrition } = await saved(['200 g red lentils', '1 l water']);
  expect(nutrition).toEqual({
    nutrients: [
      { name: 'Calories', amount: 345, unit: 'kcal', percentOfDailyNeeds: 17.25 },
      { name: 'Fat', amount: 2.17, unit: 'g', percentOfDailyNeeds: 2.78 },
      { name: 'Saturated Fat', amount: 0.38, unit: 'g', percentOfDailyNeeds: 1.9 },
      { name: 'Carbohydrates', amount: 59.15, unit: 'g', percentOfDailyNeeds: 21.51 },
      { name: 'Protein', amount: 24.95, unit: 'g', percentOfDailyNeeds: 49.9 },
      { name: 'Fiber', amount: 10.8, unit: 'g', percentOfDailyNeeds: 38.57 },
      { name: 'Sugar', amount: 2.03, unit: 'g', percentOfDailyNeeds: 2.26 },
      { name: 'Sodium', amount: 7, unit: 'mg', percentOfDailyNeeds: 0.3 },
    ],
    known_share: 1,
    not_known: [],
  });
});

test.for([
  [['1 whole chicken'], 1300, 1350, 'without its bones'],
  [['1 can (15 oz) chickpeas, drained'], 150, 190, 'without the liquid'],
  [['1 lb bananas'], 120, 140, 'without the peel'],
  [['2 bananas'], 100, 110, 'so are pieces'],
  [['1 cup sliced banana'], 62, 70, '150 g are in the cup, without any'],
  [['500 g peeled pineapple'], 120, 130, 'weighed without'],
  [['1 (5-lb) watermelon'], 170, 185, 'half of the fruit is eaten'],
  [['400 g potatoes', '1 liter vegetable oil, for deep frying'], 250, 310, 'without the oil'],
] as const)('%j are %d to %d kcal each: %s', async ([lines, low, high]) => {
  const { saved } = await kitchen();
  const recipe = await saved(lines);
  const kcal = amountOf(recipe.nutrition, 'Calories') ?? 0;
  expect(kcal).toBeGreaterThan(low);
  expect(kcal).toBeLessThan(high);
  const sum = recipe.lines.reduce((all: number, line: { kcal: number }) => all + line.kcal, 0);
  expect(kcal).toBe(sum / 2);
});

test.for([
  ['5 bananas', 1, 'five are a pack'],
  ['2 lb bananas', 1, 'and that is what they weigh with their peel'],
  ['6 bananas', 2, 'one more'],
  ['500 g peeled pineapple', 1, 'less than one fruit'],
  ['1 kg peeled pineapple', 2, 'of one fruit 905 g are eaten'],
] as const)('for %s one buys %d: %s', async ([line, packs]) => {
  const { saved } = await kitchen();
  expect((await saved([line])).items[0].quantity).toBe(packs);
});

test.for([
  [['200 g red lentils', '5 g dragon scales'], [], ['dragon scales'], 'too little to matter'],
  [
    ['200 g red lentils', '300 g dragon scales'],
    'all',
    ['dragon scales'],
    'more than half is not known',
  ],
  [['200 g red lentils', 'salt to taste'], ['Sodium'], ['Table salt'], 'nobody knows how salty'],
  [
    ['200 g red lentils', 'vegetable oil, for frying'],
    ['Calories', 'Fat'],
    ['Vegetable oil'],
    'nobody knows how much oil',
  ],
  [['200 g red lentils', 'ground black pepper'], [], [], 'a spice tells nothing'],
] as const)('%j: at least %j, not known %j: %s', async ([lines, least, missing]) => {
  const { saved } = await kitchen();
  const { nutrition } = await saved(lines);
  expect(leastOf(nutrition)).toEqual(
    least === 'all' ? nutrition.nutrients.map(({ name }: Nutrient) => name) : least,
  );
  expect(nutrition.not_known).toEqual(missing);
});

test('a food that somebody added has the energy that is known of it', async () => {
  const { saved, ingredient, db } = await kitchen();
  const moon = await ingredient('Moon cheese');
  await db.run(sql`update ingredients set kcal_per_100g = 300 where ingredient_id = ${moon}`);
  const { nutrition } = await saved(['200 g moon cheese']);
  expect(amountOf(nutrition, 'Calories')).toBe(300);
  expect(leastOf(nutrition)).not.toContain('Calories');
  expect(leastOf(nutrition)).toContain('Protein');
  expect(nutrition.not_known).toEqual(['Moon cheese']);
});

test('a recipe of packs alone has what its packs say; of nothing known, nothing is said', async () => {
  const { saved, db } = await kitchen();
  const rice = await db.one(
    z.object({ ingredient_id: z.string() }),
    sql`select ingredient_id from ingredients where name = 'Basmati rice' limit 1`,
  );
  const items = [
    { ...rice, name: 'Basmati rice', unit_quantity: 500, unit: 'gm', quantity: 1, price: null },
  ];
  const recipe = await saved([], { items });
  expect(amountOf(recipe.nutrition, 'Calories')).toBe(recipe.items[0].kcal / 2);
  expect(await saved(['300 g dragon scales'])).not.toHaveProperty('nutrition');
});

test('servings that are not known count as one', async () => {
  const { saved } = await kitchen();
  const { nutrition } = await saved(['200 g red lentils'], { serving_size: 0 });
  expect(amountOf(nutrition, 'Calories')).toBe(690);
});
