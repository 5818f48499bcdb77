import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line } from '#basics/leaves.model';

import { COLLECTION_LIMITS } from './collections.ts';
import { RecipeBrief, RecipeKey } from './saved.calls.ts';

const SMALL = 16 * 1024;

const Named = z.strictObject({ name: line(COLLECTION_LIMITS.name) });

/** A group of saved and own recipes with a name of one's own. A recipe may be in many, so it does for a tag, too. */
export const Collection = z.object({
  collection_id: Id,
  name: z.string(),
  /** How many are in it. */
  recipes: z.int(),
});
export type Collection = z.output<typeof Collection>;

export const listCollections = endpoint({
  method: 'GET',
  path: '/user/collections',
  access: 'shopper',
  summary: 'The collections of saved and own recipes, by name',
  response: z.object({ value: z.array(Collection) }),
});

/** Errors  invalid_request naming `name` when another has it, without regard to case and accents; collections_full. */
export const createCollection = endpoint({
  method: 'POST',
  path: '/user/collections',
  access: 'shopper',
  summary: 'Make a collection',
  body: Named,
  bodyLimit: SMALL,
  status: 201,
  response: Collection,
});

/** Errors  collection_not_found; as createCollection for the name. */
export const renameCollection = endpoint({
  method: 'PUT',
  path: '/user/collections/{id}',
  access: 'shopper',
  summary: 'Rename a collection',
  params: z.object({ id: Id }),
  body: Named,
  bodyLimit: SMALL,
  response: Collection,
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/user/collections/{id}',
  access: 'shopper',
  summary: 'Delete a collection; its recipes stay saved',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

const InWhich = z.object({
  /** The ids of its collections, by their names. */
  value: z.array(Id),
});

export const listCollectionsOf = endpoint({
  method: 'GET',
  path: '/user/recipes/{id}/collections',
  access: 'shopper',
  summary: 'The collections that a recipe is in',
  params: z.object({ id: RecipeKey }),
  response: InWhich,
});

function ids(most: number) {
  return z._default(
    z.array(Id).check(z.maxLength(most, `must have at most ${most} collections`)),
    [],
  );
}

/**
 * Repeating it changes nothing. A recipe of the provider that is not saved becomes saved; then `brief` is needed.
 *
 * Errors  recipe_not_found for an own one that is not there; collection_not_found; in_too_many_collections and
 *         collection_full, which name `add`; saved_full.
 */
export const changeCollectionsOf = endpoint({
  method: 'PUT',
  path: '/user/recipes/{id}/collections',
  access: 'shopper',
  summary: 'Put a recipe into collections, and take it out of others',
  params: z.object({ id: RecipeKey }),
  body: z.strictObject({
    add: ids(COLLECTION_LIMITS.ofRecipe),
    remove: ids(COLLECTION_LIMITS.ofOne),
    brief: z.optional(RecipeBrief),
  }),
  bodyLimit: SMALL,
  foreignPictures: 'dropped',
  response: InWhich,
});
