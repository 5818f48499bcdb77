import { LIMITS } from '@larder/shared/basics/validation';
import { isWebAddress } from '@larder/shared/basics/webAddress';
import { measure } from '@larder/shared/food/measures';
import { firstMeant, meantNames } from '@larder/shared/kitchen/meantNames';
import type { RecipeReadDraft } from '@larder/shared/recipes/recipeReading.calls';

import { isPicture } from '#platform/lib/pictureAddress';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { weightsOf } from '#subjects/food/weights.rules';
import { aliasKey } from '#subjects/recipes/ownLines.rules';

import type { ReadRecipe } from './reading.worker.ts';

/** BCP 47, as far as pages use it. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** What was read, with the ingredients that its lines mean: by the person's own names, then by the catalogue's. */
export async function draftOf(
  recipe: ReadRecipe,
  {
    catalogue,
    address,
    aliases,
    pictureHosts,
  }: {
    catalogue: Catalogue;
    address: string | undefined;
    aliases: ReadonlyMap<string, string>;
    pictureHosts: readonly string[];
  },
): Promise<RecipeReadDraft> {
  const meant = await catalogue.match(recipe.lines.flatMap(meantNames));
  const { title, yields, minutes, steps, calories } = recipe;
  const language = recipe.language?.replace('_', '-');
  const from = address ?? (isWebAddress(recipe.address ?? '') ? recipe.address : null);
  return {
    title,
    servings: yields?.low ?? null,
    yields,
    minutes,
    lines: recipe.lines.map((line) => {
      const own = catalogue.byId.get(aliases.get(aliasKey(line.name ?? '')) ?? '');
      const found = firstMeant(line, (name) => meant.get(name) ?? null);
      const isPart = line.recipe_title !== undefined;
      const ingredient_id = isPart ? null : (own?.ingredient_id ?? found ?? null);
      // Readers of the answer expect a text, whatever a line says.
      const name = line.name ?? line.original.slice(0, LIMITS.name);
      return { ...line, name, ingredient_id, grade: gradeOf(line, { catalogue, ingredient_id }) };
    }),
    ...(recipe.leftOut !== undefined && { lines_left_out: recipe.leftOut }),
    steps: [...steps],
    ...(recipe.mayHoldAnother && { may_hold_another: true }),
    calories,
    notes: recipe.notes ?? null,
    language: language !== undefined && LANGUAGE.test(language) ? language : null,
    source_url: from,
    image_url: pictureOf(recipe.image, { from: from ?? undefined, pictureHosts }),
  };
}

/** How certain the amount is; null without an amount or an ingredient. */
function gradeOf(
  { low, high, unit }: ReadRecipe['lines'][number],
  { catalogue, ingredient_id }: { catalogue: Catalogue; ingredient_id: string | null },
) {
  const row = ingredient_id === null ? undefined : catalogue.byId.get(ingredient_id);
  if (!row || low === null || high === null || unit === null) return null;
  return measure({ low, high, unit }, { ...weightsOf(row), pack: row }).grade;
}

/** A picture of the recipe provider. Browsers load none of a stranger's page. */
function pictureOf(
  written: string | null,
  { from, pictureHosts }: { from: string | undefined; pictureHosts: readonly string[] },
): string | null {
  const address = written === null ? undefined : URL.parse(written, from)?.href;
  return address !== undefined && isPicture(address, pictureHosts) ? address : null;
}
