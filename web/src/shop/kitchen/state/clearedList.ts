import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** The last clearing of the list, by its number in the log; until it is undone or put away. */
const Cleared = z.object({
  household_id: z.string(),
  seq: z.number(),
  isOwn: z.optional(z.boolean()),
});
export type Cleared = z.output<typeof Cleared>;

const kept = stored({ key: 'clearedList', schema: z.optional(Cleared), empty: undefined });

export const useClearedList = kept.use;
export const clearedListNow = kept.get;
export const setClearedList = kept.set;
