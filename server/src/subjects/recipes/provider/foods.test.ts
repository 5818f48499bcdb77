import { readFacts } from '@larder/data/catalogue/facts';
import { PARTS } from '@larder/data/catalogue/parts';
import { isDairy, isGluten, isMeatOrFish } from '@larder/data/recipes/diets';
import { ALLERGENS } from '@larder/shared/food/allergens';
import { expect, test } from 'vitest';

import { foodBook } from './foods.rules.ts';

const facts = readFacts();
const foods = foodBook(facts);
const namesOf = (word: string) => foods.find(word.split(' '))?.names ?? new Set<string>();
const missing = (word: string, has: (fact: (typeof facts)[number]) => boolean): string[] =>
  facts.filter((fact) => has(fact) && !namesOf(word).has(fact.name)).map(({ name }) => name);

test('mixed foods are foods of the catalogue', () => {
  const known = new Set(facts.map(({ name }) => name));
  expect(Object.keys(PARTS).filter((name) => !known.has(name))).toEqual([]);
});

test('families hold what the diets know', () => {
  expect(missing('dairy', isDairy)).toEqual([]);
  expect(missing('gluten', isGluten)).toEqual([]);
  expect(missing('meat', isMeatOrFish)).toEqual([]);
});

test.for(ALLERGENS)('what is made of %s, or is not known, is in a family', (allergen) => {
  const word = { 'tree nuts': 'nut', peanuts: 'peanut', soybeans: 'soy' }[String(allergen)];
  const made = missing(
    word ?? allergen,
    ({ contains }) => contains === null || contains.includes(allergen),
  );
  expect(made).toEqual([]);
});

test.for([
  ['nuts', 'Almonds', true, 'a tree nut'],
  ['nuts', 'Ground nutmeg', false, 'a seed by the name of a nut'],
  ['nuts', 'Shredded coconut (unsweetened)', false, 'no tree nut by the FDA'],
  ['dairy', 'Coconut milk (canned)', false, 'milk by name'],
  ['dairy', 'Ghee', true, 'butter fat'],
  ['butter', 'Peanut butter', false, 'butter by name'],
  ['shellfish', 'Mussels', true, 'no crustacean, but called so'],
  ['shellfish', 'Salmon fillet', false, 'a fish'],
  ['pork', 'Hamburger buns', false, 'ham by its letters'],
  ['pork', 'Marshmallows', true, 'gelatin'],
  ['beef', 'Tuna steak', false, 'a steak of fish'],
  ['onion', 'Salsa', true, 'a usual part'],
  ['olives', 'Olive oil', false, 'oil is another food'],
  ['spicy', 'Jalapeno pepper', true, 'hot'],
  ['spicy', 'Green bell pepper', false, 'not hot'],
  ['alcohol', 'Red wine vinegar', false, 'fermented twice'],
  ['cilantro', 'Fresh cilantro', true, 'a part of its name'],
  ['aubergine', 'Eggplant', true, 'another name'],
  ['cream cheese', 'Cream cheese', true, 'two words'],
  ['cream cheese', 'Heavy cream', false, 'one of them'],
] as const)('"%s" leaves out %s: %s, %s', ([word, name, isIn]) => {
  expect(facts.map((fact) => fact.name)).toContain(name);
  expect(namesOf(word).has(name)).toBe(isIn);
});

test.for(['the', 'recipe', 'msg', 'qwertz'])('"%s" is no food', (word) => {
  expect(foods.find([word])).toBeUndefined();
});
