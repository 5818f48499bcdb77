import { substitutesFor } from '@larder/shared/food/substitutes';
import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { parseSubstitutes, readSubstitutes } from './substitutes.ts';

const HEADING = 'food,instead,ratio,by,roles,changes,source';
const FACTS = [
  { name: 'Milk', contains: ['milk'] },
  { name: 'Oat milk', contains: null },
  { name: 'Nut milk', contains: ['tree nuts'] },
  { name: 'Cream', contains: ['milk'] },
  { name: 'Broth', contains: null },
  { name: 'Stock', contains: null },
  { name: 'Water', contains: [] },
] as const;

const instead = (food: string): string[] =>
  readSubstitutes()
    .filter((row) => row.food === food)
    .map((row) => row.instead);

test.for([
  ['Milk,Butter,1,volume,all,x,s', 'Butter for Milk: not in the catalogue', 'an unknown name'],
  ['Butter,Milk,1,volume,all,x,s', 'Milk for Butter: not in the catalogue', 'an unknown food'],
  ['Milk,Milk,1,volume,all,x,s', 'Milk for Milk: the same food', 'itself'],
  ['Milk,Nut milk,1,volume,all,x,s', 'Nut milk for Milk: brings an allergen', 'tree nuts'],
  ['Milk,Oat milk,1,volume,all,x,s', 'Oat milk for Milk: brings an allergen', 'not known'],
  ['Water,Milk,1,volume,all,x,s', 'Milk for Water: brings an allergen', 'of a food without any'],
  ['Broth,Stock,1,volume,all,x,s', 'Stock for Broth: "read the label" is missing', 'unknown both'],
  ['Milk,Cream,0,volume,all,x,s', 'Cream for Milk: "0" is no ratio', 'nothing of it'],
  ['Milk,Cream,-1,volume,all,x,s', 'Cream for Milk: "-1" is no ratio', 'less than nothing'],
  ['Milk,Cream,1/0,volume,all,x,s', 'Cream for Milk: "1/0" is no ratio', 'a fraction of nothing'],
  ['Milk,Cream,0.5,volume,all,x,s', 'Cream for Milk: "0.5" is no ratio', 'not as cooks write'],
  ['Milk,Cream,1,pieces,all,x,s', 'Cream for Milk: by "pieces"', 'an unknown unit'],
  ['Milk,Cream,1,volume,frying,x,s', 'Cream for Milk: roles "frying"', 'an unknown role'],
  ['Milk,Cream,1,volume,raw;raw,x,s', 'Cream for Milk: roles "raw;raw"', 'a role twice'],
  ['Milk,Cream,1,volume,,x,s', 'Cream for Milk: roles ""', 'no role'],
  ['Milk,Cream,1,volume,all,,s', 'Cream for Milk: ""', 'no words'],
  ['Milk,Cream,1,volume,all,x,', 'Cream for Milk: no source', 'no source'],
  [
    'Milk,Cream,1,volume,all,x,s\nMilk,Cream,2,volume,all,y,s',
    'Cream for Milk came before',
    'twice',
  ],
  [
    'Milk,Cream,1,volume,all,x,s\nCream,Milk,1,volume,all,x,s\nMilk,Water,1,volume,all,x,s',
    'Water for Milk stands apart from the others',
    'not with its food',
  ],
] as const)('%s is refused: %s (%s)', ([rows, message]) => {
  expect(() => parseSubstitutes(`${HEADING}\n${rows}`, FACTS)).toThrow(message);
});

test('a row is read; what a food has itself, and less than that, may come with it', () => {
  const rows = [
    'Milk,Cream,1/2,volume,baking;cooking,richer,kitchen rule',
    'Milk,Water,1,weight,all,thin,kitchen rule',
    'Broth,Stock,1,volume,raw,richer; read the label,kitchen rule',
  ];
  expect(parseSubstitutes([HEADING, ...rows].join('\n'), FACTS)).toEqual([
    {
      food: 'Milk',
      instead: 'Cream',
      ratio: '1/2',
      by: 'volume',
      roles: ['baking', 'cooking'],
      changes: 'richer',
      source: 'kitchen rule',
    },
    expect.objectContaining({
      instead: 'Water',
      by: 'weight',
      roles: ['baking', 'cooking', 'raw'],
    }),
    expect.objectContaining({ instead: 'Stock', roles: ['raw'] }),
  ]);
});

test('150 foods or more have a substitute', () => {
  expect(new Set(readSubstitutes().map(({ food }) => food)).size).toBeGreaterThanOrEqual(150);
});

test('every source is one that the README names', () => {
  const sources = new Set(readSubstitutes().map(({ source }) => source));
  expect([...sources].toSorted()).toEqual([
    'NDSU Extension FN198',
    'USU Extension',
    'kitchen rule',
  ]);
});

/** Of an animal, by their names; all other meat and fish has a category of its own. */
const MEATY =
  /\b(?:beef|chicken|fish|anchov|tuna|salmon|sardine|lard|gelatin|oyster sauce|worcester)/i;

test('no meat or fish comes into a dish without', () => {
  const categories = new Map(readFacts().map(({ name, category }) => [name, category]));
  const isMeat = (name: string) => categories.get(name) === 'Meat & Seafood' || MEATY.test(name);
  const wrong = readSubstitutes().filter(({ food, instead: by }) => isMeat(by) && !isMeat(food));
  expect(wrong).toEqual([]);
});

test('no pork comes into a dish without, and no wine or beer', () => {
  const pork = /\b(?:pork|bacon|pancetta|ham|prosciutto|lard)\b/i;
  // Sausages are of pork unless their name says more.
  const mayBePork =
    /\b(?:pork|bacon|pancetta|ham|prosciutto|lard|sausage|salami|pepperoni|bratwurst)\b/i;
  const alcohol = /\b(?:wine|beer|mirin)\b(?! vinegar)/i;
  const wrong = readSubstitutes().filter(
    ({ food, instead: by }) =>
      (pork.test(by) && !mayBePork.test(food)) || (alcohol.test(by) && !alcohol.test(food)),
  );
  expect(wrong).toEqual([]);
});

/** Read by eye, as a cook would: the role in the dish stays. */
test.for([
  ['Greek yogurt', ['Plain yogurt', 'Sour cream', 'Creme fraiche']],
  ['Cod fillet', ['Halibut fillet', 'Tilapia fillet']],
  ['Buttermilk', ['Plain yogurt', 'Whole milk', 'Sour cream']],
  ['Heavy cream', ['Half and half', 'Creme fraiche', 'Evaporated milk']],
  ['Sour cream', ['Greek yogurt', 'Creme fraiche', 'Plain yogurt']],
  ['Unsalted butter', ['Salted butter', 'Ghee', 'Canola oil']],
  ['Eggs', ['Flaxseed', 'Chia seeds']],
  ['Parmesan cheese', ['Grated parmesan', 'Pecorino Romano']],
  ['Feta cheese', ['Goat cheese', 'Queso fresco', 'Cotija cheese']],
  ['Ricotta cheese', ['Cottage cheese', 'Mascarpone']],
  ['Fresh basil', ['Dried basil', 'Thai basil']],
  ['Fresh cilantro', ['Fresh parsley']],
  ['Dried oregano', ['Fresh oregano', 'Dried thyme']],
  ['Garlic', ['Garlic powder']],
  ['Shallot', ['Red onion', 'Yellow onion']],
  ['Lemon', ['Lime', 'Lemon juice (bottled)']],
  ['Jalapeno pepper', ['Serrano pepper', 'Pickled jalapenos', 'Canned green chiles']],
  ['Broccoli', ['Frozen broccoli florets', 'Cauliflower']],
  ['Kale', ['Collard greens', 'Swiss chard', 'Spinach']],
  ['Romaine lettuce', ['Iceberg lettuce', 'Mixed salad greens']],
  ['Cremini mushrooms', ['White mushrooms', 'Portobello mushrooms', 'Shiitake mushrooms']],
  ['Ground beef (80% lean)', ['Ground beef (90% lean)', 'Ground turkey']],
  ['Chicken breast (boneless skinless)', ['Chicken thighs (boneless skinless)', 'Turkey breast']],
  ['Shrimp (raw)', ['Sea scallops', 'Crab meat']],
  ['All-purpose flour', ['Bread flour', 'Cake flour', 'Whole wheat flour', 'Cornstarch']],
  ['Cake flour', ['All-purpose flour']],
  ['Cornstarch', ['Potato starch', 'Tapioca starch', 'Rice flour']],
  ['Brown sugar', ['Granulated sugar']],
  ['Honey', ['Agave nectar', 'Maple syrup', 'Granulated sugar']],
  ['Basmati rice', ['Jasmine rice', 'White rice (long grain)']],
  ['Arborio rice', ['Sushi rice']],
  ['Couscous', ['Bulgur wheat', 'Quinoa']],
  ['Spaghetti', ['Linguine', 'Angel hair pasta']],
  ['Penne', ['Rigatoni', 'Fusilli']],
  ['Canned black beans', ['Canned pinto beans', 'Black beans (dry)']],
  ['Tomato paste', ['Tomato sauce']],
  ['Canned diced tomatoes', ['Canned whole peeled tomatoes', 'Canned crushed tomatoes', 'Tomato']],
  ['Walnuts', ['Pecans', 'Hazelnuts']],
  ['Soy sauce', ['Tamari']],
  ['Red wine vinegar', ['Sherry vinegar', 'White wine vinegar']],
  ['Olive oil', ['Avocado oil', 'Canola oil']],
  ['Tamari', []],
  ['Unsweetened soy milk', []],
  ['Baking soda', []],
] as const)('instead of %s: %s', ([food, expected]) => {
  expect(instead(food)).toEqual(expected);
});

test.for([
  ['Eggs', ['cooking', 'raw'], []],
  ['Eggs', ['baking'], ['Flaxseed', 'Chia seeds']],
  ['Fresh basil', ['raw'], ['Thai basil']],
  ['Spinach', ['raw'], ['Arugula']],
  ['All-purpose flour', ['cooking'], ['Bread flour', 'Cornstarch']],
  ['Unsalted butter', ['baking'], ['Salted butter', 'Canola oil']],
] as const)('instead of %s where it is %s: %s', ([food, roles, expected]) => {
  const rows = readSubstitutes().filter((row) => row.food === food);
  expect(substitutesFor(rows, { roles }).map((row) => row.instead)).toEqual(expected);
});
