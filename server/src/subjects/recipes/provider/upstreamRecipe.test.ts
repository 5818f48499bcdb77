import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { recipe } from '#subjects/recipes/provider/testing/scriptedProvider';

import { readRecipe as readFrom } from './upstreamRecipe.rules.ts';

/** As with the usual host of pictures. */
function readRecipe(value: unknown) {
  return readFrom(value, ['img.spoonacular.com']);
}

/** The first ingredient of a recipe with this one. */
function ingredientOf(ingredient: object) {
  return readRecipe(recipe(1, { extendedIngredients: [ingredient] }))?.extendedIngredients?.[0];
}

test('a recipe of the provider is read whole', () => {
  expect(
    readRecipe(
      recipe(900001, {
        summary: '<b>Test</b>',
        diets: ['vegan'],
        vegan: true,
        pricePerServing: 118.4,
      }),
    ),
  ).toEqual({
    id: 900001,
    title: 'Test Lentil Pot 900001',
    image: 'https://img.spoonacular.com/recipes/900001-556x370.jpg',
    imageType: 'jpg',
    readyInMinutes: 35,
    servings: 4,
    pricePerServing: 118.4,
    summary: 'Test',
    diets: ['vegan'],
    vegan: true,
    extendedIngredients: [
      {
        id: 11215,
        name: 'garlic',
        original: '3 cloves garlic',
        amount: 3,
        unit: 'cloves',
        image: 'https://img.spoonacular.com/ingredients_100x100/garlic.png',
        aisle: 'Produce',
        measures: {
          us: { amount: 3, unitShort: 'cloves', unitLong: 'cloves' },
          metric: { amount: 3, unitShort: 'cloves', unitLong: 'cloves' },
        },
      },
    ],
    analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Cook it.' }] }],
    nutrition: { nutrients: [{ name: 'Calories', amount: 321, unit: 'kcal' }] },
  });
});

test.for([
  ['https://evil.example/a.jpg', null, 'another host'],
  ['https://IMG.spoonacular.com:443/a b.jpg', 'https://img.spoonacular.com/a%20b.jpg', 'tidied'],
  ['https://img.spoonacular.com/a.jpg', 'https://img.spoonacular.com/a.jpg', 'the host'],
] as const)('a picture at %s becomes %s: %s', ([image, read]) => {
  expect(readRecipe(recipe(1, { image }))?.image).toBe(read);
  expect(ingredientOf({ name: 'garlic', image })?.image).toBe(read);
});

test('file names of ingredients have no picture where their host is not configured', () => {
  const read = readFrom(recipe(1), ['recipes.example.com']);
  expect([read?.image, read?.extendedIngredients?.[0]?.image]).toEqual([null, null]);
});

test('a plain hit of a search has nothing that was not sent', () => {
  const { id, title, image, imageType } = recipe(2);
  expect(readRecipe({ id, title, image, imageType })).toEqual({ id, title, image, imageType });
});

describe('broken parts are left out, not the recipe', () => {
  test.for([
    [{ readyInMinutes: '35' }, { readyInMinutes: undefined }, 'minutes as a text'],
    [{ readyInMinutes: -5 }, { readyInMinutes: 0 }, 'minutes below 0'],
    [{ servings: 0 }, { servings: 1 }, 'for nobody'],
    [{ pricePerServing: 126.95 }, { pricePerServing: 126.95 }, 'a price in cents'],
    [{ pricePerServing: 'free' }, { pricePerServing: undefined }, 'a price as a text'],
    [
      { image: 'http://img.spoonacular.com/a.jpg' },
      { image: null },
      'a picture that is not encrypted',
    ],
    [{ cuisines: ['Thai', 7, '<i>Lao</i>'] }, { cuisines: ['Thai', 'Lao'] }, 'a cuisine of 7'],
    [{ vegan: 'yes' }, { vegan: undefined }, 'a flag as a text'],
    [{ extendedIngredients: 'none' }, { extendedIngredients: undefined }, 'ingredients as a text'],
    [{ extendedIngredients: [null, {}] }, { extendedIngredients: [] }, 'ingredients without names'],
    [{ nutrition: { nutrients: {} } }, { nutrition: undefined }, 'nutrients as an object'],
    [{ title: 'x'.repeat(201) }, { title: 'x'.repeat(200) }, 'a title one letter too long'],
  ] as const)('%j gives %j: %s', ([broken, expected]) => {
    expect(readRecipe(recipe(1, broken))).toMatchObject(expected);
  });

  test.for([
    [{ id: 0 }, 'id 0'],
    [{ id: 1.5 }, 'half an id'],
    [{ title: '' }, 'no title'],
    [{ title: '<p></p>' }, 'a title of tags only'],
  ] as const)('%j is no recipe: %s', ([broken]) => {
    expect(readRecipe(recipe(1, broken))).toBeUndefined();
  });
});

describe('ingredients', () => {
  test.for([
    [{ name: 'a', id: -1 }, { id: -1 }, 'not recognised stays so'],
    [{ name: 'a', id: 0 }, { id: 0 }, 'so does 0'],
    [{ name: 'a', id: -2 }, { id: -1 }, 'any other bad id is not recognised'],
    [{ name: 'a' }, { id: -1, amount: 0, unit: '', image: null, aisle: null }, 'only a name'],
    [
      { nameClean: 'leek' },
      { name: 'leek', original: 'leek' },
      'the clean name instead of the name',
    ],
    [{ originalString: '1 leek' }, { name: '1 leek', original: '1 leek' }, 'an answer of 2019'],
    [{ name: 'a', amount: -3 }, { amount: 0 }, 'an amount below 0'],
    [{ name: 'a', image: '../x.png' }, { image: null }, 'a path instead of a file name'],
    [
      { name: 'a', image: 'https://img.spoonacular.com/a.png' },
      { image: 'https://img.spoonacular.com/a.png' },
      'a full address',
    ],
    [
      { name: 'a', measures: { us: { amount: 1 }, metric: 'x' } },
      { measures: undefined },
      'half of the measures is none',
    ],
    [
      { name: 'a', measures: { us: { amount: 1 }, metric: { amount: 2, unitShort: 'g' } } },
      { measures: { metric: { amount: 2, unitShort: 'g', unitLong: 'g' } } },
      'a short unit is also the long one',
    ],
  ] as const)('%j gives %j: %s', ([sent, expected]) => {
    expect(ingredientOf(sent)).toMatchObject(expected);
  });
});

describe('steps', () => {
  const steps = (more: object) =>
    readRecipe(recipe(1, more))?.analyzedInstructions?.map((part) =>
      part.steps.map(({ number, step }) => `${number} ${step}`),
    );

  test.for([
    [
      { analyzedInstructions: [{ name: '', steps: [{ number: 7, step: 'Go.' }, { step: 8 }] }] },
      [['1 Go.']],
      'numbered by us',
    ],
    [
      { analyzedInstructions: [], instructions: '<ol><li>Chop.</li><li>Fry.</li></ol>' },
      [['1 Chop.', '2 Fry.']],
      'taken from the text when there are none',
    ],
    [{ analyzedInstructions: [], instructions: null }, [], 'neither the one nor the other'],
    [{ analyzedInstructions: undefined, instructions: 'Fry.' }, undefined, 'not asked for'],
  ] as const)('%j are %j: %s', ([sent, expected]) => {
    expect(steps(sent)).toEqual(expected);
  });
});

test('calories come first, in kcal, whatever the provider called them', () => {
  const nutrients = [
    { title: 'Fat', amount: 3, unit: 'g' },
    { title: 'Calories', amount: 321, unit: 'cal' },
    { name: 'Sodium', amount: null },
  ];
  expect(readRecipe(recipe(1, { nutrition: { nutrients } }))?.nutrition?.nutrients).toEqual([
    { name: 'Calories', amount: 321, unit: 'kcal' },
    { name: 'Fat', amount: 3, unit: 'g' },
  ]);
});

test('whatever is sent, what is read fits the contract', () => {
  const names = Object.keys({ ...recipe(1), instructions: 0, summary: 0, cuisines: 0, vegan: 0 });
  const anything = fc.record({
    id: fc.oneof(fc.constant(1), fc.jsonValue()),
    title: fc.oneof(fc.constant('Pot'), fc.jsonValue()),
    ...Object.fromEntries(names.slice(2).map((name) => [name, fc.jsonValue()])),
  });
  fc.assert(
    fc.property(anything, (sent) => {
      const read = readRecipe(sent);
      expect(read === undefined || z.safeEncode(ProviderRecipe, read).success).toBe(true);
    }),
  );
});
