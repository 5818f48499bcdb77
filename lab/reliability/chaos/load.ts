import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { Orders } from '#reliability/harness/answers';
import type { Answer, Client } from '#reliability/harness/client';
import { pick, random } from '#reliability/harness/random';
import type { World } from '#reliability/harness/world';

/** What the clients know, recorded before they go on. */
export type Notebook = {
  /** Key -> order of its definite answer. */
  acknowledged: Map<string, string>;
  /** Keys without a last answer: an order may exist. */
  unknown: Set<string>;
  /** Keys with two different orders; must stay empty. */
  contradictions: string[];
  /** Answers that must not occur, by status. */
  unexpected: Map<number, number>;
  refused: number;
  unavailable: number;
  /** Units: milliseconds between two successes of all clients together. */
  longestGap: number;
};

/** Shoppers order until stopped. Each order is retried with its own key until the answer is definite. */
export function startLoad(
  call: Client,
  world: World,
  {
    clients = 24,
    seed = 1,
    pauseMs = 0,
  }: { clients?: number; seed?: number; pauseMs?: number } = {},
) {
  const chance = random(seed);
  const book: Notebook = {
    acknowledged: new Map(),
    unknown: new Set(),
    contradictions: [],
    unexpected: new Map(),
    refused: 0,
    unavailable: 0,
    longestGap: 0,
  };
  let stopping = false;
  let lastSuccess = performance.now();
  const stores = world.vendors.flatMap((vendor) => vendor.stores);

  function success(key: string, answer: Answer): void {
    const now = performance.now();
    book.longestGap = Math.max(book.longestGap, now - lastSuccess);
    lastSuccess = now;
    const order_id = Orders.parse(answer.body).orders[0]?.order_id ?? '';
    const before = book.acknowledged.get(key);
    if (before !== undefined && before !== order_id) book.contradictions.push(key);
    book.acknowledged.set(key, order_id);
    book.unknown.delete(key);
  }

  /** Whether the key is settled. */
  async function attempt(key: string, body: unknown, token: string): Promise<boolean> {
    let answer: Answer;
    try {
      answer = await call('POST', '/user/orders', {
        token,
        body,
        headers: { 'idempotency-key': key },
        timeoutMs: 20_000,
      });
    } catch {
      book.unknown.add(key);
      return false;
    }
    if (answer.status === 201) {
      success(key, answer);
      return true;
    }
    if (answer.status === 503) {
      book.unavailable += 1;
      return false;
    }
    if (answer.status === 409) {
      const { error } = z.object({ error: z.string() }).parse(answer.body);
      if (error === 'busy' || error === 'in_progress') return false;
      book.refused += 1;
      book.unknown.delete(key);
      return true;
    }
    book.unexpected.set(answer.status, (book.unexpected.get(answer.status) ?? 0) + 1);
    return false;
  }

  async function shopper(nth: number): Promise<void> {
    const who = world.shoppers[nth % world.shoppers.length] ?? world.shoppers[0];
    while (!stopping) {
      const key = crypto.randomUUID();
      const store_id = pick(chance, stores);
      const items = [pick(chance, world.catalogue), pick(chance, world.catalogue)].map(
        (ingredient_id) => ({ ingredient_id, quantity: 1 + Math.floor(chance() * 2) }),
      );
      const body = { orders: [{ store_id, items }] };
      while (!(await attempt(key, body, who.token))) {
        await sleep(20 + chance() * 80);
        if (stopping && book.unexpected.size > 0) return;
      }
      // Some retry a success, as impatient people do.
      if (chance() < 0.1) await attempt(key, body, who.token);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const running = Array.from({ length: clients }, (_, nth) => shopper(nth));
  return {
    book,
    /** Lets each shopper finish the current order. Needs a working server. */
    stop: async (): Promise<Notebook> => {
      stopping = true;
      await Promise.all(running);
      return book;
    },
  };
}
