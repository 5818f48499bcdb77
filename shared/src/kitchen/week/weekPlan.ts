import { addDays, dayIn } from '#basics/calendar';
import { addIngredients, listedRecipes, setServingsWhere } from '#kitchen/groceryList';
import type { KitchenState } from '#kitchen/kitchen.calls';
import {
  MAX_ENTRIES_ADDED,
  MAX_MEALS_A_DAY,
  MAX_PLAN,
  MAX_UNPLANNED,
} from '#kitchen/kitchenLimits';
import { type Applied, bringBack, saw, takeOff, withList } from '#kitchen/kitchenLines';
import * as list from '#kitchen/kitchenList';
import type { KitchenPayloads, NewWeekEntry } from '#kitchen/kitchenOps.model';
import { cook } from '#kitchen/kitchenPantry';

import type { WeekEntry } from './week.model.ts';

/** How far from today a meal may be. Units: days. */
const [DAYS_BACK, DAYS_AHEAD] = [366, 731];
const NONE: readonly never[] = [];

export function planOf(state: KitchenState): readonly WeekEntry[] {
  return state.plan ?? NONE;
}

/** Whether a plan takes meals of a day: from a year back until two years ahead. Units: `at` in ms since 1970. */
export function isPlannable(day: string, at: number): boolean {
  const today = dayIn('UTC', at);
  return day >= addDays(today, -DAYS_BACK) && day <= addDays(today, DAYS_AHEAD);
}

/** Whether these days have room for a meal more each time that they are named. */
export function hasRoomFor(
  plan: readonly WeekEntry[],
  days: readonly (string | null | undefined)[],
): boolean {
  const more = Map.groupBy(
    days.filter((day) => day !== null && day !== undefined),
    (day) => day,
  );
  const isDayFree = ([day, meals]: [string, readonly string[]]) =>
    plan.filter((one) => one.day === day).length + meals.length <= MAX_MEALS_A_DAY;
  return [...more].every(isDayFree);
}

/** What is not past changes the list. */
function isToCome(day: string | undefined, today: string): boolean {
  return day === undefined || day >= today;
}

/** Puts meals on the plan, and what they need on the list. Those that it has or had, and those of far days, it leaves out. */
export function addMeals(
  state: KitchenState,
  { entries, today }: KitchenPayloads['plan_add'],
  applied: Applied,
): KitchenState {
  const known = new Set(planOf(state).map(({ entry_id }) => entry_id));
  for (const { entry } of state.unplanned ?? NONE) known.add(entry.entry_id);
  const fresh = entries.filter(({ entry_id, day }, nth) => {
    const isFirst = entries.findIndex((one) => one.entry_id === entry_id) === nth;
    return (
      isFirst && !known.has(entry_id) && (day === undefined || isPlannable(day, applied.op.at))
    );
  });
  if (fresh.length === 0) return state;
  const meals = fresh.map((entry, nth) => entryOf(entry, placeAt(applied, nth)));
  const plan = withoutOldest([...planOf(state), ...meals]);
  return fresh
    .filter(({ day }) => isToCome(day, today))
    .reduce<KitchenState>((now, entry) => listMeal(now, entry, applied), { ...state, plan });
}

/** A meal as the plan keeps it: without what goes onto the list. */
function entryOf(
  { recipe: _, takes: __, image, ...entry }: NewWeekEntry,
  place: number,
): WeekEntry {
  // null: it was from elsewhere.
  return { ...entry, ...(image && { image }), place };
}

/** Behind all that came before: by the server's order, then by that of the operation. */
function placeAt({ stamp }: Applied, nth: number): number {
  return stamp.seq * (MAX_ENTRIES_ADDED + 1) + nth;
}

function listMeal(
  state: KitchenState,
  { entry_id, recipe_id, recipe, servings, takes }: NewWeekEntry,
  applied: Applied,
): KitchenState {
  const lines = takes
    ? state.lines.map((line) => ({
        ...line,
        contributions: line.contributions.map((one) =>
          one.recipe_id === recipe_id && one.entry_id === undefined ? { ...one, entry_id } : one,
        ),
      }))
    : state.lines;
  const isTaken = (one: { entry_id?: string | undefined }) => one.entry_id === entry_id;
  if (takes && lines.some(({ contributions }) => contributions.some(isTaken)))
    return withList(state, setServingsWhere({ ...state, lines }, isTaken, servings), applied);
  return recipe
    ? withList(state, addIngredients(state, recipe, { servings, entry_id }), applied)
    : state;
}

/** The plan without the meals of its oldest days, where it has more than it may. */
function withoutOldest(plan: readonly WeekEntry[]): readonly WeekEntry[] {
  const over = plan.length - MAX_PLAN;
  if (over <= 0) return plan;
  const oldest = new Set(
    plan
      .filter(({ day }) => day !== undefined)
      .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
      .slice(0, over),
  );
  return plan.filter((one) => !oldest.has(one));
}

/** Moves a meal to a day, or to none, behind the others there. The list stays as it is. */
export function moveMeal(
  state: KitchenState,
  { entry_id, day, meal }: KitchenPayloads['plan_move'],
  applied: Applied,
): KitchenState {
  const entry = planOf(state).find((one) => one.entry_id === entry_id);
  if (!entry || (day !== null && !isPlannable(day, applied.op.at))) return state;
  const place = placeAt(applied, 0);
  const moved: WeekEntry = { ...withoutDay(entry), place, meal, ...(day !== null && { day }) };
  return { ...state, plan: [...planOf(state).filter((one) => one !== entry), moved] };
}

function withoutDay({ day: _, ...entry }: WeekEntry): WeekEntry {
  return entry;
}

/** Changes a meal; its servings also on the list, unless its day is past. */
export function changeMeal(
  state: KitchenState,
  { entry_id, today, ...change }: KitchenPayloads['plan_change'],
  applied: Applied,
): KitchenState {
  const entry = planOf(state).find((one) => one.entry_id === entry_id);
  if (!entry) return state;
  const changed = Object.fromEntries(
    Object.entries({ ...entry, ...change }).filter(
      ([, value]) => value !== null && value !== undefined && value !== false,
    ),
  );
  // Only members of an entry are in it, and the needed ones are never null.
  const changedEntry = changed as WeekEntry;
  const planned = withMeal(state, changedEntry);
  const { servings } = change;
  if (servings === undefined || !isToCome(entry.day, today)) return planned;
  const isOfMeal = (one: { entry_id?: string | undefined }) => one.entry_id === entry_id;
  return withList(planned, setServingsWhere(planned, isOfMeal, servings), applied);
}

function withMeal(state: KitchenState, entry: WeekEntry): KitchenState {
  const plan = planOf(state).map((one) => (one.entry_id === entry.entry_id ? entry : one));
  return { ...state, plan };
}

/** Takes meals off the plan, and what those to come have added off the list. They can come back. */
export function removeMeals(
  state: KitchenState,
  { entries, today }: KitchenPayloads['plan_remove'],
  applied: Applied,
): KitchenState {
  const meant = new Set(entries);
  const gone = planOf(state).filter(({ entry_id }) => meant.has(entry_id));
  if (gone.length === 0) return state;
  const toCome = new Set(
    gone.filter(({ day }) => isToCome(day, today)).map(({ entry_id }) => entry_id),
  );
  const isGone = (one: { entry_id?: string | undefined }) =>
    one.entry_id !== undefined && toCome.has(one.entry_id);
  return unplan(takeOff(state, isGone, { applied }), gone, applied);
}

function unplan(state: KitchenState, gone: readonly WeekEntry[], { stamp }: Applied): KitchenState {
  const removed = gone.map((entry) => ({ entry, removed: stamp }));
  return {
    ...state,
    plan: planOf(state).filter((one) => !gone.includes(one)),
    unplanned: [...(state.unplanned ?? NONE), ...removed].slice(-MAX_UNPLANNED),
  };
}

/** Undoes `removeMeals`, where the device had seen it. */
export function restoreMeals(
  state: KitchenState,
  { entries }: KitchenPayloads['plan_restore'],
  applied: Applied,
): KitchenState {
  const meant = new Set(entries);
  return replan(state, (one) => meant.has(one.entry_id), applied);
}

function replan(
  state: KitchenState,
  isMeant: (entry: WeekEntry) => boolean,
  applied: Applied,
): KitchenState {
  const unplanned = state.unplanned ?? NONE;
  const back = unplanned.filter(({ entry, removed }) => isMeant(entry) && saw(applied.op, removed));
  if (back.length === 0) return state;
  const seqs = new Map(back.map(({ entry, removed }) => [entry.entry_id, removed.seq]));
  const lines = state.removed.filter(({ line, removed }) =>
    line.contributions.every(
      ({ entry_id }) => entry_id !== undefined && seqs.get(entry_id) === removed.seq,
    ),
  );
  const planned: KitchenState = {
    ...state,
    plan: withoutOldest(
      [...planOf(state), ...back.map(({ entry }) => entry)].toSorted((a, b) => a.place - b.place),
    ),
    unplanned: unplanned.filter((one) => !back.includes(one)),
  };
  return lines.reduce((now, found) => bringBack(now, found, applied), planned);
}

/** The day before that of an operation in UTC: no earlier day is today anywhere. */
function earliestToday({ op }: Applied): string {
  return addDays(dayIn('UTC', op.at), -1);
}

function mealsToCome(state: KitchenState, recipe_id: string, applied: Applied): WeekEntry[] {
  const from = earliestToday(applied);
  return planOf(state).filter(
    (one) =>
      one.kind === 'recipe' &&
      one.recipe_id === recipe_id &&
      one.cooked === undefined &&
      isToCome(one.day, from),
  );
}

/** Removes what a recipe added; it is cooked at no meal to come. */
export function removeRecipe(
  state: KitchenState,
  recipe_id: string,
  applied: Applied,
): KitchenState {
  const gone = mealsToCome(state, recipe_id, applied);
  const left = list.removeRecipe(state, recipe_id, applied);
  return gone.length === 0 ? left : unplan(left, gone, applied);
}

/** Undoes `removeRecipe` of the list with its meals. */
export function restoreRecipe(
  state: KitchenState,
  recipe_id: string,
  applied: Applied,
): KitchenState {
  if (listedRecipes(state).some((one) => one.recipe_id === recipe_id)) return state;
  const seq =
    state.removed.findLast((one) => one.recipe_id === recipe_id)?.removed.seq ??
    state.unplanned?.findLast(({ entry }) => entry.recipe_id === recipe_id)?.removed.seq;
  const meant = new Set(
    state.unplanned
      ?.filter(({ entry, removed }) => entry.recipe_id === recipe_id && removed.seq === seq)
      .map(({ entry }) => entry),
  );
  const listed = list.restoreRecipe(state, recipe_id, applied);
  return replan(listed, (entry) => meant.has(entry), applied);
}

/**
 * Sets the servings of a recipe on the list: of what has no meal, and of its meal where there is one to come. With
 * several meals each has its own.
 */
export function setRecipeServings(
  state: KitchenState,
  { recipe_id, servings }: KitchenPayloads['set_servings'],
  applied: Applied,
): KitchenState {
  const meals = mealsToCome(state, recipe_id, applied);
  const [meal] = meals;
  const isMeant = (one: { recipe_id: string; entry_id?: string | undefined }) =>
    one.recipe_id === recipe_id &&
    (one.entry_id === undefined || (meals.length === 1 && one.entry_id === meal?.entry_id));
  const planned =
    meals.length === 1 && meal
      ? withMeal(state, { ...meal, servings: Math.max(1, servings) })
      : state;
  return withList(planned, setServingsWhere(planned, isMeant, servings), applied);
}

/** Marks a meal as cooked, and takes what it used out of the pantry. */
export function cookMeal(
  state: KitchenState,
  { entry_id, uses }: KitchenPayloads['plan_cooked'],
  applied: Applied,
): KitchenState {
  const entry = planOf(state).find((one) => one.entry_id === entry_id);
  if (!entry || entry.cooked !== undefined) return state;
  const { recipe_id = entry_id, title } = entry;
  const cooked = cook(state, { recipe_id, title, uses }, applied);
  return withMeal(cooked, { ...entry, cooked: applied.op.op_id });
}

/** A meal that was marked by an operation is to be cooked again. */
export function uncookMeal(state: KitchenState, op_id: string): KitchenState {
  const entry = planOf(state).find(({ cooked }) => cooked === op_id);
  if (!entry) return state;
  return withMeal(state, notCooked(entry));
}

function notCooked({ cooked: _, ...entry }: WeekEntry): WeekEntry {
  return entry;
}
