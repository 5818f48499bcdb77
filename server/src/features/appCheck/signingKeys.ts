import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type FlattenedJWSInput,
  type JWSHeaderParameters,
} from 'jose';
import { z } from 'zod';

import { circuitBreaker } from '#lib/circuitBreaker';
import { readText } from '#lib/outside';

/** What this takes from the world outside, so that tests wait for nothing. */
export type Outside = {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
};
type Log = { warn(details: object, text: string): void };

/** Source of these: docs/operations.md, "Firebase App Check". */
const ANSWER_MS = 3_000;
const MAX_BYTES = 64 * 1024;
export const FRESH_MS = 6 * 60 * 60_000;
export const USABLE_MS = 24 * 60 * 60_000;
export const COOLDOWN_MS = 30_000;

/** The keys are not known and cannot be had now, so that nobody can tell whether a token is good. */
export class KeysUnavailable extends Error {}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });
type Kept = { find: ReturnType<typeof createLocalJWKSet>; at: number };
export type FindKey = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

/**
 * The public keys at `address`, found by the id that a token names.
 *
 * Shape   kept for 6 hours, then asked for again while the old ones still serve, for a day at most. A
 *         key that is not among them has them asked for again, once in 30 seconds at most, because
 *         anybody can name a key that does not exist. After 5 failures the address is left alone
 *         for 30 seconds.
 * Errors  `KeysUnavailable`; jose's JWKSNoMatchingKey for a key that is not there.
 */
export function signingKeys(
  address: string,
  { outside, log }: { outside: Outside; log: Log },
): FindKey {
  const breaker = circuitBreaker(outside.now);
  let kept: Kept | undefined;
  let loading: Promise<Kept> | undefined;

  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || ageOf(keys) < COOLDOWN_MS) throw error;
      const newer = await load();
      return newer.find(header, token);
    }
  };

  function ageOf({ at }: Kept): number {
    return outside.now().getTime() - at;
  }

  async function current(): Promise<Kept> {
    if (!kept || ageOf(kept) >= USABLE_MS) return load();
    // Nobody waits for keys that are only a little old; a failure is logged where it happens.
    if (ageOf(kept) >= FRESH_MS) void load().catch(() => undefined);
    return kept;
  }

  /** Whoever asks while they are being asked for gets the same answer. */
  function load(): Promise<Kept> {
    loading ??= ask().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function ask(): Promise<Kept> {
    if (!breaker.allows()) throw new KeysUnavailable('they failed too often just now');
    try {
      const response = await outside.fetch(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: outside.timeout(ANSWER_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await readText(response, MAX_BYTES);
      if (text === undefined) throw new Error(`more than ${MAX_BYTES} bytes`);
      const find = createLocalJWKSet(KeySet.parse(JSON.parse(text)));
      breaker.succeeded();
      kept = { find, at: outside.now().getTime() };
      return kept;
    } catch (cause) {
      breaker.failed();
      log.warn({ err: cause }, 'the keys of Firebase App Check could not be fetched');
      throw new KeysUnavailable('they could not be fetched', { cause });
    }
  }
}
