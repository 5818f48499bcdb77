import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { freePort } from '@larder/e2e/freePort.ts';

import { startServer as start } from '#reliability/harness/server';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Running = {
  address: string;
  pid: number;
  stop: () => Promise<void>;
};

/** Starts the server with the demonstration and waits until it is ready. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  const server = await start({ LOG_LEVEL: 'error', SEED: 'demo', ...settings });
  return { address: server.url, pid: server.pid(), stop: server.stop };
}

/** Starts a program of this folder on a port and waits until it answers. */
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

/** Waits for the first success. Errors  when the program ends first, or on timeout. */
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
