import { PGlite, types } from '@electric-sql/pglite';

import { type Db, queryable } from './db.ts';

// Counts and sums come back as int8 and numeric; all of ours fit a JavaScript number exactly.
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** The embedded database can also say what its files are, as a tar. */
export type EmbeddedDb = Db & { dump(): Promise<Blob> };

/**
 * Opens the embedded database. Without `dataDir` it lives in memory; a `copy` starts it from a dump.
 *
 * There is one connection: statements and transactions queue up behind each other.
 */
export async function openPglite({
  dataDir,
  copy,
}: { dataDir?: string; copy?: Blob } = {}): Promise<EmbeddedDb> {
  const raw = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(copy && { loadDataDir: copy }),
    parsers,
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
