import { expect, test } from 'vitest';

import type { PickLine } from './ordersPicking.ts';
import { scannedPick } from './scannedPick.ts';

function line(ingredient_id: string, { taken = 0, unit_quantity = 500 } = {}): PickLine {
  const of = [{ order_id: 'one', quantity: 2, picked_by: null }];
  return { ingredient_id, name: ingredient_id, unit_quantity, unit: 'gm', quantity: 2, taken, of };
}

function store(store_name: string, lines: PickLine[]) {
  return { store_name, aisles: [{ category: 'Pantry' as const, lines }] };
}

const done = line('rice', { taken: 2 });
const half = line('rice', { taken: 1 });
const weighing = { amount: 700, state: 'proposed' } as const;
const asked = { ...line('rice'), by_weight: true, weighing };
const small = line('rice', { unit_quantity: 250 });

test.for([
  ['a line that is open', [store('Corner', [line('lime'), line('rice')])], 'take'],
  ['a line of which some packs are taken', [store('Corner', [half])], 'take'],
  ['a line that is picked', [store('Corner', [done])], 'taken'],
  ['a line about whose weight the customer is asked', [store('Corner', [done, asked])], 'asked'],
  ['one beside it', [store('Corner', [asked, line('rice')])], 'take'],
  ['what one store asks about', [store('Corner', [asked]), store('Pier', [half])], 'take'],
  ['what nobody wants', [store('Corner', [line('lime')])], 'other'],
  ['an empty list', [], 'other'],
  ['what one of two stores still wants', [store('Corner', [done]), store('Pier', [half])], 'take'],
] as const)('%s', ([, lists, kind]) => {
  expect(scannedPick(lists, 'rice').kind).toBe(kind);
});

test('of two packs under one id the one that is open is taken', () => {
  expect(scannedPick([store('Corner', [done, small])], 'rice')).toEqual({
    kind: 'take',
    line: small,
  });
});

test('what several stores want is not ticked: who scans stands in one of them', () => {
  const lists = [store('Corner', [line('rice')]), store('Pier', [half])];
  expect(scannedPick(lists, 'rice')).toEqual({ kind: 'stores', stores: ['Corner', 'Pier'] });
});

test('a number of no product is no line, also of none', () => {
  expect(scannedPick([store('Corner', [line('rice')])], undefined)).toEqual({ kind: 'other' });
});
