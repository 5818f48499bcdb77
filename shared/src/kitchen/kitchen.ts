import * as week from '#kitchen/week/weekPlan';

import { chooseBrand } from './brands.ts';
import * as groceries from './groceryList.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { filledBytes, withinBytes } from './kitchenBytes.ts';
import { forgetOrdered, loseOrdered, setCartPacks, takeOrdered } from './kitchenCarts.ts';
import { MAX_FILLED_BYTES, MAX_KITCHEN_BYTES, MAX_LINES } from './kitchenLimits.ts';
import { type Applied, lineAt, mapKitchenLine, withList } from './kitchenLines.ts';
import * as list from './kitchenList.ts';
import type { KitchenKind, KitchenOp } from './kitchenOps.model.ts';
import { cook, removePantryItem, setLow, setPantryItem, uncook } from './kitchenPantry.ts';
import { getLine, ungetLine } from './kitchenTicks.ts';

/**
 * The state after an operation: the same in the browser and on the server.
 *
 * Shape   an operation on a missing line, a repeated one and one beyond a limit change only `seq`. The order never
 *         depends on clocks.
 */
export function applyOp(
  state: KitchenState,
  op: KitchenOp,
  who: { seq: number; by: string },
): KitchenState {
  return tryOp(state, op, who).state;
}

/** What has no room for an operation. */
export type Full = 'list' | 'carts' | 'pantry' | 'brands' | 'plan' | 'kitchen';

/** Operations that add. A kitchen that is nearly full takes the others. */
const ADDING: ReadonlySet<KitchenKind> = new Set([
  'add_recipe',
  'add_item',
  'cart_packs',
  'pantry_set',
  'aisle_order',
  'brand_choice',
  'plan_add',
  'plan_restore',
  'week_rules',
]);

/** Operations that take away. They are always taken, although a stamp may be longer than what it replaces. */
const TAKING: ReadonlySet<KitchenKind> = new Set([
  'remove_recipe',
  'take_item',
  'remove_lines',
  'clear',
  'not_got',
  'not_ordered',
  'order_lost',
  'pantry_remove',
  'plan_remove',
]);

/** As `applyOp`. Shape: `full` names what would hold more than it may; then nothing of the operation was done. */
export function tryOp(
  state: KitchenState,
  op: KitchenOp,
  { seq, by }: { seq: number; by: string },
): { state: KitchenState; full?: Full | undefined } {
  const { device, at } = op;
  const applied = { op, stamp: { seq, device, by, at } };
  const changed = isOfWeek(op) ? changeWeek(state, op, applied) : change(state, op, applied);
  const full = fullPart(state, changed, op);
  return { state: { ...(full ? state : withinBytes(changed)), seq }, full };
}

function fullPart(before: KitchenState, after: KitchenState, op: KitchenOp): Full | undefined {
  const { kind } = op;
  const { length } = after.lines;
  if (!hasRoomOnPlan(before, op)) return 'plan';
  if (length > MAX_LINES && length > before.lines.length) return 'list';
  if (after === before) return NO_ROOM[kind];
  if (TAKING.has(kind)) return undefined;
  const limit = ADDING.has(kind) ? MAX_FILLED_BYTES : MAX_KITCHEN_BYTES;
  const filled = filledBytes(after);
  return filled > limit && filled > filledBytes(before) ? 'kitchen' : undefined;
}

/** Whether the days of a plan have room for what comes. */
function hasRoomOnPlan(state: KitchenState, op: KitchenOp): boolean {
  const plan = week.planOf(state);
  if (op.kind === 'plan_add') {
    const known = new Set(plan.map(({ entry_id }) => entry_id));
    const fresh = op.payload.entries.filter(({ entry_id }) => !known.has(entry_id));
    return week.hasRoomFor(
      plan,
      fresh.map(({ day }) => day),
    );
  }
  if (op.kind !== 'plan_move') return true;
  const { entry_id, day } = op.payload;
  return week.hasRoomFor(
    plan.filter((one) => one.entry_id !== entry_id),
    [day],
  );
}

/** Operations that change nothing only where there is no room. */
const NO_ROOM: Partial<Record<KitchenKind, Full>> = {
  cart_packs: 'carts',
  pantry_set: 'pantry',
  brand_choice: 'brands',
};

function change(
  state: KitchenState,
  op: Exclude<KitchenOp, WeekOp>,
  applied: Applied,
): KitchenState {
  const { stamp } = applied;
  switch (op.kind) {
    case 'add_recipe':
      return list.addRecipe(state, op.payload, applied);
    case 'remove_recipe':
      return week.removeRecipe(state, op.payload.recipe_id, applied);
    case 'restore_recipe':
      return week.restoreRecipe(state, op.payload.recipe_id, applied);
    case 'set_servings':
      return week.setRecipeServings(state, op.payload, applied);
    case 'add_item':
      return list.addItem(state, op.payload.item, applied);
    case 'take_item':
      return list.takeItem(state, op.payload.added, applied);
    case 'edit_amount':
    case 'set_category':
      return list.edit(state, op, applied);
    case 'weigh': {
      const { line, ...weight } = op.payload;
      const key = lineAt(state.lines, line)?.key;
      return key === undefined
        ? state
        : withList(state, groceries.setUnitGrams(state, key, weight), applied);
    }
    case 'identify':
      return list.identify(state, op.payload, applied);
    case 'select':
      return list.select(state, op.payload);
    case 'remove_lines':
      return list.removeLines(state, op.payload.lines, applied);
    case 'restore_lines':
      return list.restoreLines(state, op.payload, applied);
    case 'clear':
      return list.clear(state, op.payload.only, applied);
    case 'got':
      return getLine(state, op.payload, applied);
    case 'not_got':
      return ungetLine(state, op.payload.line, applied);
    case 'buy_all': {
      const line = lineAt(state.lines, op.payload.line);
      const { buyAll } = op.payload;
      if (!line || (line.buyAll ?? false) === buyAll) return state;
      return mapKitchenLine(state, line, (one) => ({ ...one, buyAll, changed: stamp }));
    }
    case 'cart_packs':
      return setCartPacks(state, op.payload);
    case 'ordered':
      return takeOrdered(state, op.payload, applied);
    case 'not_ordered':
      return forgetOrdered(state, op.payload.order_id);
    case 'order_lost':
      return loseOrdered(state, op.payload);
    case 'relist':
      return list.relist(state, op.payload.lines, applied);
    case 'pantry_set':
      return setPantryItem(state, op.payload.item, stamp);
    case 'pantry_low':
      return setLow(state, op.payload, stamp);
    case 'pantry_remove':
      return removePantryItem(state, op.payload.key);
    case 'pantry_switch':
      return { ...state, pantryOn: op.payload.on };
    case 'cooked':
      return cook(state, op.payload, applied);
    case 'not_cooked':
      return week.uncookMeal(uncook(state, op.payload.cooked, stamp), op.payload.cooked);
    case 'aisle_order':
      return list.setAisles(state, op.payload);
    case 'brand_choice':
      return chooseBrand(state, op.payload);
  }
}

type WeekOp = Extract<KitchenOp, { kind: `plan_${string}` | 'week_rules' }>;

function isOfWeek(op: KitchenOp): op is WeekOp {
  return /^(?:plan|week)_/.test(op.kind);
}

/** Operations of the plan and its rules. */
function changeWeek(state: KitchenState, op: WeekOp, applied: Applied): KitchenState {
  switch (op.kind) {
    case 'plan_add':
      return week.addMeals(state, op.payload, applied);
    case 'plan_move':
      return week.moveMeal(state, op.payload, applied);
    case 'plan_change':
      return week.changeMeal(state, op.payload, applied);
    case 'plan_remove':
      return week.removeMeals(state, op.payload, applied);
    case 'plan_restore':
      return week.restoreMeals(state, op.payload, applied);
    case 'plan_cooked':
      return week.cookMeal(state, op.payload, applied);
    case 'week_rules':
      return { ...state, weekRules: op.payload.rules };
  }
}
