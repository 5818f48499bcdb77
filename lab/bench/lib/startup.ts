import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '@larder/e2e/freePort.ts';

import { usage } from '#reliability/harness/child';
import { makeTempFolder } from '#reliability/harness/folder';
import { ROOT } from '#reliability/harness/root';
import { isOk, until } from '#reliability/harness/wait';

import { measure } from './load.ts';
import type { Row } from './report.ts';
import { demoServer, makeDatabase } from './shop.ts';

const START_MS = 3_000;
/** Until the start's garbage is collected. */
const IDLE_MS = 30_000;
const IDLE_MB = 420;

/** Start time and memory of the server on both databases. */
export async function startAndMemory() {
  const rows: Row[] = [];
  await using database = await makeDatabase();
  for (const [name, settings] of [
    ['PGlite', {}],
    ['PostgreSQL', { DATABASE_URL: database.url }],
  ] as const) {
    await using server = await demoServer(settings);
    // The first start makes the demonstration, which takes more for a while.
    await server.stopAndRestart();
    await server.ready();
    await sleep(IDLE_MS);
    const memory = () => Math.round(usage(server.pid()).mb);
    const idle = memory();
    const load = { name, address: server.url, ask: () => ({ path: '/api/recipes/random' }) };
    await measure(load, { connections: 50, seconds: 5 });
    rows.push([
      `resident memory on ${name}, restarted: idle, and after 5 s of 50 connections`,
      `${idle} MB, ${memory()} MB`,
      `≤ ${IDLE_MB} MB idle`,
      idle <= IDLE_MB,
    ]);
  }
  using folder = makeTempFolder();
  await npmStart(folder.path); // makes the data
  const took = await npmStart(folder.path);
  rows.unshift([
    '`npm start`, installed and built, to the first answer (PGlite, demo data)',
    `${(took / 1000).toFixed(2)} s`,
    `≤ ${START_MS / 1000} s`,
    took <= START_MS,
  ]);
  return { title: 'Start and memory', rows };
}

/** Units: milliseconds until the first answer. */
async function npmStart(DATA_DIR: string): Promise<number> {
  const PORT = String(await freePort());
  const ports = { PORT, AUTH_PORT: '0', METRICS_PORT: '0' };
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...ports, DATA_DIR, DATABASE_URL: '', SEED: 'demo' },
  });
  const gone = once(child, 'exit');
  await until('npm start answers', () => isOk(`http://127.0.0.1:${PORT}/readyz`), 120_000);
  const took = performance.now() - began;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await gone;
  return took;
}
