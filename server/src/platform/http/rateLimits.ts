import type { FastifyInstance } from 'fastify';

import { AppError } from '#errors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Limit = { max: number; windowMs: number };

/** Calls per caller and window. Source: docs/operations.md. */
const LIMITS = {
  perIp: [{ max: 600, windowMs: MINUTE_MS }],
  /** Pages, pictures and code: about 40 for one page. */
  filesPerIp: [{ max: 3_000, windowMs: MINUTE_MS }],
  perUser: [{ max: 300, windowMs: MINUTE_MS }],
  placeOrders: [
    { max: 30, windowMs: MINUTE_MS },
    { max: 300, windowMs: DAY_MS },
  ],
  compare: [{ max: 60, windowMs: MINUTE_MS }],
  register: [{ max: 30, windowMs: 60 * MINUTE_MS }],
  refresh: [{ max: 30, windowMs: MINUTE_MS }],
  match: [{ max: 60, windowMs: MINUTE_MS }],
  readRecipe: [{ max: 30, windowMs: MINUTE_MS }],
  /** Links that a person has read. */
  readLink: [{ max: 30, windowMs: 60 * MINUTE_MS }],
  /** Requests to one untrusted host. */
  untrustedHost: [{ max: 1, windowMs: 1_000 }],
  recipes: [{ max: 120, windowMs: MINUTE_MS }],
  resetMail: [{ max: 20, windowMs: 60 * MINUTE_MS }],
  invite: [{ max: 20, windowMs: 60 * MINUTE_MS }],
  machines: [{ max: 60, windowMs: 60 * MINUTE_MS }],
  exportAccount: [{ max: 10, windowMs: 60 * MINUTE_MS }],
  invitation: [{ max: 60, windowMs: MINUTE_MS }],
  uploadRecipes: [{ max: 30, windowMs: 60 * MINUTE_MS }],
  exportRecipes: [{ max: 20, windowMs: 60 * MINUTE_MS }],
  shoppingLink: [{ max: 120, windowMs: MINUTE_MS }],
  recipeLink: [{ max: 120, windowMs: MINUTE_MS }],
  /** Servers of calendars read for many people from one address. */
  calendar: [{ max: 600, windowMs: MINUTE_MS }],
  shareRecipe: [{ max: 60, windowMs: 60 * MINUTE_MS }],
  cspReports: [{ max: 30, windowMs: MINUTE_MS }],
} as const satisfies Record<string, readonly Limit[]>;
export type LimitName = keyof typeof LIMITS;

/** Callers remembered per limit; beyond, the oldest window is forgotten. */
const MAX_KEYS = 50_000;

type Window = { endsAt: number; count: number };

export type RateLimiter = {
  /** Errors  too_many_requests with the seconds to wait, when `key` has used up its window. */
  spend(name: LimitName, key: string): void;
};

/**
 * Counts calls in fixed windows, in this process, in bounded memory.
 *
 * Shape   with `enabled` false nothing is refused.
 */
export function makeRateLimiter({
  now,
  enabled,
}: {
  now: () => Date;
  enabled: boolean;
}): RateLimiter {
  // The windows of a limit have one length, so each map is sorted by end.
  const windows = new Map<Limit, Map<string, Window>>();

  function spendOne(limit: Limit, key: string, at: number): void {
    const known = windows.get(limit) ?? new Map<string, Window>();
    windows.set(limit, known);
    let window = known.get(key);
    // After a clock was set back nobody waits longer than a window.
    if (!window || window.endsAt <= at || window.endsAt > at + limit.windowMs) {
      known.delete(key);
      makeRoom(known, at);
      window = { endsAt: at + limit.windowMs, count: 0 };
      known.set(key, window);
    }
    window.count += 1;
    if (window.count > limit.max)
      throw new AppError('too_many_requests', {
        retryAfter: Math.ceil((window.endsAt - at) / 1000),
      });
  }

  return {
    spend(name, key) {
      if (!enabled) return;
      const at = now().getTime();
      for (const limit of LIMITS[name]) spendOne(limit, key, at);
    },
  };
}

/** Forgets ended windows, which come first, and one more if full. */
function makeRoom(known: Map<string, Window>, at: number): void {
  for (const [key, { endsAt }] of known) {
    if (endsAt > at && known.size < MAX_KEYS) return;
    known.delete(key);
  }
}

/** Not limited: health checks. */
const HEALTH = ['/healthz', '/readyz'];

/**
 * Counts every request per address before anything else.
 *
 * Shape   `calls` is the path of the API; everything else counts as a file.
 */
export function limitRequests(
  app: FastifyInstance,
  { limits, calls }: { limits: RateLimiter; calls: string },
): void {
  app.addHook('onRequest', async (request) => {
    if (HEALTH.includes(request.routeOptions.url ?? '')) return;
    limits.spend(request.url.startsWith(calls) ? 'perIp' : 'filesPerIp', sourceOf(request));
  });
}

/** A household or office: the address, or for IPv6 its /64 network; '' after a hang-up. */
export function sourceOf({ ip = '' }: { ip?: string | undefined }): string {
  // Also IPv4-mapped IPv6: ::ffff:192.0.2.1.
  if (ip.includes('.') || !ip.includes(':')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [before = [], after = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
