import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';

import { IngredientUse } from './adminIngredients.calls.ts';
import { MERGE_REFUSALS } from './catalogueFacts.ts';

/** `id` goes, `into` stays. */
const pair = z.object({ id: Id, into: Id });

/** The effects of a merge now, counted for the ingredient that goes. */
export const MergeView = z.extend(IngredientUse, {
  /** Stores with both: packs are added, at the price of the one that stays. */
  both_stores: z.int(),
  /** Names that move, including the ingredient's own. */
  aliases: z.int(),
  /** Why it would be refused, else null. */
  refusal: z.nullable(z.enum(MERGE_REFUSALS)),
});
export type MergeView = z.output<typeof MergeView>;

export const viewMerge = endpoint({
  method: 'GET',
  path: '/admin/ingredient/{id}/merge/{into}',
  access: 'admin',
  summary: 'What a merge of two ingredients would do now',
  params: pair,
  response: MergeView,
});

export const mergeIngredients = endpoint({
  method: 'POST',
  path: '/admin/ingredient/{id}/merge/{into}',
  access: 'admin',
  summary:
    'Merge a duplicate into the ingredient that stays; orders already placed keep what they said',
  params: pair,
  body: z.strictObject({}),
  response: z.object({
    message: z.string(),
    stores: z.int(),
    both_stores: z.int(),
    recipes: z.int(),
    aliases: z.int(),
  }),
});

/** Max names listed, most wanted first. */
export const MAX_UNMATCHED = 500;

export const UnmatchedName = z.object({
  name: z.string(),
  /** Requests, at most one per shopper and day. Null below 5. */
  times: z.nullable(z.int()),
  /** Ingredients with the most similar names, best first. */
  closest: z.array(
    z.object({
      ingredient_id: Id,
      name: z.string(),
      image: z.nullable(z.string()),
      /** From 0 to 1. */
      similarity: z.number(),
    }),
  ),
});
export type UnmatchedName = z.output<typeof UnmatchedName>;

export const listUnmatched = endpoint({
  method: 'GET',
  path: '/admin/unmatched',
  access: 'admin',
  summary: 'Names of the last 30 days that matched nothing in the catalogue, the most wanted first',
  query: z.extend(PageQuery, { limit: z.optional(wholeNumberText(1, MAX_UNMATCHED)) }),
  response: z.object({ names: z.array(UnmatchedName), ...pageMembers, total: z.int() }),
});

export const dismissUnmatched = endpoint({
  method: 'PUT',
  path: '/admin/unmatched/dismissal',
  access: 'admin',
  summary: 'Take a name off the list for good, or put it back',
  body: z.strictObject({ name: line(60), dismissed: z.boolean() }),
  response: z.object({ message: z.string() }),
});
