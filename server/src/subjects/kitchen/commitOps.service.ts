import { TICK_BYTES } from '@larder/shared/kitchen/household';
import { tryOp } from '@larder/shared/kitchen/kitchen';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import {
  KEPT_DAYS,
  MAX_OP_BYTES_A_DAY,
  MAX_OP_BYTES_OF_MEMBER,
  MAX_OPS_A_DAY,
  MAX_OPS_OF_MEMBER,
} from '@larder/shared/kitchen/kitchenLimits';
import type { KitchenOp, LoggedOp, OpsAnswer } from '@larder/shared/kitchen/kitchenOps.model';
import { isPlannable } from '@larder/shared/kitchen/week/weekPlan';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { countedToday } from '#platform/http/accountDays.queries';
import { newId } from '#platform/lib/ids';

import { checkGoods } from './checkGoods.service.ts';
import { hold, type Kitchens, stateOf } from './heldState.service.ts';
import {
  type Counted,
  insertOps,
  listKnownOps,
  type LockedHousehold,
  lockHousehold,
  type Member,
} from './kitchenLog.queries.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { writeState } from './kitchenWrite.queries.ts';

const DAY_MS = 86_400_000;
/** A long operation counts as one entry of its account's day for each started part of this size. Units: bytes. */
const ENTRY_BYTES = 500;

/** The day of the limit, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

type New = {
  by: string;
  at: Date;
  household: LockedHousehold;
  kitchens: Kitchens;
  /** Who does it, where the share of a member counts. */
  member?: Member;
  /** Of a guest: how many ticks there is room for. They count apart from what members do. */
  guestRoom?: number;
};

/**
 * Applies the operations that a locked household does not have yet, logs and announces them.
 *
 * Shape   the number of its last operation, the place of each of these in the log, what the new ones counted for,
 *         and the kitchen after these.
 * Errors  too_many_changes beyond 10,000 or 5 MB a day, too_many_of_yours beyond the half of one member of several,
 *         too_many_today beyond what an account may write, too_many_ticks beyond `guestRoom`; with the operation
 *         list_full, carts_full, pantry_full, brands_full, plan_full, kitchen_full, invalid_request for far days, store_not_found, ingredient_not_found. Then
 *         nothing is applied.
 */
export async function commitOps(
  tx: Tx,
  ops: readonly KitchenOp[],
  { by, at, household, kitchens, member, guestRoom }: New,
): Promise<Pick<OpsAnswer, 'seq' | 'applied'> & { after?: KitchenState; guest_ticks: number }> {
  const { household_id, seq } = household;
  const op_ids = ops.map(({ op_id }) => op_id);
  const known = await listKnownOps(tx, household_id, op_ids);
  const knownIds = new Set(known.map(({ op_id }) => op_id));
  const fresh = ops.filter(
    ({ op_id }, nth) => !knownIds.has(op_id) && op_ids.indexOf(op_id) === nth,
  );
  if (fresh.length === 0) return { seq, applied: known, guest_ticks: 0 };
  const counted = countOps(fresh, guestRoom !== undefined);
  checkBudget(counted, household, guestRoom);
  if (member) checkShare(counted, member);
  await checkGoods(tx, fresh);
  checkDays(fresh, at);
  const before = await stateOf(tx, household, { kitchens, at });
  const seen = before.seq;
  const logged = fresh.map((op, nth) => inOrder(op, { by, at, seq: seen + 1 + nth, seen }));
  const after = logged.reduce(applied, before);
  const state_id = newId(at);
  await writeState(tx, household_id, { before, after, state_id });
  await insertOps(tx, household_id, { ops: logged, counted, day: dayOf(at), at });
  // The account has a limit, too: whoever joins another household gets one with a day of its own.
  if (counted.ops > 0)
    tx.runAtEnd(
      countedToday([
        {
          user_id: by,
          at,
          entries: entriesOf(counted),
          sign_ins: 0,
          kitchen_ops: counted.ops,
          kitchen_bytes: counted.bytes,
        },
      ]),
    );
  announceKitchen(tx, 'kitchen', { household_id, at });
  hold(kitchens, household_id, { state_id, state: after });
  const added = logged.map((op) => ({ op_id: op.op_id, seq: op.seq, at: op.at }));
  const { guest_ticks } = counted;
  return { seq: after.seq, applied: [...known, ...added], after, guest_ticks };
}

function countOps(ops: readonly KitchenOp[], isGuest: boolean): Counted {
  return isGuest
    ? { ops: 0, bytes: 0, guest_ticks: ops.reduce((sum, op) => sum + ticksFor(op), 0) }
    : { ops: ops.length, bytes: bytesOf(ops), guest_ticks: 0 };
}

/** What operations count of a day of their account: one each, and of long ones one for each started part. */
function entriesOf({ ops, bytes }: Counted): number {
  return Math.max(ops, Math.ceil(bytes / ENTRY_BYTES));
}

/** A tick has the amounts of its line, up to 20 with long units. */
function ticksFor(op: KitchenOp): number {
  return Math.ceil(bytesOf(op) / TICK_BYTES);
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function checkBudget(
  { ops, bytes, guest_ticks }: Counted,
  { ops_today, bytes_today }: LockedHousehold,
  guestRoom = 0,
): void {
  if (guest_ticks > guestRoom) throw new AppError('too_many_ticks');
  if (ops === 0) return;
  if (ops_today + ops > MAX_OPS_A_DAY || bytes_today + bytes > MAX_OP_BYTES_A_DAY)
    throw new AppError('too_many_changes');
}

/** One member of several cannot use up the day of the others. */
function checkShare({ ops, bytes }: Counted, { members, ops_today, bytes_today }: Member): void {
  if (members === 1) return;
  if (ops_today + ops > MAX_OPS_OF_MEMBER || bytes_today + bytes > MAX_OP_BYTES_OF_MEMBER)
    throw new AppError('too_many_of_yours');
}

/** A plan takes meals from a year ago until in two years. Errors  invalid_request. */
function checkDays(ops: readonly KitchenOp[], at: Date): void {
  const isFar = (day: string | null | undefined) =>
    day !== null && day !== undefined && !isPlannable(day, at.getTime());
  const days = ops.flatMap((op) => {
    if (op.kind === 'plan_add') return op.payload.entries.map(({ day }) => day);
    return op.kind === 'plan_move' ? [op.payload.day] : [];
  });
  if (days.some(isFar)) throw invalidField('day', 'must be from a year ago until in two years');
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
  const { state: after, full } = tryOp(state, op, { seq, by });
  if (full) throw new AppError(`${full}_full`, { details: { op_id: op.op_id } });
  return after;
}

/** Locks a household that is there. Errors  not_found. */
export async function lockKnown(tx: Tx, household_id: string, at: Date): Promise<LockedHousehold> {
  const household = await lockHousehold(tx, { household_id, day: dayOf(at) });
  if (!household) throw new AppError('not_found');
  return household;
}
