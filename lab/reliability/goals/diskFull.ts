import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { CAN_MOUNT, onSmallDisk } from '@larder/server/src/testing/smallDisk.ts';

import { atMost, exactly, type Goal, none, NotRun, outcome } from '#reliability/goal';
import { orderBody } from '#reliability/harness/bodies';
import type { Answer } from '#reliability/harness/client';
import { startSuite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld } from '#reliability/harness/world';

const SIZE = '96m';
const FULL_MS = 10_000;
const WELL_WITHIN_MS = 10_000;

/** The database's disk is full: writes fail or still fit, reads work, and it recovers without a restart. */
export const diskFull: Goal = {
  id: 'R-07',
  limit:
    'the disk of the database full for 10 s: writes 503, reads 200; orders within 10 s of new room; broken rules 0',
  run: async () => {
    if (!CAN_MOUNT) throw new NotRun('a file system can be mounted by root only');
    return await onSmallDisk(SIZE, onDisk);
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
  const body = orderBody(vendors[0].stores[0], catalogue);
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
  const refused = writes.filter(({ status }) => status === 503).length;
  const fitted = writes.filter(({ status }) => status === 201).length;
  const unread = reads.filter(({ status }) => status !== 200).length;
  return outcome({
    'orders refused with 503': [refused, refused > writes.length / 2],
    'orders that still fitted': fitted,
    'other answers': exactly(writes.length - refused - fitted, 0),
    'reads 200': reads.length - unread,
    'other reads': exactly(unread, 0),
    'program alive': exactly(server.isOver() || server.pid() !== pid ? 'no' : 'yes', 'yes'),
    'recovery ms': atMost(recovery, WELL_WITHIN_MS),
    'broken rules': none(await suite.broken()),
  });
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
