import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { makeJsonWriter } from '#platform/http/writtenJson';
import type { ReadCatalogue } from '#subjects/food/catalogueIndex.service';

import { linkAll } from './catalogueLinks.rules.ts';
import type { RecipeProvider } from './recipeProvider.service.ts';

/**
 * Writes recipes for answers, linked with the catalogue. Fixed recipes are written once per id, parts and
 * version of the catalogue.
 *
 * Shape   JSON in UTF-8, in the order of the recipes.
 */
export function makeRecipeWriter(
  { isFixed }: Pick<RecipeProvider, 'isFixed'>,
  readCatalogue: ReadCatalogue,
): (recipes: readonly ProviderRecipe[]) => Promise<Buffer[]> {
  const writeText = makeJsonWriter(ProviderRecipe);
  const write = (recipe: ProviderRecipe): Buffer => Buffer.from(writeText(recipe));
  let kept = { version: -1, texts: new Map<string, Buffer>() };
  return async (recipes) => {
    const catalogue = await readCatalogue();
    if (!isFixed) return (await linkAll(catalogue, recipes)).map(write);
    if (kept.version !== catalogue.version) kept = { version: catalogue.version, texts: new Map() };
    const { texts } = kept;
    const keys = recipes.map(keyOf);
    const fresh = recipes.filter((_recipe, at) => !texts.has(keys[at] ?? ''));
    for (const recipe of await linkAll(catalogue, fresh.map(withoutReason))) {
      texts.set(keyOf(recipe), write(recipe));
    }
    return recipes.map((recipe, at) =>
      withReason(texts.get(keys[at] ?? '') ?? write(recipe), recipe.reason),
    );
  };
}

/** The id and the parts that were asked for. */
function keyOf(recipe: ProviderRecipe): string {
  return `${recipe.id} ${Object.keys(recipe).join().replace(',reason', '')}`;
}

function withoutReason({ reason: _, ...recipe }: ProviderRecipe): ProviderRecipe {
  return recipe;
}

/** A recipe's reason is another in every search; its text is not. */
function withReason(text: Buffer, reason: string | undefined): Buffer {
  if (reason === undefined) return text;
  const added = Buffer.from(`,"reason":${JSON.stringify(reason)}}`);
  return Buffer.concat([text.subarray(0, -1), added]);
}
