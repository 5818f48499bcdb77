import { existsSync, readFileSync } from 'node:fs';

import { lazy } from '@larder/shared/basics/lazy';

type Manifest = {
  recipes: Record<string, string | undefined>;
  ingredients: Record<string, string | undefined>;
};

const FILE = new URL('../images/manifest.json', import.meta.url);

/**
 * An ingredient's icon, or null. The address has a hash of the content, so browsers may cache it for ever.
 */
export function ingredientImage(slug: string): string | null {
  const hash = readManifest().ingredients[slug];
  return hash === undefined ? null : `/images/ingredients/${slug}.webp?v=${hash}`;
}

/** A recipe's picture, 768 pixels wide, or null. With 384 for 768 it is the small one. */
export function recipeImage(id: number): string | null {
  const hash = readManifest().recipes[String(id)];
  return hash === undefined ? null : `/images/recipes/${id}-768.webp?v=${hash}`;
}

/** The list of all pictures as it is stored; '' without one. */
export const picturesText = lazy(() => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''));

const readManifest = lazy((): Manifest => {
  const text = picturesText();
  if (text === '') return { recipes: {}, ingredients: {} };
  return JSON.parse(text) as Manifest; // written by the program that draws them
});
