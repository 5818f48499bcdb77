import { expect, test } from 'vitest';

import { NOTHING } from '#subjects/reading/pages/foundRecipe.rules';

import { withCutNumbers } from './cutNumbers.rules.ts';

const recipe = (...texts: string[]) => ({
  ...NOTHING,
  lines: texts.map((text) => ({ text, section: null })),
});
const read = (data: readonly string[], text: readonly string[]) =>
  withCutNumbers(recipe(...data), recipe(...text)).lines.map((line) => line.text);

test.for([
  ['a number cut at its point', ['3 eggs', '5 tsp ginger'], ['3 eggs', '1.5 tsp ginger']],
  [
    'two lines in one before it',
    ['3 eggs 1 lemon', '5 tsp ginger'],
    ['3 eggs', '1 lemon', '1.5 tsp ginger'],
  ],
  [
    'several of them',
    ['5 c lentils', '25 l milk', 'salt'],
    ['1.5 c lentils', '0.25 l milk', 'salt'],
  ],
  ['the same digit twice', ['5 tbsp oil', 'salt'], ['5.5 tbsp oil', 'salt']],
  ['two digits', ['5 kg flour', 'salt'], ['12.5 kg flour', 'salt']],
  ['a comma', ['5 TL Salz', 'Mehl'], ['1,5 TL Salz', 'Mehl']],
  ['all lines in one', ['2 eggs 1 lemon salt'], ['2 eggs', '1 lemon', 'salt']],
] as const)('the lines of the text count: %s', ([, data, text]) => {
  expect(read(data, text)).toEqual(text);
});

test.for([
  ['the same', ['2 eggs', '1.5 tsp salt'], ['2 eggs', '1.5 tsp salt']],
  ['other words', ['2 eggs', '5 tsp salt'], ['2 eggs', '1.5 tsp sugar']],
  ['more lines', ['2 eggs', '5 tsp salt'], ['2 eggs', '1.5 tsp salt', '1 lemon']],
  ['fewer lines', ['2 eggs', '5 tsp salt', '1 lemon'], ['2 eggs', '1.5 tsp salt']],
  ['three digits more', ['2 eggs', '5 g salt'], ['2 eggs', '1235 g salt']],
  ['digits behind a word', ['2 eggs', 'salt'], ['2 eggs', 'salt 15']],
  ['an amount apart from its name', ['onion 2 pieces', 'salt'], ['onion', '2 pieces', 'salt']],
  ['one line in two', ['2 eggs', '1 lemon'], ['2 eggs 1 lemon']],
  ['nothing', [], []],
] as const)('those of the data stay: %s', ([, data, text]) => {
  expect(read(data, text)).toEqual(data);
});
