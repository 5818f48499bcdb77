/** Source: product specification section 9. */
export const DAILY_REQUESTS = 500;
export const CACHE_ONLY_FROM = 450;
export const BUDGET_CHECK_EVERY_MS = 5 * 60_000;
export const RETRIES = 3;
export const RETRY_BASE_MS = 1_000;

const DAY_MS = 24 * 60 * 60_000;

/** Freshness by kind of answer. Source: specification section 9. */
export const CACHE_LIFETIME_MS = {
  recipes: 30 * DAY_MS,
  searches: DAY_MS,
  cuisines: DAY_MS,
} as const;
export type CacheKind = keyof typeof CACHE_LIFETIME_MS;

/** `day` is any name of a day, such as 2026-11-21. */
export type DayCount = { readonly day: string; readonly count: number };

/** The count on a day; 0 on another day than it was kept for. */
export function countOn(kept: DayCount | undefined, day: string): DayCount {
  return kept?.day === day ? kept : { day, count: 0 };
}

export function addRequests(kept: DayCount | undefined, day: string, requests: number): DayCount {
  return { day, count: countOn(kept, day).count + requests };
}

/** What the count allows: "open" to ask; "cacheOnly" from 450, any age; "spent" from 500, nothing. */
export function budgetState(count: number): 'open' | 'cacheOnly' | 'spent' {
  if (count >= DAILY_REQUESTS) return 'spent';
  return count >= CACHE_ONLY_FROM ? 'cacheOnly' : 'open';
}

/**
 * The next step after an answer.
 *
 * Shape   `status` undefined when the network failed; `retries` counts those made; `otherKey`: another key is
 *         free. 401 (bad key), 402 (day spent) and 429 (too fast) go to the next key at once; without one
 *         only 429, network and server failures are retried. Everything else is final.
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
 * Wait before a retry: 1, 2, 4 seconds plus up to a quarter, so that clients do not retry together.
 *
 * Units   ms; `retry` from 1; `jitter` from 0 to 1.
 */
export function backoffMs(retry: number, jitter: number): number {
  return Math.round(RETRY_BASE_MS * 2 ** (retry - 1) * (1 + jitter / 4));
}

/** `restsUntil` in ms since 1970; 0 when free. */
export type ProviderKey = { readonly key: string; readonly restsUntil: number };

/** The first free key; undefined when none is. */
export function nextKey(keys: readonly ProviderKey[], at: number): ProviderKey | undefined {
  return keys.find((key) => key.restsUntil <= at);
}

/**
 * Until when a key is suspended: after 402 until 00:00 UTC, after 429 for a second (its rate is one request a
 * second), after 401 for ever.
 *
 * Units   ms since 1970.
 */
export function restsUntil(status: number, at: number): number {
  if (status === 401) return Number.POSITIVE_INFINITY;
  if (status === 402) return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
  return status === 429 ? at + RETRY_BASE_MS : 0;
}

/**
 * Whether a cached answer is fresh.
 *
 * Units   `age` in ms. Negative (the clock was set back) is not fresh.
 */
export function isFresh(kind: CacheKind, age: number): boolean {
  return age >= 0 && age < CACHE_LIFETIME_MS[kind];
}

/** Whether a cached answer may be shown: while fresh, and at any age when only the cache may answer. */
export function isUsable(kind: CacheKind, age: number, cacheOnly: boolean): boolean {
  return cacheOnly || isFresh(kind, age);
}

/** Whether to delete a cached answer: older than twice its lifetime. */
export function shouldDelete(kind: CacheKind, age: number): boolean {
  return age > 2 * CACHE_LIFETIME_MS[kind];
}
