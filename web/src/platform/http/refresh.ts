import { refreshSession } from '@larder/shared/account/session.calls';

import { makeTabQueue } from '#platform/outbox/oneTab.ts';
import {
  hasExpired,
  type StoredUser,
  storedUser,
  toStoredUser,
} from '#platform/session/storedUser.ts';

import { ApiError } from './apiError.ts';
import { send } from './http.ts';

/**
 * Renews the token with the refresh cookie, one tab at a time: a tab that waited takes the other's token.
 *
 * Shape   the person with the new token; undefined without a valid cookie (the person is then signed out)
 *         or after a sign-out meanwhile.
 * Errors  as `send`, but 401 and 403 give undefined.
 */
export function renewSession(staleToken: string): Promise<StoredUser | undefined> {
  return oneAtATime(staleToken, async () => {
    const before = storedUser.get();
    if (!before) return undefined;
    if (before.token !== staleToken && !hasExpired(before)) return before;

    const renewed = toStoredUser(await askServer());
    const now = storedUser.get();
    // A sign-out meanwhile, here or in another tab, is final.
    if (now?.id !== before.id) return undefined;
    // A login meanwhile, too: it has ended the session that was renewed.
    if (now.token !== before.token) return now;
    if (renewed) storedUser.set(renewed);
    else storedUser.clear();
    return renewed;
  });
}

async function askServer(): Promise<unknown> {
  try {
    return await send(refreshSession, { headers: { 'x-requested-with': 'larder' } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403))
      return undefined;
    throw error;
  }
}

const inTurn = makeTabQueue();

/** Across tabs with Web Locks (secure contexts), else within this tab. */
async function oneAtATime<T>(staleToken: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return inTurn(work);
  const first = await locks.request('refresh', { ifAvailable: true }, async (lock) =>
    lock ? { done: await work() } : undefined,
  );
  if (first) return first.done;
  return locks.request('refresh', async () => {
    await arrival(staleToken);
    return work();
  });
}

/** Storage writes of another tab arrive shortly after its lock. Units: milliseconds. */
const ARRIVES_WITHIN = 300;
const LOOK_EVERY = 20;

async function arrival(staleToken: string): Promise<void> {
  const until = performance.now() + ARRIVES_WITHIN;
  while (storedUser.get()?.token === staleToken && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}
