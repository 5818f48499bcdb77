import * as z from 'zod/mini';

import { CalendarDay } from '#basics/calendar.model';
import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, line, paragraph, text, trimmed, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';

import { OwnRecipe } from './recipes.calls.ts';

/** Max recipes of the provider that an account saves. */
export const MAX_SAVED = 2_000;
/** Max entries of what an account cooked. */
export const MAX_COOKED = 5_000;
/** Max recipes or entries of a page. */
export const MAX_SAVED_PAGE = 100;
export const MAX_RATING = 5;

export const SAVED_FILTERS = ['all', 'own', 'found', 'cooked'] as const;
export type SavedFilter = (typeof SAVED_FILTERS)[number];
export const SAVED_SORTS = ['newest', 'cooked'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** The provider's number of a recipe, or the id of an own one. */
export const RecipeKey = text(36).check(
  z.toLowerCase(),
  z.refine((key) => /^[1-9]\d{0,8}$/.test(key) || z.guid().safeParse(key).success, 'not a recipe.'),
);

/** A picture's address: below this site or by https. The server knows the provider's hosts, and drops others. */
const PictureAddress = text(500).check(
  z.regex(/^(?:https:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u, 'must be an https address'),
);

/** What a list shows of a recipe of the provider when the provider does not answer. */
export const RecipeBrief = z.strictObject({
  title: line(200),
  image: z.nullable(PictureAddress),
  minutes: z.int().check(z.minimum(1, 'must be 1 or more'), z.maximum(10_000)),
  /** Of a serving. */
  calories: z.int().check(z.minimum(0, 'must be 0 or more'), z.maximum(100_000)),
  servings: z.int().check(z.minimum(1, 'must be 1 or more'), z.maximum(1_000)),
});
export type RecipeBrief = z.output<typeof RecipeBrief>;

/** How often a recipe was cooked. */
export const Tally = z.object({
  times: z.int(),
  last_on: z.nullable(z.string()),
  /** The last one that was given. */
  rating: z.nullable(z.int()),
});
export type Tally = z.output<typeof Tally>;

export const SavedRecipe = z.object({
  key: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  /** 0: not known, of an own recipe. */
  minutes: z.number(),
  /** Of a serving; null: see `own`. */
  calories: z.nullable(z.int()),
  servings: z.number(),
  /** Null: not saved, only cooked. */
  saved_at: z.nullable(Instant),
  tally: Tally,
  /** The whole recipe if it is an own one. */
  own: z.nullable(OwnRecipe),
  /** The ids of the collections that it is in. With a default for answers that browsers kept. */
  collections: z._default(z.array(Id), []),
});
export type SavedRecipe = z.output<typeof SavedRecipe>;

/** `all` has own and saved ones; `cooked` also what was cooked and is not saved. */
export const SavedQuery = z.extend(PageQuery, {
  limit: z.optional(wholeNumberText(1, MAX_SAVED_PAGE)),
  filter: z.optional(z.enum(SAVED_FILTERS)),
  sort: z.optional(z.enum(SAVED_SORTS)),
  /** Part of the title. */
  q: z.optional(trimmed(100)),
  /** Only what is in this one of one's collections. */
  collection: z.optional(Id),
});
export type SavedQuery = z.output<typeof SavedQuery>;

export const listSaved = endpoint({
  method: 'GET',
  path: '/user/saved-recipes',
  access: 'shopper',
  summary: 'Own and saved recipes, newest first or what is cooked often first',
  query: SavedQuery,
  response: z.object({ value: z.array(SavedRecipe), ...pageMembers, total: z.int() }),
});

/** One answer for all hearts of a page. */
export const listSavedIds = endpoint({
  method: 'GET',
  path: '/user/saved-recipe-ids',
  access: 'shopper',
  summary: 'The numbers of the provider’s recipes that are saved',
  response: z.object({ value: z.array(z.int()) }),
});

const ofProvider = z.object({ id: wholeNumberText(1, 999_999_999) });

/** Repeating it only updates what is stored about the recipe. Errors  saved_full. */
export const saveRecipe = endpoint({
  method: 'PUT',
  path: '/user/saved-recipes/{id}',
  access: 'shopper',
  summary: 'Save a recipe of the provider',
  params: ofProvider,
  body: RecipeBrief,
  foreignPictures: 'dropped',
  status: 204,
  response: z.void(),
});

/** Repeating it changes nothing. When the recipe was cooked stays known. */
export const unsaveRecipe = endpoint({
  method: 'DELETE',
  path: '/user/saved-recipes/{id}',
  access: 'shopper',
  summary: 'Save a recipe of the provider no longer',
  params: ofProvider,
  status: 204,
  response: z.void(),
});

/** What somebody says about a dish; for nobody else. */
const Cooking = {
  /** From 2000 on; not in the future anywhere on earth. */
  cooked_on: CalendarDay,
  note: z._default(z.nullable(paragraph(1_000)), null),
  rating: z._default(
    z.nullable(
      z
        .int()
        .check(z.minimum(1, 'must be from 1 to 5'), z.maximum(MAX_RATING, 'must be from 1 to 5')),
    ),
    null,
  ),
};

export const CookedEntry = z.object({
  cooked_id: Id,
  cooked_on: z.string(),
  note: z.nullable(z.string()),
  rating: z.nullable(z.int()),
});
export type CookedEntry = z.output<typeof CookedEntry>;

export const listCooked = endpoint({
  method: 'GET',
  path: '/user/recipes/{id}/cooked',
  access: 'shopper',
  summary: 'When a recipe was cooked, the last day first',
  params: z.object({ id: RecipeKey }),
  query: z.extend(PageQuery, { limit: z.optional(wholeNumberText(1, MAX_SAVED_PAGE)) }),
  response: z.object({ value: z.array(CookedEntry), ...pageMembers, tally: Tally }),
});

/**
 * Of a recipe of the provider that is neither saved nor cooked yet `brief` is needed. It does not become saved by it.
 *
 * Errors  recipe_not_found for an own one that is not there; cooked_full.
 */
export const addCooked = endpoint({
  method: 'POST',
  path: '/user/cooked',
  access: 'shopper',
  summary: 'Note that a recipe was cooked, with a note and a rating',
  body: z.strictObject({ recipe: RecipeKey, brief: z.optional(RecipeBrief), ...Cooking }),
  foreignPictures: 'dropped',
  status: 201,
  response: z.object({ entry: CookedEntry, tally: Tally }),
});

export const changeCooked = endpoint({
  method: 'PUT',
  path: '/user/cooked/{id}',
  access: 'shopper',
  summary: 'Change day, note and rating of what was cooked',
  params: z.object({ id: Id }),
  body: z.strictObject(Cooking),
  response: CookedEntry,
});

export const deleteCooked = endpoint({
  method: 'DELETE',
  path: '/user/cooked/{id}',
  access: 'shopper',
  summary: 'Delete an entry of what was cooked',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});
