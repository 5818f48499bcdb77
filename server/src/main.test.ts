import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { start } from '#testing/program';

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
