import { expect, test } from 'vitest';

import { catalogueFile, parseCsv } from './csv.ts';
import { readFacts } from './facts.ts';
import { parseNutrients, readNutrients } from './nutrients.ts';

const HEADING = 'name,saturated_g_100,alcohol_g_100,source,energy_note';
const facts = readFacts();

test('every food of the catalogue has a row, and no other has', () => {
  expect([...readNutrients().keys()]).toEqual(facts.map(({ name }) => name));
});

test('every row says from where its figures are', () => {
  const sources = parseCsv(catalogueFile('nutrients.csv')).map(({ source = '' }) => source);
  expect(sources.filter((source) => !/^(?:SR26 \d{5}|est: )/.test(source))).toEqual([]);
});

test.for([
  ['Egg,101,,x,', 'Egg: "101" is no share of 100 g', 'more than there is'],
  ['Egg,-1,,x,', 'Egg: "-1" is no share of 100 g', 'less than nothing'],
  ['Egg,1,much,x,', 'Egg: "much" is no share of 100 g', 'no number'],
  ['Egg,1,,x,\nEgg,1,,x,', 'Egg came before', 'twice'],
] as const)('%s is refused: %s (%s)', ([rows, message]) => {
  expect(() => parseNutrients(`${HEADING}\n${rows}`)).toThrow(message);
});

test('what is not known stays so', () => {
  expect(parseNutrients(`${HEADING}\nEgg,,,x,`).get('Egg')).toEqual({
    saturated_g: null,
    alcohol_g: 0,
    energy_note: null,
  });
});

test('saturated fat is fat, and sugars and fiber are carbohydrate', () => {
  // Carbohydrate is what is left of 100 g, so that all errors of the others are in it.
  const odd = facts.filter(
    ({ fat_g, saturated_g, carb_g, fiber_g, sugar_g }) =>
      (saturated_g ?? 0) > fat_g + 0.05 || (fiber_g ?? 0) + (sugar_g ?? 0) > carb_g + 1,
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

/** Units: kcal of a gram. Source: Regulation (EU) 1169/2011 annex XIV. */
const KCAL = { protein: 4, fat: 9, carbs: 4, fibre: 2, alcohol: 7 } as const;
/** The database counts 3.4 to 4.3 kcal for protein and carbohydrate, by food. */
const TOLERANCE = { share: 0.15, kcal: 15 } as const;

/** Foods whose parts have less or more energy than the database says. */
function foodsThatDoNotAddUp(): string[] {
  return facts.flatMap(({ name, kcal_per_100, protein_g, fat_g, carb_g, fiber_g }) => {
    const fibre = Math.min(fiber_g ?? 0, carb_g);
    const alcohol = readNutrients().get(name)?.alcohol_g ?? 0;
    const sum =
      protein_g * KCAL.protein +
      fat_g * KCAL.fat +
      (carb_g - fibre) * KCAL.carbs +
      fibre * KCAL.fibre +
      alcohol * KCAL.alcohol;
    const most = Math.max(TOLERANCE.kcal, TOLERANCE.share * kcal_per_100);
    return Math.abs(sum - kcal_per_100) > most ? [name] : [];
  });
}

test('protein, fat, carbohydrate and alcohol add up to the energy, or the row says why not', () => {
  const noted = facts.filter(({ name }) => readNutrients().get(name)?.energy_note);
  expect(foodsThatDoNotAddUp()).toEqual(noted.map(({ name }) => name));
});

test('nearly every figure is known', () => {
  const without = (of: (fact: (typeof facts)[number]) => number | null): string[] =>
    facts.filter((fact) => of(fact) === null).map(({ name }) => name);
  expect(without(({ saturated_g }) => saturated_g)).toEqual([]);
  expect(without(({ fiber_g }) => fiber_g)).toEqual(['Lemongrass', 'Tempeh']);
  expect(without(({ sugar_g }) => sugar_g).length).toBeLessThan(40);
});
