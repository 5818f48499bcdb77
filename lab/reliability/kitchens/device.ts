import { setTimeout as sleep } from 'node:timers/promises';

import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { getKitchen, type KitchenState, sendOps } from '@larder/shared/kitchen/kitchen.calls';
import { MAX_OPS } from '@larder/shared/kitchen/kitchenLimits';
import {
  confirmOps,
  freshDevice,
  type KitchenDevice,
  shownState,
} from '@larder/shared/kitchen/kitchenSync';
import { z } from 'zod';
import * as mini from 'zod/mini';

import type { Answer, Client } from '#reliability/harness/client';
import { random } from '#reliability/harness/random';

import { someDeed } from './deeds.ts';

/** What all devices know, recorded before they go on. */
export type KitchenBook = {
  made: Set<string>;
  /** Operation -> its number, as the first answer said. */
  acknowledged: Map<string, number>;
  /** Operations that answers gave two numbers; must stay empty. */
  contradictions: string[];
  /** Answers that must not occur. */
  unexpected: string[];
  unavailable: number;
  /** Batches that were sent twice on purpose. */
  repeated: number;
  /** How often a device was without a network. */
  offline: number;
};

export function newBook(): KitchenBook {
  return {
    made: new Set(),
    acknowledged: new Map(),
    contradictions: [],
    unexpected: [],
    unavailable: 0,
    repeated: 0,
    offline: 0,
  };
}

type Owner = { user_id: string; token: string; household_id: string };
export type KitchenClient = ReturnType<typeof makeKitchenClient>;

const Refusal = z.object({ error: z.string() });
/** Units: milliseconds. */
const [PAUSE, OFFLINE, TIMEOUT] = [300, 6_000, 20_000];
const RETRIED = new Set(['busy', 'in_progress', 'conflict']);

/** A browser of a member that acts until it is stopped: at once on its screen, and sent when it can be. */
export function makeKitchenClient(
  call: Client,
  { user_id, token, household_id }: Owner,
  { book, seed }: { book: KitchenBook; seed: number },
) {
  const chance = random(seed);
  const device = crypto.randomUUID();
  let known: KitchenDevice = { confirmed: EMPTY_KITCHEN, waiting: [] };
  let isStopping = false;

  function act(): void {
    const op_id = crypto.randomUUID();
    const change = someDeed(shownState(known, user_id), chance);
    const seen = { device, at: Date.now(), base_seq: known.confirmed.seq };
    book.made.add(op_id);
    known = { ...known, waiting: [...known.waiting, { ...change, op_id, ...seen }] };
  }

  async function readAnew(): Promise<void> {
    const { status, body } = await call('GET', '/kitchen', { token, timeoutMs: TIMEOUT });
    if (status === 200)
      known = freshDevice(known, mini.decode(getKitchen.response, body as never).state); // checked by it
  }

  async function hear({ status, body, text }: Answer): Promise<void> {
    if (status === 200) {
      const answer = mini.decode(sendOps.response, body as never); // checked by it
      for (const { op_id, seq } of answer.applied) {
        const before = book.acknowledged.get(op_id);
        if (before !== undefined && before !== seq) book.contradictions.push(op_id);
        book.acknowledged.set(op_id, seq);
      }
      known = confirmOps(known, answer, user_id);
      if (known.confirmed.seq < answer.seq) await readAnew();
    } else if (status === 410) await readAnew();
    else if (status === 503) book.unavailable += 1;
    else if (!RETRIED.has(Refusal.safeParse(body).data?.error ?? ''))
      book.unexpected.push(`${status} ${text.slice(0, 200)}`);
  }

  /** Sends some of what waits, sometimes twice. Without an answer the same waits for the next time. */
  async function exchange(most = MAX_OPS): Promise<void> {
    const body = mini.encode(sendOps.body, {
      household_id,
      base_seq: known.confirmed.seq,
      ops: known.waiting.slice(0, most),
    });
    const send = () =>
      call('POST', '/kitchen/ops', { token, body, timeoutMs: TIMEOUT })
        .then(hear)
        .catch(() => undefined);
    const isTwice = chance() < 0.1;
    if (isTwice) book.repeated += 1;
    await Promise.all(isTwice ? [send(), send()] : [send()]);
    // As a tab that knows nothing of the other's answer.
    if (chance() < 0.05) await send();
    if (chance() < 0.01) await readAnew().catch(() => undefined);
  }

  async function live(): Promise<void> {
    while (!isStopping) {
      if (chance() < 0.02) await beOffline();
      act();
      if (chance() < 0.5) act();
      await exchange(1 + Math.floor(chance() * 20));
      await sleep(PAUSE * (0.5 + chance()));
    }
  }

  async function beOffline(): Promise<void> {
    book.offline += 1;
    const until = performance.now() + OFFLINE * chance();
    while (!isStopping && performance.now() < until) {
      act();
      await sleep(PAUSE * chance());
    }
  }

  const living = live();
  return {
    household_id,
    token,
    state: (): KitchenState => known.confirmed,
    waiting: (): number => known.waiting.length,
    /** Lets it end what it does. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await living;
    },
    /** Sends all that waits and hears what others did; with a working server. */
    settle: async (): Promise<void> => {
      await exchange();
      for (let times = 0; known.waiting.length > 0 && times < 100; times += 1) await exchange();
    },
  };
}
