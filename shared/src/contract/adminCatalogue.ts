import * as z from 'zod/mini';

import { MERGE_REFUSALS } from '#domain/catalogueFacts';

import { IngredientUse } from './adminIngredients.ts';
import { endpoint } from './endpoint.ts';
import { Id, line, wholeNumberText } from './leaves.ts';
import { pageMembers, PageQuery } from './page.ts';

/** `id` goes, `into` stays. */
const pair = z.object({ id: Id, into: Id });

/** What a merge would do now, in the counts of the one that goes. */
export const MergeView = z.extend(IngredientUse, {
  /** Stores that have both: their packs are added up, at the price of the one that stays. */
  both_stores: z.int(),
  /** Other names that move, the name of the one that goes among them. */
  aliases: z.int(),
  /** Why it would be refused; null when it would not. */
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

/** The names asked for most are looked at; there are seldom more. */
export const MAX_UNMATCHED = 500;

export const UnmatchedName = z.object({
  name: z.string(),
  /** How often it was asked for, by each shopper at most once a day. Null when fewer than 5 times. */
  times: z.nullable(z.int()),
  /** The ingredients of the catalogue whose names are most like it, the best first. */
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
