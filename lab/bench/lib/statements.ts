import { randomUUID } from 'node:crypto';

import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import { makeDeps } from '@larder/server/src/deps.ts';
import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import pg from 'pg';

import { compareRequest, orderRequest, type Person, type Store } from './calls.ts';
import type { Request } from './load.ts';
import type { Shop } from './shop.ts';

export type Statement = { text: string; values: unknown[] };

/** The statements of a call, without the lookup of the caller. */
export async function statementsOf(
  shop: Pick<Shop, 'url' | 'secret'>,
  request: Request,
): Promise<Statement[]> {
  const all = await allStatementsOf(shop, request);
  return all.filter(({ text }) => !text.includes('from sessions'));
}

/** All statements of a call, in order. */
export async function allStatementsOf(
  { url, secret }: Pick<Shop, 'url' | 'secret'>,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<Statement[]> {
  const seen: Statement[] = [];
  const db = openPostgres(url);
  const config = readConfig({
    DATABASE_URL: url,
    JWT_SECRET: secret,
    RATE_LIMITS: 'off',
    DATA_DIR: '/nowhere',
  });
  const app = await buildApp(makeDeps(config, { db }));
  const stopRecording = record(seen);
  try {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await app.inject({ method, url: path, headers, ...payload });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  } finally {
    stopRecording();
    await app.close();
    await db.close();
  }
  return seen;
}

function record(seen: Statement[]): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
  const plain = pg.Client.prototype.query;
  pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    const { text, values = [] } =
      typeof query === 'string' ? { text: query } : (query as Partial<Statement>);
    if (text !== undefined) seen.push({ text, values });
    return Reflect.apply(plain, this, args);
  } as typeof plain;
  return () => {
    pg.Client.prototype.query = plain;
  };
}

/** The statements with fresh ids for those they created, so that they can run again. */
function renewed(statements: readonly Statement[], made: readonly string[]): Statement[] {
  const fresh = made.map((id) => [id, randomUUID()] as const);
  const renew = (text: string) => fresh.reduce((now, [old, id]) => now.replaceAll(old, id), text);
  return statements.map(({ text, values }) => ({
    text,
    values: JSON.parse(renew(JSON.stringify(values))),
  }));
}

/**
 * The statements of each comparison, without the catalogue, which a process reads once, and the writes after the
 * answer.
 */
export async function comparingStatements(
  shop: Pick<Shop, 'url' | 'secret'>,
  request: Request,
): Promise<Statement[]> {
  const all = await statementsOf(shop, request);
  return all.filter(({ text }) => text.includes('with wanted as'));
}

/** The statements of a comparison and of an order, without server and validation; with new ids each time. */
export async function bareStatements(
  shop: Shop,
  { shopper, store }: { shopper: Person; store: Store },
): Promise<Record<'compare' | 'order', () => readonly Statement[]>> {
  const compare = await comparingStatements(shop, compareRequest(shopper));
  const request = orderRequest(shopper, store);
  const order = await statementsOf(shop, request);
  const made = [...madeIds(order), request.headers?.['idempotency-key'] ?? ''];
  return { compare: () => compare, order: () => renewed(order, made) };
}

/** Ids of the orders that the statements made. */
function madeIds(statements: readonly Statement[]): string[] {
  const insert = statements.find(({ text }) => text.includes('insert into orders'));
  const heads = insert?.values.find((value) => typeof value === 'string' && value.startsWith('[{'));
  return (JSON.parse(String(heads)) as { order_id: string }[]).map(({ order_id }) => order_id);
}

/** Rows. Smaller tables are scanned whole because that is faster. */
const LARGE_TABLE = 4_000;

/** A statement's plan, and the large tables that it scans whole; undefined for one without a plan. */
export async function planOf(pool: pg.Pool, { text, values }: Statement) {
  if (!hasPlan(text)) return undefined;
  const explained = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
  const names = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, name = '']) => name);
  const { rows } = await pool.query<{ relname: string }>(
    'select relname from pg_class where relname = any($1) and reltuples >= $2',
    [names, LARGE_TABLE],
  );
  return { text, plan, whole: rows.map(({ relname }) => relname) };
}

function hasPlan(text: string): boolean {
  return /^\s*(select|with|insert|update|delete)/i.test(text);
}
