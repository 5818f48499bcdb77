import { foldText } from '@larder/shared/basics/text';
import { type BaseQuantity, exactBaseQuantity, isMeasured } from '@larder/shared/food/units';
import { foodOf } from '@larder/shared/kitchen/carts';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import { lineAmounts } from '@larder/shared/kitchen/groceryAmounts';
import type { AisleOrder } from '@larder/shared/kitchen/groceryList.model';
import type { KitchenPayloads, PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';

import { cartsNow } from '#shop/carts/state/carts.ts';
import { placedOrdersNow } from '#shop/carts/state/placedOrders.ts';

import type { SharedLine } from './groceryList.ts';
import { perform, refOf } from './kitchen.ts';
import { mealToCook } from './weeks.ts';

/* Changes of what is got, and those that only a list in an account supports. */

/** Marks a line as got, as it is now. Returns the function that takes it back. */
export function gotLine(line: SharedLine): () => void {
  const amounts = lineAmounts(line).map(({ amount, unit }) => ({ amount, unit }));
  const pack = packsOf(line);
  perform([{ kind: 'got', payload: { line: refOf(line), amounts, ...(pack && { pack }) } }]);
  return () => notGot(line);
}

/** The amount that comes into the pantry: the packs ordered last, else those in a cart. */
function packsOf({ ingredient_id, name }: SharedLine): BaseQuantity | undefined {
  const food = foldText(name);
  const packs = [...placedOrdersNow().toReversed(), ...cartsNow()]
    .map(({ items }) =>
      items.filter((item) => item.ingredient_id === ingredient_id || foodOf(item) === food),
    )
    .find((items) => items.length > 0);
  const amounts = (packs ?? []).filter(({ unit }) => isMeasured(unit)).map(amountOf);
  const unit = amounts[0]?.unit;
  if (unit === undefined) return undefined;
  const same = amounts.filter((one) => one.unit === unit);
  return { amount: same.reduce((sum, { amount }) => sum + amount, 0), unit };
}

function amountOf({ unit_quantity, unit, quantity }: CartItem): BaseQuantity {
  return exactBaseQuantity(unit_quantity * quantity, unit);
}

export function notGot(line: SharedLine): void {
  perform([{ kind: 'not_got', payload: { line: refOf(line) } }]);
}

/** Removes what was got. Returns the function that restores it. */
export function clearGot(lines: readonly SharedLine[]): () => void {
  perform([{ kind: 'clear', payload: { only: 'got' } }]);
  return () => void perform([{ kind: 'restore_lines', payload: { lines: lines.map(refOf) } }]);
}

/** Sets whether all of a line is bought, whatever the pantry has, and though a pack less would nearly do. */
export function setBuyAll(line: SharedLine, buyAll: boolean): void {
  perform([{ kind: 'buy_all', payload: { line: refOf(line), buyAll } }]);
}

export function setPantryItems(items: readonly PantryEntry[]): void {
  perform(items.map((item) => ({ kind: 'pantry_set', payload: { item } })));
}

/** Sets whether a thing that is always there runs low. */
export function setPantryLow(key: string, low: boolean): void {
  perform([{ kind: 'pantry_low', payload: { key, low } }]);
}

export function removePantryItems(keys: readonly string[]): void {
  perform(keys.map((key) => ({ kind: 'pantry_remove', payload: { key } })));
}

/** Sets whether the list takes the pantry into account. */
export function switchPantry(on: boolean): void {
  perform([{ kind: 'pantry_switch', payload: { on } }]);
}

/** Sets the order in which the household goes through a store. */
export function setAisleOrder(payload: AisleOrder): void {
  perform([{ kind: 'aisle_order', payload }]);
}

/**
 * Takes what a dish used from the pantry, and marks its meal of the plan as cooked, where it has one. Returns the function
 * that undoes both; undefined when there was nothing to do.
 */
export function takeForDish(payload: KitchenPayloads['cooked']): (() => void) | undefined {
  const { recipe_id, uses } = payload;
  const meal = mealToCook(recipe_id);
  if (!meal && uses.length === 0) return undefined;
  const [cooked] = perform([
    meal
      ? { kind: 'plan_cooked', payload: { entry_id: meal.entry_id, uses } }
      : { kind: 'cooked', payload },
  ]);
  return () => {
    if (cooked !== undefined) perform([{ kind: 'not_cooked', payload: { cooked } }]);
  };
}
