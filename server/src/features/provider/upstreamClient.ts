import {
  budgetState,
  nextKey,
  type ProviderKey,
  restsUntil,
  RETRIES,
  RETRY_BASE_MS,
} from '@larder/shared/domain/providerBudget';

import { AppError } from '#errors';

import { circuitBreaker } from './circuitBreaker.ts';
import type { QuotaMeter } from './recipeProvider.ts';

/** What the client takes from the world outside, so that tests wait for nothing. */
export type Outside = {
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<void>;
  /** A number from 0 up to, not including, 1. */
  readonly chance: () => number;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
};

export type UpstreamSettings = {
  /** The provider's address, without the path of a call. */
  readonly base: string;
  /** Tried in this order. */
  readonly keys: readonly string[];
  readonly now: () => Date;
  /** Counts the requests of the UTC day. */
  readonly meter: QuotaMeter;
  readonly outside: Outside;
  /** Called when the provider refuses a key for good; `place` counts the keys from 1. */
  readonly onKeyRefused: (place: number) => void;
};

/**
 * One call: its path and parameters, what 404 means to it, and how to read the answer (undefined: not
 * to be used).
 */
export type Question<Answer> = {
  readonly path: string;
  readonly params: URLSearchParams;
  readonly missing: 'recipe_not_found' | 'provider_unavailable';
  readonly read: (json: unknown) => Answer | undefined;
};

export type Ask = <Answer>(
  question: Question<Answer>,
) => Promise<{ value: Answer; requests: number }>;

/** Source of these three: docs/operations.md, "Recipe provider". */
export const ATTEMPT_MS = 8_000;
export const MOST_BYTES = 2 * 1024 * 1024;
const ATTEMPTS = RETRIES;
/** A key that is free again so soon is waited for. */
const PATIENCE_MS = 2_000;

/** What became of one request: an answer, a status, no answer at all, or one nobody can use. */
type Outcome<Answer> =
  | { kind: 'answer'; value: Answer }
  | { kind: 'status'; status: number; retryAfterMs: number }
  | { kind: 'silence' }
  | { kind: 'nonsense' };

/**
 * Asks the provider, with the first key that may be used.
 *
 * Shape   401 drops a key until the next start, 402 until 00:00 UTC; both go on with the next key at
 *         once. 429 pauses and asks again with the same key, then goes on with the next. Network
 *         failures and 5xx are tried again: 3 attempts in all, after pauses drawn from 0 to 1 and 0 to
 *         2 seconds. Nothing else is tried again.
 * Errors  provider_exhausted when no key is left, or the day's requests are used up;
 *         provider_unavailable for everything else but 404, which means what the question says.
 */
export function upstreamClient(settings: UpstreamSettings): Ask {
  const { base, now, meter, outside } = settings;
  const breaker = circuitBreaker(now);
  let ring: ProviderKey[] = settings.keys.map((key) => ({ key, restsUntil: 0 }));

  return async (question) => {
    const slowed = new Set<string>();
    const done = new Set<string>();
    let current: string | undefined;
    let failures = 0;
    let requests = 0;
    const nextFree = (at: number) =>
      nextKey(
        ring.filter(({ key }) => !done.has(key)),
        at,
      )?.key;

    for (;;) {
      const key = current ?? nextFree(now().getTime()) ?? (await waitForKey());
      if (budgetState(meter.used()) !== 'open') throw dayIsSpent(now());
      if (!breaker.allows()) throw new AppError('provider_unavailable', { retryAfter: 30 });
      meter.spend(1);
      requests += 1;
      const outcome = await send(question, key);
      if (outcome.kind === 'answer') return { value: outcome.value, requests };
      if (outcome.kind === 'nonsense') throw new AppError('provider_unavailable');
      const { status, retryAfterMs } =
        outcome.kind === 'status' ? outcome : { status: undefined, retryAfterMs: 0 };
      const at = now().getTime();
      current = key;

      if (status === 401 || status === 402) {
        if (status === 401) settings.onKeyRefused(settings.keys.indexOf(key) + 1);
        rest(key, restsUntil(status, at));
        current = undefined;
        continue;
      }
      if (status === 404) throw new AppError(question.missing);
      if (status !== undefined && status !== 429 && status < 500)
        throw new AppError('provider_unavailable');
      if (status === 429) {
        if (slowed.has(key) || retryAfterMs > PATIENCE_MS) {
          done.add(key);
          rest(key, Math.max(restsUntil(status, at), at + retryAfterMs));
          current = undefined;
        }
        slowed.add(key);
        if (nextFree(at) !== undefined && current === undefined) continue;
      }
      failures += 1;
      if (failures >= ATTEMPTS) {
        const isOut = ring.every((each) => each.restsUntil > at || slowed.has(each.key));
        throw new AppError(isOut ? 'provider_exhausted' : 'provider_unavailable');
      }
      const backoff = outside.chance() * RETRY_BASE_MS * 2 ** (failures - 1);
      await outside.sleep(Math.max(backoff, Math.min(retryAfterMs, PATIENCE_MS)));
    }
  };

  /**
   * The key that is free soonest, once it is.
   *
   * Errors  provider_exhausted when that is not soon.
   */
  async function waitForKey(): Promise<string> {
    const [soonest] = ring.toSorted((a, b) => a.restsUntil - b.restsUntil);
    const wait = (soonest?.restsUntil ?? Infinity) - now().getTime();
    if (!soonest || wait > PATIENCE_MS)
      throw new AppError('provider_exhausted', {
        ...(Number.isFinite(wait) && { retryAfter: Math.ceil(wait / 1000) }),
      });
    if (wait > 0) await outside.sleep(wait);
    return soonest.key;
  }

  function rest(key: string, until: number): void {
    ring = ring.map((each) => (each.key === key ? { key, restsUntil: until } : each));
  }

  async function send<Answer>(
    { path, params, read }: Question<Answer>,
    key: string,
  ): Promise<Outcome<Answer>> {
    const outcome = await request();
    const isDown =
      outcome.kind === 'silence' ||
      outcome.kind === 'nonsense' ||
      (outcome.kind === 'status' && outcome.status >= 500);
    if (isDown) breaker.failed();
    else breaker.succeeded();
    return outcome;

    async function request(): Promise<Outcome<Answer>> {
      let text: string | undefined;
      try {
        const response = await outside.fetch(`${base}${path}?${params}`, {
          headers: { 'x-api-key': key, accept: 'application/json' },
          redirect: 'error',
          signal: outside.timeout(ATTEMPT_MS),
        });
        if (!response.ok) {
          await response.body?.cancel();
          return { kind: 'status', status: response.status, retryAfterMs: retryAfter(response) };
        }
        text = await readText(response);
      } catch {
        return { kind: 'silence' };
      }
      const value = text === undefined ? undefined : read(parseJson(text));
      return value === undefined ? { kind: 'nonsense' } : { kind: 'answer', value };
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

/** Milliseconds the provider asks to wait, 0 when it does not say; a date counts as not said. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** The body as text, undefined as soon as it is larger than 2 MiB: then the rest is not fetched. */
async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
