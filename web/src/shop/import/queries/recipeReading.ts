import { readRecipe } from '@larder/shared/recipes/recipeReading.calls';
import { mutationOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

export type ReadingBody = BodyOf<typeof readRecipe>;

/** Reads a recipe of a link, a text or a page's source. Nothing is stored, so nothing is renewed. */
export const readRecipeMutation = mutationOptions({
  mutationFn: (body: ReadingBody) => call(readRecipe, { body }),
});
