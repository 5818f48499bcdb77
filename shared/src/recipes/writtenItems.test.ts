import { expect, test } from 'vitest';

import { pastedItems, writtenHint, writtenItems } from './writtenItems.ts';

test.for([
  ['Garlic', { name: 'Garlic', amount: 0, unit: '' }, 'a name alone has no amount'],
  ['a lemon', { name: 'lemon', amount: 1, unit: '' }, 'one in words'],
  ['-2 onions', { name: 'onions', amount: 2, unit: '' }, 'a dash is the mark of a list'],
  ['∞ eggs', { name: '∞ eggs', amount: 0, unit: '' }, 'no number'],
  ['2 lb carrots', { name: 'carrots', amount: 2, unit: 'lb' }, 'amount, unit, name'],
  ['1-2 lb chicken', { name: 'chicken', amount: 2, low: 1, unit: 'lb' }, 'a range'],
  ['salt, to taste', { name: 'salt', amount: 0, unit: '', note: 'to taste' }, 'no amount'],
  ['2 (14-oz) cans beans', { name: 'beans', amount: 2, unit: '14-oz can' }, 'a size is a unit'],
  ['four 6-ounce fillets', { name: 'fillets', amount: 4, unit: '6-oz piece' }, 'of pieces'],
  ['2 (14.5 oz) cans beans', { name: 'beans', amount: 2, unit: '14.5-oz can' }, 'with a fraction'],
  ['2 (14 1/2-oz) cans beans', { name: 'beans', amount: 2, unit: '14.5-oz can' }, 'written so'],
  ['1 can (14.5 oz) beans', { name: 'beans', amount: 1, unit: '14.5-oz can' }, 'or behind'],
  [
    '2 (14 1/3 oz) cans beans',
    { name: 'beans', amount: 2, unit: 'can', note: '14 1/3 oz' },
    'a unit has no thirds; cans are cans',
  ],
  ['3 (10 1/3 oz) bags beans', { name: 'beans', amount: 31, unit: 'oz' }, 'else the weight counts'],
  ['1-inch piece ginger', { name: 'ginger', amount: 1, unit: 'piece' }, 'a length is no amount'],
  ['yogurt x6', { name: 'yogurt', amount: 6, unit: '' }, 'packs after the name'],
  ['Greek yogurt × 6', { name: 'Greek yogurt', amount: 6, unit: '' }, 'with a sign'],
  ['coke (x6)', { name: 'coke', amount: 6, unit: '' }, 'in brackets'],
  ['milk 2x', { name: 'milk', amount: 2, unit: '' }, 'the other way round'],
  ['beer 6 x 330 ml', { name: 'beer', amount: 6, unit: '330-ml piece' }, 'packs of a size'],
  ['pasta, dry x6', { name: 'pasta', amount: 0, unit: '', note: 'dry x6' }, 'not in an aside'],
  [
    '2 large onions (the red ones) or shallots, chopped',
    { name: 'onions', amount: 2, unit: '', note: 'large, chopped, the red ones, or shallots' },
    'what else was written is a note',
  ],
] as const)('%s: %j: %s', ([text, expected]) => {
  expect(writtenItems(text)).toEqual([expected]);
});

test('none of something is nothing; a kind of flour is not none', () => {
  expect(writtenItems('0 eggs')).toEqual([]);
  expect(writtenItems('0.0 eggs')).toEqual([]);
  expect(writtenItems('00 flour')).toHaveLength(1);
});

test('a pasted recipe gives an item per line', () => {
  const { items, isCut } = pastedItems(
    'For the soup:\r\n\r\n2 onions\r\n½ cup cream\r\n\t\nSalt and pepper\n- 1 can beans\n***\n',
  );
  expect(items.map(({ name }) => name)).toEqual(['onions', 'cream', 'Salt', 'pepper', 'beans']);
  expect(isCut).toBe(false);
});

test.for([
  [500, false],
  [501, true],
] as const)('of %d lines 500 are read', ([count, isCut]) => {
  const pasted = pastedItems(
    Array.from({ length: count }, (_, n) => `${n + 1} lb thing`).join('\n'),
  );
  expect(pasted.items).toHaveLength(500);
  expect(pasted.isCut).toBe(isCut);
});

const HINT = 'No amount could be read, so it is added as written';
test.for([
  ['1/0 cup sugar', HINT],
  ['∞ eggs', HINT],
  ['½½ cup', HINT],
  [`${'7'.repeat(400)} eggs`, HINT],
  ['-2 onions', undefined],
  ['milk', undefined],
  ['a lemon', undefined],
  ['x'.repeat(500), undefined],
] as const)('%s: %s', ([text, hint]) => {
  expect(writtenHint(writtenItems(text))).toBe(hint);
});

test('a line whose note is longer than a list keeps is none of the items', () => {
  const [kept, long] = [`eggs, ${'é'.repeat(200)}`, `milk, ${'x'.repeat(201)}`];
  const { items, tooLong } = pastedItems(`${kept}\n${long}\nbread`);
  expect(items.map(({ name }) => name)).toEqual(['eggs', 'bread']);
  expect(tooLong).toEqual([long]);
});
