import { expect, test } from 'vitest';

import { kcalAsBought } from '#catalogue/edible';
import { readFacts } from '#catalogue/facts';

import { RECIPES } from './corpus.ts';
import { factsByName, readLine, type RecipeSource } from './format.ts';

/** What nobody eats at one meal. Units: kcal of a serving. */
const MOST = 1200;
/** Recipes that hold more, and why. Units: kcal of a serving. */
const ARGUED: readonly (readonly [id: number, most: number, why: string])[] = [];

const facts = factsByName(readFacts());

/** A serving when all that is bought is eaten but bones and shells, as a recipe of one's own counts. */
function kcalOf({ ing, serves }: RecipeSource): number {
  const lines = ing.split('\n').map((line) => {
    const read = readLine(line, facts);
    const fact = 'rule' in read ? undefined : facts.get(read.name.toLowerCase());
    return 'grams' in read && fact ? (read.grams * kcalAsBought(fact)) / 100 : 0;
  });
  return lines.reduce((sum, kcal) => sum + kcal, 0) / serves;
}

test('no recipe has more than a meal, also when it is one of a person’s own, but those argued', () => {
  const over = RECIPES.filter((recipe) => kcalOf(recipe) > MOST);
  expect(over.map(({ id, title }) => `${id} ${title}: ${kcalOf({ ...over.find((one) => one.id === id)! }).toFixed(0)}`)).toEqual([]);
});

test('a roast chicken is counted without its bones', () => {
  const roast = RECIPES.find(({ id }) => id === 6040);
  expect(roast && kcalOf(roast)).toBeLessThan(850);
});
