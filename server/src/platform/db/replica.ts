import { z } from 'zod';

import type { Queryable } from './db.ts';
import { sql } from './sql.ts';

const EVERY_MS = 1_000;
/** Longer than any of our queries. A frozen replica gives neither an answer nor an error. */
const TIMEOUT_MS = 1_000;

const Position = z.object({ position: z.string() });
const Caught = z.object({ up: z.boolean() });

export type Replica = Queryable & {
  /** Whether the replica is used at the moment. */
  usesReplica(): boolean;
  end(): void;
};

/**
 * Reads from a streaming replica while its lag is under one poll, else, and when it fails or times out, from
 * the primary. So data is at most two polls old, and a lost replica costs one timeout.
 *
 * For data that others wrote. What a caller wrote is read from the primary.
 *
 * Units   `everyMs` between two polls.
 */
export async function readsFromReplica(
  replica: Queryable,
  primary: Queryable,
  everyMs = EVERY_MS,
): Promise<Replica> {
  let isFresh = false;
  let before: string | undefined;

  async function poll(): Promise<void> {
    try {
      const { position } = await primary.one(
        Position,
        sql`select pg_current_wal_lsn()::text as position`,
      );
      isFresh = before !== undefined && (await hasReached(before));
      before = position;
    } catch {
      isFresh = false; // until the next poll
    }
  }

  async function hasReached(position: string): Promise<boolean> {
    // False on a server that is no replica: it has other rows.
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

  await poll();
  const timer = setInterval(() => void poll(), everyMs).unref();
  return {
    many: (row, query) => ask((from) => from.many(row, query)),
    one: (row, query) => ask((from) => from.one(row, query)),
    maybeOne: (row, query) => ask((from) => from.maybeOne(row, query)),
    run: (query) => primary.run(query),
    usesReplica: () => isFresh,
    end: () => clearInterval(timer),
  };
}

/** Errors  when there is no answer in time. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the replica does not answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
