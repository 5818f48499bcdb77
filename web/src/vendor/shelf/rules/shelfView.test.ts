import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { isLow, type ShelfFilter, type ShelfSort, viewShelf } from './shelfView.ts';

const TODAY = 1_000_000;
/** `changed` is when it was, before or after the first moment of the day. */
const row = (
  id: string,
  name: string,
  more: { price: number; packs: number; changed?: number },
) => {
  const { price, packs, changed } = more;
  return {
    ingredient_id: id,
    name,
    price: cents(price),
    quantity: packs,
    changed_at: changed === undefined ? null : { getTime: () => TODAY + changed },
  };
};
const SHELF = [
  row('1', 'basil', { price: 199, packs: 0, changed: 0 }),
  row('2', 'Éclair', { price: 399, packs: 5, changed: -1 }),
  row('3', 'Dill', { price: 199, packs: 6 }),
  row('4', 'Apple', { price: 50, packs: 1, changed: 500 }),
  row('5', 'Dill', { price: 500, packs: 12 }),
];
const ids = (view: { sort?: ShelfSort; filter?: ShelfFilter; text?: string }) =>
  viewShelf(SHELF, { sort: 'name', filter: 'all', text: '', today: TODAY, ...view })
    .map((item) => item.ingredient_id)
    .join('');

test.for([
  ['name', '41352'],
  ['price', '41325'],
  ['stock', '14235'],
  ['changed', '41235'],
] as const)('by %s, then name, then id', ([sort, order]) => {
  expect(ids({ sort })).toBe(order);
});

test.for([
  ['all', '41352'],
  ['low', '42'],
  ['out', '1'],
  ['changed', '41'],
] as const)('filter %s', ([filter, found]) => {
  expect(ids({ filter })).toBe(found);
});

test.for([
  [0, null, false],
  [1, null, true],
  [6, null, false],
  [6, 6, true],
  [1, 0, false],
] as const)('%i packs, low from %s: %s', ([quantity, low_at, is]) => {
  expect(isLow({ quantity, low_at })).toBe(is);
});

test.for([
  ['horizon', 'the brand'],
  ['horizon milk', 'brand and name'],
  ['M-12', 'the SKU'],
  ['036000291452', 'the number on the pack'],
  ['36000291452', 'without the zero that a spreadsheet dropped'],
] as const)('%s finds an own product: %s', ([text]) => {
  const milk = {
    ...row('6', 'Milk', { price: 450, packs: 3 }),
    brand: 'Horizon',
    sku: 'M-12',
    gtins: ['00036000291452'],
  };
  const found = viewShelf([...SHELF, milk], { sort: 'name', filter: 'all', text, today: TODAY });
  expect(found).toEqual([milk]);
});

test('search, filter and order go together', () => {
  expect(ids({ text: 'ECL' })).toBe('2');
  expect(ids({ text: 'dill', sort: 'stock' })).toBe('35');
  expect(ids({ text: 'dill', filter: 'out' })).toBe('');
});
