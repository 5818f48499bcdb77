import { z } from 'zod';

import { AppError } from '#errors';

/** The place of the last row of a page in a list that is sorted by time and key. */
export type Position = { at: Date; id: string };

const Text = z.tuple([z.iso.datetime(), z.guid()]);

function writeCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

/** Errors  invalid_request when the text is not a cursor of ours. */
export function readCursor(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  try {
    const [at, id] = Text.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw new AppError('invalid_request', { message: 'cursor: is not one of this list' });
  }
}

/** The most rows any list answers. Source: docs/operations.md. */
export const MOST_ROWS = 5_000;

/**
 * Cuts a list that was read with one row more than asked for.
 *
 * Shape   `next_cursor` is there only when more rows follow.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  {
    limit,
    total,
    positionOf,
  }: { limit: number; total: number; positionOf: (row: Row) => Position },
): { rows: Row[]; total: number; truncated: boolean; next_cursor?: string } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  const truncated = rows.length > limit;
  return {
    rows: kept,
    total,
    truncated,
    ...(truncated && last && { next_cursor: writeCursor(positionOf(last)) }),
  };
}
