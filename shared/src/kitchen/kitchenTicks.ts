import { lineAmounts } from './groceryAmounts.ts';
import type { Amount, Contribution, KitchenLine } from './groceryList.model.ts';
import type { KitchenState } from './kitchen.calls.ts';
import {
  type Applied,
  asByHand,
  bringBack,
  lineAt,
  mapKitchenLine,
  removedAt,
  saw,
} from './kitchenLines.ts';
import type { KitchenPayloads } from './kitchenOps.model.ts';
import { putAway, takeBack } from './kitchenPantry.ts';
import type { LineRef } from './kitchenParts.model.ts';

/**
 * Marks a line as got. The first tick stays. A line that was removed meanwhile comes back, because it is bought;
 * a later line of the same key is not ticked.
 */
export function getLine(
  state: KitchenState,
  { line: ref, amounts, pack }: KitchenPayloads['got'],
  applied: Applied,
): KitchenState {
  const { stamp } = applied;
  const found = lineAt(state.lines, ref) ? undefined : removedAt(state, ref);
  const there = found ? bringBought(state, found, applied) : state;
  const line = lineAt(there.lines, ref);
  if (!line || line.got) return there;
  const { state: filled, put } = putAway(there, { line, pack, stamp });
  return mapKitchenLine(filled, line, (one) => ({
    ...one,
    got: { ...stamp, amounts, ...(put && { put }) },
  }));
}

function bringBought(
  state: KitchenState,
  found: NonNullable<ReturnType<typeof removedAt>>,
  applied: Applied,
): KitchenState {
  const back = bringBack(state, found, applied);
  // Of a recipe or a meal that stays off.
  const planned = new Set(state.plan?.map(({ entry_id }) => entry_id));
  const isOff = ({ recipe_id, entry_id }: Contribution) =>
    recipe_id === found.recipe_id || (entry_id !== undefined && !planned.has(entry_id));
  return mapKitchenLine(back, found.line, (line) => asByHand(line, isOff));
}

/** Takes a tick back that the device has seen. */
export function ungetLine(state: KitchenState, ref: LineRef, { op, stamp }: Applied): KitchenState {
  const line = lineAt(state.lines, ref);
  if (!line?.got || !saw(op, line.got)) return state;
  const { put } = line.got;
  const emptied = put ? takeBack(state, put, stamp) : state;
  return mapKitchenLine(emptied, line, ({ got: _, ...one }) => ({ ...one, changed: stamp }));
}

/**
 * What a bought line needs now that its amount has changed: "bought 4, now 6 needed".
 *
 * Shape   undefined when nobody has got it, or it needs what it needed then.
 */
export function neededAfter(
  line: KitchenLine,
): { bought: readonly Amount[]; needed: readonly Amount[] } | undefined {
  if (!line.got) return undefined;
  const bought = line.got.amounts;
  const needed = lineAmounts(line).map(({ amount, unit }) => ({ amount, unit }));
  const isSame =
    bought.length === needed.length &&
    needed.every(({ amount, unit }, at) => {
      const was = bought[at];
      return was?.unit === unit && Math.abs(was.amount - amount) < 1e-6;
    });
  return isSame ? undefined : { bought, needed };
}

/** The amounts of a line, as Got it remembers them. */
export function amountsSeen(line: KitchenLine): Amount[] {
  return lineAmounts(line).map(({ amount, unit }) => ({ amount, unit }));
}
