import { headingsKey } from '@larder/shared/stores/shelfColumns';
import type { ShelfMapping } from '@larder/shared/stores/shelfFile.calls';
import { expect, test } from 'vitest';

import type { ShelfWork } from '#vendor/shelf/state/shelfDrafts.ts';

import {
  answerColumn,
  doubtfulNumber,
  mappingOf,
  rowsOf,
  startWork,
  withPreset,
} from './shelfWork.ts';

const HEADINGS = [
  'Token',
  'Item Name',
  'Variation Name',
  'Price',
  'Current Quantity Main Street',
  'Current Quantity East',
];
const square = {
  fileName: 'square.csv',
  cells: [HEADINGS, ['A1', 'Milk', 'Half gallon', '5.49', '14', '6']],
  delimiter: ',',
  sheets: 0,
};
const columns = HEADINGS.map((heading, at) => ({
  heading,
  field: null,
  isSure: true,
  place: at === 4 ? 'main street' : at === 5 ? 'east' : '',
  samples: [],
}));
const start = (name: string, mappings: ShelfMapping[] = []) =>
  startWork(square, { store: { name, store_id: `id of ${name}` }, mappings });

test('the stock of this store is told by its name', () => {
  const { work, isKnown } = start('Main Street Grocer');
  expect(work.fields).toEqual([null, 'name', 'variant', 'price', 'stock', null]);
  expect(work.unsure).toEqual([]);
  expect(isKnown).toBe(false);
});

test('the other one, too', () => {
  expect(start('Grocer East').work.fields).toEqual([
    null,
    'name',
    'variant',
    'price',
    null,
    'stock',
  ]);
});

test('of stocks that no store is called like all are unsure, until one is chosen', () => {
  const { work } = start('Corner Shop');
  expect(work.unsure).toEqual([4, 5]);
  const answered = answerColumn(work, { at: 5, field: 'stock', columns });
  expect(answered.fields).toEqual([null, 'name', 'variant', 'price', null, 'stock']);
  expect(answered.unsure).toEqual([]);
  expect(answerColumn(work, { at: 4, field: null, columns }).unsure).toEqual([5]);
});

test('what was remembered of the same headings is taken as it was', () => {
  const before = start('Main Street Grocer').work;
  const work: ShelfWork = { ...before, fields: ['sku', 'name', null, 'price', null, null] };
  const mapping = mappingOf(square.cells, { work, store_id: 'id of Corner Shop' });
  const again = start('Corner Shop', mapping ? [mapping] : []);
  expect(mapping?.headings).toBe(`${headingsKey(HEADINGS)}-id of Corner Shop`);
  expect(again.isKnown).toBe(true);
  expect(again.work.fields).toEqual(work.fields);
  expect(again.work.unsure).toEqual([]);
  const elsewhere = start('Grocer East', mapping ? [mapping] : []);
  expect(elsewhere.isKnown).toBe(false);
  expect(elsewhere.work.fields[5]).toBe('stock');
});

test('rows of other places are skipped, and the place of this store is found', () => {
  const cells = [
    ['Name', 'Price', 'Location'],
    ['Milk', '5.49', 'Main Street'],
    ['Milk', '5.99', 'East'],
  ];
  const file = { ...square, cells };
  const store = { name: 'Main Street Grocer', store_id: 'x' };
  const { work } = startWork(file, { store, mappings: [] });
  expect(work.place).toBe('Main Street');
  const { rows, skipped } = rowsOf(file, work, 'UTC');
  expect(rows).toEqual([{ row: 2, name: 'Milk', price: '5.49' }]);
  expect(skipped).toEqual([{ row: 3, why: 'other_place' }]);
});

test.for([
  [0, null, undefined, '1,000'],
  [0, ',', ',', undefined],
  [2, null, '.', undefined],
] as const)('with %i sheets and %s chosen, numbers have “%s”', ([sheets, decimal, sign, doubt]) => {
  const cells = [
    ['Name', 'Price', 'Stock'],
    ['Milk', '5', '1,000'],
  ];
  const file = { ...square, cells, sheets };
  const { work } = startWork(file, { store: { name: 'Corner Shop', store_id: 'x' }, mappings: [] });
  const { rows, facts } = rowsOf(file, { ...work, decimal }, 'UTC');
  expect(facts.decimal).toBe(sign);
  expect(doubtfulNumber(rows, facts.decimal)).toBe(doubt);
});

test('a table without headings is remembered by nobody', () => {
  const { work } = start('Corner Shop');
  const unheaded = { ...work, isHeaded: false };
  expect(mappingOf(square.cells, { work: unheaded, store_id: 'x' })).toBeUndefined();
});

test('with another program the columns are its, and what was said of rows stays', () => {
  const store = { name: 'Main Street Grocer' };
  const { work: begun } = start(store.name);
  const answers = new Map([['milk\n', { kind: 'out' as const }]]);
  const file = { id: 'a', ...square };
  const none = withPreset(
    { file, work: { ...begun, answers, decimal: ',' } },
    { store, preset: null },
  );
  expect(none).toMatchObject({ preset: null, decimal: ',', answers });
  expect(none.fields).toEqual([null, 'name', 'variant', 'price', 'stock', null]);
  expect(none.unsure).not.toEqual(begun.unsure);
  expect(withPreset({ file, work: none }, { store, preset: 'Square' })).toEqual({
    ...begun,
    preset: 'Square',
    decimal: ',',
    answers,
  });
});
