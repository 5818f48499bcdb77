import { identifyLines } from './groceryByHand.ts';
import type { KitchenLine } from './groceryList.model.ts';
import * as groceries from './groceryList.ts';
import type { KitchenState, RemovedKitchenLine } from './kitchen.calls.ts';
import { MAX_AISLES } from './kitchenLimits.ts';
import {
  type Applied,
  bringBack,
  lineAt,
  mapKitchenLine,
  removedAt,
  saw,
  seenPart,
  takeOff,
  takeOut,
  withList,
} from './kitchenLines.ts';
import type { KitchenOp, KitchenPayloads, ListIngredient } from './kitchenOps.model.ts';
import type { LineRef } from './kitchenParts.model.ts';

export function addRecipe(
  state: KitchenState,
  { recipe, servings }: KitchenPayloads['add_recipe'],
  applied: Applied,
): KitchenState {
  if (wasAdded(state, applied.op.op_id)) return state;
  return withList(state, groceries.addRecipe(state, recipe, servings), applied);
}

export function addItem(state: KitchenState, item: ListIngredient, applied: Applied): KitchenState {
  if (wasAdded(state, applied.op.op_id)) return state;
  return withList(state, groceries.addManual(state, item), applied);
}

/** Whether an operation has added something, also when it was removed since. */
function wasAdded({ lines, removed }: KitchenState, op_id: string): boolean {
  return [...lines, ...removed.map(({ line }) => line)].some(({ contributions }) =>
    contributions.some(({ from }) => from?.op_id === op_id),
  );
}

export function takeItem(state: KitchenState, added: string, applied: Applied): KitchenState {
  const { stamp } = applied;
  return takeOut(
    state,
    (line) => {
      const gone = line.contributions.filter(({ from }) => from?.op_id === added);
      if (gone.length === 0 || (line.got && !saw(applied.op, line.got))) return undefined;
      const left = line.contributions.filter((one) => !gone.includes(one));
      if (left.length === 0) return { gone: line };
      return {
        gone: { ...line, contributions: gone },
        left: { ...line, contributions: left, changed: stamp },
      };
    },
    { removed: stamp },
  );
}

/** Removes what a recipe added, also for meals of the plan. */
export function removeRecipe(
  state: KitchenState,
  recipe_id: string,
  applied: Applied,
): KitchenState {
  return takeOff(state, (one) => one.recipe_id === recipe_id, { applied, recipe_id });
}

export function restoreRecipe(
  state: KitchenState,
  recipe_id: string,
  applied: Applied,
): KitchenState {
  const isListed = groceries.listedRecipes(state).some((one) => one.recipe_id === recipe_id);
  if (isListed) return state;
  const last = state.removed.findLast((one) => one.recipe_id === recipe_id)?.removed.seq;
  return state.removed
    .filter((one) => one.recipe_id === recipe_id && one.removed.seq === last)
    .filter(({ removed }) => saw(applied.op, removed))
    .reduce((now, found) => bringBack(now, found, applied), state);
}

/** An edit of a removed line brings it back when its device had seen the removal; else the removal stays. */
export function edit(
  state: KitchenState,
  { kind, payload }: Extract<KitchenOp, { kind: 'edit_amount' | 'set_category' }>,
  applied: Applied,
): KitchenState {
  const found = lineAt(state.lines, payload.line) ? undefined : removedAt(state, payload.line);
  const there = found && saw(applied.op, found.removed) ? bringBack(state, found, applied) : state;
  const line = lineAt(there.lines, payload.line);
  if (!line) return state;
  if (kind === 'set_category')
    return withList(there, groceries.setCategory(there, line.key, payload.category), applied);
  const { amount, unit } = payload;
  return withList(there, groceries.editAmount(there, line.key, { amount, unit }), applied);
}

/** Gives a line its catalogue entry. A line that has one, or is not there, stays. */
export function identify(
  state: KitchenState,
  { line: ref, known, whole }: KitchenPayloads['identify'],
  applied: Applied,
): KitchenState {
  const line = lineAt(state.lines, ref);
  if (!line) return state;
  const list = identifyLines(state, (name) => (name === line.name ? known : null), whole === true);
  if (list.lines === state.lines) return state;
  const identified = withList(state, list, applied);
  if (list.lines.length === state.lines.length) return identified;
  const { key, generation, aliases = [], got } = line;
  const into = { key: known.ingredient_id };
  return mapKitchenLine(identified, into, (one) => ({
    ...one,
    aliases: [...(one.aliases ?? []), ...aliases, { key, generation }],
    ...(got && !one.got && { got }),
  }));
}

export function select(
  state: KitchenState,
  { lines: refs, selected }: KitchenPayloads['select'],
): KitchenState {
  const meant = linesAt(state, refs);
  const lines = state.lines.map((line) =>
    meant.has(line) && line.selected !== selected ? { ...line, selected } : line,
  );
  return { ...state, lines };
}

/** Dates lines anew, after all orders, whatever the clocks say: these cover them no more. */
export function relist(
  state: KitchenState,
  refs: readonly LineRef[],
  { stamp }: Applied,
): KitchenState {
  const meant = linesAt(state, refs);
  if (meant.size === 0) return state;
  const listedAt = Math.max(stamp.at, ...state.placed.map(({ at }) => at + 1));
  const lines = state.lines.map((line) =>
    meant.has(line) ? { ...line, listedAt, changed: stamp } : line,
  );
  return { ...state, lines };
}

export function removeLines(
  state: KitchenState,
  refs: readonly LineRef[],
  applied: Applied,
): KitchenState {
  const meant = linesAt(state, refs);
  return takeOut(state, (line) => (meant.has(line) ? seenPart(line, applied) : undefined), {
    removed: applied.stamp,
  });
}

/** Removes what the device has seen. */
export function clear(state: KitchenState, only: 'all' | 'got', applied: Applied): KitchenState {
  const isMeant = (line: KitchenLine) => only === 'all' || line.got !== undefined;
  return takeOut(state, (line) => (isMeant(line) ? seenPart(line, applied) : undefined), {
    removed: applied.stamp,
  });
}

/** Restores lines whose removal the device has seen; with `only` those that the operation of that number removed. */
export function restoreLines(
  state: KitchenState,
  { lines: refs, removed: only }: KitchenPayloads['restore_lines'],
  applied: Applied,
): KitchenState {
  const meant = refIndex(refs);
  return state.removed
    .filter(({ line, removed }) => isMeant(meant, line) && saw(applied.op, removed))
    .filter(({ removed }) => only === undefined || removed.seq === only)
    .toReversed()
    .filter(isFirstOfLine)
    .toReversed()
    .reduce((now, found) => bringBack(now, found, applied), state);
}

/** Of several removals of one line only the last is undone. */
function isFirstOfLine(
  { line }: RemovedKitchenLine,
  at: number,
  all: readonly RemovedKitchenLine[],
): boolean {
  const { key, generation } = line;
  return all.findIndex(({ line: one }) => one.key === key && one.generation === generation) === at;
}

/** Sets the aisle order of a store. */
export function setAisles(
  state: KitchenState,
  { store_id, storeName, order }: KitchenPayloads['aisle_order'],
): KitchenState {
  const others = state.aisles.filter((one) => one.store_id !== store_id);
  return { ...state, aisles: [...others, { store_id, storeName, order }].slice(-MAX_AISLES) };
}

function linesAt(state: KitchenState, refs: readonly LineRef[]): ReadonlySet<KitchenLine> {
  const meant = refIndex(refs);
  return new Set(state.lines.filter((line) => isMeant(meant, line)));
}

/** References by what is the same for equal ones. */
function refIndex(refs: readonly LineRef[]): ReadonlySet<string> {
  return new Set(refs.map(refText));
}

function isMeant(meant: ReadonlySet<string>, line: KitchenLine): boolean {
  return [line, ...(line.aliases ?? [])].some((one) => meant.has(refText(one)));
}

function refText({ key, generation }: LineRef): string {
  return `${generation} ${key}`;
}
