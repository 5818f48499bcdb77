import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { givenRecipe, PLACEHOLDER_RECIPE, textsOf } from '@larder/shared/recipes/recipePage.model';

import { makeJsonWriter } from '#platform/http/writtenJson';
import { escapeHtml } from '#platform/lib/escapeHtml';

/** Where the build puts the page that it prerendered with placeholders. */
const TEMPLATE = join('.vite', 'recipe.html');

const PLACEHOLDERS = [...textsOf(PLACEHOLDER_RECIPE), givenRecipe('')];
// Their only special character is the dot, which matches itself too.
const PLACEHOLDER = new RegExp(PLACEHOLDERS.join('|'), 'g');

/**
 * The page of a recipe: what the build prerendered, with this recipe's texts, and its JSON for the
 * app.
 *
 * Shape   undefined when the build made no template; `write` gives undefined for a recipe without a
 *         picture.
 */
export function recipePages(
  web: string,
): { template: string; write: (recipe: ProviderRecipe) => string | undefined } | undefined {
  const file = join(web, TEMPLATE);
  if (!existsSync(file)) return undefined;
  const template = readFileSync(file, 'utf8');
  const json = makeJsonWriter(ProviderRecipe);
  return {
    template,
    write: (recipe) => {
      const { image } = recipe;
      if (image === null) return undefined;
      const texts = [...textsOf({ ...recipe, image }).map(escapeHtml), givenRecipe(json(recipe))];
      return template.replace(PLACEHOLDER, (found) => texts[PLACEHOLDERS.indexOf(found)] ?? found);
    },
  };
}
