import { cents } from '@larder/shared/basics/money';
import type { RowIs, RowMatch } from '@larder/shared/stores/shelfFile.calls';
import { expect, test } from 'vitest';

import { guess, known, PACK, queued, seenRow } from '#vendor/shelf/testing/fileRows.ts';

import { endedSale, isMendable, isSteep, type Outcome, outcomeOf, whyOut } from './shelfOutcome.ts';
import { whyWords } from './shelfReasons.ts';

const milk = guess(1, 'Whole milk', 0.86);
const read: RowIs = { kind: 'read', by: 'reader', food: milk, brand: null, pack: PACK };

test.for<[RowIs, Partial<RowMatch>, Outcome]>([
  [read, {}, 'new'],
  [known(1, 'Rice'), { change: 'price_down' }, 'price_down'],
  [known(1, 'Rice'), { change: 'unchanged', price: null }, 'unchanged'],
  [read, { price: null }, 'left_out'],
  [queued([milk]), {}, 'left_out'],
  [known(1, 'Rice'), { change: 'details', by_weight: true }, 'details'],
  // PACK is poured.
  [read, { by_weight: true }, 'left_out'],
  [read, { by_weight: false }, 'new'],
])('%#: what becomes of a row', ([is, match, outcome]) => {
  expect(outcomeOf(seenRow(2, { is, match }))).toBe(outcome);
});

test.for<[RowIs, string, boolean]>([
  [
    { kind: 'left_out', faults: [{ field: 'price', reason: 'not_a_number' }] },
    'Price “abc” is not a number.',
    true,
  ],
  [
    {
      kind: 'left_out',
      faults: [
        { field: 'gtin', reason: 'check' },
        { field: 'name', reason: 'missing' },
      ],
    },
    'GTIN “742365264505” has a wrong check digit. Name is missing.',
    true,
  ],
  [
    { kind: 'left_out', faults: [{ field: 'name', reason: 'decided' }] },
    'Name was left out before.',
    false,
  ],
  [queued([milk]), 'Not answered yet.', true],
])('%#: says why a row is left out', ([is, words, canMend]) => {
  const row = seenRow(2, { is, name: '', cells: { price: 'abc', gtin: '742365264505' } });
  expect(whyWords(whyOut(row), row.cells)).toBe(words);
  expect(isMendable(row)).toBe(canMend);
});

test('what a person leaves out is not to be mended', () => {
  const row = seenRow(2, { is: queued([milk]), answer: { kind: 'out' } });
  expect(whyWords(whyOut(row), row.cells)).toBe('Left out by you.');
  expect(isMendable(row)).toBe(false);
});

test('what is poured is not sold by weight', () => {
  const row = seenRow(2, { is: read, match: { by_weight: true }, cells: { by_weight: 'Y' } });
  expect(whyWords(whyOut(row), row.cells)).toBe(
    'Sold by weight “Y” is for packs in a unit of weight: say how much a pack weighs.',
  );
});

test('a new product needs a price', () => {
  const row = seenRow(2, { is: read, match: { price: null } });
  expect(whyWords(whyOut(row), row.cells)).toBe('Price is missing.');
});

test.for([
  [100, 150, false],
  [100, 151, true],
  [100, 49, true],
  [100, 50, false],
] as const)('from %d to %d cents is steep: %s', ([before, price, is]) => {
  const match = { price: cents(price), before: { price: cents(before), quantity: 1 } };
  expect(isSteep(seenRow(2, { is: known(1, 'Rice'), match }))).toBe(is);
});

const saleAt = (price: number) => ({ price: cents(price), from: new Date(0), until: null });
const onShelfAt = (price: number, sale?: number) => ({
  price: cents(price),
  quantity: 1,
  ...(sale !== undefined && { sale: saleAt(sale) }),
});

test.for<[string, Partial<RowMatch>, boolean]>([
  ['half', { change: 'sale', sale: saleAt(50) }, false],
  ['a cent less than half', { change: 'sale', sale: saleAt(49) }, true],
  ['no sale any more', { change: 'sale', sale: null }, false],
  ['of the new price', { change: 'price_up', price: cents(140), sale: saleAt(69) }, true],
  ['of what is new', { change: 'new', price: cents(100), before: null, sale: saleAt(49) }, true],
  ['set before', { change: 'stock', sale: saleAt(49), before: onShelfAt(100, 49) }, false],
  ['nothing is written', { change: 'unchanged', sale: saleAt(49) }, false],
])('whether a sale price is steep: %s', ([, match, is]) => {
  const row = { price: null, before: onShelfAt(100), ...match };
  expect(isSteep(seenRow(2, { is: known(1, 'Rice'), match: row }))).toBe(is);
});

test.for<[string, Partial<RowMatch>, number | undefined]>([
  ['a price above it keeps it', { change: 'price_down', price: cents(81) }, undefined],
  ['a price as low as it ends it', { change: 'price_down', price: cents(80) }, 80],
  ['so does a file without it', { change: 'stock', sale: null }, 80],
  ['another one is set', { change: 'price_down', price: cents(80), sale: saleAt(70) }, undefined],
  ['none was there', { change: 'price_down', price: cents(80), before: onShelfAt(100) }, undefined],
  ['nothing is written', { change: 'unchanged', sale: null }, undefined],
])('which sale ends: %s', ([, match, price]) => {
  const row = { price: null, before: onShelfAt(100, 80), ...match };
  expect(endedSale(seenRow(2, { is: known(1, 'Rice'), match: row }))).toBe(price);
});
