import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import { expect, test } from 'vitest';

import type { Tx } from '#platform/db/db';
import { makeSizedCache } from '#platform/lib/sizedCache';
import { byHand, household } from '#testing/kitchen';

import type { Kitchens } from './heldState.service.ts';
import { sendOps } from './kitchen.service.ts';

const LINES = 200;

/** An item by hand; `kitchens` is the memory of another process. */
type Added = { name: string; base_seq: number; kitchens?: Kitchens };

/** A kitchen with lines, and how processes change it. */
async function process() {
  const world = await household();
  const { shared, send, op, deps, clock, kitchenOf } = world;
  const { sam, household_id } = await shared();
  const addMany = (from: number) =>
    send(
      sam,
      [household_id, from],
      Array.from({ length: LINES }, (_, n) => op(byHand(`thing ${from + n}`))),
    );
  await addMany(0);
  const add = (tx: Tx, { name, base_seq, kitchens = deps.kitchens }: Added) => {
    const ops = [op(byHand(name)) as KitchenOp]; // as the contract reads it
    const body = { household_id, base_seq, ops };
    return sendOps(tx, { body, user_id: sam.user_id, at: clock.at, kitchens });
  };
  const change = (added: Added) => deps.db.transaction((tx) => add(tx, added));
  const names = async () => (await kitchenOf(sam)).state.lines.map(({ name }) => name);
  return { ...world, add, addMany, change, names };
}

/** Counts the bytes of all rows that are read through a transaction. */
function counted(tx: Tx, count: (bytes: number) => void): Tx {
  const noted = <T>(rows: T): T => {
    count(JSON.stringify(rows ?? null).length);
    return rows;
  };
  return {
    ...tx,
    many: async (...asked) => noted(await tx.many(...asked)),
    one: async (...asked) => noted(await tx.one(...asked)),
    maybeOne: async (...asked) => noted(await tx.maybeOne(...asked)),
  };
}

test('a small change of a large kitchen reads no more than one of a small kitchen', async () => {
  const { add, addMany, deps } = await process();
  const read = async (base_seq: number) => {
    let bytes = 0;
    const count = (n: number) => (bytes += n);
    await deps.db.transaction((tx) => add(counted(tx, count), { name: 'more', base_seq }));
    return bytes;
  };
  const few = await read(LINES);
  for (let n = 0; n < 3; n += 1) await addMany(LINES * (n + 1) + 1);
  const many = await read(LINES * 4 + 1);
  expect([few < 1_000, many < 1_000]).toEqual([true, true]);
});

test('what another process wrote is read', async () => {
  const { change, names } = await process();
  const kitchens = makeSizedCache<never>(0);
  await change({ name: 'here', base_seq: LINES });
  await change({ name: 'there', base_seq: LINES + 1, kitchens });
  await change({ name: 'here again', base_seq: LINES + 2 });
  expect((await names()).slice(-3)).toEqual(['here', 'there', 'here again']);
});

test('what a failed transaction held in memory is never found', async () => {
  const { add, change, names, deps } = await process();
  const failing = deps.db.transaction(async (tx) => {
    await add(tx, { name: 'lost', base_seq: LINES });
    throw new Error('lost connection');
  });
  await expect(failing).rejects.toThrow('lost connection');
  await change({ name: 'kept', base_seq: LINES });
  expect((await names()).slice(-2)).toEqual([`thing ${LINES - 1}`, 'kept']);
});
