import { planOf } from '#kitchen/week/weekPlan';

import { cartChanges } from './cartChanges.ts';
import type { Cart, KitchenOrder } from './carts.model.ts';
import { mergeCarts } from './carts.ts';
import { MANUAL } from './groceryAmounts.ts';
import type {
  AisleOrder,
  Contribution,
  Got,
  GroceryList,
  KitchenLine,
  ListLine,
} from './groceryList.model.ts';
import { lineOf, listedRecipes } from './groceryList.ts';
import type { KitchenState, PantryItem } from './kitchen.calls.ts';
import { applyOp } from './kitchen.ts';
import { MAX_ENTRIES_ADDED } from './kitchenLimits.ts';
import type {
  KitchenChange,
  KitchenOp,
  ListIngredient,
  ListRecipe,
  LoggedOp,
  NewWeekEntry,
  OpsAnswer,
} from './kitchenOps.model.ts';
import { orderOf } from './kitchenOrders.ts';
import { pantryItemOf } from './pantry.ts';

/** What a device knows: the server's state, and its own operations that no answer has come for. */
export type KitchenDevice = {
  readonly confirmed: KitchenState;
  readonly waiting: readonly KitchenOp[];
};

/** What a device shows: the server's state with the waiting operations on top. */
export function shownState({ confirmed, waiting }: KitchenDevice, by: string): KitchenState {
  return waiting.reduce((state, op) => applyOp(state, op, { seq: state.seq + 1, by }), confirmed);
}

/**
 * A device after an answer: first the operations it missed, then those it sent.
 *
 * Shape   answers may come late, twice or reordered: known operations are skipped, and an answer that begins after
 *         the state leaves a gap and changes nothing.
 */
export function confirmOps(
  { confirmed, waiting }: KitchenDevice,
  { missed, applied }: Pick<OpsAnswer, 'missed' | 'applied'>,
  by: string,
): KitchenDevice {
  const own = new Map(waiting.map((op) => [op.op_id, op]));
  const sent = applied.flatMap(({ op_id, seq, at }): LoggedOp[] => {
    const op = own.get(op_id);
    return op ? [{ ...op, seq, at, by }] : [];
  });
  const inOrder = [...missed, ...sent].toSorted((a, b) => a.seq - b.seq);
  let state = confirmed;
  for (const op of inOrder)
    if (op.seq === state.seq + 1) state = applyOp(state, op, { seq: op.seq, by: op.by });
  const known = new Set(inOrder.filter(({ seq }) => seq <= state.seq).map(({ op_id }) => op_id));
  return { confirmed: state, waiting: waiting.filter(({ op_id }) => !known.has(op_id)) };
}

/**
 * A device that got the state anew, because it was away for longer than the log is kept, or joined.
 *
 * Shape   `known` are those of its operations that are in the state.
 */
export function freshDevice(
  { waiting }: Pick<KitchenDevice, 'waiting'>,
  confirmed: KitchenState,
  known: readonly string[] = [],
): KitchenDevice {
  return { confirmed, waiting: waiting.filter(({ op_id }) => !known.includes(op_id)) };
}

/**
 * The operations that move a browser's own list and carts into a kitchen: what the kitchen lacks is added.
 *
 * Shape   idempotent: recipes and items that the kitchen has stay as they are; of packs in both carts the larger
 *         number counts.
 */
export function moveIn(
  kitchen: KitchenState,
  list: GroceryList,
  carts: readonly Cart[],
): KitchenChange[] {
  return [
    ...recipesOf(list)
      .filter(({ recipe }) => !hasRecipe(kitchen, recipe))
      .map((payload) => ({ kind: 'add_recipe' as const, payload })),
    ...list.lines.flatMap((line) => itemsOf(kitchen, line)),
    ...cartChanges(kitchen.carts, mergeCarts(kitchen.carts, carts)),
  ];
}

/**
 * As `moveIn`, for what was set on lines that were not there: amount, category, that they are not selected, that
 * somebody has got them.
 *
 * Shape   `after` is the kitchen with what moved in.
 */
export function moveSettings(
  kitchen: KitchenState,
  after: KitchenState,
  {
    lines,
    pantry = [],
  }: {
    readonly lines: readonly (ListLine & Pick<KitchenLine, 'got'>)[];
    readonly pantry?: readonly PantryItem[];
  },
): KitchenChange[] {
  const isNew = (line: ListLine) => lineOf(kitchen, line) === undefined;
  /** What a tick had put into the own pantry comes along with it, is used up, or joins what the kitchen has. */
  const gotAgain = ({ amounts, put }: Got) => {
    const item = put && pantry.find(({ key }) => key === put.key);
    const isInBoth = item !== undefined && pantryItemOf(kitchen.pantry, item) !== undefined;
    const pack = isInBoth ? put?.added : put && { amount: 0, unit: 'gm' as const };
    return { amounts, ...(pack && { pack }) };
  };
  return lines.filter(isNew).flatMap((line): KitchenChange[] => {
    const there = after.lines.find(({ key }) => key === lineOf(after, line)?.key);
    if (!there) return [];
    const ref = { key: there.key, generation: there.generation };
    const { edited, category, selected, got } = line;
    return [
      ...(edited ? [{ kind: 'edit_amount' as const, payload: { line: ref, ...edited } }] : []),
      ...(category === there.category
        ? []
        : [{ kind: 'set_category' as const, payload: { line: ref, category } }]),
      ...(selected ? [] : [{ kind: 'select' as const, payload: { lines: [ref], selected } }]),
      ...(got ? [{ kind: 'got' as const, payload: { line: ref, ...gotAgain(got) } }] : []),
    ];
  });
}

/** The recipes of a list without a meal, as far as it knows them. */
function recipesOf(list: GroceryList): { recipe: ListRecipe; servings: number }[] {
  return listedRecipes(list).flatMap((listed) => {
    const isOf = ({ recipe_id, entry_id }: Contribution) =>
      recipe_id === listed.recipe_id && entry_id === undefined;
    const recipe = recipeOf(list, listed, isOf);
    return recipe ? [{ recipe, servings: listed.servings }] : [];
  });
}

/** A recipe of those of its lines that are meant; undefined without any. */
function recipeOf(
  list: Pick<GroceryList, 'lines'>,
  { recipe_id, title, image }: { recipe_id: string; title: string; image?: string | undefined },
  isOf: (one: Contribution) => boolean,
): ListRecipe | undefined {
  const parts = list.lines.flatMap((line) =>
    line.contributions
      .filter(isOf)
      .map((one) => ({ one, ingredient: { ...factsOf(line), ...amountOf(one) } })),
  );
  const [first] = parts;
  if (!first) return undefined;
  return {
    id: recipe_id,
    title,
    image,
    servings: first.one.recipeServings,
    ingredients: parts.map(({ ingredient }) => ingredient),
  };
}

/** What a household plans. */
type Weeks = Pick<KitchenState, 'plan' | 'weekRules'>;

/** As `moveIn`, for the plan with what its meals have listed, and its rules. */
export function movePlan(
  kitchen: KitchenState,
  { lines, plan = [], weekRules }: Weeks & Pick<GroceryList, 'lines'>,
): KitchenChange[] {
  const known = new Set(planOf(kitchen).map(({ entry_id }) => entry_id));
  const meals = plan
    .filter(({ entry_id }) => !known.has(entry_id))
    .map(({ place: _, ...entry }): NewWeekEntry => {
      const { entry_id, recipe_id, title, image } = entry;
      const isOf = (one: Contribution) => one.entry_id === entry_id;
      const recipe = recipe_id && recipeOf({ lines }, { recipe_id, title, image }, isOf);
      return recipe ? { ...entry, recipe } : entry;
    });
  // What past meals have listed comes along, too.
  const today = meals.flatMap(({ day }) => day ?? []).toSorted()[0] ?? FIRST_DAY;
  const parts = Array.from({ length: Math.ceil(meals.length / MAX_ENTRIES_ADDED) }, (_, at) =>
    meals.slice(at * MAX_ENTRIES_ADDED, (at + 1) * MAX_ENTRIES_ADDED),
  );
  return [
    ...parts.map((entries) => ({ kind: 'plan_add' as const, payload: { entries, today } })),
    ...(weekRules && !kitchen.weekRules
      ? [{ kind: 'week_rules' as const, payload: { rules: weekRules } }]
      : []),
  ];
}

/** Before any day of a plan. */
const FIRST_DAY = '2000-01-01';

function hasRecipe(kitchen: KitchenState, { id }: ListRecipe): boolean {
  return listedRecipes(kitchen).some(({ recipe_id }) => recipe_id === String(id));
}

function itemsOf(kitchen: KitchenState, line: ListLine): KitchenChange[] {
  const there = lineOf(kitchen, line)?.contributions ?? [];
  return line.contributions
    .filter(({ recipe_id }) => recipe_id === MANUAL)
    .filter(
      (one) =>
        !there.some(
          ({ recipe_id, amount, unit, note }) =>
            recipe_id === MANUAL && amount === one.amount && unit === one.unit && note === one.note,
        ),
    )
    .map((one) => ({
      kind: 'add_item',
      payload: { item: { ...factsOf(line), ...amountOf(one), note: one.note } },
    }));
}

function factsOf({
  name,
  image,
  ingredient_id,
  category,
  density,
  grams,
}: ListLine): Omit<ListIngredient, 'amount' | 'unit'> {
  return { name, image, ingredient_id, category, density, grams };
}

function amountOf({ amount, low, unit, metric, fixed }: ListLine['contributions'][number]) {
  return { amount, low, unit, metric, ...(fixed === true && { fixed }) };
}

/** As `moveIn`, for the pantry: existing entries stay. */
export function movePantry(
  { pantry }: Pick<KitchenState, 'pantry'>,
  items: readonly PantryItem[],
): KitchenChange[] {
  return items
    .filter((item) => !pantryItemOf(pantry, item))
    .map(({ touched: _, ...item }) => ({ kind: 'pantry_set', payload: { item } }));
}

/** As `moveIn`, for the orders of aisles. */
export function moveAisles(
  { aisles }: Pick<KitchenState, 'aisles'>,
  own: readonly AisleOrder[],
): KitchenChange[] {
  const known = new Set(aisles.map(({ store_id }) => store_id));
  return own
    .filter(({ store_id }) => !known.has(store_id))
    .map((payload) => ({ kind: 'aisle_order', payload }));
}

/** As `moveIn`, for placed orders. Their packs are no longer in the carts. */
export function moveOrders(
  { placed }: Pick<KitchenState, 'placed'>,
  own: readonly Omit<KitchenOrder, 'at' | 'by'>[],
): KitchenChange[] {
  const known = new Set(placed.map(({ order_id }) => order_id));
  return own
    .filter(({ order_id }) => !known.has(order_id))
    .map((order) => ({
      kind: 'ordered',
      payload: { store_id: order.store_id, items: [], order: orderOf(order) },
    }));
}
