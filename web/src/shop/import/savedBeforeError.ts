import * as z from 'zod/mini';

import { ApiError } from '#platform/http/apiError.ts';

const Details = z.object({ recipe_id: z.string(), title: z.string(), saved_at: z.string() });
export type Before = z.output<typeof Details>;

/** The recipe of the same address that is saved already; undefined for other errors. */
export function beforeOf(error: unknown): Before | undefined {
  const isBefore = error instanceof ApiError && error.code === 'recipe_saved_before';
  return isBefore ? Details.safeParse(error.details).data : undefined;
}
