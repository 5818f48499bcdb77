import { GIVEN_RECIPE, MARKED_RECIPE } from '@larder/shared/contract/recipePage';
import { afterEach, expect, test } from 'vitest';

import { takeRecipeOfPage } from './recipeOfPage.ts';

function pageWith(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${GIVEN_RECIPE}">${json}</script>`;
}

afterEach(() => document.body.replaceChildren());

test('takes the recipe that came with the page, once', () => {
  pageWith(JSON.stringify(MARKED_RECIPE));
  expect(takeRecipeOfPage()).toEqual(MARKED_RECIPE);
  expect(takeRecipeOfPage()).toBeUndefined();
});

test.for([
  ['', 'an empty place'],
  ['{"id":1', 'half of it'],
  ['{"id":1}', 'something else'],
] as const)('%j counts as none: %s', ([json]) => {
  pageWith(json);
  expect(takeRecipeOfPage()).toBeUndefined();
});

test('a page without one gives none', () => {
  expect(takeRecipeOfPage()).toBeUndefined();
});
