import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  backUpEmbedded,
  backupFile,
  backupFolder,
  backupTime,
  listBackups,
} from '#platform/db/backup';
import { migrate } from '#platform/db/migrate';
import { type EmbeddedDb, openPglite } from '#platform/db/pglite';
import { sql } from '#platform/db/sql';
import { makeMetrics, type Metrics } from '#platform/http/metrics';

import { backUpOnce, outdatedBackups, startBackups } from './backups.service.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-04T12:00:00.000Z');
const hours = (n: number) => new Date(START + n * HOUR_MS);

/** What the metric of the last backup says. */
async function savedAt({ lastBackup }: Metrics): Promise<Date> {
  const [seconds] = (await lastBackup.get()).values;
  return new Date((seconds?.value ?? 0) * 1000);
}

describe('saving', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-backups-'));
  const folder = backupFolder(DATA_DIR);
  const { log } = Fastify();
  let db: EmbeddedDb;

  beforeAll(async () => {
    db = await openPglite();
    await migrate(db);
  }, 120_000);
  afterAll(async () => {
    await db.close();
    rmSync(DATA_DIR, { recursive: true });
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  });

  const change = () => db.run(sql`update catalogue_version set version = version + 1`);
  const names = () => listBackups(folder).map((file) => basename(file));
  /** A backup that somebody could have made; what is in it does not matter here. */
  const leave = (at: Date) => {
    for (const end of ['', '.json']) writeFileSync(`${backupFile(folder, at)}${end}`, '');
  };

  test('backs up hourly if something changed', async () => {
    expect(await backUpOnce({ db, DATA_DIR, at: hours(0) }, log)).toBe(
      join(folder, '2026-03-04T12-00-00.000Z.tar.gz'),
    );
    expect(await backUpOnce({ db, DATA_DIR, at: hours(1) }, log)).toBeUndefined();
    await change();
    await backUpOnce({ db, DATA_DIR, at: hours(2) }, log);
    expect(names()).toEqual(['2026-03-04T12-00-00.000Z.tar.gz', '2026-03-04T14-00-00.000Z.tar.gz']);
  });

  test('deletes outdated backups with their sums, and half-written files', async () => {
    for (let day = -8; day < 0; day += 1) leave(hours(24 * day));
    writeFileSync(join(folder, 'half.tar.gz.part'), '');
    writeFileSync(join(folder, 'mine.txt'), '');
    await backUpOnce({ db, DATA_DIR, at: hours(0) }, log);
    expect(names()).toHaveLength(7);
    expect(names()[0]).toBe('2026-02-26T12-00-00.000Z.tar.gz');
    expect(readdirSync(folder)).toHaveLength(2 * 7 + 1);
  });

  test('sums without their backup go, a backup without its sums stays; the log names both', async () => {
    const said: string[] = [];
    const { log } = Fastify({ logger: { stream: { write: (line) => said.push(line) } } });
    for (let day = -8; day < 0; day += 1) leave(hours(24 * day));
    const [lone, bare] = [backupFile(folder, hours(-20)), backupFile(folder, hours(-240))];
    writeFileSync(`${lone}.json`, '');
    writeFileSync(bare, '');
    writeFileSync(join(folder, 'mine.tar.gz.json'), '');
    await backUpOnce({ db, DATA_DIR, at: hours(0) }, log);
    const there = readdirSync(folder);
    expect(there).not.toContain(basename(`${lone}.json`));
    expect(there).toEqual(expect.arrayContaining([basename(bare), 'mine.tar.gz.json']));
    // Seven whole ones, each with its sums.
    expect(there).toHaveLength(2 * 7 + 2);
    expect(said.filter((line) => line.includes(lone))).toHaveLength(1);
    expect(said.filter((line) => line.includes(bare))).toHaveLength(1);
  });

  test('a backup without its sums is none: the newest whole one counts', async () => {
    leave(hours(-48));
    writeFileSync(backupFile(folder, hours(-1)), '');
    const metrics = makeMetrics(db);
    const end = startBackups({ db, DATA_DIR, now: () => hours(0), metrics }, Fastify().log);
    try {
      expect(await savedAt(metrics)).toEqual(hours(-48));
      await vi.waitFor(() => expect(names()).toHaveLength(2), 10_000);
    } finally {
      end();
    }
  });

  test('a backup that cannot be written leaves no sums behind', async () => {
    const file = backupFile(folder, hours(0));
    mkdirSync(file); // in its way
    await expect(backUpEmbedded(db, file)).rejects.toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual([basename(file)]);
  });

  test.for([
    ['no backup yet: at once, and an hour later', [], ['04T12-00']],
    ['one of a day ago: at once, and an hour later', [-24], ['03T12-00', '04T12-00']],
    ['a younger one: an hour later only', [-23], ['03T13-00']],
  ] as const)('%s', async ([, earlier, soon]) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    for (const hour of earlier) leave(hours(hour));
    const saved = () => names().map((name) => name.slice(8, 16));
    let at = hours(0);
    const metrics = makeMetrics(db);
    const end = startBackups({ db, DATA_DIR, now: () => at, metrics }, Fastify().log);
    try {
      await vi.waitFor(() => expect(saved()).toEqual(soon), 10_000);
      await change();
      at = hours(1);
      vi.advanceTimersByTime(HOUR_MS);
      await vi.waitFor(() => expect(saved()).toEqual([...soon, '04T13-00']), 10_000);
      await vi.waitFor(async () => expect(await savedAt(metrics)).toEqual(hours(1)), 10_000);
    } finally {
      end();
      vi.useRealTimers();
    }
  });

  test('a database with a damaged page is not saved, and the log tells how to go on', async () => {
    const said: string[] = [];
    const { log } = Fastify({ logger: { stream: { write: (line) => said.push(line) } } });
    const damaged: EmbeddedDb = {
      ...db,
      transaction: () =>
        Promise.reject(Object.assign(new Error('invalid page in block 1'), { code: 'XX001' })),
    };
    leave(hours(-48));
    const metrics = makeMetrics(db);
    startBackups({ db: damaged, DATA_DIR, now: () => hours(0), metrics }, log)();
    await vi.waitUntil(() => said.length > 0, 10_000);
    expect(said.join('')).toContain('cannot be used (invalid page in block 1)');
    expect(said.join('')).toContain(`npm run restore -- --from ${backupFile(folder, hours(-48))}`);
    expect(names()).toHaveLength(1);
    expect(await savedAt(metrics)).toEqual(hours(-48));
  });
});

describe('what may go', () => {
  const files = (...at: number[]) => at.map((hour) => backupFile('/backups', hours(hour)));

  test.for([
    ['none', [], []],
    ['one', [0], []],
    ['one a day for nine days: seven stay', [-192, -168, -144, -120, -96, -72, -48, -24, 0], 2],
    ['days without one do not count', [-900, -800, -700, -600, -500, -400, 0], 0],
    ['all of the last 24 hours stay', Array.from({ length: 24 }, (_, n) => n - 23), 0],
    ['of the day before the last one stays', [-36, -30, -26, -25, -1, 0], 3],
  ] as const)('%s', ([, at, outdated]) => {
    const all = files(...at);
    expect(outdatedBackups(all)).toEqual(all.slice(0, Number(outdated)));
  });

  test('whatever there is: the newest stays, nothing of its last day goes, at most seven days are kept', () => {
    const times = fc.uniqueArray(fc.integer({ min: -1_000, max: 1_000 }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(times, (at) => {
        const all = files(...at.toSorted((a, b) => a - b));
        const gone = new Set(outdatedBackups(all));
        const kept = all.filter((file) => !gone.has(file));
        const newest = all.at(-1) ?? '';
        const dayAgo = backupTime(newest).getTime() - 24 * HOUR_MS;
        for (const file of gone) expect(backupTime(file).getTime()).toBeLessThanOrEqual(dayAgo);
        expect(kept.at(-1)).toBe(newest);
        expect(new Set(kept.map((file) => basename(file).slice(0, 10))).size).toBeLessThan(8);
        expect(outdatedBackups(kept)).toEqual([]);
      }),
    );
  });
});
