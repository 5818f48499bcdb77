import type { Answer } from '#reliability/harness/client';
import { percentile } from '#reliability/harness/random';

import type { Route } from './build.ts';

/** Refused before any lookup. */
const INVALID = new Set([400, 401, 403, 413, 415]);

/** A webhook needs a name that leads into the internet, which a run does not have. */
const NEED_INTERNET = /^(?:POST \/vendor\/webhooks$|\w+ \/vendor\/webhooks\/)/;

export type Findings = ReturnType<typeof findings>;

export function nameOf({ call: { method, path } }: Route): string {
  return `${method} ${path}`;
}

/** Collects the results of a run. */
export function findings() {
  const seen = new Map<string, Set<number>>();
  const counts = new Map<string, number>();
  const faults = new Map<string, string>();
  const times: number[] = [];
  let [valid, answers] = [0, 0];
  return {
    faults,
    valid: () => valid,
    count: () => answers,
    p99: () => percentile(times, 0.99),
    /** Counts requests, also those whose answer is not read because the body is refused early. */
    sent(route: Route): void {
      counts.set(nameOf(route), (counts.get(nameOf(route)) ?? 0) + 1);
    },
    /** Shape   answers that waited for another host are not timed. */
    answer(route: Route, { status, ms }: Answer, isTimed = true): void {
      const name = nameOf(route);
      if (isTimed) times.push(ms);
      answers += 1;
      if (!INVALID.has(status)) valid += 1;
      seen.set(name, (seen.get(name) ?? new Set()).add(status));
    },
    /** Shape   whether it is the first of its kind; only that one is kept. */
    fault(route: Route, text: string): boolean {
      const kind = `${nameOf(route)}: ${text.slice(0, 20)}`;
      if (faults.has(kind)) return false;
      faults.set(kind, `${nameOf(route)}: ${text.slice(0, 600)}`);
      return true;
    },
    unseen: (routes: readonly Route[]) =>
      routes.flatMap((route) =>
        Object.keys(route.operation.responses)
          .filter((status) => status !== 'default' && !seen.get(nameOf(route))?.has(Number(status)))
          .filter((status) => status >= '300' || !NEED_INTERNET.test(nameOf(route)))
          .map((status) => `${nameOf(route)} ${status}`),
      ),
    fewest: (routes: readonly Route[]) =>
      Math.min(...routes.map((route) => counts.get(nameOf(route)) ?? 0)),
  };
}
