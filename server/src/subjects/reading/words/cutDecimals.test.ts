import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { expect, test } from 'vitest';

import { withWholeDecimals } from './cutDecimals.rules.ts';

test.for([
  ['German', ['200 g Mehl', '1', '5 TL Salz', '3 Eier'], ['200 g Mehl', '1,5 TL Salz', '3 Eier']],
  ['the first of a list', ['0', '5 l Milch', '3 Eier'], ['0,5 l Milch', '3 Eier']],
  ['the only one of a list', ['2', '5 EL Öl'], ['2,5 EL Öl']],
  [
    'two of a list',
    ['1', '5 EL Öl', '2 Eier', '0', '25 l Milch'],
    ['1,5 EL Öl', '2 Eier', '0,25 l Milch'],
  ],
  ['English', ['2 eggs', '1', '5 cups flour'], ['2 eggs', '1,5 cups flour']],
  ['French', ['1', '5 kg de pommes', '2 oeufs'], ['1,5 kg de pommes', '2 oeufs']],
  [
    'French spoons',
    ['2 oeufs', '1', '5 c. à soupe de sucre'],
    ['2 oeufs', '1,5 c. à soupe de sucre'],
  ],
  ['Spanish', ['1', '5 kg de patatas', 'sal'], ['1,5 kg de patatas', 'sal']],
  ['Portuguese', ['sal', '0', '75 l de leite'], ['sal', '0,75 l de leite']],
  ['Italian', ['sale', '1', '5 dl di latte'], ['sale', '1,5 dl di latte']],
  ['Dutch', ['zout', '2', '5 el olie'], ['zout', '2,5 el olie']],
  ['three digits behind 0', ['sale', '0', '125 l latte'], ['sale', '0,125 l latte']],
  ['the comma left at the first', ['1,', '5 TL Salz', '2 Eier'], ['1,5 TL Salz', '2 Eier']],
  ['the comma left at the second', ['1', ',5 TL Salz', '2 Eier'], ['1,5 TL Salz', '2 Eier']],
  ['a space behind the comma', ['1, 5 TL Salz', '2 Eier'], ['1,5 TL Salz', '2 Eier']],
  ['a word before it', ['ca. 1', '5 kg Kartoffeln', '2 Eier'], ['ca. 1,5 kg Kartoffeln', '2 Eier']],
  ['an amount behind its name', ['Salz 1', '5 TL', 'Mehl 200 g'], ['Salz 1,5 TL', 'Mehl 200 g']],
  [
    'such an amount with a note',
    ['Öl 2', '5 EL (mild)', 'Mehl 200 g'],
    ['Öl 2,5 EL (mild)', 'Mehl 200 g'],
  ],
  ['a range', ['1', '5-2 l Wasser', 'Salz'], ['1,5-2 l Wasser', 'Salz']],
] as const)('a decimal that was cut is whole again: %s', ([, lines, whole]) => {
  expect(withWholeDecimals(lines)).toEqual(whole);
});

test.for([
  ['numbers of the lines', ['1', '200 g Mehl', '2', '5 TL Salz', '3', '3 Eier']],
  ['a counter beside each line', ['1', '5 TL Salz', '1', '5 kg Mehl']],
  ['no unit', ['4', '5 Eier', 'Salz']],
  ['nothing that parts tell', ['1', '4 kg Kartoffeln', 'Salz']],
  ['no amount', ['1', 'Prise Salz', 'Mehl']],
  ['thousands', ['Salz', '1', '500 g Mehl']],
  ['a name that ends in a number', ['Mehl Typ 55', '500 g', 'Salz']],
  ['two amounts', ['200 g Mehl', '5 TL Salz']],
  ['a number above 20', ['24', '5 TL Salz', 'Mehl']],
  ['a list of two', ['1, 2 oder 3 Eier', 'Salz']],
  ['an amount that ends the line', ['1 Dose Mais 4', '5 Eier']],
  ['a brand', ['Heinz 57', 'Salz']],
  ['another number', ['No. 5', 'Salz']],
] as const)('nothing is joined: %s', ([, lines]) => {
  expect(withWholeDecimals(lines)).toEqual(lines);
});

test('what is joined is read as it was meant', () => {
  const [line = ''] = withWholeDecimals(['1', '5 TL Salz', '3 Eier']);
  expect(readRecipeLine(line)).toMatchObject({ low: 1.5, high: 1.5, unit: 'tsp', name: 'Salz' });
});
