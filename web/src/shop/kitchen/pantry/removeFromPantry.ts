import type { PantryItem } from '@larder/shared/contract/kitchen';

import { toast } from '#lib/toast';
import { removePantryItems, setPantryItems } from '#state/kitchenChanges';
import { entryOf } from '#state/pantry';

/** With Undo. */
export function removeFromPantry(item: PantryItem): void {
  removePantryItems([item.key]);
  toast.undo(`${item.name} removed`, () => setPantryItems([entryOf(item)]));
}
