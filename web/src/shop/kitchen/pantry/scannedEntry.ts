import { foldText } from '@larder/shared/basics/text';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import type { KnownProduct } from '@larder/shared/stores/gtins.calls';

import { entryOf } from '#shop/kitchen/state/pantry.ts';

import { alwaysEntry } from './entries.ts';

/** `set`: the pack is added; `kept`: it is always there; `ask`: how much there is cannot be told from the pack. */
type ScannedEntry = { readonly kind: 'set' | 'kept' | 'ask'; readonly entry: PantryEntry };

type Scanned = Pick<KnownProduct, 'unit_quantity' | 'unit'> & {
  readonly food: NonNullable<KnownProduct['food']>;
};

/**
 * What a scanned pack makes of the pantry. Units: the pack in its own unit, the entry in gm or ml.
 *
 * Shape   of a food that is there in the other unit, or by a pack without an amount, the entry is as it was, to be asked for.
 */
export function scannedEntry(
  pantry: readonly PantryItem[],
  { food: { ingredient_id, name }, unit_quantity, unit }: Scanned,
): ScannedEntry {
  const there = pantry.find(
    (item) => item.key === foldText(name) || item.ingredient_id === ingredient_id,
  );
  const entry: PantryEntry = there
    ? entryOf(there)
    : { ...alwaysEntry(name), kind: 'about', ingredient_id };
  if (entry.kind === 'always')
    return entry.low ? { kind: 'set', entry: { ...entry, low: false } } : { kind: 'kept', entry };
  const isAmount = unit_quantity !== null && (unit === 'gm' || unit === 'ml');
  if (!isAmount || (entry.amount > 0 && entry.unit !== unit)) return { kind: 'ask', entry };
  return { kind: 'set', entry: { ...entry, unit, amount: entry.amount + unit_quantity } };
}
