import { expect, test } from 'vitest';

import { isByEye } from './byEye.ts';
import { addManual, editAmount, EMPTY_LIST, setCategory } from './groceryList.ts';

const lineOf = (category: string, ...amounts: (readonly [amount: number, unit: string])[]) => {
  const list = amounts.reduce(
    (grown, [amount, unit]) =>
      addManual(grown, { name: 'It', amount, unit, ingredient_id: 'it', category }),
    EMPTY_LIST,
  );
  const [line] = list.lines;
  if (!line) throw new Error('no line');
  return { list, line };
};

test.for([
  ['Meat & Seafood', [500, 'g'], true, 'meat by weight'],
  ['Produce', [2, 'cups'], true, 'a vegetable by volume'],
  ['Produce', [2, 'lb'], true, 'in pounds'],
  ['Produce', [0, ''], true, '"to taste"'],
  ['Produce', [3, ''], false, 'three onions are three'],
  ['Produce', [2, 'bunches'], false, 'so are two bunches'],
  ['Meat & Seafood', [2, 'packs'], false, 'and packs'],
  ['Dairy', [500, 'g'], false, 'butter for a cake'],
  ['Pantry', [500, 'g'], false, 'flour'],
  ['Condiments & Spices', [5, 'g'], false, 'yeast'],
  ['Other', [500, 'g'], false, 'nobody knows what it is'],
] as const)('%s, %o: %s: %s', ([category, amount, is]) => {
  expect(isByEye(lineOf(category, amount).line)).toBe(is);
});

test.for([
  ['Spaghetti', true],
  ['Egg noodles', true],
  ['whole wheat pasta', true],
  ['Pasta sauce', true],
  ['White rice (long grain)', false],
  ['Noodleless flour', false],
] as const)('500 g %s of the pantry: %s', ([name, is]) => {
  expect(isByEye({ ...lineOf('Pantry', [500, 'g']).line, name })).toBe(is);
});

test('one counted amount makes the line exact, until the shopper replaces it', () => {
  const { list, line } = lineOf('Produce', [500, 'g'], [2, '']);
  expect(isByEye(line)).toBe(false);
  const [edited] = editAmount(list, line.key, { amount: 700, unit: 'g' }).lines;
  expect(edited && isByEye(edited)).toBe(true);
});

test('a line that is put into another aisle follows it', () => {
  const { list, line } = lineOf('Other', [500, 'g']);
  const [moved] = setCategory(list, line.key, 'Produce').lines;
  expect(moved && isByEye(moved)).toBe(true);
});

test('of which all shall be bought, nothing may be short', () => {
  expect(isByEye({ ...lineOf('Produce', [500, 'g']).line, buyAll: true })).toBe(false);
});
