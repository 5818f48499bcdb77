import { expect, test } from 'vitest';

import { pastedItems, writtenItems } from './writtenItems.ts';

test.for([
  ['Garlic', { name: 'Garlic', amount: 1, unit: '' }, 'a name alone is one'],
  ['2 lb carrots', { name: 'carrots', amount: 2, unit: 'lb' }, 'amount, unit, name'],
  ['1-2 lb chicken', { name: 'chicken', amount: 2, low: 1, unit: 'lb' }, 'a range'],
  ['salt, to taste', { name: 'salt', amount: 0, unit: '', note: 'to taste' }, 'no amount'],
  ['2 (14-oz) cans beans', { name: 'beans', amount: 2, unit: '14-oz can' }, 'a size is a unit'],
  ['four 6-ounce fillets', { name: 'fillets', amount: 4, unit: '6-oz piece' }, 'of pieces'],
  ['2 (14.5 oz) cans beans', { name: 'beans', amount: 29, unit: 'oz' }, 'a unit has no fractions'],
  ['1-inch piece ginger', { name: 'ginger', amount: 1, unit: 'piece' }, 'a length is no amount'],
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
