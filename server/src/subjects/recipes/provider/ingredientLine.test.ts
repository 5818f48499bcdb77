import { readFacts } from '@larder/data/catalogue/facts';
import { factsByName, readLine } from '@larder/data/recipes/format';
import { lineOf } from '@larder/data/recipes/testing/lines';
import { expect, test } from 'vitest';

import { originalLine, wordsFor } from './ingredientLine.rules.ts';

const known = factsByName(readFacts());

test.for([
  ['360 g spaghetti', '360 g spaghetti', 'a weight'],
  ['1.5 tsp table salt : for the pasta', '1½ tsp table salt, for the pasta', 'a fraction'],
  ['3 pc garlic : minced', '3 cloves garlic, minced', 'pieces with a name'],
  ['1 pc garlic', '1 clove garlic', 'one of them'],
  ['1 pc eggs', '1 egg', 'the catalogue has the plural'],
  ['2 pc eggs', '2 eggs', 'which stays'],
  ['0.5 pc red onion : sliced', '½ red onion, sliced', 'half of one'],
  ['2 pc red onion', '2 red onions', 'the catalogue has the singular'],
  ['3 pc tomato', '3 tomatoes', 'a plural with e'],
  ['1 pc bay leaves', '1 bay leaf', 'an old plural'],
  ['1 pc anchovies (canned)', '1 anchovy (canned)', 'with a remark behind it'],
  ['4 pc chicken breast (boneless skinless)', '4 chicken breasts (boneless skinless)', 'as before'],
  ['2 pc star anise', '2 star anise', 'one word for one and many'],
  ['2 pc Roma tomato', '2 Roma tomatoes', 'a name in it'],
  ['1000 g plain yogurt', '1 kg plain yogurt', 'a large weight'],
] as const)('%s is printed "%s": %s', ([source, expected]) => {
  const ingredient = readLine(lineOf(source), known);
  expect('rule' in ingredient ? ingredient.detail : originalLine(ingredient)).toBe(expected);
});

test.for([
  ['Yellow onion', 'yellow onion', 'the first letter of a heading'],
  ['Dijon mustard', 'Dijon mustard', 'a name'],
  ['All-purpose flour', 'all-purpose flour', 'a hyphen'],
] as const)('%s is "%s" in a sentence: %s', ([name, expected]) => {
  expect(wordsFor(name)).toBe(expected);
});
