import { getKitchen, type Kitchen, sendOps } from '@larder/shared/kitchen/kitchen.calls';
import { MAX_OPS } from '@larder/shared/kitchen/kitchenLimits';
import { KitchenOp, type OpsAnswer } from '@larder/shared/kitchen/kitchenOps.model';
import { confirmOps, freshDevice, shownState } from '@larder/shared/kitchen/kitchenSync';
import * as z from 'zod/mini';

import { call } from '#platform/http/api.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { makeQueue, makeRetry } from '#platform/outbox/oneTab.ts';
import { toast } from '#platform/page/toast.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { KITCHEN_LOCK } from '#platform/stored/keptForWorker.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { cartsNow, takeGuestCarts } from '#shop/carts/state/carts.ts';
import { placedOrdersNow, takeGuestOrders } from '#shop/carts/state/placedOrders.ts';
import { groceryList, takeGuestList } from '#shop/kitchen/state/groceryList.ts';
import {
  HERE,
  kitchenHome,
  setKitchenHome,
  takeGuestOps,
  waitingOps,
} from '#shop/kitchen/state/kitchen.ts';
import { confirmedKitchen, setConfirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';
import { kitchenOf } from '#shop/kitchen/state/kitchenHere.ts';
import { setStalled } from '#shop/kitchen/state/kitchenSending.ts';
import { NO_WEEKS, takeGuestWeeks, weeksNow } from '#shop/kitchen/state/weeks.ts';

import { setHouseholdView } from './householdView.ts';
import { noteCleared } from './kitchenCleared.ts';
import { toastGone } from './kitchenGone.ts';
import { leaveToWorker, takeFromWorker } from './kitchenLater.ts';
import { movedIn } from './kitchenMoveIn.ts';
import {
  deviceNow,
  doneHere,
  dropOp,
  setDevice,
  showEarly,
  showKitchen,
  showOps,
} from './kitchenShown.ts';
import { toastTicks } from './kitchenTicks.ts';

const REFUSED = new Set([400, 404, 409, 413, 422]);
/** The day's budget of the household, of its member or of the account is used up. */
const TOMORROW = new Set(['too_many_changes', 'too_many_of_yours', 'too_many_today']);
const LATER = new Set(['busy', 'in_progress', 'conflict']);

const NO_LIST = { lines: [], ownCategories: [] };

/** The server's last answer had no brands: it is of the version before. */
let isWithoutBrands = false;

const inTurn = makeQueue(KITCHEN_LOCK);
const retry = makeRetry({ afterMs: 2_000, maxMs: 60_000 });

/**
 * Sends the waiting operations, in order and from one tab at a time, and gets what others changed. Without a
 * network it is tried again after 2, 4, 8 … 60 seconds.
 *
 * Shape   with nothing to send, there is a request only when the state here is older than `upTo`, or lacks a part.
 */
export function syncKitchen({ upTo = 0 } = {}): Promise<void> {
  return inTurn(() => withRetry(() => exchange(upTo)));
}

/** Reads the whole kitchen, after joining or leaving a household. */
export function readKitchen(): Promise<void> {
  return inTurn(() => withRetry(reloadKitchen));
}

/** Syncs this browser with the person's account, or first moves its list in. */
export function startKitchen(user_id: string): Promise<void> {
  if (ownerNow() !== user_id) return Promise.resolve();
  isWithoutBrands = false;
  if (!confirmedKitchen()) setKitchenHome(undefined);
  showKitchen();
  if (kitchenHome()) return syncKitchen({ upTo: Number.POSITIVE_INFINITY });
  return inTurn(() => withRetry(() => moveIn(user_id)));
}

/** Stops retrying, after a logout. */
export function stopKitchen(): void {
  retry.stop();
  setStalled(false);
}

/** Retries later, without a network or when the server cannot answer. */
async function withRetry(act: () => Promise<void>): Promise<void> {
  try {
    await act();
    retry.succeed();
    setStalled(false);
    takeFromWorker();
  } catch (error) {
    // Signed out, or a role that does not shop.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    if (error instanceof ApiError && TOMORROW.has(error.code)) toast.warning(error.message);
    setStalled(true);
    leaveToWorker();
    retry.later(() => void tryAgain());
  }
}

function tryAgain(): Promise<void> {
  const user = storedUser.get();
  return user ? startKitchen(user.id) : Promise.resolve();
}

async function exchange(upTo: number): Promise<void> {
  moveGuestIn();
  if (lacksBrands()) await reloadKitchen();
  let isAsked = (confirmedKitchen()?.state.seq ?? 0) < upTo;
  while (isSignedIn() && (isAsked || waitingOps().length > 0)) {
    isAsked = false;
    // Another tab may have no code for them yet: under no device the server would refuse them.
    showEarly();
    await sendBatch(await sendable(waitingOps().slice(0, MAX_OPS)));
  }
}

/**
 * Whether the copy is without the brands that the server has: a tab of the version before writes it without them, and no
 * operation brings them back.
 */
function lacksBrands(): boolean {
  const kitchen = confirmedKitchen();
  return isSignedIn() && kitchen !== undefined && !kitchen.state.brands && !isWithoutBrands;
}

/** Another person may have signed in. */
function isSignedIn(): boolean {
  const home = kitchenHome();
  return home !== undefined && home.user_id === storedUser.get()?.id;
}

/** Drops operations that the contract does not take, such as a name that is too long, with a toast. */
async function sendable(ops: readonly KitchenOp[]): Promise<KitchenOp[]> {
  const good = ops.filter((op) => z.safeEncode(KitchenOp, op).success);
  for (const op of ops) if (!good.includes(op)) refuse(op, 'This change is too long to be kept.');
  return good;
}

function refuse(op: KitchenOp, words: string): void {
  dropOp(op);
  toast.error(words);
}

const Named = z.object({ op_id: z.string() });

/** Sends operations. When the server refuses a batch, only the refused operations are dropped. */
async function sendBatch(ops: readonly KitchenOp[]): Promise<void> {
  const kitchen = confirmedKitchen();
  const home = kitchenHome();
  if (!kitchen || !home) return;
  const { household_id, state } = kitchen;
  try {
    const answer = await call(sendOps, {
      body: { household_id, base_seq: state.seq, ops: [...ops] },
    });
    if (!isSignedIn()) return;
    const device = confirmOps(deviceNow(), answer, home.user_id);
    setDevice(device, household_id);
    if (device.confirmed.seq < answer.seq) await reloadKitchen();
    else tell(ops, answer, { ...home, household_id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await settle(error, ops);
  }
}

/** Tells of what others did that this browser's changes, or its list, are about. */
function tell(
  ops: readonly KitchenOp[],
  answer: OpsAnswer,
  { user_id, household_id }: { user_id: string; household_id: string },
): void {
  const state = deviceNow().confirmed;
  toastTicks(ops, state, user_id);
  toastGone(ops, state);
  noteCleared(answer, ops, { household_id, by: user_id });
}

async function settle(error: ApiError, ops: readonly KitchenOp[]): Promise<void> {
  if (error.code === 'household_left') {
    toast.warning(error.message);
    await reloadKitchen();
    return;
  }
  if (error.code === 'kitchen_stale') {
    await reloadKitchen();
    return;
  }
  if (!REFUSED.has(error.status) || LATER.has(error.code) || ops.length === 0) throw error;
  const named = Named.safeParse(error.details).data?.op_id;
  const [only] = ops.length === 1 ? ops : ops.filter(({ op_id }) => op_id === named);
  if (only) {
    refuse(only, wordsFor(error));
    return;
  }
  // The server does not say which one: send each half.
  const middle = Math.ceil(ops.length / 2);
  await sendBatch(ops.slice(0, middle));
  await sendBatch(ops.slice(middle));
}

/** Takes over the server's state; waiting operations are applied to it again. */
async function reloadKitchen(): Promise<void> {
  const { state, household } = await askKitchen();
  const home = kitchenHome();
  if (!home || !isSignedIn()) return;
  setHouseholdView(household);
  const { waiting } = freshDevice(deviceNow(), state);
  setDevice({ confirmed: state, waiting }, household.household_id);
}

async function askKitchen(): Promise<Kitchen> {
  const kitchen = await call(getKitchen);
  isWithoutBrands = !kitchen.state.brands;
  return kitchen;
}

/** Adds what was listed and put into carts here while nobody was signed in. */
function moveGuestIn(): void {
  const home = kitchenHome();
  if (!home || !isSignedIn()) return;
  const [guests, carts, placed] = [takeGuestList(), takeGuestCarts(), takeGuestOrders()];
  const [early, week] = [takeGuestOps(), takeGuestWeeks()];
  if (!guests && !carts && !placed && !early && !week) return;
  const { user_id: by, device, seq } = home;
  const kitchen = { ...shownState(deviceNow(), by), seq };
  const left = kitchenOf({
    list: guests ?? NO_LIST,
    carts: carts ?? [],
    placed: placed ?? [],
    week: week ?? NO_WEEKS,
  });
  // What nothing has shown was to change the guest's list: the household's may have other lines of the same names.
  const list = doneHere(left, early?.filter((op) => op.device === HERE) ?? []).state;
  const own = { list, carts: list.carts, placed: list.placed, week: list };
  showOps(movedIn(kitchen, own, { device, by }));
}

/** Adds list, carts and orders of this browser to those of the account. */
async function moveIn(user_id: string): Promise<void> {
  const kitchen = await askKitchen();
  // Another tab was first, or another person signed in.
  if (kitchenHome() || storedUser.get()?.id !== user_id) return;
  settleIn(user_id, kitchen);
  await exchange(0);
}

function settleIn(user_id: string, { state, household }: Kitchen): void {
  // What another tab has no code for yet is of the list that moves in.
  showEarly();
  const own = {
    list: groceryList(),
    carts: cartsNow(),
    placed: placedOrdersNow(),
    week: weeksNow(),
  };
  const device = crypto.randomUUID();
  setConfirmedKitchen({ household_id: household.household_id, state });
  setKitchenHome({ user_id, device, seq: state.seq });
  setHouseholdView(household);
  const known = { confirmed: state, waiting: waitingOps() };
  // What waits is on the list already: it must not move in once more.
  const kitchen = { ...shownState(known, user_id), seq: state.seq };
  const ops = movedIn(kitchen, own, { device, by: user_id });
  setDevice(known, household.household_id);
  showOps(ops);
}
