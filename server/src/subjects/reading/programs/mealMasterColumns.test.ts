import { expect, test } from 'vitest';

import { readMealMaster } from './mealMaster.rules.ts';

/** A recipe with these lines of ingredients. */
function recipe(...lines: readonly string[]): string {
  return [
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    '',
    '      Title: Soup',
    '      Yield: 4 servings',
    '',
    ...lines,
    '',
    '  Boil it.',
    '',
    'MMMMM',
  ].join('\n');
}

/** An ingredient as the program prints it: 7 characters of amount, 2 of unit, then the name. */
function cell(amount: string, unit: string, name: string): string {
  return `${amount.padStart(7)} ${unit.padEnd(2)} ${name}`;
}

/** Two cells, the second from a column on; the program's own is 41. */
function beside(left: string, right: string, at: number): string {
  return left.padEnd(at) + right;
}

const LEEKS = cell('2', 'c', 'Leeks');
const MILK = cell('1 1/2', 'l', 'Milk');
const SALT = cell('1/2', 't', 'Salt');
const EGGS = cell('3', '', 'Eggs');
const LONG = cell('1', 'lb', 'Tomatoes, ripe and peeled'.padEnd(28));

/** The rows from "to the left" to "a name as long as its column" were labelled before the rule was written. */
test.for<[string, string[], string[]]>([
  ['at its place', [beside(LEEKS, MILK, 41)], ['2 cup Leeks', '1 1/2 l Milk']],
  ['one to the left', [beside(LEEKS, MILK, 40)], ['2 cup Leeks', '1 1/2 l Milk']],
  ['one to the right', [beside(LEEKS, MILK, 42)], ['2 cup Leeks', '1 1/2 l Milk']],
  ['left, without a unit', [beside(LEEKS, EGGS, 40)], ['2 cup Leeks', '3 Eggs']],
  ['right, without a unit', [beside(LEEKS, EGGS, 42)], ['2 cup Leeks', '3 Eggs']],
  [
    'left, in some lines only',
    [beside(LEEKS, MILK, 41), beside(EGGS, SALT, 40)],
    ['2 cup Leeks', '3 Eggs', '1 1/2 l Milk', '1/2 tsp Salt'],
  ],
  [
    'right, in some lines only',
    [beside(LEEKS, MILK, 42), beside(EGGS, SALT, 41)],
    ['2 cup Leeks', '3 Eggs', '1 1/2 l Milk', '1/2 tsp Salt'],
  ],
  [
    'a name that goes on, to the right',
    [beside(LEEKS, MILK, 42), beside(EGGS, cell('', '', '-warmed'), 42)],
    ['2 cup Leeks', '3 Eggs', '1 1/2 l Milk warmed'],
  ],
  [
    'a name that goes on, to the left',
    [beside(LEEKS, MILK, 40), beside(EGGS, cell('', '', '-warmed'), 40)],
    ['2 cup Leeks', '3 Eggs', '1 1/2 l Milk warmed'],
  ],
  [
    'a name as long as its column',
    [beside(LONG, MILK, 41)],
    ['1 lb Tomatoes, ripe and peeled', '1 1/2 l Milk'],
  ],
  ['two to the right: none', [beside(LEEKS, MILK, 43)], ['2 cup Leeks 1 1/2 l Milk']],
  [
    'one column with a long name',
    [cell('1', 'c', 'Sugar; brown, packed into a cup of 8 oz')],
    ['1 cup Sugar, brown, packed into a cup of 8 oz'],
  ],
  [
    'one column with a number where the second would be',
    [cell('1', 'cn', 'Tomatoes, the size of the can 2 1/2')],
    ['1 can Tomatoes, the size of the can 2 1/2'],
  ],
])('the second column %s', ([, lines, expected]) => {
  const [read] = readMealMaster(recipe(...lines));
  const texts = read?.recipe.lines.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(texts).toEqual(expected);
  expect(read?.recipe.steps).toEqual([{ text: 'Boil it.', section: null }]);
});
