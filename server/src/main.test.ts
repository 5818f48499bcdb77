import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { freePort, start } from '#testing/program';

const folder = () => mkdtempSync(join(tmpdir(), 'larder-main-'));

test(
  'a bad setting ends the start with one line and exit code 78',
  { timeout: 60_000 },
  async () => {
    const { ended, output } = start({ PORT: 'http', DATA_DIR: folder() });
    expect(await ended).toBe(78);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain('PORT');
  },
);

test(
  'one directory serves one process; after a crash it is taken over with everything in it',
  { timeout: 180_000 },
  async () => {
    const DATA_DIR = folder();
    const first = start({ DATA_DIR });
    const address = await first.ready;
    expect(first.output()).toContain('shopper@larder.test');

    const second = start({ DATA_DIR });
    expect(await second.ended).toBe(78);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);

    const person = {
      name: 'Ada',
      address: 'Street 1',
      email: 'ada@example.com',
      password_hash: 'long enough 42',
    };
    const registered = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.ended;

    const third = start({ DATA_DIR });
    const login = await fetch(`${await third.ready}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password_hash }),
    });
    expect(login.status).toBe(200);

    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  },
);

test('metrics are at METRICS_HOST alone, else at 127.0.0.1', { timeout: 120_000 }, async () => {
  const METRICS_PORT = String(await freePort());
  const answers = (host: string) =>
    fetch(`http://${host}:${METRICS_PORT}/metrics`).then(
      ({ status }) => status,
      () => 'refused',
    );
  for (const [settings, here, elsewhere] of [
    [{}, '127.0.0.1', '127.0.0.2'],
    [{ METRICS_HOST: '127.0.0.2' }, '127.0.0.2', '127.0.0.1'],
  ] as const) {
    const own = { DATA_DIR: folder(), SEED: 'none', METRICS_PORT };
    const { child, ended, ready } = start({ ...own, ...settings });
    await ready;
    expect([await answers(here), await answers(elsewhere)]).toEqual([200, 'refused']);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

test.for(['HOST', 'METRICS_HOST'])(
  'a %s that is not of this machine ends the start with one line that names it',
  { timeout: 120_000 },
  async (name) => {
    // Of the addresses for documentation, which no machine has.
    const { ended, output } = start({ DATA_DIR: folder(), SEED: 'none', [name]: '203.0.113.1' });
    expect(await ended).toBe(78);
    const line = `Larder cannot start: ${name}: 203.0.113.1 is no address of this machine`;
    expect(output().trim()).toBe(line);
  },
);
