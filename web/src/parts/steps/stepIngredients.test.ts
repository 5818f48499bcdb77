import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ingredientsOfSteps } from './stepIngredients.ts';

/** The names that a single step names. */
function named(step: string, names: readonly string[]): string[] {
  const [places = []] = ingredientsOfSteps([step], names);
  return places.map((at) => names[at] ?? '');
}

test.for([
  // step, ingredients, named, why this row exists
  ['Fry the onions.', ['yellow onion', 'salt'], ['yellow onion'], 'plural, color'],
  ['Heat the oil.', ['olive oil', 'flour'], ['olive oil'], 'the last word of a name'],
  ['Add the coconut.', ['coconut milk'], [], 'the first word alone is another food'],
  [
    'Brown the chicken.',
    ['chicken thighs', 'chicken broth'],
    ['chicken thighs'],
    'a cut, no broth',
  ],
  ['Add broth.', ['chicken thighs', 'chicken broth'], ['chicken broth'], 'the broth'],
  ['Add the onion powder.', ['onion', 'onion powder'], ['onion powder'], 'the longest match'],
  ['Add the onion.', ['onion', 'onion powder'], ['onion'], 'an onion is no powder'],
  ['Add the onion.', ['onion', 'green onions'], ['onion'], 'a plain onion'],
  ['Melt the butter.', ['butter', 'peanut butter'], ['butter'], 'a plain butter'],
  ['Stir in the oil.', ['olive oil', 'canola oil'], ['olive oil', 'canola oil'], 'either: both'],
  [
    'Season with salt and pepper.',
    ['salt', 'black pepper', 'red bell pepper'],
    ['salt', 'black pepper'],
    'the idiom',
  ],
  ['Mash the garlic.', ['garlic cloves'], ['garlic cloves'], 'a clove is left out'],
  ['Add the cloves.', ['ground cloves'], ['ground cloves'], 'a clove that is the food'],
  ['Add the ginger.', ['ginger root'], ['ginger root'], 'a root'],
  ['Whip the cream.', ['heavy cream', 'cream cheese'], ['heavy cream'], 'cream cheese is no cream'],
  ['Grate the parmesan.', ['parmesan cheese'], ['parmesan cheese'], 'cheeses go by their names'],
  ['Scatter with cheese.', ['cheddar', 'milk'], ['cheddar'], 'a kind'],
  ['Boil the pasta.', ['penne', 'salt'], ['penne'], 'a kind of pasta'],
  ['Beat the whites.', ['egg whites', 'sugar'], ['egg whites'], 'a part that stands alone'],
  ['Pour over the sauce.', ['soy sauce'], [], 'the sauce in the pan'],
  ['Pour over the soy sauce.', ['soy sauce'], ['soy sauce'], 'the soy sauce'],
  [
    'Drain the tomatoes.',
    ['1 can diced tomatoes, drained'],
    ['1 can diced tomatoes, drained'],
    'a written line',
  ],
  ['Add tomatoes.', ['sun-dried tomatoes in oil'], ['sun-dried tomatoes in oil'], 'packed in oil'],
  ['Add the jalapeños.', ['jalapeno'], ['jalapeno'], 'accents'],
  ['Add the jalapeño.', ['jalapeno pepper'], ['jalapeno pepper'], 'a first word that is enough'],
  ['Mix all the ingredients.', ['flour', 'milk'], ['flour', 'milk'], 'all of them'],
  ['Mix the dry ingredients.', ['flour', 'milk'], [], 'some: the text does not say which'],
  ['Preheat the oven.', ['flour', 'milk'], [], 'none'],
  ['', ['flour'], [], 'no text'],
  ['Mix.', [], [], 'no ingredients'],
] as const)('"%s" of %j: %j: %s', ([step, names, expected]) => {
  expect(named(step, names)).toEqual(expected);
});

test('the remaining ingredients are those that no earlier step names', () => {
  expect(
    ingredientsOfSteps(
      ['Fry the onion.', 'Add the rest of the ingredients.', 'Serve the onion.'],
      ['onion', 'rice', 'water'],
    ),
  ).toEqual([[0], [1, 2], [0]]);
});

test('any text gives ascending places of its names, for each step', () => {
  const texts = fc.array(fc.string({ maxLength: 60 }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, (steps, names) => {
      const all = ingredientsOfSteps(steps, names);
      expect(all).toHaveLength(steps.length);
      for (const places of all) {
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(places.every((at) => at >= 0 && at < names.length)).toBe(true);
      }
    }),
  );
});

test('a food is found by its own name, whatever stands around it', () => {
  const food = fc.constantFrom('rice', 'olive oil', 'chicken broth', 'soy sauce', 'egg yolks');
  const around = fc.constantFrom('Add', 'Stir in the', 'Slowly pour', 'When hot, tip in');
  fc.assert(
    fc.property(food, around, (name, before) => {
      expect(named(`${before} ${name} and wait.`, [name, 'turmeric'])).toEqual([name]);
    }),
  );
});
