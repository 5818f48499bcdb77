import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';
import { type Ticks, toggleTick } from '#shop/compare/rules/coverage.ts';

/** Ticks older than this at the start of a trip do not apply to it. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const Keys = z.readonly(z.array(z.string()));
/** `at`: when a tick was last set by hand, in milliseconds since 1970. */
const KeptTicks = z.object({ at: z.number(), ticked: Keys, unticked: Keys });

const NONE = { at: 0, ticked: [], unticked: [] };
const kept = stored<typeof KeptTicks>({
  key: 'ticks',
  area: 'session',
  schema: KeptTicks,
  empty: NONE,
});

/** The needs ticked by hand in this tab, for a trip that started at that time. They survive a reload. */
export function useTicks(startedAt: number): Ticks {
  return current(kept.use(), startedAt);
}

export function tapNeed(key: string, isCovered: boolean, startedAt: number): void {
  kept.update((ticks) => ({
    ...toggleTick(current(ticks, startedAt), key, isCovered),
    at: Date.now(),
  }));
}

function current(ticks: z.output<typeof KeptTicks>, startedAt: number): Ticks {
  return startedAt - ticks.at < MAX_AGE_MS ? ticks : NONE;
}
