import { getHousehold } from '@larder/shared/contract/household';
import { KitchenEvent, kitchenEvents } from '@larder/shared/contract/kitchen';

import { call } from '#lib/api';
import { readEvents } from '#lib/eventStream';
import { toast } from '#lib/toast';
import { kitchenHome } from '#state/kitchen';
import { confirmedKitchen } from '#state/kitchenConfirmed';
import { householdNow } from '#state/kitchenPeople';

import { moveTurns } from './householdMove.ts';
import { setHouseholdView } from './householdView.ts';
import { readKitchen, syncKitchen } from './kitchenSync.ts';

const AGAIN_AFTER_MS = 2_000;
const MAX_RETRY_MS = 60_000;

type Hearing = {
  signal: AbortSignal;
  /** The people of the household may be others, or it may be another household. */
  onPeople: () => void;
};

/**
 * Hears what others of the household do, until it is aborted. Reconnects after 2, 4, 8 … 60 seconds, and asks then
 * what was missed.
 */
export async function hearKitchen(token: string, { signal, onPeople }: Hearing): Promise<void> {
  let wait = AGAIN_AFTER_MS;
  const people = (): void => void readPeople().then(onPeople);
  while (!signal.aborted) {
    // Who joined or left while nothing was heard is told by no later news.
    await readEvents(kitchenEvents, { token, signal, onOpen: people }, (data, event) => {
      wait = AGAIN_AFTER_MS;
      if (event === 'household') people();
      else if (event === 'kitchen') hear(data);
    }).catch(() => undefined);
    await pause(wait, signal);
    wait = Math.min(MAX_RETRY_MS, wait * 2);
    if (!signal.aborted) void syncKitchen({ upTo: Number.POSITIVE_INFINITY });
  }
}

function hear(data: string): void {
  const { household_id, seq } = KitchenEvent.parse(JSON.parse(data));
  const kitchen = confirmedKitchen();
  if (kitchen?.household_id !== household_id) void readKitchen();
  else void syncKitchen({ upTo: seq });
}

/** Who is there and what the household is called; and whether it is another one now. */
async function readPeople(): Promise<void> {
  const turns = moveTurns();
  const view = await call(getHousehold).catch(() => undefined);
  if (!view || !kitchenHome()) return;
  const kitchen = confirmedKitchen();
  if (!kitchen) return;
  if (kitchen.household_id === view.household_id) setHouseholdView(view);
  else await moveAlong(turns);
}

/**
 * Somebody else, or this person on another device, has changed which household it is. `turns` from before it was asked:
 * a move of this tab meanwhile is none of others.
 */
async function moveAlong(turns: number): Promise<void> {
  const before = householdNow();
  await readKitchen();
  const after = householdNow();
  if (!before || !after || before.household_id === after.household_id) return;
  if (turns % 2 === 1 || turns !== moveTurns()) return;
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
