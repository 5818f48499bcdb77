import { AisleOrder } from '@larder/shared/kitchen/groceryList.model';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Checks what screens rely on. The contract's schema would add its code to every list. */
const Frame = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['always', 'about']),
  amount: z.number(),
  unit: z.enum(['gm', 'ml']),
  touched: z.object({ at: z.number() }),
});
const KeptItem = z.custom<PantryItem>((one) => Frame.safeParse(one).success);
/** The pantry and the aisle orders of the household, as screens show them. */
const Pantry = z.object({
  pantryOn: z.boolean(),
  pantry: z.readonly(z.array(KeptItem)),
  aisles: z.readonly(z.array(AisleOrder)),
});
type Pantry = z.output<typeof Pantry>;

const kept = stored<typeof Pantry>({
  key: 'pantry',
  schema: Pantry,
  empty: { pantryOn: true, pantry: [], aisles: [] },
  isWrittenAfterPaint: true,
});

export const usePantry = kept.use;
/** As of the last paint: a tick may change the pantry, and shows first. */
export const usePantryAfterPaint = kept.useAfterPaint;
export const pantryNow = kept.get;

/** Sets the pantry, as the household has it; the same one changes nothing. */
export function setPantry({ pantryOn, pantry, aisles }: Pantry): void {
  const now = kept.get();
  if (now.pantryOn === pantryOn && now.pantry === pantry && now.aisles === aisles) return;
  kept.set({ pantryOn, pantry, aisles });
}

/** An item without the time of its last change. */
export function entryOf({ touched: _, ...entry }: PantryItem): PantryEntry {
  return entry;
}
