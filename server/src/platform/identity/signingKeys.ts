import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type FlattenedJWSInput,
  type JWSHeaderParameters,
} from 'jose';
import { z } from 'zod';

import { makeCircuitBreaker } from '#platform/lib/circuitBreaker';
import { type Network, readText } from '#platform/lib/network';

type Log = { warn(details: object, text: string): void };

/** Source  of these: docs/operations.md, "Firebase App Check". */
const ANSWER_MS = 3_000;
const MAX_BYTES = 64 * 1024;
export const FRESH_MS = 6 * 60 * 60_000;
export const USABLE_MS = 24 * 60 * 60_000;
export const COOLDOWN_MS = 30_000;

/** The keys are unknown and cannot be fetched. */
export class KeysUnavailable extends Error {}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });
type Kept = { find: ReturnType<typeof createLocalJWKSet>; at: number };
export type FindKey = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

/**
 * The public keys at `address`, found by key id.
 *
 * Shape   kept for 6 hours, then fetched again while the old ones serve, for a day at most. An unknown key
 *         triggers a fetch, at most once in 30 seconds, because anybody can name a key that does not exist.
 *         After 5 failures nothing is fetched for 30 seconds.
 * Errors  `KeysUnavailable`; jose's JWKSNoMatchingKey for an unknown key.
 */
export function makeKeyFinder(
  address: string,
  { network, log }: { network: Network; log: Log },
): FindKey {
  const breaker = makeCircuitBreaker(network.now);
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
    return network.now().getTime() - at;
  }

  async function current(): Promise<Kept> {
    if (!kept || ageOf(kept) >= USABLE_MS) return load();
    // Nobody waits for a refresh; a failure is logged in `ask`.
    if (ageOf(kept) >= FRESH_MS) void load().catch(() => undefined);
    return kept;
  }

  /** Concurrent callers share one fetch. */
  function load(): Promise<Kept> {
    loading ??= ask().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function ask(): Promise<Kept> {
    if (!breaker.allows()) throw new KeysUnavailable('too many failures');
    try {
      const response = await network.fetch(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: network.timeout(ANSWER_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await readText(response, MAX_BYTES);
      if (text === undefined) throw new Error(`more than ${MAX_BYTES} bytes`);
      const find = createLocalJWKSet(KeySet.parse(JSON.parse(text)));
      breaker.succeeded();
      kept = { find, at: network.now().getTime() };
      return kept;
    } catch (cause) {
      breaker.failed();
      log.warn({ err: cause }, 'fetching the keys of Firebase App Check failed');
      throw new KeysUnavailable('fetch failed', { cause });
    }
  }
}
