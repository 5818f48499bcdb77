import { tryOp } from '@larder/shared/domain/kitchen';
import {
  KEPT_DAYS,
  type KitchenOp,
  type LoggedOp,
  MAX_OPS_A_DAY,
} from '@larder/shared/domain/kitchenOps';
import type { KitchenState } from '@larder/shared/domain/kitchenState';
import type { OpsAnswer } from '@larder/shared/domain/kitchenSync';

import type { Tx } from '#db/db';
import { AppError } from '#errors';

import {
  insertOps,
  listKnownOps,
  lockHousehold,
  type LockedHousehold,
} from './kitchenLog.queries.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { getState } from './kitchenState.queries.ts';
import { writeState } from './kitchenWrite.queries.ts';

const DAY_MS = 86_400_000;

/** The day of the limit, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

type New = { by: string; at: Date; household: LockedHousehold };

/**
 * Applies the operations that a locked household does not have yet, logs and announces them.
 *
 * Shape   the number of its last operation, and the place of each of these in the log.
 * Errors  too_many_changes beyond 10,000 a day; list_full with the operation that would make the list too long. Then
 *         nothing is applied.
 */
export async function commitOps(
  tx: Tx,
  ops: readonly KitchenOp[],
  { by, at, household }: New,
): Promise<Pick<OpsAnswer, 'seq' | 'applied'>> {
  const { household_id, seq, ops_today } = household;
  const op_ids = ops.map(({ op_id }) => op_id);
  const before = await listKnownOps(tx, household_id, op_ids);
  const known = new Set(before.map(({ op_id }) => op_id));
  const fresh = ops.filter(({ op_id }, nth) => !known.has(op_id) && op_ids.indexOf(op_id) === nth);
  if (fresh.length === 0) return { seq, applied: before };
  if (ops_today + fresh.length > MAX_OPS_A_DAY) throw new AppError('too_many_changes');
  const logged = fresh.map((op, nth) => inOrder(op, { by, at, seq: seq + 1 + nth, seen: seq }));
  const state = await getState(tx, household_id);
  const after = logged.reduce(applied, state);
  await writeState(tx, household_id, { before: state, after });
  await insertOps(tx, household_id, { ops: logged, day: dayOf(at), at });
  announceKitchen(tx, 'kitchen', { household_id, at });
  const added = logged.map((op) => ({ op_id: op.op_id, seq: op.seq, at: op.at }));
  return { seq: after.seq, applied: [...before, ...added] };
}

/** An operation as it is logged: `at` clamped to the last 90 days, `base_seq` to what the log had. */
function inOrder(
  op: KitchenOp,
  { by, at, seq, seen }: { by: string; at: Date; seq: number; seen: number },
): LoggedOp {
  const now = at.getTime();
  return {
    ...op,
    at: Math.min(now, Math.max(op.at, now - KEPT_DAYS * DAY_MS)),
    base_seq: Math.min(op.base_seq, seen),
    seq,
    by,
  };
}

function applied(state: KitchenState, op: LoggedOp): KitchenState {
  const { seq, by } = op;
  const { state: after, isFull } = tryOp(state, op, { seq, by });
  if (isFull) throw new AppError('list_full', { details: { op_id: op.op_id } });
  return after;
}

/** Locks a household that is there. Errors  not_found. */
export async function lockKnown(tx: Tx, household_id: string, at: Date): Promise<LockedHousehold> {
  const household = await lockHousehold(tx, { household_id, day: dayOf(at) });
  if (!household) throw new AppError('not_found');
  return household;
}
