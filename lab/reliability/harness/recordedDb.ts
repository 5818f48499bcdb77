import type { Db, Queryable, Tx } from '@larder/server/src/platform/db/db.ts';
import type { Sql } from '@larder/server/src/platform/db/sql.ts';

/** A database that notes every statement before it runs. */
export function recordedDb(db: Db, note: (statement: Sql) => void): Db {
  const noting = (query: Sql): Sql => {
    note(query);
    return query;
  };
  const noted = (own: Queryable): Queryable => ({
    many: (row, query) => own.many(row, noting(query)),
    one: (row, query) => own.one(row, noting(query)),
    maybeOne: (row, query) => own.maybeOne(row, noting(query)),
    run: (query) => own.run(noting(query)),
  });
  const inside = (tx: Tx): Tx => ({
    ...tx,
    ...noted(tx),
    runAtEnd: (query) => tx.runAtEnd(noting(query)),
  });
  return { ...db, ...noted(db), transaction: (work) => db.transaction((tx) => work(inside(tx))) };
}
