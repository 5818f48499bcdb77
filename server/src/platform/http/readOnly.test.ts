import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rolesOf } from '@larder/shared/basics/endpoint.model';
import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { switchFile } from './readOnly.ts';

async function switchable() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-read-only-'));
  const world = await testApp({ settings: { DATA_DIR } });
  const file = switchFile({ DATA_DIR });
  const { readOnly } = world.deps;
  return {
    ...world,
    turn: async (on: boolean) => {
      if (on) writeFileSync(file, '');
      else rmSync(file);
      await readOnly.poll();
    },
  };
}

const STILL_WORKS = [
  'POST /login',
  'POST /session/refresh',
  'POST /session/logout',
  'POST /user/items/compare',
  'POST /ingredients/match',
  'POST /user/recipes/read',
];

test('refuses changes, allows other calls, and resumes', async () => {
  const world = await switchable();
  await world.turn(true);
  const refused: string[] = [];
  const changing: string[] = [];
  for (const { call } of everyCall()) {
    const name = `${call.method} ${call.path}`;
    const [role = 'user'] = rolesOf(call.access);
    const { headers } = await world.person(role);
    const answer = await world.app.inject({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`,
      headers: { ...headers, 'x-requested-with': 'larder' },
      ...(call.method !== 'GET' && { payload: {} }),
    });
    if (call.method !== 'GET' && !STILL_WORKS.includes(name)) changing.push(name);
    if (answer.statusCode !== 503) continue;
    expect([answer.json().error, answer.headers['retry-after']]).toEqual(['read_only', '30']);
    refused.push(name);
  }
  expect(refused).toEqual(changing);
  expect(refused.length).toBeGreaterThan(15);

  await world.turn(false);
  const { statusCode } = await world.app.inject({
    method: 'PUT',
    url: '/api/user',
    headers: (await world.person('user')).headers,
    payload: { name: 'Ada', address: 'Street 2' },
  });
  expect(statusCode).toBe(200);
  const noted = await world.db.many(
    z.object({ action: z.string() }),
    sql`select action from audit_log where target_type = 'server' order by audit_id`,
  );
  expect(noted.map(({ action }) => action)).toEqual(['read_only_on', 'read_only_off']);
});

test('the switch survives a restart', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-read-only-'));
  writeFileSync(switchFile({ DATA_DIR }), '');
  const { app } = await testApp({ settings: { DATA_DIR } });
  expect((await app.inject('/api/config')).json().read_only).toBe(true);
});
