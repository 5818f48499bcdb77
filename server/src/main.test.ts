import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the program as `npm start` does. `ready` is its address, or undefined when it ended first. */
function start(settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      AUTH_PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  const ready = (async () => {
    await expect
      .poll(() => child.exitCode !== null || text.includes('ready at'), { timeout: 60_000 })
      .toBe(true);
    return /ready at (\S+)/.exec(text)?.[1];
  })();
  return { child, ended, ready, output: () => text };
}

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
