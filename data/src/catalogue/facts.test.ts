import { CATEGORIES } from '@larder/shared/food/categories';
import { expect, test } from 'vitest';

import { catalogueFile } from './csv.ts';
import { parseFacts, readFacts, slugOf } from './facts.ts';

const facts = readFacts();
const file = catalogueFile('ingredients.csv');

test('the catalogue has 525 ingredients, each name and slug once', () => {
  expect(facts).toHaveLength(525);
  expect(new Set(facts.map(({ name }) => name.toLowerCase())).size).toBe(525);
  expect(new Set(facts.map(({ slug }) => slug)).size).toBe(525);
});

test('every category holds what the file gives it', () => {
  const sizes = CATEGORIES.map((name) => facts.filter(({ category }) => category === name).length);
  expect(sizes).toEqual([116, 45, 55, 184, 110, 15]);
});

test('what is sold by the ml has a density, so that it can be weighed', () => {
  const unweighable = facts.filter((fact) => fact.base_unit === 'ml' && !fact.density_g_per_ml);
  expect(unweighable.map(({ name }) => name)).toEqual([]);
});

test('protein, fat and carbohydrate of 100 g weigh at most 100 g', () => {
  // A little over for rounding: each figure is rounded on its own.
  const heavy = facts.filter(({ protein_g, fat_g, carb_g }) => protein_g + fat_g + carb_g > 101);
  expect(heavy.map(({ name }) => name)).toEqual([]);
});

test('one known row, figure by figure', () => {
  expect(facts.find(({ name }) => name === 'Shallot')).toEqual({
    name: 'Shallot',
    slug: 'shallot',
    category: 'Produce',
    base_unit: 'gm',
    pack_size: 113,
    kcal_per_100: 72,
    density_g_per_ml: null,
    grams_per_piece: 25,
    g_per_cup: 160,
    price_usd: 1.99,
    protein_g: 2.5,
    fat_g: 0.1,
    saturated_g: 0.02,
    carb_g: 16.8,
    fiber_g: 3.2,
    sugar_g: 7.87,
    sodium_mg: 12,
    icon: 'tile:onion/#a8553f',
    source: 'USDA SR26 11677 "Shallots, raw"',
    edible: { share: 1, drained: null, figures: 'all', peeled: null },
    contains: [],
  });
});

test.for([
  ['Scallion (green onion)', 'scallion-green-onion', 'brackets leave nothing at the end'],
  ['Reduced fat milk (2%)', 'reduced-fat-milk-2', 'signs are dropped, digits stay'],
  ['All-purpose flour', 'all-purpose-flour', 'a dash stays one dash'],
  ['Dark chocolate (70-85%)', 'dark-chocolate-70-85', 'several signs are one dash'],
] as const)('%s is %s', ([name, slug]) => {
  expect(slugOf(name)).toBe(slug);
});

const [heading = '', onion = ''] = file.split('\n');

/** The onion's row with one column changed. */
function onionWith(column: string, value: string): string {
  const at = heading.split(',').indexOf(column);
  // The source, which holds a comma, is cut out before counting columns and put back after.
  const source = /"USDA.*raw"""/.exec(onion)?.[0] ?? '';
  const fields = onion.replace(source, 'SOURCE').split(',');
  fields[at] = value;
  return `${heading}\n${fields.join(',').replace('SOURCE', source)}\n`;
}

test.for([
  ['category', 'Vegetables', 'an unknown department'],
  ['base_unit', 'kg', 'a unit stores do not count in'],
  ['typical_pack_size', '0', 'a pack of nothing'],
  ['typical_pack_size', '10001', 'one past the limit'],
  ['kcal_per_100', '903', 'more than pure fat'],
  ['kcal_per_100', '', 'a figure that must be there'],
  ['kcal_per_100', '-1', 'below nothing'],
  ['kcal_per_100', '1e2', 'a spelling of numbers the file does not use'],
  ['density_g_per_ml', '1.51', 'heavier than honey'],
  ['protein_g_100', '100.1', 'more than all of it'],
  ['typical_us_price_usd_per_pack', 'free', 'not a number'],
  ['emoji_or_icon_name', 'tile:onion', 'a tile without a colour'],
  ['contains', 'onion', 'no major allergen'],
  ['contains', 'milk;none', 'something and nothing'],
  ['contains', 'milk;milk', 'one of them twice'],
  ['name', ' Onion', 'space around a name'],
] as const)('names row and column when %s is "%s": %s', ([column, value]) => {
  expect(() => parseFacts(onionWith(column, value))).toThrow(`row 2, ${column}: "${value}"`);
});

test.for([
  ['kcal_per_100', '902', 'pure fat'],
  ['typical_pack_size', '10000', 'the largest pack'],
  ['density_g_per_ml', '', 'unknown is allowed here'],
  ['fiber_g_100', '', 'unknown is allowed here'],
] as const)('accepts %s "%s": %s', ([column, value]) => {
  expect(parseFacts(onionWith(column, value))).toHaveLength(1);
});

test.for([
  ['Tahini', ['sesame'], 'a paste of seeds'],
  ['Peanut butter', ['peanuts'], 'no tree nut'],
  ['Shrimp (raw)', ['shellfish'], 'a crustacean'],
  ['Mussels', [], 'no crustacean'],
  ['Coconut milk (canned)', [], 'no tree nut since 2025'],
  ['Soy sauce', ['wheat', 'soybeans'], 'brewed with wheat'],
  ['Tamari', ['soybeans'], 'brewed without'],
  ['Worcestershire sauce', ['fish'], 'anchovies'],
  ['Cheese tortellini', ['milk', 'egg', 'wheat'], 'several'],
  ['Italian sausage', null, 'makers add milk, wheat or soy, or nothing'],
] as const)('%s contains %j: %s', ([name, contains]) => {
  expect(facts.find((fact) => fact.name === name)?.contains).toEqual(contains);
});

test.for([
  ['none', [], 'none of them'],
  ['', null, 'not known is not none'],
  ['wheat;milk', ['milk', 'wheat'], 'in the order of the law'],
] as const)('contains "%s" is read as %j: %s', ([value, expected]) => {
  expect(parseFacts(onionWith('contains', value))[0]?.contains).toEqual(expected);
});

test('refuses a name that came before', () => {
  expect(() => parseFacts(`${heading}\n${onion}\n${onion}\n`)).toThrow(
    'row 3, name: "Yellow onion"',
  );
});

test('a missing column is named', () => {
  expect(() => parseFacts('name,category\nOnion,Produce\n')).toThrow('row 2, base_unit');
});
