import pg from 'pg';

import { type Db, queryable, retryDeadlocks, sqlState } from './db.ts';
import { listenOn } from './postgresListener.ts';

// Counts and sums come back as int8 and numeric; all of ours fit a JavaScript number exactly.
const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === pg.types.builtins.INT8 || id === pg.types.builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(id, format);
  },
};

/** Limits that keep one bad statement from holding everybody up. Source: docs/operations.md. */
const LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

/** For tools that read everything and hold nobody up. */
const NO_LIMITS = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Max queued callers; further ones fail fast. Each of the 60 calls under way (http/overload.ts) asks for up
 * to 3 connections at once, and none of those let in should be refused here.
 */
export const MAX_WAITING = 200;

/** SQLSTATE of "too many connections", which is what a caller of a full pool meets. */
class PoolFull extends Error {
  readonly code = '53300';
}

/**
 * Units  `poolSize` connections.
 *
 * Shape  with a `role` every connection acts with the rights of that role and no others; `patient`
 *        ones have no limits of time; `listenUrl` is where notifications are heard, when a pooler
 *        stands before the database.
 */
export function openPostgres(
  url: string,
  {
    poolSize = 10,
    role,
    patient = false,
    listenUrl,
  }: {
    poolSize?: number;
    role?: string | undefined;
    patient?: boolean;
    listenUrl?: string | undefined;
  } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    ...(role !== undefined && { options: `-c role=${role}` }),
    ...LIMITS,
    ...(patient && NO_LIMITS),
  });
  // A connection that breaks, idle or in use, also tells it by an event; unheard it would end the
  // process. Whoever uses it gets the error from the query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  // Behind a pooler the next statement may meet another connection, which does not know the name.
  const nameOf = listenUrl === undefined ? statementNames() : () => undefined;
  let retried = 0;

  async function execute(client: pg.PoolClient, text: string, values: unknown[]) {
    const name = nameOf(text);
    const result = await client.query({ text, values, ...(name !== undefined && { name }) });
    return { rows: result.rows, changed: result.rowCount ?? 0 };
  }

  /** Lends a connection. One that failed is thrown away: a rollback on it would only wait once more. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (pool.waitingCount >= MAX_WAITING) throw new PoolFull('too many wait for a connection');
    const client = await pool.connect();
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } catch (error) {
      broken = isConnectionLost(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Ends a failed transaction, unless its connection is gone. */
  async function rollBack(client: pg.PoolClient, error: unknown): Promise<void> {
    if (!isConnectionLost(error)) await client.query('rollback');
  }

  return {
    kind: 'postgres',
    ...queryable((text, values) => withClient((client) => execute(client, text, values))),
    transaction: (work) =>
      retryDeadlocks(
        () =>
          withClient(async (client) => {
            try {
              await client.query('begin');
              const own = queryable((text, values) => execute(client, text, values));
              const result = await work({ ...own, isTransaction: true });
              await client.query('commit');
              return result;
            } catch (error) {
              await rollBack(client, error);
              throw error;
            }
          }),
        () => {
          retried += 1;
        },
      ),
    listen: (channel, hear) => listenOn(listenUrl ?? url, channel, hear),
    script: (text) =>
      withClient(async (client) => {
        try {
          await client.query(`begin; ${text}; commit`);
        } catch (error) {
          await rollBack(client, error);
          throw error;
        }
      }),
    load: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      retried,
    }),
    close: () => pool.end(),
  };
}

/** Max statements prepared per connection: each plan costs memory. */
const MAX_PREPARED = 1_000;

/**
 * The name under which every connection of a pool keeps a statement that it has parsed and planned; none
 * beyond the limit. Values never stand in a text, so there are some hundred.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MAX_PREPARED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** The server ended the connection or the transaction with it: classes 08 and 57P, and 25P03. */
const LOST = /^(08...|57P..|25P03)$/;
/** Node's own names of what happens to sockets. */
const SOCKET = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/;
/** What the driver says without any code. */
const UNCODED = /terminated|timeout|not queryable|is closed|was closed|Cannot use a pool/i;

/** Whether the connection itself failed, so that nothing more can be said on it. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AppError' || error.name === 'ZodError')
    return false;
  const state = sqlState(error);
  if (state) return LOST.test(state);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? UNCODED.test(error.message) : SOCKET.test(code);
}
