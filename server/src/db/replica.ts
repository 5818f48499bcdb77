import { z } from 'zod';

import type { Queryable } from './db.ts';
import { sql } from './sql.ts';

const EVERY_MS = 1_000;
/** Longer than any reading of ours takes. A replica that is frozen gives no answer and no error either. */
const PATIENCE_MS = 1_000;

const Position = z.object({ position: z.string() });
const Caught = z.object({ up: z.boolean() });

export type Reads = Queryable & {
  /** Whether the replica is asked at the moment. */
  usesReplica(): boolean;
  end(): void;
};

/**
 * Asks a streaming replica instead of the primary, as long as it has everything that the primary had
 * one look ago; else, and when it fails or keeps silent, the primary. So nobody sees data older than
 * two looks, and a replica that is gone costs nothing but its help, and who asks it last a moment.
 *
 * For reading what others wrote. What a caller wrote themselves is read from the primary.
 *
 * Units   `everyMs` milliseconds between two looks.
 */
export async function readsFrom(
  replica: Queryable,
  primary: Queryable,
  everyMs = EVERY_MS,
): Promise<Reads> {
  let isFresh = false;
  let before: string | undefined;

  async function look(): Promise<void> {
    try {
      const { position } = await primary.one(
        Position,
        sql`select pg_current_wal_lsn()::text as position`,
      );
      isFresh = before !== undefined && (await hasReached(before));
      before = position;
    } catch {
      isFresh = false; // the next look tells again
    }
  }

  async function hasReached(position: string): Promise<boolean> {
    // Null on a server that is no replica: then its rows are its own.
    const { up } = await inTime(
      replica.one(
        Caught,
        sql`select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as up`,
      ),
    );
    return up;
  }

  async function ask<T>(question: (from: Queryable) => Promise<T>): Promise<T> {
    if (!isFresh) return question(primary);
    try {
      return await inTime(question(replica));
    } catch {
      isFresh = false;
      return question(primary);
    }
  }

  await look();
  const looking = setInterval(() => void look(), everyMs).unref();
  return {
    many: (row, query) => ask((from) => from.many(row, query)),
    one: (row, query) => ask((from) => from.one(row, query)),
    maybeOne: (row, query) => ask((from) => from.maybeOne(row, query)),
    run: (query) => primary.run(query),
    usesReplica: () => isFresh,
    end: () => clearInterval(looking),
  };
}

/** Errors  when the answer keeps longer than anybody should wait for a replica. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the replica does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
