import { expect, test } from 'vitest';

import { catalogueFile, parseCsv } from './csv.ts';
import { kcalAsBought, parseEdible, readEdible, WHOLE } from './edible.ts';
import { readFacts } from './facts.ts';

const HEADING = 'name,edible,drained,figures,peeled,source';

test('every food of the file is one of the catalogue', () => {
  const names = new Set(readFacts().map(({ name }) => name));
  expect([...readEdible().keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('the catalogue takes its shares from the file', () => {
  const share = (food: string): unknown => readFacts().find(({ name }) => name === food)?.edible;
  expect(share('Mussels')).toEqual({ share: 0.27, drained: null, figures: 'all', peeled: null });
  expect(share('Canned chickpeas')).toEqual({
    share: 1,
    drained: 0.6,
    figures: 'drained',
    peeled: null,
  });
  expect(share('Banana')).toEqual({ share: 0.64, drained: null, figures: 'all', peeled: 0.64 });
  expect(share('Rutabaga')).toEqual({ share: 1, drained: null, figures: 'all', peeled: 0.85 });
  expect(share('Carrot')).toEqual(WHOLE);
});

test.for([
  ['Crab,0,,all,,x', 'Crab: "0" is no share', 'nothing to eat'],
  ['Crab,1.1,,all,,x', 'Crab: "1.1" is no share', 'more than there is'],
  ['Crab,,,all,,x', 'Crab: "" is no share', 'left out'],
  ['Crab,1,2,all,,x', 'Crab: "2" is no share', 'drained to more'],
  ['Crab,1,,all,0,x', 'Crab: "0" is no share', 'peeled to nothing'],
  ['Crab,1,,raw,,x', 'Crab: "raw"', 'an unknown word'],
  ['Crab,1,,all,,x\nCrab,1,,all,,x', 'Crab came before', 'twice'],
] as const)('%s is refused: %s (%s)', ([rows, message]) => {
  expect(() => parseEdible(`${HEADING}\n${rows}`)).toThrow(message);
});

/** Words of names, and of the database's rows, of what is sold on the bone or in the shell. */
const WITH_BONES =
  /\b(?:bone-in|wings?|drumsticks?|legs?|ribs|spareribs|chops?|whole chicken|mussels|clams)\b/i;

test('every food with bones or shells has an edible share, with its source', () => {
  const sources = new Map(
    parseCsv(catalogueFile('edible.csv')).map(({ name = '', source = '' }) => [name, source]),
  );
  const bony = readFacts().filter(
    ({ name, category }) => category === 'Meat & Seafood' && WITH_BONES.test(name),
  );
  expect(bony.length).toBeGreaterThanOrEqual(10);
  expect(bony.filter(({ edible: { share } }) => share === 1).map(({ name }) => name)).toEqual([]);
  expect([...sources].filter(([, source]) => !/^(?:USDA SR|est: )/.test(source))).toEqual([]);
});

test.for([
  ['Whole chicken', 146.2, '68 % of 215'],
  ['Chicken wings', 103.1, '54 % of 191'],
  ['Mussels', 23.2, '27 % of 86'],
  ['Banana', 57, '64 % of 89'],
  ['Carrot', 41, 'all of it'],
  ['Canned chickpeas', 138, 'a can counts whole'],
] as const)('100 g of %s as it is bought have %d kcal: %s', ([food, kcal]) => {
  const fact = readFacts().find(({ name }) => name === food);
  expect(fact && kcalAsBought(fact)).toBe(kcal);
});
