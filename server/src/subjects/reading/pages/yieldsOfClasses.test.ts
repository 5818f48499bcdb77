import { expect, test } from 'vitest';

import { parsePage } from './pageTree.rules.ts';
import { yieldsOfClasses } from './yieldsOfClasses.rules.ts';

test.for([
  ['<li class="person-amount">4</li>', 4],
  ['<p class="recipe-servings">Serves 4-6</p>', 4],
  ['<p class="meta meta__portions">8 os.</p>', 8],
  ['<p class="servings">4</p><p class="servings_print">4</p>', 4],
  ['<p class="servings">4</p><p class="servings">6</p>', null],
  ['<button class="servings-scale">2x</button>', null],
  ['<p class="portion-energy">250 kcal</p>', null],
  ['<p class="recipe-yield">45 minutes</p>', null],
  ['<p class="personal">4</p>', null],
  ['<p class="servings">4 from the first batch, more later</p>', null],
] as const)('%s is %s', ([html, low]) => {
  expect(yieldsOfClasses(parsePage(html))?.low ?? null).toBe(low);
});
