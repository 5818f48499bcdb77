import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Goal } from '#reliability/goal';
import type { Answer } from '#reliability/harness/client';
import { startSuite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld } from '#reliability/harness/world';

const SIZE = '96m';
const FULL_MS = 10_000;
const WELL_WITHIN_MS = 10_000;

/**
 * The database's disk is full: writes fail, reads work, and it recovers.
 *
 * The database’s 96 MB disk is full for 10 s: orders are answered with 503, or placed where they still
 * fit, reads with 200, the program lives; with room again orders within 10 s without a restart; broken
 * rules 0.
 */
export const diskFull: Goal = {
  id: 'R-07',
  limit:
    'the disk of the database full for 10 s: writes 503, reads 200; orders within 10 s of new room; broken rules 0',
  run: async () => {
    if (process.getuid?.() !== 0)
      return { pass: true, figures: { skipped: 'a file system can be mounted by root only' } };
    const disk = mkdtempSync(join(tmpdir(), 'larder-disk-'));
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'larder', disk]);
    try {
      return await onDisk(disk);
    } finally {
      execFileSync('/bin/umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  },
};

async function onDisk(disk: string) {
  const directory = join(disk, 'data');
  mkdirSync(directory);
  await using suite = await startSuite({
    directory,
    // A small write-ahead log; by default it would fill the disk.
    database: { min_wal_size: '32MB', max_wal_size: '32MB' },
  });
  const { call, server } = suite;
  const { shoppers, vendors, catalogue } = await makeWorld(call, { stock: 100_000 });
  const { token } = shoppers[0];
  const items = catalogue.map((ingredient_id) => ({ ingredient_id, quantity: 1 }));
  const body = { orders: [{ store_id: vendors[0].stores[0], items }] };
  const order = () => call('POST', '/user/orders', { token, body });
  const pid = server.pid();

  const ballast = join(disk, 'ballast');
  fill(ballast);
  await until('an order does not fit any more', async () => (await order()).status === 503);
  const [writes, reads]: [Answer[], Answer[]] = [[], []];
  const begun = performance.now();
  while (performance.now() - begun < FULL_MS) {
    writes.push(await order());
    reads.push(await call('GET', '/user/orders?limit=20', { token }));
    await sleep(50);
  }
  rmSync(ballast);
  const freed = performance.now();
  await until('an order is placed', async () => (await order()).status === 201);
  const recovery = performance.now() - freed;
  const broken = await suite.broken();
  const refused = writes.filter(({ status }) => status === 503).length;
  const fitted = writes.filter(({ status }) => status === 201).length;
  const unread = reads.filter(({ status }) => status !== 200).length;
  return {
    pass:
      refused > writes.length / 2 &&
      refused + fitted === writes.length &&
      unread === 0 &&
      server.pid() === pid &&
      !server.isOver() &&
      recovery <= WELL_WITHIN_MS &&
      broken.length === 0,
    figures: {
      'orders refused with 503': refused,
      'orders that still fitted': fitted,
      'other answers': writes.length - refused - fitted,
      'reads 200': reads.length - unread,
      'other reads': unread,
      'program alive': server.isOver() ? 'no' : 'yes',
      'recovery ms': Math.round(recovery),
      'broken rules': broken.join('; ') || 0,
    },
  };
}

/** Fills the disk, at the end page by page. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const bytes of [1024 * 1024, 4096])
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(bytes));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
  } finally {
    closeSync(descriptor);
  }
}
