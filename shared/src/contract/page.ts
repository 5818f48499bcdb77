import * as z from 'zod/mini';

import { text, wholeNumberText } from './leaves.ts';

/** The most rows that one answer holds. Source: docs/operations.md. */
export const MAX_ROWS = 5_000;
/** A cursor carries what a row is sorted by, such as a name. */
const MAX_CURSOR = 1_000;

/**
 * Every list can be cut: `limit` rows beside `cursor`, which is the `next_cursor` or the `previous_cursor`
 * of an earlier answer. Without a cursor from the start.
 */
export const PageQuery = z.object({
  limit: z.optional(wholeNumberText(1, MAX_ROWS)),
  cursor: z.optional(text(MAX_CURSOR, 'invalid.')),
});
export type PageQuery = z.output<typeof PageQuery>;

/** What a page says of where it is in its list. */
export const pageMembers = {
  /** The number of its first row, from 1; as right as it was when the first page was read. */
  first: z.int(),
  /** Whether rows follow. Then `next_cursor` is there. */
  truncated: z.boolean(),
  next_cursor: z.optional(z.string()),
  /** The page before this one; left out on the first. */
  previous_cursor: z.optional(z.string()),
};
