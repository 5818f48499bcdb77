import { GIVEN_RECIPE, MARKED_RECIPE } from '@larder/shared/contract/recipePage';
import { afterEach, expect, test } from 'vitest';

import { recipeOfPage } from './recipeOfPage.ts';

function pageWith(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${GIVEN_RECIPE}">${json}</script>`;
}

afterEach(() => document.body.replaceChildren());

test('reads the recipe that came with the page', () => {
  pageWith(JSON.stringify(MARKED_RECIPE));
  expect(recipeOfPage()).toEqual(MARKED_RECIPE);
});

test.for([
  ['', 'an empty place'],
  ['{"id":1', 'half of it'],
  ['{"id":1}', 'something else'],
] as const)('%j counts as none: %s', ([json]) => {
  pageWith(json);
  expect(recipeOfPage()).toBeUndefined();
});

test('a page without one gives none', () => {
  expect(recipeOfPage()).toBeUndefined();
});
