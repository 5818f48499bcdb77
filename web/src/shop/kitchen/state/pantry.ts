import { BrandChoices } from '@larder/shared/kitchen/brands.model';
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
/** The pantry, the aisle orders and the chosen brands of the household, as screens show them. */
const Pantry = z.object({
  pantryOn: z.boolean(),
  pantry: z.readonly(z.array(KeptItem)),
  aisles: z.readonly(z.array(AisleOrder)),
  brands: z.optional(BrandChoices),
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
export function setPantry({ pantryOn, pantry, aisles, brands }: Pantry): void {
  const now = kept.get();
  const isSame = now.pantryOn === pantryOn && now.pantry === pantry && now.aisles === aisles;
  if (isSame && now.brands === brands) return;
  kept.set({ pantryOn, pantry, aisles, brands });
}

/** An item without the time of its last change. */
export function entryOf({ touched: _, ...entry }: PantryItem): PantryEntry {
  return entry;
}
