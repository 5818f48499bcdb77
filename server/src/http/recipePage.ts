import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ProviderRecipe } from '@larder/shared/contract/provider';
import { givenRecipe, MARKED_RECIPE, wordsOf } from '@larder/shared/contract/recipePage';

import { escapeHtml } from '#lib/escapeHtml';

import { jsonWriter } from './writtenJson.ts';

/** Where the build puts the page that it drew for a recipe that stands for any. */
const DRAWN = join('.vite', 'recipe.html');
const TITLE = '<title>Larder</title>';

/**
 * The page of a recipe, with the recipe in it: what the build drew, with this recipe's words, for the
 * eyes until the app is there, and its JSON for the app.
 *
 * Shape   undefined when the build drew none; the page is undefined for a recipe without a picture.
 */
export function recipePages(
  web: string,
): { drawn: string; write: (recipe: ProviderRecipe) => string | undefined } | undefined {
  const file = join(web, DRAWN);
  if (!existsSync(file)) return undefined;
  const drawn = readFileSync(file, 'utf8');
  const marks = wordsOf(MARKED_RECIPE);
  // Of the signs in a mark only the dot means more than itself, and every dot fits it.
  const pieces = drawn.split(new RegExp(`(${marks.join('|')})`));
  const json = jsonWriter(ProviderRecipe);
  return {
    drawn,
    write: (recipe) => {
      const { image } = recipe;
      if (image === null) return undefined;
      const words = wordsOf({ ...recipe, image }).map(escapeHtml);
      return pieces
        .map((piece) => words[marks.indexOf(piece)] ?? piece)
        .join('')
        .replace(TITLE, () => `<title>${words[0]} · Larder</title>`)
        .replace(givenRecipe(''), () => givenRecipe(json(recipe)));
    },
  };
}
