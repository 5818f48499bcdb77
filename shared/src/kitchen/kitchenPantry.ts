import type { BaseQuantity } from '#food/units';

import { exactQuantities } from './groceryAmounts.ts';
import type { KitchenLine, PantryPut, Stamp } from './groceryList.model.ts';
import type { CookedTake, KitchenState, PantryItem } from './kitchen.calls.ts';
import { MAX_COOKED, MAX_PANTRY } from './kitchenLimits.ts';
import type { Applied } from './kitchenLines.ts';
import type { CookedUse, KitchenPayloads, PantryEntry } from './kitchenOps.model.ts';
import { inUnit, makePantryFinder, pantryItemOf } from './pantry.ts';

/** Smaller amounts count as nothing: floating-point sums leave remainders. Units: gm or ml. */
const MIN_AMOUNT = 0.5;

/** Sets an item. Beyond the limit a new one changes nothing. */
export function setPantryItem(
  state: KitchenState,
  entry: PantryEntry,
  touched: Stamp,
): KitchenState {
  const item = { ...entry, touched };
  const isThere = state.pantry.some(({ key }) => key === entry.key);
  if (!isThere && state.pantry.length >= MAX_PANTRY) return state;
  const pantry = isThere
    ? state.pantry.map((one) => (one.key === entry.key ? item : one))
    : [...state.pantry, item];
  return { ...state, pantry };
}

export function removePantryItem(state: KitchenState, key: string): KitchenState {
  return { ...state, pantry: state.pantry.filter((one) => one.key !== key) };
}

/** Sets whether an "always" entry is low. */
export function setLow(
  state: KitchenState,
  { key, low }: KitchenPayloads['pantry_low'],
  touched: Stamp,
): KitchenState {
  const item = state.pantry.find((one) => one.key === key);
  return item ? setPantryItem(state, { ...item, low }, touched) : state;
}

/**
 * Puts away what was bought: a pack, else the amount of the line.
 *
 * Shape   with what was done, so that it can be undone.
 */
export function putAway(
  state: KitchenState,
  { line, pack, stamp }: { line: KitchenLine; pack: BaseQuantity | undefined; stamp: Stamp },
): { state: KitchenState; put: PantryPut | undefined } {
  const [amount] = pack ? [pack] : exactQuantities(line);
  const nothing = { state, put: undefined };
  if (!state.pantryOn || !amount || amount.amount < MIN_AMOUNT) return nothing;
  const item = pantryItemOf(state.pantry, line);
  if (item?.kind === 'always') {
    const put = { key: item.key, wasLow: item.low };
    return { state: setPantryItem(state, { ...item, low: false }, stamp), put };
  }
  if (item) {
    const more = inUnit(amount, item.unit, line);
    if (more === undefined) return nothing;
    const filled = { ...item, amount: item.amount + more };
    const added = { amount: more, unit: item.unit };
    return { state: setPantryItem(state, filled, stamp), put: { key: item.key, added } };
  }
  const { key, name, ingredient_id } = line;
  const entry: PantryEntry = {
    key,
    name,
    ...(ingredient_id !== undefined && { ingredient_id }),
    kind: 'about',
    low: false,
    ...amount,
    opened: false,
  };
  const filled = setPantryItem(state, entry, stamp);
  return filled === state ? nothing : { state: filled, put: { key, added: amount } };
}

/** Undoes `putAway`, as far as it is still there. */
export function takeBack(state: KitchenState, put: PantryPut, stamp: Stamp): KitchenState {
  const item = state.pantry.find(({ key }) => key === put.key);
  if (!item) return state;
  if (put.added)
    return item.kind === 'about' && item.unit === put.added.unit
      ? withAmount(state, item, { amount: item.amount - put.added.amount, stamp })
      : state;
  return setPantryItem(state, { ...item, low: put.wasLow ?? item.low }, stamp);
}

/** What the pantry has of what a dish uses. */
export function takesOf(pantry: readonly PantryItem[], uses: readonly CookedUse[]): CookedTake[] {
  const left = new Map(pantry.map(({ key, amount }) => [key, amount]));
  const itemOf = makePantryFinder(pantry);
  return uses.flatMap((use) => {
    const item = itemOf(use);
    if (item?.kind !== 'about' || item.unit !== use.unit) return [];
    const has = left.get(item.key) ?? 0;
    const amount = Math.min(has, use.amount);
    left.set(item.key, has - amount);
    return amount > 0 ? [{ item, amount }] : [];
  });
}

/** Takes what a dish used. Skips what the pantry lacks or counts in another unit. */
export function cook(
  state: KitchenState,
  { recipe_id, title, uses }: KitchenPayloads['cooked'],
  { op, stamp }: Applied,
): KitchenState {
  const { op_id } = op;
  if (!state.pantryOn || state.cooked.some((one) => one.op_id === op_id)) return state;
  const took = takesOf(state.pantry, uses);
  const left = took.reduce((now, { item, amount }) => {
    const there = now.pantry.find(({ key }) => key === item.key);
    return there ? withAmount(now, there, { amount: there.amount - amount, stamp }) : now;
  }, state);
  const cooked = [...left.cooked, { op_id, recipe_id, title, cooked: stamp, took }];
  return { ...left, cooked: cooked.slice(-MAX_COOKED) };
}

/** Undoes `cook`. An item that was used up or removed meanwhile comes back. */
export function uncook(state: KitchenState, cooked: string, stamp: Stamp): KitchenState {
  const dish = state.cooked.find(({ op_id }) => op_id === cooked);
  if (!dish) return state;
  const given = dish.took.reduce((now, { item, amount }) => {
    const there = now.pantry.find(({ key }) => key === item.key);
    if (!there) return setPantryItem(now, { ...item, amount }, stamp);
    if (there.kind !== 'about' || there.unit !== item.unit) return now;
    return setPantryItem(now, { ...there, amount: there.amount + amount }, stamp);
  }, state);
  return { ...given, cooked: given.cooked.filter((one) => one !== dish) };
}

/** Sets the amount of an item; without any the item is removed. */
function withAmount(
  state: KitchenState,
  item: PantryItem,
  { amount, stamp }: { amount: number; stamp: Stamp },
): KitchenState {
  if (amount < MIN_AMOUNT) return removePantryItem(state, item.key);
  return setPantryItem(state, { ...item, amount }, stamp);
}
