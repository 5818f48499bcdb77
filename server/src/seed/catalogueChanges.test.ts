import type { Allergen } from '@larder/shared/food/allergens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type GoodFacts, upgraded } from './catalogueChanges.ts';

const garlic: GoodFacts = {
  name: 'Garlic',
  unit_quantity: 150,
  unit: 'gm',
  category: 'Produce',
  image: '/images/ingredients/garlic.webp?v=1',
  kcal_per_100g: 149,
  density_g_per_ml: null,
  grams_per_piece: 36,
  contains: [],
  aliases: ['ajo', 'garlic bulb'],
  measures: { clove: { grams: 3, source: 'USDA' } },
};

describe('a new version of a good', () => {
  test.for<[string, Partial<GoodFacts>, Partial<GoodFacts>, Partial<GoodFacts>]>([
    ['sets what nobody changed', { kcal_per_100g: 143 }, {}, { kcal_per_100g: 143 }],
    [
      'leaves what an admin changed',
      { kcal_per_100g: 143 },
      { kcal_per_100g: 150 },
      { kcal_per_100g: 150 },
    ],
    ['leaves what it does not change', {}, { name: 'Knoblauch' }, { name: 'Knoblauch' }],
    [
      'sets one fact beside a changed one',
      { unit_quantity: 200 },
      { name: 'Knoblauch' },
      { name: 'Knoblauch', unit_quantity: 200 },
    ],
    [
      'adds an alias',
      { aliases: ['ajo', 'garlic bulb', 'ail'] },
      { aliases: ['ajo', 'stinking rose'] },
      { aliases: ['ajo', 'stinking rose', 'ail'] },
    ],
    [
      'takes an alias away',
      { aliases: ['ajo'] },
      { aliases: ['ajo', 'garlic bulb', 'rose'] },
      { aliases: ['ajo', 'rose'] },
    ],
    ['does not bring back a deleted alias', {}, { aliases: [] }, { aliases: [] }],
    [
      'adds a measure',
      { measures: { ...garlic.measures, head: { grams: 40, source: 'USDA' } } },
      {},
      { measures: { ...garlic.measures, head: { grams: 40, source: 'USDA' } } },
    ],
    [
      'leaves a measure that an admin weighed',
      { measures: { clove: { grams: 4, source: 'USDA' } } },
      { measures: { clove: { grams: 5, source: 'admin' } } },
      { measures: { clove: { grams: 5, source: 'admin' } } },
    ],
    ['takes a measure away', { measures: {} }, {}, { measures: {} }],
    ['knows what it contains', { contains: ['milk'] }, {}, { contains: ['milk'] }],
  ])('%s', ([, next, now, after]) => {
    const change = { before: garlic, next: { ...garlic, ...next } };
    expect(upgraded({ ...garlic, ...now }, change)).toEqual({ ...garlic, ...now, ...after });
  });
});

/** Objects as the database and JSON make them. */
const PLAIN = { noNullPrototype: true } as const;
const word = fc.constantFrom('a', 'b', 'c', 'd');
const facts: fc.Arbitrary<GoodFacts> = fc.record(
  {
    name: word,
    unit_quantity: fc.integer({ min: 1, max: 3 }),
    unit: fc.constantFrom('gm', 'ml'),
    category: fc.constantFrom('Produce', 'Pantry', 'Dairy'),
    image: fc.option(word),
    kcal_per_100g: fc.integer({ min: 0, max: 2 }),
    density_g_per_ml: fc.option(fc.constant(1)),
    grams_per_piece: fc.option(fc.constant(2)),
    contains: fc.option(fc.subarray<Allergen>(['milk', 'egg'])),
    aliases: fc.uniqueArray(word),
    measures: fc.dictionary(
      word,
      fc.record({ grams: fc.integer({ min: 1, max: 3 }), source: word }, PLAIN),
      PLAIN,
    ),
  },
  PLAIN,
);

test('what nobody touched becomes the new version, and what is not new stays', () => {
  fc.assert(
    fc.property(facts, facts, facts, (before, next, now) => {
      const sorted = (one: GoodFacts) => ({ ...one, aliases: one.aliases.toSorted() });
      expect(sorted(upgraded(before, { before, next }))).toEqual(sorted(next));
      expect(upgraded(now, { before, next: before })).toBe(now);
      const once = upgraded(now, { before, next });
      expect(upgraded(once, { before: next, next })).toBe(once);
    }),
  );
});
