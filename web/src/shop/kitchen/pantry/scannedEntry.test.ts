import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { expect, test } from 'vitest';

import { alwaysEntry } from './entries.ts';
import { scannedEntry } from './scannedEntry.ts';

const RICE = { ingredient_id: 'id-rice', name: 'Rice' };
const touched = { seq: 0, device: 'phone', by: 'sam', at: 0 };
const about = (amount: number, more: Partial<PantryItem> = {}): PantryItem => ({
  ...alwaysEntry('Rice'),
  kind: 'about',
  amount,
  touched,
  ...more,
});
const scan = (pantry: PantryItem[], unit_quantity: number | null, unit: string | null) =>
  scannedEntry(pantry, { food: RICE, unit_quantity, unit });

test('a food that is not there comes with its pack', () => {
  expect(scan([], 500, 'gm')).toEqual({
    kind: 'set',
    entry: {
      key: 'rice',
      name: 'Rice',
      ingredient_id: 'id-rice',
      kind: 'about',
      low: false,
      amount: 500,
      unit: 'gm',
      opened: false,
    },
  });
});

test.for([
  ['a pack is added to what is there', [about(300)], 500, 'gm', { kind: 'set', amount: 800 }],
  [
    'also under another name',
    [about(300, { key: 'basmati', ingredient_id: 'id-rice' })],
    500,
    'gm',
    { kind: 'set', amount: 800 },
  ],
  [
    'an entry without an amount takes the unit of the pack',
    [about(0)],
    500,
    'ml',
    { kind: 'set', amount: 500, unit: 'ml' },
  ],
  ['the other unit asks', [about(300)], 500, 'ml', { kind: 'ask', amount: 300, unit: 'gm' }],
  ['a pack of pieces asks', [], 6, 'count', { kind: 'ask', amount: 0 }],
  ['a pack that is not certain asks', [], null, null, { kind: 'ask', amount: 0 }],
] as const)('%s', ([, pantry, unit_quantity, unit, { kind, ...entry }]) => {
  const scanned = scan([...pantry], unit_quantity, unit);
  expect(scanned.kind).toBe(kind);
  expect(scanned.entry).toMatchObject(entry);
});

test('what is always there stays so, and is low no more', () => {
  const always = { ...alwaysEntry('Rice'), touched };
  expect(scan([always], 500, 'gm')).toMatchObject({ kind: 'kept', entry: { kind: 'always' } });
  expect(scan([{ ...always, low: true }], null, null)).toMatchObject({
    kind: 'set',
    entry: { kind: 'always', low: false },
  });
});
