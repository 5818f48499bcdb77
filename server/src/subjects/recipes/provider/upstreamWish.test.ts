import { expect, test } from 'vitest';

import { providerWish } from './upstreamWish.rules.ts';

test.for([
  ['lentil pot', { query: 'lentil pot' }, 'nothing to leave out'],
  ['breakfast no eggs', { query: 'breakfast', intolerances: 'Egg' }, 'an allergen'],
  ['no pork or olives', { excludeIngredients: 'pork,olives' }, 'foods'],
  ['nut-free cake', { query: 'cake', intolerances: 'Peanut,Tree Nut' }, 'a family'],
  ['pasta without meat', { query: 'pasta', diet: 'vegetarian' }, 'a diet'],
  ['vegan stew', { query: 'stew', diet: 'vegan' }, 'a diet by its name'],
  ['soup under 30 minutes', { query: 'soup', maxReadyTime: 30 }, 'a time'],
  ['quick soup', { query: 'soup', maxReadyTime: 30 }, 'a time in a word'],
  ['rice under 500 calories', { query: 'rice', maxCalories: 500 }, 'a figure'],
  ['cheap rice', { query: 'rice', sort: 'price' }, 'an order'],
  ['high protein rice', { query: 'rice', bounds: { minProtein: 25 } }, 'at least so much'],
  ['low sodium soup', { query: 'soup', bounds: { maxSodium: 560 } }, 'at most so much'],
  [
    'low calorie high fiber',
    { maxCalories: 480, bounds: { maxCalories: 480, minFiber: 6 } },
    'both, and no words',
  ],
  [
    'low calorie soup under 300 calories',
    { query: 'soup', maxCalories: 300, bounds: { maxCalories: 480 } },
    'the lower one',
  ],
  ['kid friendly rice', { query: 'kid friendly rice' }, 'words that the provider has to read'],
  ['vegan', { diet: 'vegan' }, 'nothing but a condition'],
] as const)('"%s" asks the provider for %o: %s', ([query, expected]) => {
  const { notes, isHopeless, ...asked } = providerWish({ query });
  expect(Object.fromEntries(Object.entries(asked).filter(([, value]) => value))).toEqual(expected);
  expect(notes.length > 0).toBe(/\b(?:no|without|free)\b/.test(query));
  expect(isHopeless).toBe(false);
});

test('a diet that was asked for stays', () => {
  expect(providerWish({ query: 'no meat', diet: 'gluten free' }).diet).toBe(
    'gluten free,vegetarian',
  );
});

test('the shorter of two times counts', () => {
  expect(providerWish({ query: 'soup under 30 minutes', maxReadyTime: 20 }).maxReadyTime).toBe(20);
  expect(providerWish({ query: 'soup under 10 minutes', maxReadyTime: 20 }).maxReadyTime).toBe(10);
});

test('what to leave out must be known', () => {
  expect(providerWish({ query: 'no msg' })).toMatchObject({
    isHopeless: true,
    notes: ['We do not know which recipes are without “msg”, so we show none.'],
  });
});
