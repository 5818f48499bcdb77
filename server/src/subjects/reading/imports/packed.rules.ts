import { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import * as z from 'zod/mini';

const OwnRecipes = z.array(OwnRecipe);

/** Recipes as bytes, which go to a thread without a copy of each object. */
export function packed(recipes: readonly OwnRecipe[]): Uint8Array {
  return Buffer.from(JSON.stringify(z.encode(OwnRecipes, [...recipes])));
}

/** What `packed` was given. */
export function unpacked(bytes: Uint8Array): OwnRecipe[] {
  return z.decode(OwnRecipes, JSON.parse(Buffer.from(bytes).toString()) as never);
}
