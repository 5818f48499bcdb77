/** Source of all of these: product specification section 9. */
export const DAILY_REQUESTS = 500;
export const CACHE_ONLY_FROM = 450;
export const BUDGET_CHECK_EVERY_MS = 5 * 60_000;
export const RETRIES = 3;
export const RETRY_BASE_MS = 1_000;

const DAY_MS = 24 * 60 * 60_000;

/** How long a cached answer is fresh, by the kind of answer. Source: specification section 9. */
export const CACHE_LIFETIME_MS = {
  recipes: 30 * DAY_MS,
  searches: DAY_MS,
  cuisines: DAY_MS,
} as const;
export type CacheKind = keyof typeof CACHE_LIFETIME_MS;

/** Requests of one calendar day. `day` is any text that names the day, such as 2026-11-21. */
export type DayCount = { readonly day: string; readonly count: number };

/** The count as it stands on a day: on another day than it was kept for it starts at 0 again. */
export function countOn(kept: DayCount | undefined, day: string): DayCount {
  return kept?.day === day ? kept : { day, count: 0 };
}

/** The count after further requests on a day. */
export function addRequests(kept: DayCount | undefined, day: string, requests: number): DayCount {
  return { day, count: countOn(kept, day).count + requests };
}

/**
 * What the day's count still allows: "open" to ask the provider, "cacheOnly" from 450 to serve what is
 * cached however old, "spent" from 500, when nothing at all may be asked.
 */
export function budgetState(count: number): 'open' | 'cacheOnly' | 'spent' {
  if (count >= DAILY_REQUESTS) return 'spent';
  return count >= CACHE_ONLY_FROM ? 'cacheOnly' : 'open';
}

/**
 * What to do with an answer of the provider.
 *
 * Shape   `status` is the HTTP status, undefined when the network failed; `retries` counts the retries
 *         already spent; `otherKey` says whether another key may be tried now. 401 (bad key), 402 (day
 *         spent) and 429 (too fast) go to the next key at once; without one only 429 is worth a retry,
 *         as are network and server failures. Everything else is final.
 * Source  product specification section 7: 402 and 429 try the next key, 3 retries.
 */
export function afterAnswer(answer: {
  readonly status: number | undefined;
  readonly retries: number;
  readonly otherKey: boolean;
}): 'use' | 'nextKey' | 'retry' | 'fail' {
  const { status, retries, otherKey } = answer;
  if (status !== undefined && status >= 200 && status < 300) return 'use';
  if (otherKey && (status === 401 || status === 402 || status === 429)) return 'nextKey';
  const passing = status === undefined || status === 429 || status >= 500;
  return passing && retries < RETRIES ? 'retry' : 'fail';
}

/**
 * How long to wait before a retry: 1, 2, 4 seconds and up to a quarter more, so that many clients do
 * not come back in the same moment.
 *
 * Units   milliseconds; `retry` counts from 1; `jitter` is a number drawn from 0 to 1.
 */
export function backoffMs(retry: number, jitter: number): number {
  return Math.round(RETRY_BASE_MS * 2 ** (retry - 1) * (1 + jitter / 4));
}

/** A key and the moment (ms since 1970) until which it must not be used; 0 when it is free. */
export type ProviderKey = { readonly key: string; readonly restsUntil: number };

/** The first key that may be used now, in the order the keys were given; undefined when none may. */
export function nextKey(keys: readonly ProviderKey[], at: number): ProviderKey | undefined {
  return keys.find((key) => key.restsUntil <= at);
}

/**
 * Until when a key rests after an answer: 402 until the provider's day ends at 00:00 UTC, 429 for a
 * second (its rate is one request a second), 401 for good, because the key itself is refused.
 *
 * Units   milliseconds since 1970.
 */
export function restsUntil(status: number, at: number): number {
  if (status === 401) return Number.POSITIVE_INFINITY;
  if (status === 402) return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
  return status === 429 ? at + RETRY_BASE_MS : 0;
}

/**
 * Whether a cached answer still counts as the provider's own.
 *
 * Units   `age` in milliseconds. A negative age (the clock was set back) is not fresh.
 */
export function isFresh(kind: CacheKind, age: number): boolean {
  return age >= 0 && age < CACHE_LIFETIME_MS[kind];
}

/** Whether a cached answer may be shown: while fresh, and at any age when only the cache may answer. */
export function isUsable(kind: CacheKind, age: number, cacheOnly: boolean): boolean {
  return cacheOnly || isFresh(kind, age);
}

/** Whether the daily cleanup deletes a cached answer: when it is older than twice its lifetime. */
export function shouldDelete(kind: CacheKind, age: number): boolean {
  return age > 2 * CACHE_LIFETIME_MS[kind];
}
