import { type Ticks, toggleTick } from '@larder/shared/domain/coverage';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

/** What was ticked longer ago than this when the stores were compared belongs to another errand. */
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

/** What this tab's shopper ticked by hand for the trip that started then. It survives a reload. */
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
