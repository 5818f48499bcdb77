import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';

import { toast } from '#platform/page/toast.ts';
import { removePantryItems, setPantryItems } from '#shop/kitchen/state/kitchenChanges.ts';
import { entryOf } from '#shop/kitchen/state/pantry.ts';

/** With Undo. */
export function removeFromPantry(item: PantryItem): void {
  removePantryItems([item.key]);
  toast.undo(`${item.name} removed`, () => setPantryItems([entryOf(item)]));
}
