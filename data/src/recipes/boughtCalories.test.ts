import { expect, test } from 'vitest';

import { kcalAsBought } from '#catalogue/edible';
import { readFacts } from '#catalogue/facts';

import { readRecipes } from './corpus.ts';
import { factsByName, readLine, type RecipeSource } from './format.ts';

/** What nobody eats at one meal. Units: kcal of a serving. */
const MOST = 1200;
/** Recipes of which more is bought, and why. */
const ARGUED: ReadonlyMap<number, string> = new Map([
  [6039, 'fries: most of the oil stays in the pot'],
  [6044, 'fish and chips: the same'],
  [2051, 'samosas: the same'],
  [3053, 'falafel: the same'],
  [4054, 'churros: the same'],
]);

const facts = factsByName(readFacts());

/** Kcal of a serving when all that is bought is eaten but bones and shells, as a recipe of one's own counts. */
function kcalOf({ lines, serves }: RecipeSource): number {
  const kcals = lines.map((line) => {
    const read = readLine(line, facts);
    const fact = 'rule' in read ? undefined : facts.get(read.name.toLowerCase());
    return 'grams' in read && fact ? (read.grams * kcalAsBought(fact)) / 100 : 0;
  });
  return Math.round(kcals.reduce((sum, kcal) => sum + kcal, 0) / serves);
}

test('as recipes of one’s own ours have no more than a meal, but those argued', () => {
  const counted = readRecipes().map((recipe) => ({ ...recipe, kcal: kcalOf(recipe) }));
  const over = counted.filter(({ kcal }) => kcal > MOST);
  const told = over.map(({ id, title, kcal }) => `${id} ${title}: ${kcal}`);
  expect(told.filter((_, at) => !ARGUED.has(over[at]?.id ?? 0))).toEqual([]);
  expect([...ARGUED.keys()].filter((id) => !over.some((one) => one.id === id))).toEqual([]);
});

test('a roast chicken is counted without its bones', () => {
  const roast = readRecipes().find(({ id }) => id === 6040);
  expect(roast && kcalOf(roast)).toBeLessThan(850);
});
