import { GIVEN_RECIPE, PLACEHOLDER_RECIPE } from '@larder/shared/recipes/recipePage.model';
import { afterEach, expect, test } from 'vitest';

import { takeRecipeOfPage } from './recipeOfPage.ts';

function pageWith(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${GIVEN_RECIPE}">${json}</script>`;
}

afterEach(() => document.body.replaceChildren());

test('takes the embedded recipe once', () => {
  pageWith(JSON.stringify(PLACEHOLDER_RECIPE));
  expect(takeRecipeOfPage()).toEqual(PLACEHOLDER_RECIPE);
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

test('undefined without an embedded recipe', () => {
  expect(takeRecipeOfPage()).toBeUndefined();
});
