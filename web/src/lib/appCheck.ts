import type { FirebaseSettings } from '@larder/shared/contract/config';

import type { GetToken } from './appCheckSdk.ts';

/** Google's script, its answer and the exchange for a token take about a second together. */
const WAIT_MS = 8_000;
/** Whoever cannot be verified does not wait again with every change. */
const PAUSE_MS = 30_000;

let settings: FirebaseSettings | undefined;
let started: Promise<GetToken> | undefined;
let pausedUntil = 0;

/** Learns from the server's settings whether changes must carry a proof that they come from our app. */
export function noteAppCheck(given: FirebaseSettings | undefined): void {
  settings = given;
}

/** Whether the server's settings ask for the proof; undefined counts as no. */
export function hasAppCheck(): boolean {
  return settings !== undefined;
}

/**
 * The proof for one change. Nothing is loaded before the first one that needs it.
 *
 * Shape  undefined when none is needed or Google gives none within 8 seconds; then the server decides,
 *        and its words are what the person reads. After a failure Google is left alone for 30 seconds.
 */
export async function appCheckToken({ isRefused = false } = {}): Promise<string | undefined> {
  if (!settings || Date.now() < pausedUntil) return undefined;
  try {
    started ??= start(settings);
    const token = started.then((getToken) => getToken(isRefused));
    return await Promise.race([token, afterWait()]);
  } catch {
    pausedUntil = Date.now() + PAUSE_MS;
    return undefined;
  }
}

/** A file that did not come is asked for again the next time. */
async function start(given: FirebaseSettings): Promise<GetToken> {
  const { startAppCheck } = await import('./appCheckSdk.ts').catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return startAppCheck(given);
}

function afterWait(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), WAIT_MS);
  });
}
