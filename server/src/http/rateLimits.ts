import type { FastifyInstance } from 'fastify';

import { AppError } from '#errors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Limit = { max: number; windowMs: number };

/** How many calls one caller may make within each window. Source: docs/operations.md. */
const LIMITS = {
  perIp: [{ max: 600, windowMs: MINUTE_MS }],
  /** Pages, pictures and the app's code: one page asks for some 40 of them. */
  filesPerIp: [{ max: 3_000, windowMs: MINUTE_MS }],
  perUser: [{ max: 300, windowMs: MINUTE_MS }],
  placeOrders: [
    { max: 30, windowMs: MINUTE_MS },
    { max: 300, windowMs: DAY_MS },
  ],
  compare: [{ max: 60, windowMs: MINUTE_MS }],
  register: [{ max: 30, windowMs: 60 * MINUTE_MS }],
  refresh: [{ max: 30, windowMs: MINUTE_MS }],
  recipes: [{ max: 120, windowMs: MINUTE_MS }],
  resetMail: [{ max: 20, windowMs: 60 * MINUTE_MS }],
  cspReports: [{ max: 30, windowMs: MINUTE_MS }],
} as const satisfies Record<string, readonly Limit[]>;
export type LimitName = keyof typeof LIMITS;

const MOST_KEYS = 50_000;

export type RateLimiter = {
  /** Errors  too_many_requests with the seconds to wait, once `key` used up its window. */
  spend(name: LimitName, key: string): void;
};

/**
 * Counts calls in fixed windows, in this process; bounded in size.
 *
 * Shape   with `enabled` false nothing is ever refused.
 */
export function rateLimiter({ now, enabled }: { now: () => Date; enabled: boolean }): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();

  function spendOne(id: string, { max, windowMs }: Limit, at: number): void {
    let window = windows.get(id);
    if (!window || window.endsAt <= at) {
      windows.delete(id);
      if (windows.size >= MOST_KEYS) makeRoom(windows, at);
      window = { endsAt: at + windowMs, count: 0 };
      windows.set(id, window);
    }
    window.count += 1;
    if (window.count > max)
      throw new AppError('too_many_requests', {
        retryAfter: Math.ceil((window.endsAt - at) / 1000),
      });
  }

  return {
    spend(name, key) {
      if (!enabled) return;
      const at = now().getTime();
      for (const limit of LIMITS[name]) spendOne(`${name} ${limit.windowMs} ${key}`, limit, at);
    },
  };
}

/** Forgets the windows that are over; when none is, the one that was opened first. */
function makeRoom(windows: Map<string, { endsAt: number }>, at: number): void {
  for (const [id, { endsAt }] of windows) if (endsAt <= at) windows.delete(id);
  if (windows.size < MOST_KEYS) return;
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}

/** For those who look whether the server is well, as often as they like. */
const HEALTH = ['/healthz', '/readyz'];

/**
 * Counts every request per address before anything is done for it, whatever its answer will be.
 *
 * Shape   `calls` is the path below which the API lies; everything else counts as a file.
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

/** One household or office: the address itself, or for IPv6 its /64 network; none once it has hung up. */
export function sourceOf({ ip = '' }: { ip?: string | undefined }): string {
  // Also an IPv4 address in the dress of IPv6, ::ffff:192.0.2.1.
  if (ip.includes('.') || !ip.includes(':')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [before = [], after = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
