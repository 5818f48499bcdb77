import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  await new Promise((done) => void server.close(done));
  return port;
}

/** Starts the program as `npm start` does. `ready` is its address, or undefined when it ended first. */
export function start(settings: Record<string, string>) {
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
      .poll(() => child.exitCode !== null || text.includes('ready at'), { timeout: 120_000 })
      .toBe(true);
    return /ready at (\S+)/.exec(text)?.[1];
  })();
  return { child, ended, ready, output: () => text };
}
