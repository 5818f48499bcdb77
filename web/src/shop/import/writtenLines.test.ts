import { firstMeant } from '@larder/shared/kitchen/meantNames';
import { expect, test } from 'vitest';

import { stepsOfText, textOfSteps } from './stepsText.ts';
import { readWritten, textOfLines, toSaved } from './writtenLines.ts';

const nothing = () => undefined;
const linesOf = (text: string) =>
  readWritten(text, {}, nothing).map(({ read: { section, original } }) => [section, original]);

test.for([
  // text, lines with their headings, why this row exists
  [
    '2 eggs\n\n  salt ',
    [
      [null, '2 eggs'],
      [null, 'salt'],
    ],
    'empty lines are none',
  ],
  ['For the sauce:\n1 cup cream', [['For the sauce', '1 cup cream']], 'a heading is no line'],
  [
    'A:\nx\n:\ny',
    [
      ['A', 'x'],
      [null, 'y'],
    ],
    'a colon alone ends a section',
  ],
  ['* * *', [[null, '* * *']], 'what names nothing stays a line'],
  ['2\teggs\u0000', [[null, '2 eggs']], 'signs that a line may not have'],
] as const)('%j reads as %j: %s', ([text, expected]) => {
  expect(linesOf(text)).toEqual(expected);
});

test('lines and steps are read as they were written', () => {
  const lines = [
    { original: 'salt', section: null },
    { original: '2 eggs', section: 'Dough' },
    { original: '1 cup flour', section: 'Dough' },
    { original: 'milk', section: null },
  ];
  expect(linesOf(textOfLines(lines))).toEqual(lines.map((line) => [line.section, line.original]));
  const steps = [
    { section: 'Dough', text: 'Mix.\nRest it.' },
    { section: null, text: 'Bake.' },
    { section: 'Sauce', text: 'Stir.' },
  ];
  expect(stepsOfText(textOfSteps(steps))).toEqual(steps);
});

test('salt and pepper are two rows, unless somebody has settled the line', () => {
  expect(linesOf('Salt and pepper')).toEqual([
    [null, 'Salt'],
    [null, 'pepper'],
  ]);
  const both = { original: 'Salt and pepper', section: null, low: null, high: null, unit: null };
  const settled = { ...both, name: 'salt', note: null, optional: false, ingredient_id: null };
  expect(readWritten('Salt and pepper', { 'Salt and pepper': settled }, nothing)).toHaveLength(1);
});

test.for([
  ['1 cup [recipe:Vanilla Sauce], warm', 'Vanilla Sauce', 1, 'cup', '1 cup Vanilla Sauce, warm'],
  ['[recipe: Crumble]', 'Crumble', null, null, 'Crumble'],
  ['2 [recipe:Pie Crust]', 'Pie Crust', 2, '', '2 Pie Crust'],
  ['1 cup Vanilla Sauce', undefined, 1, 'cup', '1 cup Vanilla Sauce'],
] as const)('"%s" is the recipe %s, and is saved without its mark', ([text, title, ...saved]) => {
  const [high, unit, original] = saved;
  const [row] = readWritten(text, {}, () => undefined);
  expect(row?.read).toMatchObject({ original: text, high, unit, ingredient_id: null });
  expect(row?.read.recipe_title).toBe(title);
  // Nobody looks up what is no food.
  expect(row?.isAsked).toBe(title === undefined);
  expect(row && toSaved(row.read, row)).toMatchObject({ original, high });
});

test('a line in a can means the canned food, once that is known', () => {
  const meaning = (known: Record<string, string | null>) =>
    readWritten('1 tin peas', {}, (line) => firstMeant(line, (name) => known[name]))[0];
  expect(meaning({ peas: 'fresh' })).toMatchObject({ isAsked: true });
  expect(meaning({ 'canned peas': 'canned', peas: 'fresh' })?.read.ingredient_id).toBe('canned');
  expect(meaning({ 'canned peas': null, peas: 'fresh' })?.read.ingredient_id).toBe('fresh');
});

test('what a person made of a line holds, also of one that looks like a heading', () => {
  const salt = {
    original: 'Salt:',
    section: null,
    low: 1,
    high: 1,
    unit: 'tsp',
    name: 'salt',
    note: null,
    optional: false,
    ingredient_id: 'a1',
  };
  const [row] = readWritten('Salt:', { 'Salt:': salt }, nothing);
  expect(row).toMatchObject({ now: salt, answered: true, isAsked: false });
});
