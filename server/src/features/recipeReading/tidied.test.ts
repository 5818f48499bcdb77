import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type FoundRecipe, NOTHING } from './foundRecipe.ts';
import { tidied } from './tidied.ts';

function recipe(lines: readonly string[], steps: readonly string[] = ['Mix.']): FoundRecipe {
  const written = (text: string) => ({ text, section: null });
  return { ...NOTHING, title: 'Pie', lines: lines.map(written), steps: steps.map(written) };
}
const stepsOf = (...steps: string[]) => tidied(recipe([], steps)).steps.map(({ text }) => text);

test.for([
  ['350Â°F', '350°F'],
  ['crÃ¨me fraÃ®che', 'crème fraîche'],
  ['donâ€™t', 'don’t'],
  ['â€œwarmâ€\u009d', '“warm”'],
  ['BakingÂ\u00a0Spray', 'Baking\u00a0Spray'],
  ['Â½ cup', '½ cup'],
  ['pâte à crêpes', 'pâte à crêpes'],
  ['ÂME', 'ÂME'],
  ['â', 'â'],
] as const)('"%s" is read as "%s"', ([written, meant]) => {
  expect(stepsOf(written)).toEqual([meant]);
});

test('a text that is right is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(stepsOf(`${text}.`)).toEqual([`${text}.`]);
    }),
  );
});

test('a list that stands twice counts once; a step that is repeated stays', () => {
  expect(stepsOf('Mix.', 'Bake.', 'Mix.', 'Bake.')).toEqual(['Mix.', 'Bake.']);
  expect(stepsOf('Mix.', 'Bake.', 'Mix.')).toEqual(['Mix.', 'Bake.', 'Mix.']);
  expect(stepsOf('Wait.', 'Wait.')).toEqual(['Wait.', 'Wait.']);
});

test('a part without a colon is a heading', () => {
  const lines = ['200 g flour', 'For the filling', '3 apples', 'sugar', 'Pour la sauce', 'milk'];
  expect(tidied(recipe(lines)).lines).toEqual([
    { text: '200 g flour', section: null },
    { text: '3 apples', section: 'For the filling' },
    { text: 'sugar', section: 'For the filling' },
    { text: 'milk', section: 'Pour la sauce' },
  ]);
});

test.for(['For the brave: chili', 'For the pan, butter', 'For the 2 cups', 'For frying'])(
  '"%s" is no heading',
  (line) => {
    const lines = ['200 g flour', line, '3 apples', 'sugar'];
    expect(tidied(recipe(lines)).lines.map(({ text }) => text)).toEqual(lines);
  },
);

test('the last line is no heading, nor is one of a short list', () => {
  const last = ['flour', 'apples', 'sugar', 'For the pan butter'];
  expect(tidied(recipe(last)).lines).toHaveLength(4);
  expect(tidied(recipe(['For the pan', 'butter'])).lines).toHaveLength(2);
});

test('what stands below the steps is left out', () => {
  const NUTRITION = ['Nutritional Information Per Serving', 'Calories 12'];
  expect(stepsOf('Mix.', ...NUTRITION)).toEqual(['Mix.']);
  expect(stepsOf('Mix.', 'Créditos: Ana', 'Photo by: Ben')).toEqual(['Mix.']);
  expect(stepsOf('Nutrition matters.')).toEqual(['Nutrition matters.']);
  expect(stepsOf('Mix.', 'Asparagus Soup Recipe', 'More Recipes')).toEqual(['Mix.']);
  expect(stepsOf('Follow the recipe')).toEqual(['Follow the recipe']);
});
