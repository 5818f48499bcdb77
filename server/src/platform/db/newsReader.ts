import { z } from 'zod';

import type { Queryable } from './db.ts';
import { type Sql, sql } from './sql.ts';

const MAX_AT_ONCE = 5_000;

/** A row of a table of news: its number, and the transaction that wrote it. */
export type NewsRow = { readonly news_id: number; readonly xid: string };

/** The visible news of a transaction and later ones, in the order of writing. */
type ListNews<News extends NewsRow> = (
  db: Queryable,
  range: { since: string; limit: number },
) => Promise<News[]>;

/** A table of news, by its name, and how its rows are read. */
export type NewsTable<News extends NewsRow> = {
  readonly table: Sql;
  readonly list: ListNews<News>;
};

const Horizon = z.object({ xid: z.string() });

/**
 * The oldest transaction that may still write, at most the newest with a row. All rows of older ones are visible.
 *
 * A crash of the database forgets the numbers of transactions that left nothing on the disk, and gives them again:
 * only that of a row that can be seen is certain to be past.
 */
async function newsHorizon(db: Queryable, table: Sql): Promise<string> {
  const { xid } = await db.one(
    Horizon,
    sql`select least(pg_snapshot_xmin(pg_current_snapshot()),
                     coalesce((select xid from ${table} order by xid desc limit 1), '0'))::text as xid`,
  );
  return xid;
}

/**
 * Reads each row of a table of news once, from now on, whichever transaction commits first.
 *
 * Shape   calls of `read` during a read cause one more read after it. Rows that become visible together are given in
 *         the order of writing.
 * Errors  those of the database; the next call reads the rows.
 */
export async function makeNewsReader<News extends NewsRow>(
  db: Queryable,
  { table, list }: NewsTable<News>,
  onNews: (news: News) => void,
): Promise<{ read: () => Promise<void> }> {
  /** All rows of transactions before this one were read. */
  let since = await newsHorizon(db, table);
  /** The rows of later transactions that were read. */
  let seen = new Set((await list(db, { since, limit: MAX_AT_ONCE })).map(idOf));
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;

  async function readOnce(): Promise<void> {
    // Read before the rows: what commits in between is read twice and given once, never missed.
    const horizon = await newsHorizon(db, table);
    const rows = await list(db, { since, limit: MAX_AT_ONCE });
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
