import * as z from 'zod/mini';

import { text, wholeNumberText } from './leaves.model.ts';

/** Max rows of an answer. Source: docs/operations.md. */
export const MAX_ROWS = 5_000;
/** A cursor holds a sort key, such as a name. */
const MAX_CURSOR = 1_000;

/**
 * Paging: `limit` rows from `cursor`, the `next_cursor` or `previous_cursor` of an earlier answer, or from
 * the start.
 */
export const PageQuery = z.object({
  limit: z.optional(wholeNumberText(1, MAX_ROWS)),
  cursor: z.optional(text(MAX_CURSOR, 'invalid.')),
});
export type PageQuery = z.output<typeof PageQuery>;

/**
 * Parts of a list that is read whole: an answer has as much as fits, and `next_cursor` when there is more. The last part has
 * none.
 */
export const PartQuery = z.object({ cursor: z.optional(text(MAX_CURSOR, 'invalid.')) });
export type PartQuery = z.output<typeof PartQuery>;
export const partMembers = { next_cursor: z.optional(z.string()) };

/** Position of a page in its list. */
export const pageMembers = {
  /** Number of its first row, from 1, as of the first page. */
  first: z.int(),
  /** Whether rows follow, with `next_cursor`. */
  truncated: z.boolean(),
  next_cursor: z.optional(z.string()),
  /** The page before; left out on the first. */
  previous_cursor: z.optional(z.string()),
};
