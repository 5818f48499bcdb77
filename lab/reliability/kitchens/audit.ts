import { isDeepStrictEqual } from 'node:util';

import type { Db } from '@larder/server/src/platform/db/db.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { applyOp } from '@larder/shared/kitchen/kitchen';
import { getKitchen, type KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { LoggedOp } from '@larder/shared/kitchen/kitchenOps.model';
import { z } from 'zod';
import * as mini from 'zod/mini';

import { exactly, none } from '#reliability/goal';
import type { Client } from '#reliability/harness/client';

import type { KitchenBook, KitchenClient } from './device.ts';

const OpRow = z.object({ household_id: z.string(), op: z.unknown() });

type Found = {
  db: Db;
  call: Client;
  book: KitchenBook;
  devices: readonly KitchenClient[];
};

/**
 * Compares what devices know with the log, and every device with its household.
 *
 * Shape   lost: acknowledged and not in the log at its number. missing: made, and never arrived. doubled: twice in a
 *         log, or acknowledged with two numbers. stray: of no device.
 */
export async function auditKitchens({ db, call, book, devices }: Found) {
  const rows = await db.many(
    OpRow,
    sql`select household_id, op from kitchen_ops order by household_id, seq`,
  );
  const logs = Map.groupBy(
    rows.map(({ household_id, op }) => ({ household_id, op: mini.decode(LoggedOp, op as never) })), // checked by it
    ({ household_id }) => household_id,
  );
  const all = [...logs.values()].flat().map(({ op }) => op);
  const numbers = new Map(all.map(({ op_id, seq }) => [op_id, seq]));
  const lost = [...book.acknowledged].filter(([op_id, seq]) => numbers.get(op_id) !== seq);
  const apart: string[] = [];
  for (const [household_id, log] of logs) {
    const own = devices.filter((one) => one.household_id === household_id);
    const replayed = replay(log.map(({ op }) => op));
    if (!isSame(await stateOf(call, own[0]?.token), replayed)) apart.push(`rows ${household_id}`);
    for (const [nth, one] of own.entries())
      if (!isSame(one.state(), replayed)) apart.push(`device ${nth} of ${household_id}`);
  }
  return {
    households: exactly(logs.size, new Set(devices.map((one) => one.household_id)).size),
    devices: devices.length,
    'operations made': book.made.size,
    acknowledged: book.acknowledged.size,
    'in the logs': all.length,
    lost: exactly(lost.length, 0),
    missing: exactly([...book.made].filter((op_id) => !numbers.has(op_id)).length, 0),
    doubled: exactly(all.length - numbers.size + book.contradictions.length, 0),
    stray: exactly([...numbers.keys()].filter((op_id) => !book.made.has(op_id)).length, 0),
    'still waiting': exactly(
      devices.reduce((sum, one) => sum + one.waiting(), 0),
      0,
    ),
    'unlike the log': none(apart),
    'batches sent twice': book.repeated,
    'times offline': book.offline,
    'answers 503': book.unavailable,
    'unexpected answers': none(book.unexpected),
  };
}

/** The state after replaying the log. Errors  when a number is missing. */
function replay(log: readonly LoggedOp[]): KitchenState {
  return log.reduce<KitchenState>((state, op) => {
    if (op.seq !== state.seq + 1) throw new Error(`operation ${state.seq + 1} is missing`);
    return applyOp(state, op, { seq: op.seq, by: op.by });
  }, EMPTY_KITCHEN);
}

async function stateOf(call: Client, token: string | undefined): Promise<KitchenState> {
  const { body } = await call('GET', '/kitchen', { token });
  return mini.decode(getKitchen.response, body as never).state; // checked by it
}

/** Treats absent members as undefined. */
function isSame(one: KitchenState, other: KitchenState): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(state: KitchenState): unknown {
  return JSON.parse(JSON.stringify(state));
}
