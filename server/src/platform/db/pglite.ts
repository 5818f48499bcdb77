import { PGlite, types } from '@electric-sql/pglite';
import { z } from 'zod';

import { type Db, endOfTransaction, queryable } from './db.ts';
import { makeWaker } from './waker.ts';

// Counts and sums are int8 and numeric; ours all fit a JavaScript number exactly.
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** `dump` gives the database's files as a tar. */
export type EmbeddedDb = Db & { dump(): Promise<Blob> };

/** A demonstration's database is about this large; PGlite's own 128 MB would be 120 MB more of memory. */
const SHARED_BUFFERS = '32MB';

/** The embedded database did not open. The message is PostgreSQL's last one, on one line. */
export class PgliteFailed extends Error {}

/**
 * Opens the embedded database: in memory without `dataDir`, from a dump with `copy`, a tar. A new one has
 * checksums, so that reading a damaged page fails.
 *
 * There is one connection; statements and transactions queue.
 *
 * Errors  PgliteFailed.
 */
export async function openPglite({
  dataDir,
  copy,
}: { dataDir?: string; copy?: Blob } = {}): Promise<EmbeddedDb> {
  const stderr = lastMessage();
  const raw = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(copy && { loadDataDir: copy }),
    initDbStartParams: ['--data-checksums'],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    onStderr: stderr.onLine,
    parsers,
  }).catch((error: unknown) => {
    throw new PgliteFailed(stderr.reason() ?? reasonOf(error));
  });
  const own = on(raw);
  const wake = makeWaker(own);
  return {
    kind: 'pglite',
    ...own,
    transaction: async (work) => {
      const ending = endOfTransaction();
      const result = await raw.transaction(async (tx) => {
        const inside = on(tx);
        const made = await work({ ...inside, ...ending.tx }).finally(ending.end);
        for (const query of ending.statements) await inside.run(query);
        return made;
      });
      wake(ending.channels);
      return result;
    },
    listen: async (listeners) => {
      const stops = await Promise.all(
        Object.entries(listeners).map(([channel, onMessage]) => raw.listen(channel, onMessage)),
      );
      return async () => {
        for (const stop of stops) await stop();
      };
    },
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

/** Why PostgreSQL ended: its last fatal line, with the detail that follows. */
function lastMessage() {
  let reason: string | undefined;
  return {
    onLine: (line: string) => {
      const [, fatal] = /(?:FATAL|PANIC): +(.+)/.exec(line) ?? /^postgres: (.+)/.exec(line) ?? [];
      const [, detail] = /DETAIL: +(.+)/.exec(line) ?? [];
      if (fatal !== undefined) reason = fatal;
      else if (reason !== undefined && detail !== undefined) reason += `: ${detail}`;
      return false;
    },
    reason: () => reason?.replaceAll('/pglite/data/', ''),
  };
}

/** ENOSPC in WASI. The library throws it in an object that is not an Error. */
const NO_SPACE = 51;

function reasonOf(error: unknown): string {
  const { errno } = z.object({ errno: z.number().optional() }).catch({}).parse(error);
  if (errno === NO_SPACE) return 'No space left on device';
  if (error instanceof Error) return error.message.split('\n')[0] ?? '';
  return `error ${errno} of the file system`;
}
