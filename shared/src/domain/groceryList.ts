import { type Category, categoryOf } from './aisles.ts';
import {
  type Amount,
  type Contribution,
  lineBaseQuantities,
  MANUAL,
  type Measured,
} from './groceryAmounts.ts';
import { clampServings } from './recipes.ts';
import { containsText, foldText } from './text.ts';
import type { BaseUnit } from './units.ts';

/** One thing to buy. `key` is the catalogue's id, else the cleaned lower-case name. */
export type ListLine = Measured & {
  readonly key: string;
  readonly name: string;
  readonly ingredient_id?: string | undefined;
  readonly image?: string | undefined;
  readonly category: Category;
  readonly selected: boolean;
};

/** The combined grocery list. `ownCategories` are the shopper's choices by line key; they outlive lines. */
export type GroceryList = {
  readonly lines: readonly ListLine[];
  readonly ownCategories: readonly (readonly [key: string, category: Category])[];
};

export const EMPTY_LIST: GroceryList = { lines: [], ownCategories: [] };

/**
 * An ingredient as a recipe or the shopper names it, with what the catalogue knows of it when it was
 * found there: `ingredient_id`, `category` and `density` (g per ml). The provider's own `id` is never
 * a key: it is -1 or 0 for everything the provider does not recognise.
 */
export type ListIngredient = {
  readonly id?: string | number | null | undefined;
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly image?: string | null | undefined;
  readonly aisle?: string | null | undefined;
  readonly ingredient_id?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly density?: number | null | undefined;
};

export type ListRecipe = {
  readonly id: string | number;
  readonly title: string;
  readonly servings: number;
  readonly ingredients: readonly ListIngredient[];
};

/**
 * Puts a recipe's ingredients on the list, each on the line of its key. A recipe that is on the list
 * already is skipped: the same list comes back.
 *
 * Shape   ingredients without a name cannot be bought and are left out; an amount that is no number
 *         counts as 0 ("to taste"). New lines are selected.
 */
export function addRecipe(
  list: GroceryList,
  recipe: ListRecipe,
  servings: number = recipe.servings,
): GroceryList {
  const recipe_id = String(recipe.id);
  if (listedRecipes(list).some((listed) => listed.recipe_id === recipe_id)) return list;
  return recipe.ingredients.reduce(
    (grown, ingredient) =>
      addContribution(grown, ingredient, {
        recipe_id,
        title: recipe.title,
        amount: cleanAmount(ingredient.amount),
        unit: ingredient.unit,
        recipeServings: clampServings(recipe.servings),
        servings: clampServings(servings),
      }),
    list,
  );
}

/** Puts something on the list by hand; more of what is there already adds up. */
export function addManual(list: GroceryList, ingredient: ListIngredient): GroceryList {
  return addContribution(list, ingredient, {
    recipe_id: MANUAL,
    amount: cleanAmount(ingredient.amount),
    unit: ingredient.unit,
    recipeServings: 1,
    servings: 1,
  });
}

/**
 * Takes a recipe off the list: exactly what it brought goes. An amount the shopper wrote on a line goes
 * too when nothing it stood for is left.
 */
export function removeRecipe(list: GroceryList, recipe_id: string | number): GroceryList {
  const gone = String(recipe_id);
  const lines = list.lines.flatMap((line) => {
    const contributions = line.contributions.filter((one) => one.recipe_id !== gone);
    if (contributions.length === line.contributions.length) return [line];
    const edited = contributions.some((one) => one.covered === true) ? line.edited : undefined;
    return contributions.length > 0 ? [{ ...line, contributions, edited }] : [];
  });
  return { ...list, lines };
}

/** Sets how many servings of a recipe are wanted, at least 1. Amounts the shopper wrote stay. */
export function setServings(
  list: GroceryList,
  recipe_id: string | number,
  servings: number,
): GroceryList {
  return mapContributions(list, (one) =>
    one.recipe_id === String(recipe_id) ? { ...one, servings: clampServings(servings) } : one,
  );
}

/**
 * Writes the shopper's own amount on a line in place of everything there now; what is added later comes
 * on top. An amount that is negative or no number changes nothing.
 */
export function editAmount(list: GroceryList, key: string, edited: Amount): GroceryList {
  if (!Number.isFinite(edited.amount) || edited.amount < 0) return list;
  return mapLine(list, key, (line) => ({
    ...line,
    edited,
    contributions: line.contributions.map((one) => ({ ...one, covered: true })),
  }));
}

/** Puts a line into a category of the shopper's choice, now and whenever it comes back. */
export function setCategory(list: GroceryList, key: string, category: Category): GroceryList {
  const others = list.ownCategories.filter(([of]) => of !== key);
  return {
    ...mapLine(list, key, (line) => ({ ...line, category })),
    ownCategories: [...others, [key, category]],
  };
}

/** Selects or deselects lines for shopping: those with the given keys, or all. */
export function setSelected(
  list: GroceryList,
  selected: boolean,
  keys?: readonly string[],
): GroceryList {
  const lines = list.lines.map((line) =>
    keys === undefined || keys.includes(line.key) ? { ...line, selected } : line,
  );
  return { ...list, lines };
}

/** A line taken off the list and where it stood, for `restoreLine`. */
export type RemovedLine = { readonly line: ListLine; readonly index: number };

/** Takes a line off the list. `removed` is undefined when there is no such line. */
export function removeLine(
  list: GroceryList,
  key: string,
): { list: GroceryList; removed: RemovedLine | undefined } {
  const index = list.lines.findIndex((line) => line.key === key);
  const line = list.lines[index];
  if (!line) return { list, removed: undefined };
  return { list: { ...list, lines: list.lines.toSpliced(index, 1) }, removed: { line, index } };
}

/**
 * Undoes `removeLine`: the line comes back where it stood.
 *
 * Shape   what happened in between stands: if its key is on the list again the two join (a recipe that
 *         came again counts once), and servings changed meanwhile hold for it too.
 */
export function restoreLine(list: GroceryList, { line, index }: RemovedLine): GroceryList {
  const servings = new Map(listedRecipes(list).map((one) => [one.recipe_id, one.servings]));
  const back = line.contributions.map((one) => ({
    ...one,
    servings: servings.get(one.recipe_id) ?? one.servings,
  }));
  const restored = { ...line, contributions: back };
  const now = lineOf(list, line);
  if (now) return mapLine(list, now.key, () => joinLines(restored, now));
  return { ...list, lines: list.lines.toSpliced(index, 0, restored) };
}

/**
 * Both lines in one. Of two amounts the shopper wrote, the later stays and stands for its own line only;
 * of one that stayed on the list while a recipe was off it, for both.
 */
function joinLines(back: ListLine, now: ListLine): ListLine {
  const isSameEdit =
    back.edited?.amount === now.edited?.amount && back.edited?.unit === now.edited?.unit;
  const again = new Set(
    now.contributions.map((one) => one.recipe_id).filter((recipe_id) => recipe_id !== MANUAL),
  );
  const kept = back.contributions
    .filter((one) => !again.has(one.recipe_id))
    .map((one) => (now.edited && !isSameEdit ? { ...one, covered: false } : one));
  const edited = now.edited ?? (kept.some((one) => one.covered === true) ? back.edited : undefined);
  return { ...withFacts(now, back), edited, contributions: [...kept, ...now.contributions] };
}

/** The list without its lines; the shopper's categories stay. */
export function clearList(list: GroceryList): GroceryList {
  return { ...list, lines: [] };
}

/** The recipes that the list is made from, in the order they were added, with the servings wanted. */
export function listedRecipes(
  list: GroceryList,
): { recipe_id: string; title: string; servings: number }[] {
  const recipes = new Map<string, { recipe_id: string; title: string; servings: number }>();
  for (const { recipe_id, title = '', servings } of list.lines.flatMap(
    (one) => one.contributions,
  )) {
    if (recipe_id !== MANUAL) recipes.set(recipe_id, { recipe_id, title, servings });
  }
  return [...recipes.values()];
}

/** The lines whose name contains the text, ignoring case and accents. */
export function filterList(lines: readonly ListLine[], text: string): ListLine[] {
  return lines.filter((line) => containsText([line.name], text));
}

/** One entry of the comparison call. */
export type CompareItem = {
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: BaseUnit;
  readonly ingredient_id?: string;
};

/**
 * What the stores are asked for: the selected lines in whole gm or ml. A line of mass and of volume that
 * no density joins makes two entries.
 */
export function toCompare(list: GroceryList): CompareItem[] {
  return list.lines
    .filter((line) => line.selected)
    .flatMap((line) =>
      lineBaseQuantities(line).map(({ amount, unit }) => ({
        name: line.name,
        unit_quantity: amount,
        unit,
        ...(line.ingredient_id === undefined ? {} : { ingredient_id: line.ingredient_id }),
      })),
    );
}

function addContribution(
  list: GroceryList,
  ingredient: ListIngredient,
  contribution: Contribution,
): GroceryList {
  const name = ingredient.name.trim().replaceAll(/\s+/g, ' ');
  if (name === '') return list;
  const ingredient_id = ingredient.ingredient_id ?? undefined;
  const key = ingredient_id ?? foldText(name);
  const there = lineOf(list, { key, name, ingredient_id });
  const own = list.ownCategories.find(([of]) => of === key || of === there?.key)?.[1];
  const { density } = ingredient;
  const line: ListLine = {
    key,
    name,
    ingredient_id,
    image: ingredient.image ?? undefined,
    category: categoryOf(ingredient.aisle, ingredient.category, own),
    density: density && density > 0 ? density : undefined,
    selected: true,
    contributions: [contribution],
  };
  if (there) {
    const contributions = [...there.contributions, contribution];
    return mapLine(list, there.key, () => ({ ...withFacts(there, line), contributions }));
  }
  return { ...list, lines: [...list.lines, line] };
}

/** The line that an ingredient goes on: of its key, else of its name unless the catalogue tells them apart. */
function lineOf(
  list: GroceryList,
  { key, name, ingredient_id }: Pick<ListLine, 'key' | 'name' | 'ingredient_id'>,
): ListLine | undefined {
  const isNamesake = (line: ListLine) =>
    (line.ingredient_id === undefined || ingredient_id === undefined) &&
    foldText(line.name) === foldText(name);
  return list.lines.find((line) => line.key === key) ?? list.lines.find(isNamesake);
}

/** A line with what the catalogue knows of it or of another for the same thing. */
function withFacts(line: ListLine, other: ListLine): ListLine {
  const { name, selected, edited, contributions } = line;
  const isFound = line.ingredient_id === undefined && other.ingredient_id !== undefined;
  const [first, second] = isFound ? [other, line] : [line, other];
  const [image, density] = [first.image ?? second.image, first.density ?? second.density];
  return { ...first, name, selected, edited, contributions, image, density };
}

function mapLine(
  list: GroceryList,
  key: string,
  change: (line: ListLine) => ListLine,
): GroceryList {
  return { ...list, lines: list.lines.map((line) => (line.key === key ? change(line) : line)) };
}

function mapContributions(
  list: GroceryList,
  change: (one: Contribution) => Contribution,
): GroceryList {
  const lines = list.lines.map((line) => ({
    ...line,
    contributions: line.contributions.map(change),
  }));
  return { ...list, lines };
}

function cleanAmount(amount: number): number {
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
}
