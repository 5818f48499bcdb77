import type { Db } from '#db/db';

/**
 * What is made from a database, one for all who ask of it, made again once `isFresh` says that what was
 * made under one stamp no longer does under another: a count of changes, a time.
 *
 * Units   `make` once however many wait for it.
 * Errors  those of `make`; what failed is not kept: the next who asks tries again.
 */
export function keptPerDb<Made>(
  make: (db: Db) => Promise<Made>,
  isFresh: (kept: number, asked: number) => boolean,
): (db: Db, stamp: number) => Promise<Made> {
  const kept = new WeakMap<Db, { stamp: number; made: Promise<Made> }>();
  return (db, stamp) => {
    const last = kept.get(db);
    if (last && isFresh(last.stamp, stamp)) return last.made;
    const next = { stamp, made: make(db) };
    kept.set(db, next);
    next.made.catch(() => {
      if (kept.get(db) === next) kept.delete(db);
    });
    return next.made;
  };
}
