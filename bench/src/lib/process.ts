import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '@larder/reliability/src/harness/ports.ts';
import { RUNTIME } from '@larder/reliability/src/harness/server.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = join(ROOT, 'server', 'src', 'main.ts');

export type Running = {
  address: string;
  pid: number;
  stop: () => Promise<void>;
};

/** Starts the real server with settings of its own and waits until it may be sent work. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, [...RUNTIME, MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      AUTH_PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      ...settings,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/readyz`, child);
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a program of this folder that listens on the port it is given, and waits for its answer. */
export async function startProgram(file: string, args: readonly string[] = []): Promise<Running> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [file, port, ...args], { cwd: ROOT, stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  await answering(address, child);
  return {
    address,
    pid: child.pid ?? 0,
    stop: () => ended(child),
  };
}

const START_WITHIN_MS = 120_000;

/** Waits for the first good answer. Errors: when the program ends before, or says nothing for long. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`no answer from ${url}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
