import { foldText } from '@larder/shared/basics/text';
import { dimensionOf, exactBaseQuantity, roundQuantity } from '@larder/shared/food/units';
import type { Amount } from '@larder/shared/kitchen/groceryList.model';
import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import { writtenItems } from '@larder/shared/recipes/writtenItems';

/** Something that is always there, by its name. */
export function alwaysEntry(name: string): PantryEntry {
  return {
    key: foldText(name),
    name,
    kind: 'always',
    low: false,
    amount: 0,
    unit: 'gm',
    opened: false,
  };
}

/**
 * An entry with an approximate amount, read from text like "500 g rice"; `written` is that amount.
 *
 * Shape   amount 0 without a weight or a volume: what one of "2 cans of beans" weighs is not known here.
 */
export function writtenEntry(text: string): { entry: PantryEntry; written?: Amount } {
  const [item] = writtenItems(text);
  const about = { ...alwaysEntry(item?.name ?? text), kind: 'about' } as const;
  const dimension = item && dimensionOf(item.unit);
  if (!item || item.amount === 0 || (dimension !== 'mass' && dimension !== 'volume'))
    return { entry: about };
  const entry = { ...about, ...roundQuantity(exactBaseQuantity(item.amount, item.unit)) };
  return { entry, written: { amount: item.amount, unit: item.unit } };
}
