import { spawn } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@larder/e2e/freePort.ts';

import { usage } from '#reliability/harness/process';

import { makeDatabase } from './database.ts';
import { measure } from './load.ts';
import { answering, pause, ROOT, startServer } from './process.ts';
import type { Row } from './report.ts';

/** Maximum start time. Units: milliseconds. */
const START_MS = 3_000;

/** Start time and memory of the server on both databases. */
export async function startAndMemory() {
  const rows: Row[] = [];
  const database = await makeDatabase();
  for (const [name, settings] of [
    ['PGlite', {}],
    ['PostgreSQL', { DATABASE_URL: database.url }],
  ] as const) {
    const server = await startServer(settings);
    await pause(3_000);
    const idle = Math.round(usage(server.pid).mb);
    const load = { name, address: server.address, ask: () => ({ path: '/api/recipes/random' }) };
    await measure(load, { connections: 50, seconds: 5 });
    rows.push({
      what: `resident memory on ${name}, idle and after 5 s of 50 connections`,
      measured: `${idle} MB, ${Math.round(usage(server.pid).mb)} MB`,
    });
    await server.stop();
  }
  await database.drop();
  const took = await npmStart();
  rows.unshift({
    what: '`npm start`, installed and built, to the first answer (PGlite, demo data)',
    measured: `${(took / 1000).toFixed(2)} s`,
    target: `≤ ${START_MS / 1000} s`,
    met: took <= START_MS,
  });
  return { title: 'Start and memory', rows };
}

/** The second start in a folder; the first one made the data. */
async function npmStart(): Promise<number> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'larder-start-'));
  await oneNpmStart(folder.path);
  return await oneNpmStart(folder.path);
}

/** Units: milliseconds until the first answer. */
async function oneNpmStart(DATA_DIR: string): Promise<number> {
  const PORT = String(await freePort());
  const ports = { PORT, AUTH_PORT: '0', METRICS_PORT: '0' };
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...ports, DATA_DIR, DATABASE_URL: '', SEED: 'demo' },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await answering(`http://127.0.0.1:${PORT}/readyz`, child);
  const took = performance.now() - began;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await gone;
  return took;
}
