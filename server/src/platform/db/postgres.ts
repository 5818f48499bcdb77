import { nextTick } from 'node:process';

import pg from 'pg';

import {
  type Db,
  type EndOfTransaction,
  endOfTransaction,
  queryable,
  retryDeadlocks,
  sqlState,
  type Tx,
} from './db.ts';
import { listenOn } from './postgresListener.ts';
import { makeWaker } from './waker.ts';

// Counts and sums are int8 and numeric; ours all fit a JavaScript number exactly.
const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === pg.types.builtins.INT8 || id === pg.types.builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(id, format);
  },
};

/** So that one bad statement does not block the others. Source: docs/operations.md. */
const LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

/**
 * Our statements take milliseconds. With outdated statistics JIT spent 4 seconds on compiling one with a hundred
 * parts.
 */
const NO_JIT = '-c jit=off';

/** For migrations, backups and restores. */
const NO_LIMITS = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Max queued callers; further ones fail fast. Enough for the 60 calls of platform/http/overload.ts, each of which
 * asks for up to 3 connections at once.
 */
export const MAX_WAITING = 200;

/** Has the SQLSTATE of "too many connections". */
class PoolFull extends Error {
  readonly code = '53300';
}

type Options = {
  poolSize?: number;
  /** Every connection acts with the rights of this role alone. */
  role?: string | undefined;
  /** Without timeouts. */
  patient?: boolean;
  /** The database itself, for notifications, when `url` is a pooler. */
  listenUrl?: string | undefined;
};

/** Units  `poolSize` connections. */
export function openPostgres(url: string, options: Options = {}): Db {
  const { listenUrl } = options;
  const pool = openPool(url, options);
  const withClient = lender(pool);
  // A pooler may use another connection next, which lacks the prepared statement.
  const nameOf = listenUrl === undefined ? statementNames() : () => undefined;
  let retried = 0;

  async function execute(client: pg.PoolClient, text: string, values: unknown[]) {
    const name = nameOf(text);
    sendTogether(client);
    const result = await client.query({ text, values, ...(name !== undefined && { name }) });
    return { rows: result.rows, changed: result.rowCount ?? 0 };
  }

  const own = queryable((text, values) => withClient((client) => execute(client, text, values)));
  const wake = makeWaker(own);

  return {
    kind: 'postgres',
    ...own,
    transaction: (work) =>
      retryDeadlocks(
        async () => {
          const ending = endOfTransaction();
          const result = await withClient((client) =>
            rollingBack(client, () => inTransaction(client, { work, execute, ending })),
          );
          wake(ending.channels);
          return result;
        },
        () => {
          retried += 1;
        },
      ),
    listen: (listeners) => listenOn(listenUrl ?? url, listeners),
    script: (text) =>
      withClient((client) =>
        rollingBack(client, async () => {
          await client.query(`begin; ${text}; commit`);
        }),
      ),
    load: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      retried,
    }),
    close: () => pool.end(),
  };
}

type Execute = (
  client: pg.PoolClient,
  text: string,
  values: unknown[],
) => Promise<{ rows: unknown[]; changed: number }>;

/**
 * Sends BEGIN with the first statement of `work`, and COMMIT with the deferred ones.
 *
 * Errors  those of `work` and of the statements; an Error when the database rolled back instead, and for a statement
 *         after the end.
 */
async function inTransaction<T>(
  client: pg.PoolClient,
  {
    work,
    execute,
    ending,
  }: { work: (tx: Tx) => Promise<T>; execute: Execute; ending: EndOfTransaction },
): Promise<T> {
  sendTogether(client);
  const begun = client.query('begin');
  // Awaited below; without a handler an early failure would be an unhandled rejection.
  begun.catch(() => undefined);
  const own = queryable((text, values) => execute(client, text, values));
  // After the end the connection may belong to another transaction.
  const whileOpen = queryable(async (text, values) => {
    ending.check();
    return execute(client, text, values);
  });
  const result = await work({ ...whileOpen, ...ending.tx }).finally(ending.end);
  await begun;
  const ended = ending.statements.map((query) => own.run(query));
  const [{ command }] = await Promise.all([client.query('commit'), ...ended]);
  // A transaction in which a statement failed answers a commit with a rollback, and no error.
  if (command !== 'COMMIT') throw new Error(`the database answered the commit with ${command}`);
  return result;
}

/**
 * Sends statements that are called in the same tick in one write. The driver writes each by itself, which wakes the
 * database once per statement.
 */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  nextTick(() => stream.uncork());
}

function openPool(url: string, { poolSize = 10, role, patient = false }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: types as pg.CustomTypesConfig,
    options: role === undefined ? NO_JIT : `${NO_JIT} -c role=${role}`,
    ...LIMITS,
    ...(patient && NO_LIMITS),
  });
  // A broken connection also emits an event; unhandled it would end the process. The query has the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Lends connections. A lost one is discarded: a rollback on it would only wait again. */
function lender(pool: pg.Pool) {
  return async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
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
  };
}

/** Ends a failed transaction, unless its connection is gone. */
async function rollingBack<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error)) await client.query('rollback');
    throw error;
  }
}

/** Max statements prepared per connection: each plan costs memory. */
const MAX_PREPARED = 1_000;

/**
 * Names for prepared statements; undefined beyond the limit. Texts hold no values, so there are a few
 * hundred.
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

/** SQLSTATEs of a lost connection: classes 08 and 57P, and 25P03. */
const LOST = /^(08...|57P..|25P03)$/;
/** Node's codes for failed sockets. */
const SOCKET = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/;
/** Messages of the driver that have no code. */
const UNCODED = /terminated|timeout|not queryable|is closed|was closed|Cannot use a pool/i;

/** Whether the connection itself failed and cannot be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AppError' || error.name === 'ZodError')
    return false;
  const state = sqlState(error);
  if (state) return LOST.test(state);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? UNCODED.test(error.message) : SOCKET.test(code);
}
