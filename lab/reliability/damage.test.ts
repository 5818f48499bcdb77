import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backupFolder, listBackups } from '@larder/server/src/platform/db/backup.ts';
import { CAN_MOUNT, onSmallDisk } from '@larder/server/src/testing/smallDisk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { runToEnd } from '#reliability/harness/child';
import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld, PASSWORD } from '#reliability/harness/world';

/** A used directory with an order, and the backup that its start made. */
const USED = mkdtempSync(join(tmpdir(), 'larder-damage-'));
let shopper = '';
let madeWhileOff: string[] | undefined;
const copies: string[] = [USED];

const Orders = z.object({ value: z.array(z.object({ order_id: z.string() })) });

beforeAll(async () => {
  const first = await startServer({ ...ADMIN, DATA_DIR: USED, BACKUPS: 'off' });
  const call = client(first.api);
  const { shoppers, vendors, catalogue } = await makeWorld(call);
  const [{ token, email }] = shoppers;
  shopper = email;
  const items = [{ ingredient_id: catalogue[0], quantity: 2 }];
  const body = { orders: [{ store_id: vendors[0].stores[0], items }] };
  await call('POST', '/user/orders', { token, body });
  first.signal('SIGTERM');
  await first.ended();
  madeWhileOff = listBackups(backupFolder(USED));

  const second = await startServer({ ...ADMIN, DATA_DIR: USED });
  await until('the database is saved', () => listBackups(backupFolder(USED)).length === 1);
  second.signal('SIGTERM');
  await second.ended();
}, 240_000);
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
}, 120_000);

function copyOfUsed(): string {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-damage-'));
  copies.push(DATA_DIR);
  cpSync(USED, DATA_DIR, { recursive: true });
  return DATA_DIR;
}

/** The shopper's orders, after signing in. */
async function ordersOn(api: string): Promise<number> {
  const call = client(api);
  const Session = z.object({ access_token: z.string() });
  const login = await call('POST', '/login', {
    body: { email: shopper, password: PASSWORD, role: 'user' },
  });
  const { access_token: token } = Session.parse(login.body);
  return Orders.parse((await call('GET', '/user/orders', { token })).body).value.length;
}

const NEWEST = 'npm run restore -- --from ';
const write = (name: string, text: string) => (folder: string) =>
  writeFileSync(join(folder, name), text);

test.for<[string, (folder: string) => void, string]>([
  [
    'with a log of zeros, which ends the library’s runtime',
    (folder) => {
      for (const name of readdirSync(join(folder, 'pglite/pg_wal')).filter((file) =>
        file.startsWith('0'),
      ))
        writeFileSync(join(folder, 'pglite/pg_wal', name), Buffer.alloc(16 * 1024 * 1024));
    },
    NEWEST,
  ],
  ['with half a lock', write('larder.lock', '{"pid":12,"sta'), 'delete it and start again'],
  ['with an empty key', write('jwt-key', ''), 'Delete it and start again'],
])(
  'a start %s is one line with the remedy, and code 78',
  { timeout: 120_000 },
  async ([, damage, remedy]) => {
    const DATA_DIR = copyOfUsed();
    damage(DATA_DIR);
    const names = readdirSync(DATA_DIR, { recursive: true });
    const { code, text } = await runToEnd('main', { DATA_DIR });
    expect([code, text.trimEnd().split('\n').length]).toEqual([78, 1]);
    expect(text.length).toBeLessThan(500);
    expect(text).toContain(remedy);
    expect(readdirSync(DATA_DIR, { recursive: true })).toEqual(names);
  },
);

test('a start makes a backup unless backups are off', () => {
  expect(madeWhileOff).toEqual([]);
  expect(listBackups(backupFolder(USED))).toHaveLength(1);
});

test(
  'the command in the error message restores a damaged database with all acknowledged orders',
  { timeout: 240_000 },
  async () => {
    const DATA_DIR = copyOfUsed();
    const settings = { DATA_DIR, SEED: 'none' };
    rmSync(join(DATA_DIR, 'pglite/PG_VERSION'));
    const { code, text } = await runToEnd('main', settings);
    expect([code, text.trimEnd().split('\n').length]).toEqual([78, 1]);
    const args = / -- (--from \S+)/.exec(text)?.[1]?.split(' ') ?? [];
    const restored = await runToEnd('cli/restore', settings, args);
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('is restored') });
    const server = await startServer(settings);
    try {
      expect(await ordersOn(server.api)).toBe(1);
    } finally {
      await server.stop();
    }
  },
);

test(
  'flipped bytes in every table: no answer contains them, and no backup is made of them',
  { timeout: 240_000 },
  async () => {
    const DATA_DIR = copyOfUsed();
    const [good] = listBackups(backupFolder(DATA_DIR));
    const server = await startServer({ DATA_DIR, BACKUPS: 'off' });
    server.signal('SIGTERM');
    await server.ended();
    const files = flipBytes(join(DATA_DIR, 'pglite/base/5'));
    expect(files).toBeGreaterThan(5);
    const { code, text } = await runToEnd('main', { DATA_DIR });
    expect([code, text.trimEnd().split('\n').length]).toEqual([78, 1]);
    expect(text).toContain('invalid page in block');
    expect(text).toContain(`${NEWEST}${good}`);
    const backup = await runToEnd('cli/backup', { DATA_DIR }, ['--to', join(DATA_DIR, 'b.tar.gz')]);
    expect([backup.code, backup.text.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(listBackups(backupFolder(DATA_DIR))).toEqual([good]);
  },
);

/** Changes three bytes in each page of user tables; system tables have lower numbers. */
function flipBytes(folder: string): number {
  const names = readdirSync(folder).filter((name) => Number(name) >= 16_384);
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    for (let page = 0; page < bytes.length; page += 8192)
      for (const at of [100, 4_000, 8_000]) bytes[page + at] = (bytes[page + at] ?? 0) ^ 0xff;
    writeFileSync(join(folder, name), bytes);
  }
  return names.length;
}

test.skipIf(!CAN_MOUNT)(
  'a first start that runs out of disk prints one line; with space the next one works',
  { timeout: 120_000 },
  () =>
    onSmallDisk('40m', async (disk, grow) => {
      const DATA_DIR = join(disk, 'data');
      const { code, text } = await runToEnd('main', { DATA_DIR });
      expect([code, text.trimEnd().split('\n').length]).toEqual([78, 1]);
      expect(text).toMatch(/No space left on device.*Free some space on the disk and start again/);
      grow('400m');
      const server = await startServer({ DATA_DIR, SEED: 'demo' });
      const login = await client(server.api)('POST', '/login', {
        body: { email: 'shopper@larder.test', password: 'larder-demo', role: 'user' },
      });
      await server.stop();
      expect(login.status).toBe(200);
    }),
);
