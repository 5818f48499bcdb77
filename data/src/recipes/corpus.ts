import { readdirSync, readFileSync } from 'node:fs';

import { lazy } from '@larder/shared/basics/lazy';

import { type CookRecipe, readCookRecipe } from './cookRecipe.ts';
import type { RecipeSource } from './format.ts';

const FOLDER = 'data/recipes';

/** The files of our recipes, by their paths from the root. */
export function recipeFiles(): string[] {
  return readdirSync(new URL('../../recipes/', import.meta.url)).map((name) => `${FOLDER}/${name}`);
}

/** Errors  as `readCookRecipe`. */
export function readRecipeFile(file: string): CookRecipe {
  const name = file.slice(FOLDER.length + 1);
  return readCookRecipe(
    readFileSync(new URL(`../../recipes/${name}`, import.meta.url), 'utf8'),
    file,
  );
}

/**
 * All our recipes, by id.
 *
 * Errors  as `readCookRecipe`.
 */
export const readRecipes = lazy((): readonly RecipeSource[] =>
  recipeFiles()
    .map((file) => readRecipeFile(file).source)
    .toSorted((a, b) => a.id - b.id),
);
