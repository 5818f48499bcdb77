import type { Queryable } from '@larder/server/src/platform/db/db.ts';
import { Sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { openLoop, p99 } from '#reliability/harness/openLoop';
import { makeQuickClient } from '#reliability/harness/quickClient';

import type { Asked } from './lab.ts';

export type Stored = { rows: number; bytes: number };

/** Rows of tables and their bytes, uncompressed. */
export async function storedIn(db: Queryable, tables: readonly string[]): Promise<Stored> {
  let [rows, bytes] = [0, 0];
  for (const table of tables) {
    const of = await db.one(
      z.object({ rows: z.int(), bytes: z.coerce.number() }),
      new Sql(
        `select count(*)::int as rows, coalesce(sum(octet_length(t::text)), 0)::text as bytes from ${table} t`,
        [],
      ),
    );
    rows += of.rows;
    bytes += of.bytes;
  }
  return { rows, bytes };
}

/** Units: calls a second, seconds. */
const RATE = 40;
const SECONDS = 2;

/**
 * What a stranger waits while somebody reads answers one after the other.
 *
 * Units   `ms`: the stranger's p99; `largest`: bytes.
 * Errors  for an answer that is none.
 */
export async function beside(
  api: string,
  { stranger, asked }: { stranger: string; asked: readonly Asked[] },
): Promise<{ ms: number; largest: number; largestPath: string }> {
  using reader = makeQuickClient(api);
  using other = makeQuickClient(api);
  let isOver = false;
  let [largest, largestPath] = [0, ''];
  const read = async () => {
    for (let n = 0; asked.length > 0 && (n < asked.length || !isOver); n += 1) {
      const one = asked[n % asked.length];
      if (!one) return;
      const { path, ...sent } = one;
      const { status, text } = await reader.ask(sent.body ? 'POST' : 'GET', path, sent);
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
      const bytes = Buffer.byteLength(text);
      if (bytes > largest) [largest, largestPath] = [bytes, path];
    }
  };
  const reading = read();
  const { answers } = await openLoop({
    perSecond: RATE,
    seconds: SECONDS,
    call: () => other.ask('GET', '/user/orders', { token: stranger }),
  });
  isOver = true;
  await reading;
  return { ms: p99(answers), largest, largestPath };
}
