import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { AppError } from '#errors';
import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { asAppError, handleErrors } from './errorHandler.ts';

/** A failure as the database's driver throws it. */
function databaseError(code: string): Error {
  return Object.assign(new Error('refused'), { code });
}

test.for([
  ['a duplicate', '23505', 'conflict'],
  ['a broken check', '23514', 'conflict'],
  ['a broken reference', '23503', 'conflict'],
  ['text that is no id', '22P02', 'invalid_request'],
  ['a number out of range', '22003', 'invalid_request'],
  ['text that cannot be stored', '22021', 'invalid_request'],
  ['a character JSON cannot hold', '22P05', 'invalid_request'],
  ['a serialisation failure, when the retries are used up', '40001', 'unavailable'],
  ['a deadlock, when the retries are used up', '40P01', 'unavailable'],
  ['a lock that takes too long', '55P03', 'busy'],
  ['a statement that takes too long', '57014', 'unavailable'],
  ['a full disk', '53100', 'read_only'],
  ['too many connections', '53300', 'unavailable'],
  ['a database that takes no writes', '25006', 'read_only'],
  ['a transaction that was left alone', '25P03', 'unavailable'],
  ['a connection that failed', '08006', 'unavailable'],
  ['a database that shuts down', '57P01', 'unavailable'],
  ['a mistake in our own SQL', '42601', 'internal'],
  ['a column that must not be empty', '23502', 'internal'],
  ['a socket that was reset', 'ECONNRESET', 'unavailable'],
  ['a broken pipe, whose name looks like a SQLSTATE', 'EPIPE', 'unavailable'],
  ['a mistake in our own code that Node names', 'ERR_INVALID_ARG_TYPE', 'internal'],
] as const)('%s (%s) is %s', ([, code, expected]) => {
  expect(asAppError(databaseError(code)).code).toBe(expected);
});

test.for([
  ['Connection terminated unexpectedly', 'unavailable'],
  ['Query read timeout', 'unavailable'],
  ['timeout exceeded when trying to connect', 'unavailable'],
  ['Client has encountered a connection error and is not queryable', 'unavailable'],
  ['Client was closed and is not queryable', 'unavailable'],
  ['x is not a function', 'internal'],
] as const)('the driver says "%s" without a code: %s', ([message, expected]) => {
  expect(asAppError(new Error(message)).code).toBe(expected);
});

test('an expected failure stays what it is', () => {
  expect(asAppError(new AppError('price_changed')).code).toBe('price_changed');
});

test('shed load logs no stack, a failure one', async () => {
  const { deps } = await testApp();
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  onTestFinished(() => app.close());
  handleErrors(app, deps);
  app.get('/full', () => {
    throw new AppError('unavailable', { retryAfter: 1 });
  });
  app.get('/lost', () => {
    throw databaseError('08006');
  });
  expect((await app.inject('/full')).statusCode).toBe(503);
  expect(lines).toEqual([]);
  expect((await app.inject('/lost')).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
});

describe('a database that takes no writes', () => {
  test('pauses changes by itself, says so, and goes on by itself', async () => {
    const { app, db, deps, person } = await testApp();
    const { headers } = await person('user');
    const save = () => app.inject({ method: 'PUT', url: '/api/user', headers, payload: ADDRESS });
    const config = async () => (await app.inject('/api/config')).json();
    // The database's own refusal, from inside the statement that changes the account.
    await db.run(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '25006', message = 'read-only'; end $$`);
    await db.run(sql`create trigger refuse_users before update on users execute function refuse()`);
    await db.run(
      sql`create trigger refuse_probe before update on write_probe execute function refuse()`,
    );
    try {
      const refused = await save();
      expect([refused.statusCode, refused.json().error]).toEqual([503, 'read_only']);
      await deps.readOnly.poll();
      // Now writes are refused without a try, with the seconds until a retry.
      const paused = await save();
      expect([paused.json().error, paused.headers['retry-after']]).toEqual(['read_only', '30']);
      expect((await config()).read_only).toBe(true);
    } finally {
      await db.run(sql`drop trigger refuse_users on users`);
      await db.run(sql`drop trigger refuse_probe on write_probe`);
      await db.run(sql`drop function refuse`);
    }
    await deps.readOnly.poll();
    expect((await config()).read_only).toBe(false);
    expect((await save()).statusCode).toBe(200);
    const noted = await db.many(
      z.object({ action: z.string() }),
      sql`select action from audit_log
      where target_type = 'server' order by audit_id`,
    );
    expect(noted).toEqual([{ action: 'database_writes_again' }]);
  });
});

const ADDRESS = { name: 'Ada', address: 'Street 2' };

test('a failed statement is counted and logged without values', async () => {
  const { app, db, deps, person } = await testApp();
  const { headers } = await person('user');
  await db.run(sql`alter table recipes rename to recipes_elsewhere`);
  try {
    await app.inject({ url: '/api/user/recipes', headers });
  } finally {
    await db.run(sql`alter table recipes_elsewhere rename to recipes`);
  }
  const text = await deps.metrics.registry.getSingleMetricAsString('db_query_errors_total');
  expect(text).toContain('db_query_errors_total{class="42"} 1');
});

test('a client’s hang-up is not counted as a lost database connection', async () => {
  const { app, deps } = await testApp();
  const answered = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  const received = once(app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 10\r\n\r\n{`);
  await received;
  socket.destroy();
  expect(await answered).toBe(400);
  const errors = await deps.metrics.registry.getSingleMetricAsString('db_query_errors_total');
  expect(errors).not.toContain('{');
});
