import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

import { sql } from '@larder/server/src/platform/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { raceOn } from '#reliability/harness/locks';
import { findPostgres } from '#reliability/harness/postgres';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld, PASSWORD, type World } from '#reliability/harness/world';

/** As many orders as connections wait for a lock; the others wait for a connection. */
const CONNECTIONS = 10;

describe.skipIf(findPostgres() === undefined)('the running program', () => {
  let suite: Suite;
  let world: World;

  beforeAll(async () => {
    suite = await startSuite();
    world = await makeWorld(suite.call);
  }, 120_000);
  afterAll(() => suite.stop(), 60_000);

  const rename = (name: string) =>
    suite.call('PUT', '/user', {
      token: world.shoppers[0].token,
      body: { name, address: 'Street 3' },
    });

  test('the switch pauses and resumes changes within a second', async () => {
    const file = join(suite.server.dataDir, 'read-only');
    mkdirSync(suite.server.dataDir, { recursive: true });
    writeFileSync(file, '');
    await until('changes are paused', async () => (await rename('A')).status === 503, 3_000);
    const paused = await rename('B');
    expect([paused.body, paused.headers.get('retry-after')]).toEqual([
      expect.objectContaining({ error: 'read_only' }),
      '30',
    ]);
    const read = await suite.call('GET', '/user/orders', { token: world.shoppers[0].token });
    expect(read.status).toBe(200);
    rmSync(file);
    await until('changes go on', async () => (await rename('C')).status === 200, 3_000);
  });

  test('the log contains no secrets', async () => {
    const { email, token } = world.shoppers[0];
    await suite.call('POST', '/login', { body: { email, password: `${PASSWORD}x` } });
    await suite.call('GET', '/user/orders', { token: `${token}x` });
    await suite.call('POST', '/login', { body: `{"email":"${email}","password":"${PASSWORD}` });
    const said = suite.server.output();
    expect(said).toContain('"status":401');
    for (const secret of [PASSWORD, email, token, token.split('.')[2] ?? '', world.admin])
      expect(said).not.toContain(secret);
    expect(said).not.toMatch(/authorization|set-cookie|\$argon2/i);
  });

  test('a stopped server finishes requests, refuses connections, and ends within 3 seconds', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    await Promise.all(Array.from({ length: 20 }, () => ping(agent, suite.server.port)));
    // A connection accepted before the stop that sends its request after it.
    const late = connect(suite.server.port, '127.0.0.1');
    let heard = '';
    late.on('data', (part) => (heard += part.toString()));
    await once(late, 'connect');
    late.write('GET /api/config HTTP/1.1\r\nHost: x\r\n');
    const store_id = world.vendors[0].stores[0];
    const shelf = sql`select 1 from store_items where store_id = ${store_id} for update`;
    let stopped = 0;
    const whenWaiting = () => {
      stopped = performance.now();
      suite.server.signal('SIGTERM');
      setTimeout(() => late.write('\r\n'), 300);
    };
    const order = { store_id, items: [{ ingredient_id: world.catalogue[0], quantity: 1 }] };
    const answers = await raceOn(
      suite.db(),
      { hold: shelf, waiting: CONNECTIONS, whenWaiting },
      () =>
        Array.from({ length: 20 }, () =>
          suite.call('POST', '/user/orders', {
            token: world.shoppers[0].token,
            body: { orders: [order] },
          }),
        ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await suite.server.ended()).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(3_000);
    expect(heard).toMatch(/^HTTP\/1.1 200 /);
    agent.destroy();
    expect(await suite.broken()).toEqual([]);
  });
});

/** Leaves an idle connection open. */
function ping(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path: '/healthz' }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}
