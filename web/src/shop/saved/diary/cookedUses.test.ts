import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { expect, test } from 'vitest';

import { takesWords, usesOf } from './cookedUses.ts';

const item = (name: string, more: Partial<PantryItem> = {}): PantryItem => ({
  key: name,
  name,
  kind: 'about',
  low: false,
  amount: 500,
  unit: 'gm',
  opened: false,
  touched: { seq: 1, device: 'd', by: 'sam', at: 0 },
  ...more,
});
const dish = (
  ...ingredients: { name: string; amount: number; unit: string; density?: number }[]
) => ({
  id: 7,
  title: 'Dish',
  servings: 2,
  ingredients,
});

test('a dish uses what its servings need, in the units of the pantry', () => {
  const recipe = dish(
    { name: 'rice', amount: 200, unit: 'g' },
    { name: 'oil', amount: 100, unit: 'ml', density: 0.9 },
    { name: 'salt', amount: 0, unit: '' },
    { name: 'rice', amount: 50, unit: 'g' },
  );
  expect(usesOf(recipe, 4, { pantry: [item('oil')] })).toEqual([
    { key: 'rice', name: 'rice', amount: 500, unit: 'gm' },
    { key: 'oil', name: 'oil', amount: 180, unit: 'gm' },
  ]);
});

test('of what nobody can count in the pantry’s unit nothing is taken', () => {
  const recipe = dish({ name: 'syrup', amount: 100, unit: 'ml' });
  expect(usesOf(recipe, 2, { pantry: [item('syrup')] })).toEqual([]);
});

test('says what the pantry has of it: no more than is there, and what is always there is left', () => {
  const uses = ['rice', 'salt', 'peas', 'corn', 'flour', 'sugar', 'none'].map((name) => ({
    key: name,
    name,
    amount: 1_200,
    unit: 'gm' as const,
  }));
  const pantry = [
    item('rice'),
    item('salt', { kind: 'always' }),
    item('peas', { amount: 80 }),
    ...['corn', 'flour', 'sugar'].map((name) => item(name, { amount: 2_000 })),
  ];
  expect(takesWords(pantry, uses, 'metric')).toBe(
    '500 g rice, 80 g peas, 1.2 kg corn, 1.2 kg flour and 1 more',
  );
  expect(takesWords([], uses, 'us')).toBe('');
});
