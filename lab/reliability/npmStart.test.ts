import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { freePort } from '@larder/e2e/freePort.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { until } from '#reliability/harness/wait';

const TOOLS = new URL('../../scripts/tools.mjs', import.meta.url).href;
const FOLDER = mkdtempSync(join(tmpdir(), 'larder-npm-'));
const DATA_DIR = join(FOLDER, 'data');
const LOCK = join(DATA_DIR, 'larder.lock');

// A package whose `npm start` serves as ours does, without installing or building.
beforeAll(() => {
  const scripts = { start: 'node start.mjs' };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, scripts }));
  writeFileSync(join(FOLDER, 'start.mjs'), `import { serve } from '${TOOLS}';\nserve();\n`);
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Shape: a started server's processes, npm first, and its address. */
async function npmStart() {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: FOLDER,
    detached: true, // a process group, as in a terminal
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DATA_DIR,
      PORT: String(port),
      AUTH_PORT: '0',
      METRICS_PORT: '0',
      SEED: 'none',
      BACKUPS: 'off',
    },
  });
  const group = npm.pid ?? 0;
  onTestFinished(() => {
    if (isAlive(-group)) process.kill(-group, 'SIGKILL');
  });
  const gone = once(npm, 'exit');
  const url = `http://127.0.0.1:${port}/healthz`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('npm start serves', answers, 120_000);
  const server = z.object({ pid: z.int() }).parse(JSON.parse(readFileSync(LOCK, 'utf8'))).pid;
  return { npm: group, script: parentOf(server), group: -group, gone, answers, port };
}

function parentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
}

/** Units: a process id; negative for a process group. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!existsSync('/proc/self/stat'))('npm start', () => {
  test.for([
    ['SIGTERM to npm, whose shell does not hand it on', 'npm', 'SIGTERM'],
    ['SIGKILL to npm', 'npm', 'SIGKILL'],
    ['SIGTERM to the start script', 'script', 'SIGTERM'],
    ['SIGKILL to the start script', 'script', 'SIGKILL'],
    ['Ctrl-C, which a terminal tells every process', 'group', 'SIGINT'],
    ['a terminal that is closed', 'group', 'SIGHUP'],
  ] as const)(
    '%s: the server ends in order, and nothing is left',
    { timeout: 180_000 },
    async ([, whom, signal]) => {
      const started = await npmStart();
      // A connection accepted before the stop that sends its request after it.
      const late = connect(started.port, '127.0.0.1');
      let heard = '';
      late.on('data', (part) => (heard += part.toString()));
      await once(late, 'connect');
      late.write('GET /api/config HTTP/1.1\r\nHost: x\r\n');
      process.kill(started[whom], signal);
      setTimeout(() => late.write('\r\n'), 300);
      await until('every process has ended', () => !isAlive(started.group), 20_000);
      await started.gone;
      expect(heard).toMatch(/^HTTP\/1.1 200 /);
      expect(await started.answers()).toBe(false);
      // A killed server would leave its database lock.
      expect(existsSync(LOCK)).toBe(false);
    },
  );
});
