import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import { insertAudit } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { conflict } from '#subjects/orders/conflict.rules';
import { advanceOrder, type Owner } from '#subjects/orders/orders.queries';
import { lockShelves, type ShelfRow } from '#subjects/orders/placement.queries';
import { freeSlots } from '#subjects/orders/slots.queries';

import {
  addToLine,
  type Change,
  correctStock,
  deleteTick,
  findMergedInto,
  findStock,
  type Line,
  listLines,
  type LockedOrder,
  putBack,
  restoreLines,
  setChangeState,
  sumUpOrder,
  takePacks,
} from './lineChanges.queries.ts';
import { shortOf } from './lineRefusals.rules.ts';

export type Acting = { user: LiveUser; caller: Caller; at: Date };
/** A locked order with its lines and their changes. */
export type Open = LockedOrder & { owner: Owner; lines: Line[]; changes: Change[] };
/** What a step needs: the locked order, and who does it. */
export type Step = Acting & { order: Open };

/** Locks the shelf rows of ingredients and of those they were merged into, in key order. Shape: the existing rows. */
export async function lockGoods(
  tx: Tx,
  { order: { store_id }, at }: Step,
  ingredient_ids: readonly string[],
): Promise<ShelfRow[]> {
  const merged: string[] = [];
  for (const ingredient_id of ingredient_ids)
    merged.push((await findMergedInto(tx, ingredient_id)) ?? ingredient_id);
  const all = new Set([...ingredient_ids, ...merged]);
  const keys = [...all].map((ingredient_id) => ({ store_id, ingredient_id }));
  return lockShelves(tx, { keys, at });
}

export function proposalsOf({ changes, lines }: Pick<Open, 'changes' | 'lines'>) {
  return changes
    .filter(({ state }) => state === 'proposed')
    .map(({ line_no, ingredient_id }) => ({
      line: lines.find((line) => line.line_no === line_no)?.ingredient_id ?? '',
      instead: ingredient_id ?? '',
    }));
}

export function packsOf({ order: { store_id }, user, at }: Step, { change_id }: Change) {
  return { change_id, store_id, actor_id: user.user_id, at };
}

export function lineAt({ lines }: Open, line_no: number): Line {
  const line = lines.find((one) => one.line_no === line_no);
  if (!line) throw new AppError('change_not_found');
  return line;
}

export function findChange({ changes }: Open, change_id: string): Change {
  const change = changes.find((one) => one.change_id === change_id);
  if (!change) throw new AppError('change_not_found');
  return change;
}

export function givenBy({ ingredient_id }: Change): string[] {
  return ingredient_id === null ? [] : [ingredient_id];
}

/** Whether the line is a replacement that was taken back or refused. */
export function isOfGoneLine({ changes }: Open, { line_no }: Change): boolean {
  const made = changes.find(({ new_line_no }) => new_line_no === line_no);
  return made !== undefined && made.state !== 'replaced' && made.state !== 'kept';
}

/** What is proposed for packs of the line that a change made. */
export function questionOn(order: Open, change: Change): Change | undefined {
  return changesOn(order, change).find(({ state }) => state === 'proposed');
}

/** Whether something else is given for packs of the line that a change made. */
export function isReplacedAgain(order: Open, change: Change): boolean {
  return changesOn(order, change).some(({ state }) => state === 'replaced' || state === 'kept');
}

function changesOn({ changes }: Open, { new_line_no }: Change): Change[] {
  return new_line_no === null ? [] : changes.filter(({ line_no }) => line_no === new_line_no);
}

export function mustBeAccepted(order: Open): void {
  if (order.order_status !== 'Accepted') throw conflict(order);
}

/** Takes the packs of a change off the line and restocks them; packs that were missing do not count as stock. */
export async function dropPacks(tx: Tx, step: Step, change: Change): Promise<void> {
  const { order, user, at } = step;
  const { line_no, packs, missing } = change;
  const { ingredient_id } = lineAt(order, line_no);
  await addToLine(tx, { order_id: order.order_id, line_no, packs: -packs });
  await putBack(tx, { ...packsOf(step, change), reason: 'line_short', ingredient_id, packs });
  if (!missing) return;
  const { store_id } = order;
  const stock = await findStock(tx, { store_id, ingredient_id });
  if (stock)
    await correctStock(tx, { ...stock, store_id, delta: -packs, actor_id: user.user_id, at });
}

/** Puts the packs of a change back on the line. Errors  out_of_stock. */
export async function takeAgain(
  tx: Tx,
  step: Step,
  { change, line }: { change: Change; line: Line },
): Promise<void> {
  const { order_id, store_id } = step.order;
  const { packs, line_no } = change;
  const { ingredient_id, name } = line;
  const [shelf] = await lockShelves(tx, { keys: [{ store_id, ingredient_id }], at: step.at });
  const available = shelf?.quantity ?? 0;
  if (available < packs) throw shortOf({ ingredient_id, name, wanted: packs, available });
  await takePacks(tx, { ...packsOf(step, change), reason: 'line_undone', ingredient_id, packs });
  await addToLine(tx, { order_id, line_no, packs });
  // The tick was for fewer packs.
  await deleteTick(tx, { order_id, line_no });
}

/** Restocks a replacement, proposed or given: as many packs as are still on the order. */
export async function returnReplacement(tx: Tx, step: Step, change: Change): Promise<void> {
  const { order } = step;
  const { ingredient_id, new_line_no } = change;
  if (ingredient_id === null) return;
  const line = new_line_no === null ? undefined : lineAt(order, new_line_no);
  const packs = line ? line.quantity : (change.quantity ?? 0);
  if (packs === 0) return;
  if (line) await addToLine(tx, { order_id: order.order_id, line_no: line.line_no, packs: -packs });
  await putBack(tx, {
    ...packsOf(step, change),
    reason: 'replacement_returned',
    ingredient_id,
    packs,
  });
}

/** Refuses a replacement and a proposal for it, which could not be answered once its line is gone. */
export async function refuseReplacement(tx: Tx, step: Step, change: Change): Promise<void> {
  const { order, at } = step;
  const { order_id } = order;
  const question = questionOn(order, change);
  if (!question) return returnReplacement(tx, step, change);
  await returnReplacement(tx, step, question);
  await dropPacks(tx, step, question);
  await setChangeState(tx, { change_id: question.change_id, state: 'refused', at });
  const left = { ...order, lines: await listLines(tx, order_id) };
  return returnReplacement(tx, { ...step, order: left }, change);
}

/** Sets the stock of a line's item to 0. Shape: the packs that it had. */
export async function emptyShelf(
  tx: Tx,
  { order: { store_id }, user, at }: Step,
  { ingredient_id }: Line,
): Promise<number> {
  const stock = await findStock(tx, { store_id, ingredient_id });
  if (!stock) return 0;
  const { quantity } = stock;
  await correctStock(tx, { ...stock, store_id, delta: -quantity, actor_id: user.user_id, at });
  return quantity;
}

/** Restores stock that a change set to 0, plus the packs of its line; not when stock has come in since. */
export async function refillShelf(
  tx: Tx,
  { order: { store_id }, user, at }: Step,
  { change, line: { ingredient_id } }: { change: Change; line: Line },
): Promise<void> {
  if (!change.missing) return;
  const stock = await findStock(tx, { store_id, ingredient_id });
  if (stock?.quantity !== 0) return;
  const dropped = change.state === 'proposed' ? 0 : change.packs;
  const delta = change.emptied + dropped;
  await correctStock(tx, { ...stock, store_id, delta, actor_id: user.user_id, at });
}

/** Rejects an order of which nothing is left, with its lines as ordered. Its packs were restocked before. */
export async function endOrder(
  tx: Tx,
  { order: { order_id, owner }, user, caller, at }: Step,
  { by, reason }: { by: 'vendor' | 'shopper'; reason: string },
): Promise<void> {
  await restoreLines(tx, order_id);
  await sumUpOrder(tx, order_id);
  const moved = await advanceOrder(tx, {
    order_id,
    owner,
    from: 'Accepted',
    to: 'Rejected',
    actor: user,
    rejected_by: by,
    reject_reason: reason,
    at,
  });
  if (moved) await freeSlots(tx, [order_id]);
  await insertAudit(tx, {
    at,
    actor: user,
    caller,
    action: 'order_rejected',
    target_type: 'order',
    target_id: order_id,
    detail: { from: 'Accepted' },
  });
}
