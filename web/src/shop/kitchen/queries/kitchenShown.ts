import type { ErrorCode } from '@larder/shared/basics/errors.model';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { applyOp, type Full, tryOp } from '@larder/shared/kitchen/kitchen';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import type { LineRef } from '@larder/shared/kitchen/kitchenParts.model';
import { type KitchenDevice, shownState } from '@larder/shared/kitchen/kitchenSync';

import { toast } from '#platform/page/toast.ts';
import { cartsNow, setCarts } from '#shop/carts/state/carts.ts';
import { setPlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { groceryList, updateList } from '#shop/kitchen/state/groceryList.ts';
import {
  FIRST_GENERATION,
  HERE,
  isWaitingInMemory,
  kitchenHome,
  setKitchenHome,
  showWith,
  updateWaitingOps,
  waitingOps,
} from '#shop/kitchen/state/kitchen.ts';
import { confirmedKitchen, setConfirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';
import { keepHere, kitchenHere } from '#shop/kitchen/state/kitchenHere.ts';
import { NOBODY } from '#shop/kitchen/state/kitchenPeople.ts';
import { setPantry } from '#shop/kitchen/state/pantry.ts';
import { setWeeks } from '#shop/kitchen/state/weeks.ts';

/*
 * What screens show: the server's state with the waiting operations applied again; without an account the kitchen of
 * this device.
 */

const NOT_STORED =
  'Your browser does not store changes. Those that wait for a network are lost when you close this page.';

let memo: { device: KitchenDevice; shown: KitchenState } | undefined;
let hasWarned = false;

/** The confirmed state and the waiting operations; another tab may have changed both. */
export function deviceNow(): KitchenDevice {
  return { confirmed: confirmedKitchen()?.state ?? EMPTY_KITCHEN, waiting: waitingOps() };
}

function shownKitchen(): KitchenState {
  const device = deviceNow();
  const { confirmed, waiting } = device;
  if (memo?.device.confirmed === confirmed && memo.device.waiting === waiting) return memo.shown;
  const shown = shownState(device, kitchenHome()?.user_id ?? '');
  memo = { device, shown };
  return shown;
}

/** Shows changes from now on, and those that were made before this code was loaded. */
export function showKitchen(): void {
  showWith(show);
  const home = kitchenHome();
  // A copy that cannot be read is fetched anew (kitchenSync.ts).
  if (home && !confirmedKitchen()) return;
  if (home) resolveWaiting();
  showEarly();
}

/** Shows changes that were made before there was code for it, here or in another tab. */
export function showEarly(): void {
  const early = waitingOps().filter(isOfDevice);
  const home = kitchenHome();
  if (early.length === 0 || (home && !confirmedKitchen())) return;
  updateWaitingOps((all) => all.filter((op) => !isOfDevice(op)));
  if (home) showOps(early.map((op) => ({ ...op, device: home.device, base_seq: home.seq })));
  else showHere(early);
}

/** Whether it was made while nobody was signed in. */
function isOfDevice({ device }: KitchenOp): boolean {
  return device === HERE;
}

function show(ops: readonly KitchenOp[]): void {
  if (!kitchenHome()) showHere(ops);
  else if (confirmedKitchen()) showOps(ops);
  else updateWaitingOps((waiting) => ops.reduce(withOp, waiting));
}

/** Applies operations to the kitchen of this device. For what has no room there are words. */
function showHere(ops: readonly KitchenOp[]): void {
  const before = kitchenHere();
  const { state, full } = doneHere(before, ops);
  keepHere(before, state);
  if (full) void sayFull(full);
}

/** What operations make of a kitchen that is on a device only, or was. Shape: as `tryOp`, with the first `full`. */
export function doneHere(before: KitchenState, ops: readonly KitchenOp[]): Tried {
  let state = before;
  let full: Full | undefined;
  for (const op of ops) {
    const tried = tryHere(state, op);
    state = tried.state;
    full ??= tried.full;
  }
  return { state, full };
}

type Tried = ReturnType<typeof tryOp>;

function tryHere(state: KitchenState, op: KitchenOp): Tried {
  // All of it was seen here, also what an account's list has left.
  const seen = { ...op, base_seq: Number.MAX_SAFE_INTEGER };
  try {
    return tryOp(state, seen, { seq: state.seq + 1, by: NOBODY });
  } catch {
    // Of another version, or damaged in storage: the others count all the same.
    return { state };
  }
}

/** The words of the server, which are loaded for this alone. */
async function sayFull(full: Full): Promise<void> {
  const code: ErrorCode = `${full}_full`;
  const words = await import('@larder/shared/basics/errors.model').catch(() => undefined);
  toast.error(words?.ERRORS[code].message ?? 'There is no room for more. Remove some first.');
}

/** Adds operations of this browser to the waiting ones, and shows their effect. */
export function showOps(ops: readonly KitchenOp[]): void {
  const by = kitchenHome()?.user_id ?? '';
  const before = shownKitchen();
  updateWaitingOps((waiting) => ops.reduce(withOp, waiting));
  const shown = shownState({ confirmed: before, waiting: ops }, by);
  memo = { device: deviceNow(), shown };
  publish(shown);
  if (isWaitingInMemory() && !hasWarned) {
    hasWarned = true;
    // After the toast of the change itself.
    queueMicrotask(() => toast.warning(NOT_STORED));
  }
}

/** Packs are set, not added: a later operation on the same items replaces the one before it. */
function withOp(waiting: readonly KitchenOp[], op: KitchenOp): KitchenOp[] {
  const last = waiting.at(-1);
  const isReplaced = last !== undefined && coversPacks(op, last);
  return [...(isReplaced ? waiting.slice(0, -1) : waiting), op];
}

function coversPacks(op: KitchenOp, before: KitchenOp): boolean {
  if (op.kind !== 'cart_packs' || before.kind !== 'cart_packs') return false;
  const { store, items, terms } = before.payload;
  const set = new Set(op.payload.items.map(({ ingredient_id }) => ingredient_id));
  return (
    op.payload.store.store_id === store.store_id &&
    (op.payload.terms || !terms) &&
    items.every(({ ingredient_id }) => set.has(ingredient_id))
  );
}

/** Stores the confirmed state and the operations that still wait, and shows both. */
export function setDevice({ confirmed, waiting }: KitchenDevice, household_id: string): void {
  const home = kitchenHome();
  if (!home) return;
  if (confirmed !== confirmedKitchen()?.state || household_id !== confirmedKitchen()?.household_id)
    setConfirmedKitchen({ household_id, state: confirmed });
  if (home.seq !== confirmed.seq) setKitchenHome({ ...home, seq: confirmed.seq });
  const left = new Set(waiting.map(({ op_id }) => op_id));
  const known = waitingOps();
  if (known.some(({ op_id }) => !left.has(op_id)))
    updateWaitingOps((all) => all.filter(({ op_id }) => left.has(op_id)));
  publish(shownKitchen());
}

/** Takes back an operation that the server refused. */
export function dropOp({ op_id }: KitchenOp): void {
  updateWaitingOps((all) => all.filter((one) => one.op_id !== op_id));
  publish(shownKitchen());
}

/** Sets the generations that an earlier version did not know before this code was loaded, and shows what waits. */
function resolveWaiting(): void {
  if (waitingOps().some((op) => refsOf(op).some(isUnknown))) {
    const by = kitchenHome()?.user_id ?? '';
    let state = deviceNow().confirmed;
    const resolved = waitingOps().map((op) => {
      const known = withGenerations(op, state);
      state = applyOp(state, known, { seq: state.seq + 1, by });
      return known;
    });
    updateWaitingOps(() => resolved);
  }
  publish(shownKitchen());
}

function refsOf({ payload }: KitchenOp): readonly LineRef[] {
  if ('line' in payload) return [payload.line];
  return 'lines' in payload ? payload.lines : [];
}

function isUnknown({ generation }: LineRef): boolean {
  return generation < FIRST_GENERATION;
}

/** An operation with the generations of its lines, as far as the state has them. */
function withGenerations<Op extends KitchenOp>(op: Op, state: KitchenState): Op {
  const found = (ref: LineRef): LineRef => {
    if (!isUnknown(ref)) return ref;
    const line = state.lines.find(({ key }) => key === ref.key);
    return line ? { key: line.key, generation: line.generation } : ref;
  };
  const { payload } = op;
  if ('line' in payload) return { ...op, payload: { ...payload, line: found(payload.line) } };
  if ('lines' in payload)
    return { ...op, payload: { ...payload, lines: payload.lines.map(found) } };
  return op;
}

/** Writes what screens read. Unchanged parts stay the same objects. */
function publish(shown: KitchenState): void {
  const { lines, ownCategories, ownGrams } = shown;
  if (groceryList().lines !== lines || groceryList().ownCategories !== ownCategories)
    updateList(() => ({ lines, ownCategories, ownGrams }));
  if (cartsNow() !== shown.carts) setCarts(shown.carts);
  setPantry(shown);
  setWeeks(shown);
  setPlacedOrders(shown.placed);
}
