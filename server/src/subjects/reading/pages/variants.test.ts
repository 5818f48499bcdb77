import { expect, test } from 'vitest';

import { dataPage, PIE_DATA } from '#subjects/reading/testing/pie';

import { mainOf } from './mainRecipe.rules.ts';
import { readPage } from './readPage.rules.ts';
import { variantsOf } from './variants.rules.ts';

const steps = (...numbers: number[]) =>
  numbers.map((number) => ({
    '@type': 'HowToStep',
    name: `Step ${number}`,
    text: `Do ${number}.`,
  }));
const node = (recipeIngredient: readonly string[], ...numbers: number[]) => ({
  '@type': 'Recipe',
  recipeIngredient,
  recipeInstructions: steps(...numbers),
});
const SMALL = ['1 cup milk', '2 eggs', '50 g sugar'];
const LARGE = ['2 cups milk', '4 eggs', '100 g sugar'];

test('a dish for two pans is two recipes, and each a choice', () => {
  const data = { ...PIE_DATA, ...node([...SMALL, ...LARGE], 1, 2, 1, 2, 3) };
  const { recipes = [], named = {} } = readPage(dataPage(data, '<h1>Apple pie</h1>'));
  expect(recipes.map(({ lines }) => lines.map(({ text }) => text))).toEqual([SMALL, LARGE]);
  expect(recipes.map((recipe) => recipe.steps.length)).toEqual([2, 3]);
  expect(mainOf(recipes, named)).toBe(1);
});

test.for([
  ['one sequence of steps', node([...SMALL, ...LARGE], 1, 2, 3)],
  [
    'parts of one dish with an ingredient in both',
    node(['1 cup flour', '2 eggs', '2 cups flour', '1 lemon', 'salt'], 1, 2, 1, 2),
  ],
  ['steps that begin again, ingredients that do not', node(SMALL, 1, 2, 1, 2)],
  ['no steps', { recipeIngredient: SMALL }],
  [
    'steps without labels',
    { ...node([...SMALL, ...LARGE]), recipeInstructions: ['Mix.', 'Bake.'] },
  ],
  ['ingredients that are no texts', { ...node([], 1, 1), recipeIngredient: [{}, 1, null] }],
] as const)('%s: one recipe', ([, one]) => {
  expect(variantsOf(one)).toEqual([one]);
});
