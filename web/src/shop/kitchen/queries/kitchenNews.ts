import { getHousehold } from '@larder/shared/kitchen/household.calls';
import { KitchenEvent, kitchenEvents } from '@larder/shared/kitchen/kitchen.calls';

import { call } from '#platform/http/api.ts';
import { readEvents } from '#platform/http/eventStream.ts';
import { toast } from '#platform/page/toast.ts';
import { kitchenHome } from '#shop/kitchen/state/kitchen.ts';
import { confirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';
import { householdNow } from '#shop/kitchen/state/kitchenPeople.ts';

import { moveSteps } from './householdMove.ts';
import { setHouseholdView } from './householdView.ts';
import { readKitchen, syncKitchen } from './kitchenSync.ts';

const RETRY_AFTER_MS = 2_000;
const MAX_RETRY_MS = 60_000;

type WatchOptions = {
  signal: AbortSignal;
  /** Runs when the household or its members may have changed. */
  onPeople: () => void;
};

/**
 * Follows what others of the household do, until aborted. Reconnects after 2, 4, 8 … 60 seconds, and then
 * asks for what was missed.
 */
export async function watchKitchen({ signal, onPeople }: WatchOptions): Promise<void> {
  let wait = RETRY_AFTER_MS;
  const people = (): void => void readPeople().then(onPeople);
  while (!signal.aborted) {
    // Read on connecting: news that was missed while disconnected is not repeated.
    await readEvents(kitchenEvents, { signal, onOpen: people }, (data, event) => {
      wait = RETRY_AFTER_MS;
      if (event === 'household') people();
      else if (event === 'kitchen') onKitchenEvent(data);
    }).catch(() => undefined);
    await pause(wait, signal);
    wait = Math.min(MAX_RETRY_MS, wait * 2);
    if (!signal.aborted) void syncKitchen({ upTo: Number.POSITIVE_INFINITY });
  }
}

function onKitchenEvent(data: string): void {
  const { household_id, seq } = KitchenEvent.parse(JSON.parse(data));
  const kitchen = confirmedKitchen();
  if (kitchen?.household_id !== household_id) void readKitchen();
  else void syncKitchen({ upTo: seq });
}

/** Reads the household's name and members, or moves to the one that the person is in now. */
async function readPeople(): Promise<void> {
  const steps = moveSteps();
  const view = await call(getHousehold).catch(() => undefined);
  if (!view || !kitchenHome()) return;
  const kitchen = confirmedKitchen();
  if (!kitchen) return;
  if (kitchen.household_id === view.household_id) setHouseholdView(view);
  else await followMove(steps);
}

/**
 * Follows a move to another household that somebody else made, or this person on another device. `steps` is
 * `moveSteps` from before the request: this tab reports its own moves itself.
 */
async function followMove(steps: number): Promise<void> {
  const before = householdNow();
  await readKitchen();
  const after = householdNow();
  if (!before || !after || before.household_id === after.household_id) return;
  if (steps % 2 === 1 || steps !== moveSteps()) return;
  if (after.members.length > 1) toast.info(`You are in ${after.name} now`);
  else toast.warning(`You are not in ${before.name} any more. You have a list of your own now.`);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
