import { expect, test } from 'vitest';

import { newId } from '#platform/lib/ids';
import { ORDER_NEWS } from '#subjects/orders/orderNews.queries';
import { testApp } from '#testing/testApp';

import type { Queryable } from './db.ts';
import { makeNewsReader } from './newsReader.ts';
import { sql } from './sql.ts';

const AT = new Date('2026-03-04T12:00:00Z');
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** A reader of news, and a function that writes some. */
async function reading() {
  const { db } = await testApp();
  const read: string[] = [];
  const write = async (tx: Queryable, xid = sql`pg_current_xact_id()`): Promise<string> => {
    const order_id = newId(AT);
    await tx.run(sql`insert into order_news (order_id, user_id, vendor_id, order_status, picked, at, xid)
      values (${order_id}, ${newId(AT)}, ${newId(AT)}, 'pending', false, ${AT}, ${xid})`);
    return order_id;
  };
  const reader = () => makeNewsReader(db, ORDER_NEWS, ({ order_id }) => void read.push(order_id));
  return { db, write, read, reader };
}

test('what was there before is not read, what comes is read once', async () => {
  const { db, write, read, reader } = await reading();
  await write(db);
  const { read: look } = await reader();
  await look();
  expect(read).toEqual([]);
  const first = await write(db);
  await look();
  await look();
  expect(read).toEqual([first]);
  const second = await write(db);
  await Promise.all([look(), look()]);
  expect(read).toEqual([first, second]);
});

test('what is written during a read is read by the next one', async () => {
  const { db, write, read, reader } = await reading();
  const { read: look } = await reader();
  const during = look();
  const news = await write(db);
  await Promise.all([during, look()]);
  expect(read).toEqual([news]);
});

test.runIf(onPostgres)(
  'a transaction that commits late is read late, and the others not twice',
  async () => {
    const { db, write, read, reader } = await reading();
    const { read: look } = await reader();
    const written: string[] = [];
    await db.transaction(async (tx) => {
      written.push(await write(tx));
      written.push(await write(db));
      await look();
      expect(read).toEqual([written[1]]);
      written.push(await write(db));
      await look();
      await look();
      expect(read).toEqual([written[1], written[2]]);
    });
    await look();
    await look();
    expect(read).toEqual([written[1], written[2], written[0]]);
  },
);

test('a transaction that is rolled back is no news', async () => {
  const { db, write, read, reader } = await reading();
  const { read: look } = await reader();
  const failing = db.transaction(async (tx) => {
    await write(tx);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  const kept = await write(db);
  await look();
  expect(read).toEqual([kept]);
});

test('a transaction with a number that a crash of the database gives once more is read', async () => {
  const { db, write, read, reader } = await reading();
  await write(db);
  const { read: look } = await reader();
  const failing = db.transaction(async (tx) => {
    await write(tx);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await look();
  // The failed one left nothing on the disk: after a crash the next one is called the same.
  const again = await write(
    db,
    sql`(select ((max(xid::text::bigint) + 1)::text)::xid8 from order_news)`,
  );
  await look();
  await look();
  expect(read).toEqual([again]);
});
