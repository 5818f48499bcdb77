import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, MailedToken } from '#basics/leaves.model';

import { OwnRecipe } from './recipes.calls.ts';

const SMALL = 16 * 1024;
const ById = z.object({ id: Id });
const ByToken = z.strictObject({ token: MailedToken });

/** A link without its secret. */
export const RecipeLink = z.object({ created_at: Instant, expires_at: Instant });

export const listRecipeLinks = endpoint({
  method: 'GET',
  path: '/user/recipes/{id}/links',
  access: 'shopper',
  summary: 'The links that show a recipe of one’s own to others, the latest first',
  params: ById,
  response: z.object({ value: z.array(RecipeLink) }),
});

/** The oldest of a recipe ends when there are too many. Errors  recipe_not_found. */
export const createRecipeLink = endpoint({
  method: 'POST',
  path: '/user/recipes/{id}/links',
  access: 'shopper',
  summary: 'A link with which anybody reads a recipe of one’s own; the token is not shown again',
  params: ById,
  body: z.strictObject({}),
  bodyLimit: SMALL,
  status: 201,
  response: z.extend(RecipeLink, { token: z.string() }),
});

export const revokeRecipeLinks = endpoint({
  method: 'DELETE',
  path: '/user/recipes/{id}/links',
  access: 'shopper',
  summary: 'End all links to a recipe of one’s own',
  params: ById,
  status: 204,
  response: z.void(),
});

/** A recipe as whoever has its link reads it: without notes and without what its owner paid. */
export const SharedRecipe = z.omit(OwnRecipe, { notes: true, created_at: true });
export type SharedRecipe = z.output<typeof SharedRecipe>;

/** Errors  recipe_link_invalid for a token that is unknown, ended or too old. */
export const viewRecipeLink = endpoint({
  method: 'POST',
  path: '/recipe-link/view',
  access: 'public',
  summary: 'A shared recipe, for the token of its link',
  // In the body, because addresses are logged.
  body: ByToken,
  bodyLimit: SMALL,
  response: z.object({
    /** The name of whoever shares it. */
    shared_by: z.string(),
    expires_at: Instant,
    recipe: SharedRecipe,
  }),
});

/** Errors  as viewRecipeLink; too_many_recipes. */
export const saveSharedRecipe = endpoint({
  method: 'POST',
  path: '/recipe-link/save',
  access: 'shopper',
  summary: 'Save a copy of a shared recipe among one’s own',
  body: ByToken,
  bodyLimit: SMALL,
  status: 201,
  response: z.object({ recipe_id: Id }),
});
