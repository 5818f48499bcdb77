import { z } from 'zod';

import type { Queryable } from './db.ts';
import { sql } from './sql.ts';

const MAX_AT_ONCE = 5_000;

/** A row of a table of news: its number, and the transaction that wrote it. */
export type NewsRow = { readonly news_id: number; readonly xid: string };

/** The visible news of a transaction and later ones, in the order of writing. */
export type ListNews<News extends NewsRow> = (
  db: Queryable,
  range: { since: string; limit: number },
) => Promise<News[]>;

const Horizon = z.object({ xid: z.string() });

/** The oldest transaction that may still write. All rows of older ones are visible. */
async function newsHorizon(db: Queryable): Promise<string> {
  const { xid } = await db.one(
    Horizon,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  );
  return xid;
}

/**
 * Reads each row of a table of news once, from now on, whichever transaction commits first.
 *
 * Shape   calls of `read` during a read are one more read after it. Rows are given in the order of writing as far
 *         as they are visible together.
 * Errors  of the database; the rows are then read by the next call.
 */
export async function newsReader<News extends NewsRow>(
  db: Queryable,
  listNews: ListNews<News>,
  onNews: (news: News) => void,
): Promise<{ read: () => Promise<void> }> {
  /** All rows of older transactions were read. */
  let since = await newsHorizon(db);
  /** Of younger ones: those that were read. */
  let seen = new Set((await listNews(db, { since, limit: MAX_AT_ONCE })).map(idOf));
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;

  async function readOnce(): Promise<void> {
    // Before the rows: what commits between the two is read now and once more, never missed.
    const horizon = await newsHorizon(db);
    const rows = await listNews(db, { since, limit: MAX_AT_ONCE });
    for (const news of rows) if (!seen.has(news.news_id)) onNews(news);
    const last = rows[MAX_AT_ONCE - 1];
    since = last?.xid ?? horizon;
    seen = new Set(rows.map(idOf));
    if (last) isAskedAgain = true;
  }

  async function readAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await readOnce();
    } while (isAskedAgain);
  }

  return {
    read: () => {
      isAskedAgain = reading !== undefined;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

function idOf({ news_id }: NewsRow): number {
  return news_id;
}
