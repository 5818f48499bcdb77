import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { readMeasures } from './measures.ts';
import { readPacks } from './packs.ts';

/** Fruits that are bought whole and eaten in part. Units: grams. */
const FRUITS = [
  // food, eaten of a piece, eaten of a cup, pieces in a pack (null: a pack is weighed), why these weights
  ['Avocado', 201, 150, 1, 'USDA SR26 09037'],
  ['Banana', 118, 150, 5, 'USDA SR26 09040'],
  ['Mango', 336, 165, 1, 'USDA SR26 09176'],
  ['Pineapple', 905, 165, 1, 'USDA SR26 09266'],
  ['Watermelon', 4518, 154, 1, 'USDA SR26 09326'],
  ['Cantaloupe', 814, 160, 1, 'USDA SR26 09181'],
  ['Pomegranate', 282, null, 1, 'USDA SR26 09286'],
  ['Orange', 131, 180, null, 'USDA SR26 09200'],
  ['Grapefruit', 246, 230, 1, 'USDA SR28 09112'],
  ['Mandarin oranges', 88, 195, null, 'USDA SR28 09218'],
  ['Plantain', 179, 148, 1, 'USDA SR28 09277'],
  ['Kiwi', 69, 180, 4, 'USDA SR26 09148'],
  ['Acorn squash', 431, 140, 1, 'USDA SR26 11482'],
  ['Artichoke', 128, null, 1, 'USDA SR26 11007'],
] as const;

const facts = new Map(readFacts().map((fact) => [fact.name, fact]));
const gramsOf = (food: string, unit: string): number | undefined =>
  readMeasures().find((one) => one.name === food && one.unit === unit)?.grams;

test.for(FRUITS)('of a %s one eats %d g, of a cup %s g', ([food, piece, cup]) => {
  const { grams_per_piece, edible } = facts.get(food) ?? {};
  const share = edible?.share ?? 1;
  expect(share).toBeLessThan(1);
  // The database weighs what is eaten, the catalogue whole grams of what is bought.
  const off = (grams = 0, eaten: number): number => Math.abs((grams * share) / eaten - 1);
  const cups = cup === null ? [] : [off(gramsOf(food, 'cup'), cup)];
  for (const one of [off(grams_per_piece ?? 0, piece), ...cups]) expect(one).toBeLessThan(0.005);
});

const COUNTED = FRUITS.filter(([, , , pieces]) => pieces !== null);
test.for(COUNTED)('a pack of %s holds its pieces as they are bought', ([food, , , pieces]) => {
  const { grams_per_piece, pack_size } = facts.get(food) ?? {};
  expect(pack_size).toBe((grams_per_piece ?? 0) * (pieces ?? 0));
});

test('the larger pack of avocados has four, and is the one that it was', () => {
  const large = readPacks().find(({ food }) => food.name === 'Avocado');
  expect(large?.pack_size).toBe(4 * (facts.get('Avocado')?.grams_per_piece ?? 0));
  // Shelves and orders know it by the weight that it had without peel.
  expect(large?.slug).toBe('avocado-804');
});

test('what weighs peel in its pieces is peeled to its edible share, and says so for the list', () => {
  const whole = [...facts.values()].filter(
    ({ edible: { share, peeled } }) => share < 1 && peeled !== null,
  );
  expect(whole.map(({ name }) => name).toSorted()).toEqual(FRUITS.map(([food]) => food).toSorted());
  for (const { name, edible } of whole) {
    expect(edible.peeled).toBe(edible.share);
    expect((gramsOf(name, 'gm peeled') ?? 0) * edible.share).toBeCloseTo(1, 3);
  }
  const peeled = readMeasures().filter(({ unit }) => unit === 'gm peeled');
  expect(peeled).toHaveLength(whole.length);
});
