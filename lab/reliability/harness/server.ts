import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { freePort } from '@larder/e2e/freePort.ts';

import { isOk, until } from './wait.ts';

const MAIN = fileURLToPath(import.meta.resolve('@larder/server/src/main.ts'));
/** Node options of `npm start`. */
export const RUNTIME = ['--max-semi-space-size=16'];
/**
 * For goals that measure leaks. By default garbage may reach four times the live heap, and freed pages stay
 * with the process, so one late collection looks like a leak. Collecting at twice the live heap shows leaks alone.
 */
export const COLLECTED_SOON = [
  ...RUNTIME,
  '--initial-old-space-size=64',
  '--heap-growing-percent=100',
];
const SOCKETS = fileURLToPath(new URL('./watchSockets.mjs', import.meta.url));

export type Server = Awaited<ReturnType<typeof startServer>>;

/** The server in a process of its own, as `npm start` runs it, without rate limits. */
export async function startServer(
  settings: Record<string, string> = {},
  { watchSockets = false, main = MAIN, within = 240_000, runtime = RUNTIME } = {},
) {
  const dataDir = settings['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'larder-data-'));
  const [port, authPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const lines: string[] = [];
  let child: ChildProcess;
  let ended: Promise<number | null>;

  function launch(): void {
    const watched = watchSockets ? ['--import', SOCKETS] : [];
    child = spawn(process.execPath, [...runtime, ...watched, main], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        AUTH_PORT: String(authPort),
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'info',
        RATE_LIMITS: 'off',
        SEED: 'none',
        DATA_DIR: dataDir,
        ...settings,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (text: string) => lines.push(text));
    }
    ended = new Promise((resolve) => child.once('exit', resolve));
  }

  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;

  async function isReady(): Promise<boolean> {
    if (isOver()) return true;
    return isOk(`${url}/readyz`);
  }

  /** Errors  when it ends instead, with its output. */
  async function ready(): Promise<void> {
    await until('the server is ready', isReady, within);
    if (isOver()) throw new Error(`the server ended (${child.exitCode}):\n${lines.join('')}`);
  }

  launch();
  await ready();
  const stop = async () => {
    if (!isOver()) child.kill('SIGKILL');
    await ended;
    if (settings['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    api: `${url}/api`,
    port,
    metricsUrl,
    metrics: async () => (await fetch(metricsUrl)).text(),
    authUrl: `http://127.0.0.1:${authPort}/auth`,
    dataDir,
    pid: () => child.pid ?? 0,
    isOver,
    output: () => lines.join(''),
    sockets: () => [
      ...new Set([...lines.join('').matchAll(/^SOCKET (\S+)$/gm)].map(([, to]) => to ?? '')),
    ],
    ready,
    /** SIGKILL, then an immediate start at the same address. */
    killAndRestart: async () => {
      child.kill('SIGKILL');
      await ended;
      launch();
    },
    /** Stops it gracefully and starts it at the same address. Shape: its exit code. */
    stopAndRestart: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      launch();
      return code;
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    ended: () => ended,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
