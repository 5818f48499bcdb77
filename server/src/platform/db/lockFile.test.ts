import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { expect, test } from 'vitest';

import { DatabaseInUse, lockDirectory } from './lockFile.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'larder-lock-'));
const lockOf = (directory: string) => join(directory, 'larder.lock');

/** The lock of a killed process, whose pid is free again or reused. */
async function deadClaim(): Promise<string> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return JSON.stringify({ pid: child.pid, started: '1' });
}

test('a directory has one owner; a released lock and a dead owner’s lock can be taken', async () => {
  const directory = folder();
  const release = lockDirectory(directory, process.pid);
  expect(() => lockDirectory(directory, process.pid)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(readdirSync(directory)).toEqual([]);
  writeFileSync(lockOf(directory), await deadClaim());
  lockDirectory(directory, process.pid);
  expect(readFileSync(lockOf(directory), 'utf8')).toContain(`"pid":${process.pid},`);
  expect(readdirSync(directory)).toEqual(['larder.lock']);
});

test.for([
  ['cut in half', `{"pid":${process.pid},"sta`],
  ['empty', ''],
  ['of another kind', '[]'],
])('a lock that is %s is kept: its process may run', ([, text = '']) => {
  const directory = folder();
  writeFileSync(lockOf(directory), text);
  expect(() => lockDirectory(directory, process.pid)).toThrow(DatabaseInUse);
  expect(() => lockDirectory(directory, process.pid)).toThrow(
    `${lockOf(directory)} cannot be read`,
  );
  expect(readFileSync(lockOf(directory), 'utf8')).toBe(text);
});

test('one of eight concurrent takeovers of a dead lock succeeds', async () => {
  const directory = folder();
  const claim = await deadClaim();
  const lockFile = new URL('./lockFile.ts', import.meta.url).href;
  // Threads wait for the same moment; each claims for this process, which runs.
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from({ length: 8 }, () => {
    const code = `
      const { workerData, parentPort } = require('node:worker_threads');
      import('${lockFile}').then(({ lockDirectory }) => {
        parentPort.on('message', () => {
          Atomics.wait(workerData, 0, 0);
          try { lockDirectory(${JSON.stringify(directory)}, ${process.pid}); parentPort.postMessage(true); }
          catch { parentPort.postMessage(false); }
        });
        parentPort.postMessage('ready');
      });`;
    return new Worker(code, { eval: true, workerData: gate });
  });
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  for (let round = 0; round < 25; round += 1) {
    writeFileSync(lockOf(directory), claim);
    Atomics.store(gate, 0, 0);
    const answers = workers.map((worker) => once(worker, 'message'));
    for (const worker of workers) worker.postMessage('go');
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    const owners = (await Promise.all(answers)).flat().filter((owns) => owns === true);
    expect(owners).toHaveLength(1);
    expect(existsSync(lockOf(directory))).toBe(true);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
});
