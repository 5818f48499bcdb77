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

/** Units  `poolSize` connections. */
export function openPostgres(url: string, poolSize = 10): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    ...LIMITS,
  });
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);

  return {
    kind: 'postgres',
    ...on(pool),
    transaction: (work) =>
      retryDeadlocks(async () => {
        const client = await pool.connect();
        let broken = false;
        try {
          await client.query('begin');
          const result = await work({ ...on(client), isTransaction: true });
          await client.query('commit');
          return result;
        } catch (error) {
          broken = isConnectionLost(error);
          if (!broken) await client.query('rollback').catch(() => (broken = true));
          throw error;
        } finally {
          client.release(broken);
        }
      }),
    listen: (channel, hear) => listenOn(url, channel, hear),
    async script(text) {
      const client = await pool.connect();
      try {
        await client.query(`begin; ${text}; commit`);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function on(target: pg.Pool | pg.PoolClient) {
  return queryable(async (text, values) => {
    const result = await target.query(text, values);
    return { rows: result.rows, changed: result.rowCount ?? 0 };
  });
}

/** No SQLSTATE, or one of the classes 08 and 57P: the connection itself failed, a rollback would hang. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AppError' || error.name === 'ZodError')
    return false;
  const state = sqlState(error);
  if (state) return state.startsWith('08') || state.startsWith('57P');
  return 'code' in error || /terminat|timeout|ECONN|closed/i.test(error.message);
}
