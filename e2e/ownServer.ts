import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from './fixtures.ts';
import { freePort } from './freePort.ts';

const READY_MS = 180_000;

type OwnServer = { address: string; authAddress: string; stop: () => Promise<void> };

type Settings = Record<string, string>;

/** Tests of a file on a server of their own, for settings that the shared server does not have. */
export function withOwnServer(settings: () => Promise<Settings> | Settings) {
  // One after the other: a second worker would start a second server for them.
  test.describe.configure({ mode: 'default' });
  return test.extend<object, { own: OwnServer }>({
    own: [
      async ({ browser: _runsAsLong }, use) => {
        const own = await startServer(await settings());
        await use(own);
        await own.stop();
      },
      { scope: 'worker', timeout: 2 * READY_MS },
    ],
    baseURL: async ({ own }, use) => use(own.address),
  });
}

async function startServer(settings: Settings): Promise<OwnServer> {
  const [port, authPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-own-'));
  const child = spawn('node_modules/.bin/node', ['server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_PORT: String(authPort),
      METRICS_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, `${address}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, authAddress: `http://127.0.0.1:${authPort}`, stop };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}
