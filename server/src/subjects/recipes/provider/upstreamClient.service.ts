import type { ErrorCode } from '@larder/shared/basics/errors.model';
import {
  budgetState,
  restsUntil,
  RETRIES,
  RETRY_BASE_MS,
} from '@larder/shared/recipes/providerBudget';

import { AppError } from '#errors';
import { type CircuitBreaker, makeCircuitBreaker } from '#platform/lib/circuitBreaker';
import { MAX_ASKING_MS, type Network, readText } from '#platform/lib/network';

import { type KeyRing, makeKeyRing } from './keyRing.service.ts';
import type { QuotaMeter } from './recipeProvider.service.ts';

/** Network, time and chance, replaced in tests. */
export type UpstreamNetwork = Omit<Network, 'now'> & {
  readonly sleep: (ms: number) => Promise<void>;
  /** A number from 0 up to, not including, 1. */
  readonly chance: () => number;
  /** Milliseconds since any moment, never set back. */
  readonly clock: () => number;
};

export type UpstreamSettings = {
  /** The provider's address, without the path of a call. */
  readonly base: string;
  /** Tried in this order. */
  readonly keys: readonly string[];
  readonly now: () => Date;
  /** Counts the requests of the UTC day. */
  readonly meter: QuotaMeter;
  readonly network: UpstreamNetwork;
  /** Called when the provider refuses a key for good; `place` counts the keys from 1. */
  readonly onKeyRefused: (place: number) => void;
};

/** One call: path and parameters, what 404 means, and how to read the answer (undefined: unusable). */
export type Question<Answer> = {
  readonly path: string;
  readonly params: URLSearchParams;
  readonly missing: 'recipe_not_found' | 'provider_unavailable';
  readonly read: (json: unknown) => Answer | undefined;
};

export type Ask = <Answer>(
  question: Question<Answer>,
) => Promise<{ value: Answer; requests: number }>;

/** Source of these four: docs/operations.md, "Recipe provider". */
export const ATTEMPT_MS = 8_000;
/** No attempt is made with less time left. */
const MIN_ATTEMPT_MS = 1_000;
export const MAX_BYTES = 2 * 1024 * 1024;
/** Max wait for a key, and for what `Retry-After` asks. */
const MAX_WAIT_MS = 2_000;

/** The key that is used, and the milliseconds until the end of the answer. */
type Attempt = { readonly key: string; readonly ms: number };

/** An answer, a failure that may pass, or one that is final. */
type Outcome<Answer> =
  | { kind: 'answer'; value: Answer }
  | Passing
  | { kind: 'final'; code: ErrorCode };
type Passing = { kind: 'passing'; status: number | undefined; retryAfterMs: number };

/**
 * Asks the provider, with the first usable key.
 *
 * Shape   401 drops a key until the next start, 402 until 00:00 UTC; both go on with the next key at once.
 *         429 pauses and retries with the same key, then with the next. Network failures and 5xx are
 *         retried: 3 attempts in all, after pauses of 0 to 1 and 0 to 2 seconds. Nothing else is retried.
 *         9 seconds at most in all, so an attempt that used its 8 is not repeated.
 * Errors  provider_exhausted when no key is left, or the day's requests are used up; provider_unavailable
 *         for everything else but 404, which means what the question says.
 */
export function makeUpstreamClient(settings: UpstreamSettings): Ask {
  const { now, meter, network } = settings;
  const ring = makeKeyRing(settings.keys, now);
  const breaker = makeCircuitBreaker(now);
  const send = makeSender(settings, breaker);

  return async (question) => {
    const keys = keyChoice(ring, settings);
    let failures = 0;
    let requests = 0;
    const end = network.clock() + MAX_ASKING_MS;
    const leftMs = (): number => end - network.clock();
    for (;;) {
      const key = keys.usable() ?? (await waitForKey(leftMs() - MIN_ATTEMPT_MS));
      if (leftMs() < MIN_ATTEMPT_MS) throw new AppError('provider_unavailable');
      await countRequest();
      requests += 1;
      const outcome = await send(question, { key, ms: Math.min(ATTEMPT_MS, leftMs()) });
      if (outcome.kind === 'answer') return { value: outcome.value, requests };
      if (outcome.kind === 'final') throw new AppError(outcome.code);
      if (keys.isReplaced(key, outcome)) continue;
      failures += 1;
      const backoff = network.chance() * RETRY_BASE_MS * 2 ** (failures - 1);
      const pause = Math.max(backoff, Math.min(outcome.retryAfterMs, MAX_WAIT_MS));
      if (failures >= RETRIES || leftMs() - pause < MIN_ATTEMPT_MS)
        throw new AppError(keys.areSlowed() ? 'provider_exhausted' : 'provider_unavailable');
      await network.sleep(pause);
    }
  };

  /** Errors  provider_exhausted, provider_unavailable when the request must not be sent. */
  async function countRequest(): Promise<void> {
    if (budgetState(meter.used()) !== 'open') throw dayIsSpent(now());
    if (!breaker.allows()) throw new AppError('provider_unavailable', { retryAfter: 30 });
    if (await meter.request()) return;
    breaker.failed(); // it may have been the breaker's one trial
    throw dayIsSpent(now());
  }

  /**
   * The next key to become free.
   *
   * Errors  provider_exhausted when that takes longer than 2 s or `maxMs`.
   */
  async function waitForKey(maxMs: number): Promise<string> {
    const { key, waitMs } = ring.soonest() ?? { key: '', waitMs: Infinity };
    if (waitMs > Math.min(MAX_WAIT_MS, maxMs))
      throw new AppError('provider_exhausted', {
        ...(Number.isFinite(waitMs) && { retryAfter: Math.ceil(waitMs / 1000) }),
      });
    if (waitMs > 0) await network.sleep(waitMs);
    return key;
  }
}

/** Which key the attempts of one call use. */
function keyChoice(ring: KeyRing, { onKeyRefused }: Pick<UpstreamSettings, 'onKeyRefused'>) {
  /** Keys that met a 429 in this call, and those that met two. */
  const [slowed, done] = [new Set<string>(), new Set<string>()];
  let current: string | undefined;
  return {
    usable: (): string | undefined => current ?? ring.free(done),
    /** Whether every key met a 429. */
    areSlowed: (): boolean => ring.free(slowed) === undefined,
    /** Notes what became of a key. Shape: whether another one can be tried at once. */
    isReplaced(key: string, { status, retryAfterMs }: Passing): boolean {
      current = undefined;
      if (status === 401 || status === 402) {
        if (status === 401) onKeyRefused(ring.placeOf(key));
        ring.rest(key, status);
        return true;
      }
      if (status === 429 && (slowed.has(key) || retryAfterMs > MAX_WAIT_MS)) {
        done.add(key);
        ring.rest(key, status, retryAfterMs);
        if (ring.free(done) !== undefined) return true;
      } else current = key;
      if (status === 429) slowed.add(key);
      return false;
    },
  };
}

function makeSender({ base, network }: UpstreamSettings, breaker: CircuitBreaker) {
  return async <Answer>(question: Question<Answer>, attempt: Attempt): Promise<Outcome<Answer>> => {
    const answered = await exchange(`${base}${question.path}?${question.params}`, attempt);
    const value = answered.text === undefined ? undefined : question.read(parseJson(answered.text));
    const { status, retryAfterMs } = answered;
    // 200 without a usable body counts as down.
    const isDown = value === undefined && (status === undefined || status === 200 || status >= 500);
    if (isDown) breaker.failed();
    else breaker.succeeded();
    if (value !== undefined) return { kind: 'answer', value };
    if (status === 404) return { kind: 'final', code: question.missing };
    const isPassing = status === undefined || status >= 500 || [401, 402, 429].includes(status);
    return isPassing
      ? { kind: 'passing', status, retryAfterMs }
      : { kind: 'final', code: 'provider_unavailable' };
  };

  /** One request. No status: no answer. No text: refused, or larger than 2 MiB. */
  async function exchange(
    url: string,
    { key, ms }: Attempt,
  ): Promise<{ status: number | undefined; retryAfterMs: number; text?: string | undefined }> {
    try {
      const response = await network.fetch(url, {
        headers: { 'x-api-key': key, accept: 'application/json' },
        redirect: 'error',
        signal: network.timeout(ms),
      });
      const { status, ok } = response;
      if (ok) return { status: 200, retryAfterMs: 0, text: await readText(response, MAX_BYTES) };
      await response.body?.cancel();
      return { status, retryAfterMs: retryAfter(response) };
    } catch {
      return { status: undefined, retryAfterMs: 0 };
    }
  }
}

function dayIsSpent(at: Date): AppError {
  const left = restsUntil(402, at.getTime()) - at.getTime();
  return new AppError('provider_exhausted', {
    message: 'Daily API limit reached and no cached recipes available.',
    retryAfter: Math.ceil(left / 1000),
  });
}

/** Milliseconds of `Retry-After`; 0 without one, and for a date. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
