import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type FoundRecipe, NOTHING } from '#subjects/reading/pages/foundRecipe.rules';

import { tidied } from './tidied.rules.ts';

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
  ['bakingÂ spray', 'baking spray'],
  ['45Â minutes', '45 minutes'],
  ['Â Mix.', 'Mix.'],
  ['pâte à crêpes', 'pâte à crêpes'],
  ['ÂME', 'ÂME'],
  ['â', 'â'],
] as const)('"%s" is read as "%s"', ([written, meant]) => {
  expect(stepsOf(written)).toEqual([meant]);
});

test('a text that is right is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      fc.pre(!/[*_`[]/.test(text));
      expect(stepsOf(`.${text}.`)).toEqual([`.${text}.`]);
    }),
  );
});

test('steps that stand twice count once; one that is repeated stays, and ingredients do', () => {
  const twice = ['4 eggs', '200 g sugar', '4 eggs', '200 g sugar'];
  expect(tidied(recipe(twice)).lines.map(({ text }) => text)).toEqual(twice);
  expect(stepsOf('Mix.', 'Bake.', 'Mix.', 'Bake.')).toEqual(['Mix.', 'Bake.']);
  expect(stepsOf('Mix.', 'Bake.', 'Mix.')).toEqual(['Mix.', 'Bake.', 'Mix.']);
  expect(stepsOf('Wait.', 'Wait.')).toEqual(['Wait.', 'Wait.']);
});

test('what is longer than a step may be is several', () => {
  const parts = stepsOf(`${'Stir it well. '.repeat(900)}End.`);
  expect(parts.length).toBe(3);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(5_000);
  expect(parts.join(' ')).toBe(`${'Stir it well. '.repeat(900)}End.`);
  expect(stepsOf('x'.repeat(12_000)).map(({ length }) => length)).toEqual([5_000, 5_000, 2_000]);
});

test('signs that nobody sees are left out', () => {
  expect(stepsOf('Mix\u0000it.\u0007\u0008')).toEqual(['Mix it.']);
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
