import { expect, test } from 'vitest';

import { compared } from './compare.ts';
import type { PrintedRecipe } from './texts.ts';

const printed: PrintedRecipe = {
  language: 'eng',
  title: 'Soup',
  facts: 'Serves 4',
  headings: ['Ingredients', 'Steps'],
  ingredients: ['1 cup rice', '2 eggs'],
  steps: ['Cook for 10 minutes and stir.', 'Bake for 40 minutes and cool.'],
};

const read = (...steps: string[]) =>
  ['Soup', 'Serves 4', 'Ingredients', '1 cup rice', '2 eggs', 'Steps', ...steps].join('\n');

test.for([
  ['all', ['Cook for 10 minutes and stir.', 'Bake for 40 minutes and cool.'], 2, 2],
  // The words beside both are equal: each is compared with its own.
  ['another', ['Cook for 10 minutes and stir.', 'Bake for 46 minutes and cool.'], 1, 2],
  ['one in doubt', ['Cook for 1? minutes and stir.', 'Bake for 40 minutes and cool.'], 2, 2],
  ['a step less', ['Bake for 40 minutes and cool.'], 1, 1],
] as const)('numbers of steps, read %s', ([, steps, right, all]) => {
  expect(compared(read(...steps), printed).numbers).toEqual({ right, all });
});

test('a line counts whole, a word in its order', () => {
  const found = compared(read('Cook for 10 minutes and stir.'), printed);
  expect(found.steps).toEqual({ right: 1, all: 2 });
  expect(found.words).toEqual({ right: 16, all: 22 });
  expect(found.ingredients).toEqual({ right: 2, all: 2 });
});
