import { PGlite, types } from '@electric-sql/pglite';
import { z } from 'zod';

import { type Db, queryable } from './db.ts';

// Counts and sums come back as int8 and numeric; all of ours fit a JavaScript number exactly.
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** The embedded database can also say what its files are, as a tar. */
export type EmbeddedDb = Db & { dump(): Promise<Blob> };

/** The embedded database did not open. The message is what PostgreSQL said last, in one line. */
export class PgliteFailed extends Error {}

/**
 * Opens the embedded database. Without `dataDir` it lives in memory; a `copy`, a tar, starts it from a
 * dump. What is made anew has checksums, so that a read notices a page that was changed behind its back.
 *
 * There is one connection: statements and transactions queue up behind each other.
 *
 * Errors  PgliteFailed.
 */
export async function openPglite({
  dataDir,
  copy,
}: { dataDir?: string; copy?: Blob } = {}): Promise<EmbeddedDb> {
  const said = lastWords();
  const raw = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(copy && { loadDataDir: copy }),
    initDbStartParams: ['--data-checksums'],
    onStderr: said.hear,
    parsers,
  }).catch((error: unknown) => {
    throw new PgliteFailed(said.reason() ?? reasonOf(error));
  });
  return {
    kind: 'pglite',
    ...on(raw),
    transaction: (work) => raw.transaction((tx) => work({ ...on(tx), isTransaction: true })),
    listen: (channel, hear) => raw.listen(channel, hear),
    script: async (text) => {
      await raw.transaction((tx) => tx.exec(text));
    },
    load: () => ({ total: 1, idle: 1, waiting: 0, retried: 0 }),
    dump: () => raw.dumpDataDir('none'),
    close: () => raw.close(),
  };
}

function on(target: Pick<PGlite, 'query'>) {
  return queryable(async (text, values) => {
    const result = await target.query(text, values);
    return { rows: result.rows, changed: result.affectedRows ?? 0 };
  });
}

/** Why PostgreSQL ended: its line about it, and the detail that follows. */
function lastWords() {
  let reason: string | undefined;
  return {
    hear: (line: string) => {
      const [, fatal] = /(?:FATAL|PANIC): +(.+)/.exec(line) ?? /^postgres: (.+)/.exec(line) ?? [];
      const [, detail] = /DETAIL: +(.+)/.exec(line) ?? [];
      if (fatal !== undefined) reason = fatal;
      else if (reason !== undefined && detail !== undefined) reason += `: ${detail}`;
      return false;
    },
    reason: () => reason?.replaceAll('/pglite/data/', ''),
  };
}

/** WASI's number for ENOSPC. The library's file system throws it in an object that is no Error. */
const NO_SPACE = 51;

function reasonOf(error: unknown): string {
  const { errno } = z.object({ errno: z.number().optional() }).catch({}).parse(error);
  if (errno === NO_SPACE) return 'No space left on device';
  if (error instanceof Error) return error.message.split('\n')[0] ?? '';
  return `error ${errno} of the file system`;
}
