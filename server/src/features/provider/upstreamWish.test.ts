import { expect, test } from 'vitest';

import { providerWish } from './upstreamWish.ts';

test.for([
  ['lentil pot', { query: 'lentil pot' }, 'nothing to leave out'],
  ['breakfast no eggs', { query: 'breakfast', intolerances: 'Egg' }, 'an allergen'],
  ['no pork or olives', { excludeIngredients: 'pork,olives' }, 'foods'],
  ['nut-free cake', { query: 'cake', intolerances: 'Peanut,Tree Nut' }, 'a family'],
  ['pasta without meat', { query: 'pasta', diet: 'vegetarian' }, 'a diet'],
] as const)('"%s" asks the provider for %o: %s', ([query, expected]) => {
  const { notes, isHopeless, ...asked } = providerWish({ query });
  expect(Object.fromEntries(Object.entries(asked).filter(([, value]) => value))).toEqual(expected);
  expect(notes.length > 0).toBe(!('query' in expected) || expected.query !== query);
  expect(isHopeless).toBe(false);
});

test('a diet that was asked for stays', () => {
  expect(providerWish({ query: 'no meat', diet: 'gluten free' }).diet).toBe(
    'gluten free,vegetarian',
  );
});

test('what to leave out must be known', () => {
  expect(providerWish({ query: 'no msg' })).toMatchObject({
    isHopeless: true,
    notes: ['We do not know which recipes are without “msg”, so we show none.'],
  });
});
