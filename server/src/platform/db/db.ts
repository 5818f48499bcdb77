import type { z } from 'zod';

import { inSpan } from '#platform/lib/span';

import type { Sql } from './sql.ts';

/** Runs statements and checks every row against a schema. */
export interface Queryable {
  many<R extends z.ZodType>(row: R, query: Sql): Promise<z.output<R>[]>;
  /** Errors: throws when there is not exactly one row. */
  one<R extends z.ZodType>(row: R, query: Sql): Promise<z.output<R>>;
  /** Errors: throws when there is more than one row. */
  maybeOne<R extends z.ZodType>(row: R, query: Sql): Promise<z.output<R> | undefined>;
  /** Returns the number of rows changed. */
  run(query: Sql): Promise<number>;
}

/**
 * Inside an open transaction. Functions that lock or must be atomic ask for this type.
 *
 * On PostgreSQL statements are sent when they are called and run in that order. Those called together, as in
 * `Promise.all([…])`, share one round trip.
 */
export interface Tx extends Queryable {
  readonly isTransaction: true;
  /** Sends a statement together with the commit. If it fails, the transaction fails. */
  runAtEnd(query: Sql): void;
  /**
   * Wakes the channel's listeners in every process after the commit. Not inside the transaction: PostgreSQL commits
   * notifying transactions one at a time. A process that dies in between wakes nobody.
   */
  wake(channel: string): void;
}

/** What to do with the payload of each channel. */
export type Listeners = Readonly<Record<string, (payload: string) => void>>;

export interface Db extends Queryable {
  readonly kind: 'postgres' | 'pglite';
  /**
   * Commits when `work` resolves, rolls back when it throws. Tried up to 3 times on a deadlock, so `work`
   * must do nothing outside the transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Listens to `wake` and pg_notify of every process, on one connection. Reconnects by itself; messages sent meanwhile
   * are lost.
   *
   * Shape   `listeners` by channel; returns the function that stops it.
   */
  listen(listeners: Listeners): Promise<() => Promise<void>>;
  /** Runs a whole script in one transaction. For migrations and set-up only. */
  script(text: string): Promise<void>;
  /** Units: connections, waiting callers, and transactions retried since the start. */
  load(): { total: number; idle: number; waiting: number; retried: number };
  close(): Promise<void>;
}

type Execute = (text: string, values: unknown[]) => Promise<{ rows: unknown[]; changed: number }>;

export function queryable(run: Execute): Queryable {
  // SQL text has no values; safe to trace.
  const execute: Execute = (text, values) =>
    inSpan('query', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
      run(text, values),
    );
  const rowsOf = async <R extends z.ZodType>(row: R, query: Sql) => {
    const { rows } = await execute(query.text, [...query.values]);
    return rows.map((value) => row.parse(value));
  };
  return {
    many: rowsOf,
    async one(row, query) {
      const [found, ...more] = await rowsOf(row, query);
      if (found === undefined || more.length > 0) throw new Error(`expected 1 row: ${query.text}`);
      return found;
    },
    async maybeOne(row, query) {
      const [found, ...more] = await rowsOf(row, query);
      if (more.length > 0) throw new Error(`expected at most 1 row: ${query.text}`);
      return found;
    },
    run: async (query) => (await execute(query.text, [...query.values])).changed,
  };
}

/**
 * What a transaction defers: statements to send with the commit, and channels to wake after it.
 *
 * Errors  after `end`, `tx` and `check` throw, so that unawaited work cannot act on a finished transaction.
 */
export function endOfTransaction() {
  const statements: Sql[] = [];
  const channels = new Set<string>();
  let isOver = false;
  const check = (): void => {
    if (isOver) throw new Error('the transaction is over');
  };
  const tx = {
    isTransaction: true,
    runAtEnd: (query: Sql) => {
      check();
      statements.push(query);
    },
    wake: (channel: string) => {
      check();
      channels.add(channel);
    },
  } as const;
  const end = (): void => {
    isOver = true;
  };
  return { statements, channels, tx, check, end };
}
export type EndOfTransaction = ReturnType<typeof endOfTransaction>;

const TRIES = 3;

/** Retries after a serialisation failure or a deadlock, 5 to 50 ms later. */
export async function retryDeadlocks<T>(
  attempt: () => Promise<T>,
  onRetry: () => void,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !['40001', '40P01'].includes(sqlState(error) ?? '')) throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 45));
    }
  }
}

/** The five-character SQLSTATE of a database error. A socket's EPIPE has the same length but no digit. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined;
}

/** The name of the constraint that a statement broke. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}
