import * as z from 'zod/mini';

import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';
import type { CookTimer } from '#shop/cook/rules/cookTimers.ts';

const KeptTimer = z.object({
  id: z.string(),
  recipe: z.string(),
  title: z.string(),
  step: z.number(),
  what: z.string(),
  seconds: z.number(),
  endsAt: z.nullable(z.number()),
  left: z.number(),
});

/** In a file of its own: a first visit does not need the code that changes them. */
export const keptTimers = stored({
  key: 'cookTimers',
  schema: z.readonly(z.array(KeptTimer)),
  empty: [],
  mend: goodOnes(KeptTimer),
});

/** This device's timers, in the order of their start. They survive a reload. */
export function useCookTimers(): readonly CookTimer[] {
  return keptTimers.use();
}
