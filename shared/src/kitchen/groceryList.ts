import { containsText, foldText, isVisible } from '#basics/text';
import { categoryOf } from '#food/aisles';
import type { Category } from '#food/categories';

import { isByEye } from './byEye.ts';
import { cleanAmounts } from './cleanAmounts.ts';
import { type LineNeed, lineNeeds, MANUAL } from './groceryAmounts.ts';
import type { Amount, Contribution, GroceryList, ListLine } from './groceryList.model.ts';
import type { ListIngredient, ListRecipe } from './kitchenOps.model.ts';
import { namesakeOf } from './namesakes.ts';
import { gramsFor, nameOfUnit } from './ownGrams.ts';
import { clampServings } from './servings.ts';

export const EMPTY_LIST: GroceryList = { lines: [], ownCategories: [] };

/**
 * Adds a recipe's ingredients. A recipe that is on the list changes nothing.
 *
 * Shape   ingredients without a name are left out; an amount that is no number counts as 0 ("to taste"). New
 *         lines are selected.
 */
export function addRecipe(
  list: GroceryList,
  recipe: ListRecipe,
  servings: number = recipe.servings,
): GroceryList {
  const recipe_id = String(recipe.id);
  if (listedRecipes(list).some((listed) => listed.recipe_id === recipe_id)) return list;
  return addIngredients(list, recipe, { servings });
}

/** Adds the ingredients of a dish for a meal of the plan, also when the recipe is on the list. */
export function addIngredients(
  list: GroceryList,
  recipe: ListRecipe,
  { servings, entry_id }: { servings: number; entry_id?: string },
): GroceryList {
  return recipe.ingredients.reduce(
    (grown, ingredient) =>
      addContribution(grown, ingredient, {
        recipe_id: String(recipe.id),
        title: recipe.title,
        ...(recipe.image ? { image: recipe.image } : {}),
        ...cleanAmounts(ingredient),
        recipeServings: clampServings(recipe.servings),
        servings: clampServings(servings),
        ...(entry_id === undefined ? {} : { entry_id }),
      }),
    list,
  );
}

/** Adds an item by hand; on an existing line it adds up. */
export function addManual(list: GroceryList, ingredient: ListIngredient): GroceryList {
  return addContribution(list, ingredient, {
    recipe_id: MANUAL,
    ...cleanAmounts(ingredient),
    recipeServings: 1,
    servings: 1,
    ...(ingredient.note === undefined ? {} : { note: ingredient.note }),
  });
}

/**
 * Removes a recipe and exactly what it added. An amount that the shopper wrote goes too when nothing it
 * replaced is left.
 */
export function removeRecipe(list: GroceryList, recipe_id: string | number): GroceryList {
  const gone = String(recipe_id);
  return removeContributions(list, (one) => one.recipe_id === gone);
}

/** As `removeRecipe`, of all that `isGone` says. */
export function removeContributions(
  list: GroceryList,
  isGone: (one: Contribution) => boolean,
): GroceryList {
  const lines = list.lines.flatMap((line) => {
    const contributions = line.contributions.filter((one) => !isGone(one));
    if (contributions.length === line.contributions.length) return [line];
    const edited = contributions.some((one) => one.covered === true) ? line.edited : undefined;
    return contributions.length > 0 ? [{ ...line, contributions, edited }] : [];
  });
  return { ...list, lines };
}

/** Sets a recipe's servings, at least 1. Amounts that the shopper wrote stay. */
export function setServings(
  list: GroceryList,
  recipe_id: string | number,
  servings: number,
): GroceryList {
  return setServingsWhere(list, (one) => one.recipe_id === String(recipe_id), servings);
}

/** As `setServings`, of all that `isMeant` says. */
export function setServingsWhere(
  list: GroceryList,
  isMeant: (one: Contribution) => boolean,
  servings: number,
): GroceryList {
  const wanted = clampServings(servings);
  return mapContributions(list, (one) =>
    isMeant(one) && one.servings !== wanted ? { ...one, servings: wanted } : one,
  );
}

/**
 * Replaces a line's amount by the shopper's; later additions add up. A negative amount or no number changes
 * nothing.
 */
export function editAmount(list: GroceryList, key: string, edited: Amount): GroceryList {
  if (!Number.isFinite(edited.amount) || edited.amount < 0) return list;
  return mapLine(list, key, (line) => ({
    ...line,
    edited,
    contributions: line.contributions.map((one) => ({ ...one, covered: true })),
  }));
}

/** Sets a line's category, now and when it comes back. */
export function setCategory(list: GroceryList, key: string, category: Category): GroceryList {
  const others = list.ownCategories.filter(([of]) => of !== key);
  return {
    ...mapLine(list, key, (line) => ({ ...line, category })),
    ownCategories: [...others, [key, category]],
  };
}

/** Sets what one unit of a line weighs, now and when it comes back. Units: grams, above 0. */
export function setUnitGrams(
  list: GroceryList,
  key: string,
  { unit, grams }: { unit: string; grams: number },
): GroceryList {
  if (!(grams > 0) || !Number.isFinite(grams)) return list;
  const name = nameOfUnit(unit);
  const others = (list.ownGrams ?? []).filter(([of, own]) => of !== key || own !== name);
  return {
    ...mapLine(list, key, (line) => ({ ...line, grams: { ...line.grams, [name]: grams } })),
    ownGrams: [...others, [key, name, grams]],
  };
}

/** A removed line and its position, for `restoreLine`. */
export type RemovedLine = { readonly line: ListLine; readonly index: number };

/** Removes a line. `removed` is undefined when there is no such line. */
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
 * Undoes `removeLine`.
 *
 * Shape   later changes stay: if its key is on the list again, both are joined (a recipe counts once), with
 *         the current servings.
 */
export function restoreLine(list: GroceryList, { line, index }: RemovedLine): GroceryList {
  const servings = new Map(
    list.lines
      .flatMap(({ contributions: all }) => all)
      .filter(({ recipe_id }) => recipe_id !== MANUAL)
      .map((one) => [sourceOf(one), one.servings]),
  );
  const contributions = line.contributions.map((one) => ({
    ...one,
    servings: servings.get(sourceOf(one)) ?? one.servings,
  }));
  const restored = { ...line, contributions };
  const now = lineOf(list, line);
  if (now) return mapLine(list, now.key, () => joinLines(restored, now));
  return { ...list, lines: list.lines.toSpliced(index, 0, restored) };
}

/**
 * Joins two lines. Of two amounts that the shopper wrote, the later one stays and replaces its own line only;
 * one that stayed on the list while a recipe was off replaces both.
 */
function joinLines(back: ListLine, now: ListLine): ListLine {
  const isSameEdit =
    back.edited?.amount === now.edited?.amount && back.edited?.unit === now.edited?.unit;
  const again = new Set(now.contributions.map(sourceOf));
  again.delete(MANUAL);
  const kept = back.contributions
    .filter((one) => !again.has(sourceOf(one)))
    .map((one) => (now.edited && !isSameEdit ? { ...one, covered: false } : one));
  const edited = now.edited ?? (kept.some((one) => one.covered === true) ? back.edited : undefined);
  const contributions = [...kept, ...now.contributions];
  const listedAt = earlier(back.listedAt, now.listedAt);
  return { ...withFacts(now, back), edited, contributions, listedAt };
}

/** What counts once on a line: a meal of the plan, else a recipe. */
function sourceOf({ entry_id, recipe_id }: Contribution): string {
  return entry_id ?? recipe_id;
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}

export type ListedRecipe = Pick<Contribution, 'recipe_id' | 'servings' | 'image'> & {
  readonly title: string;
};

/** The recipes of the list, in order, with servings. */
export function listedRecipes(list: GroceryList): ListedRecipe[] {
  const recipes = new Map<string, ListedRecipe>();
  for (const one of list.lines.flatMap((line) => line.contributions)) {
    const { recipe_id, title = '', image, servings } = one;
    if (recipe_id !== MANUAL) recipes.set(recipe_id, { recipe_id, title, servings, image });
  }
  return [...recipes.values()];
}

/** For how many each meal of a recipe on the list is; one number where it has one meal, or none. */
export function servingsOf(list: GroceryList, recipe_id: string): number[] {
  const servings = new Map<string, number>();
  for (const one of list.lines.flatMap((line) => line.contributions))
    if (one.recipe_id === recipe_id) servings.set(sourceOf(one), one.servings);
  return [...servings.values()];
}

/** Lines whose name contains the text, ignoring case and accents. */
export function filterList(lines: readonly ListLine[], text: string): ListLine[] {
  return lines.filter((line) => containsText([line.name], text));
}

export type CompareItem = LineNeed & {
  readonly name: string;
  readonly ingredient_id?: string;
  /** When its line came onto the list, in milliseconds since 1970; whether a little less is enough. Not sent. */
  readonly listedAt?: number;
  readonly byEye?: true;
};

/** The selected lines in whole gm or ml. A line of mass and of volume without a density gives two entries. */
export function toCompare(list: GroceryList): CompareItem[] {
  return list.lines
    .filter((line) => line.selected)
    .flatMap((line) =>
      lineNeeds(line).map((need) => ({
        name: line.name,
        ...need,
        ...(line.ingredient_id === undefined ? {} : { ingredient_id: line.ingredient_id }),
        ...(line.listedAt === undefined ? {} : { listedAt: line.listedAt }),
        ...(isByEye(line) && { byEye: true as const }),
      })),
    );
}

function addContribution(
  list: GroceryList,
  ingredient: ListIngredient,
  contribution: Contribution,
): GroceryList {
  const name = ingredient.name.trim().replaceAll(/\s+/g, ' ');
  if (!isVisible(name)) return list;
  const ingredient_id = ingredient.ingredient_id ?? undefined;
  const key = ingredient_id ?? foldText(name);
  const there = lineOf(list, { key, name, ingredient_id });
  const own = list.ownCategories.find(([of]) => of === key || of === there?.key)?.[1];
  const { density } = ingredient;
  const grams = gramsFor(list.ownGrams ?? [], ingredient.grams, [key, there?.key]);
  const line: ListLine = {
    key,
    name,
    ingredient_id,
    image: ingredient.image ?? undefined,
    category: categoryOf(ingredient.aisle, ingredient.category, own),
    density: density && density > 0 ? density : undefined,
    grams,
    selected: true,
    contributions: [contribution],
  };
  if (there) {
    const contributions = [...there.contributions, contribution];
    return mapLine(list, there.key, () => ({ ...withFacts(there, line), contributions }));
  }
  return { ...list, lines: [...list.lines, line] };
}

/** The line of an ingredient: by key, else by name unless the catalogue distinguishes them. */
export function lineOf(
  list: GroceryList,
  { key, name, ingredient_id }: Pick<ListLine, 'key' | 'name' | 'ingredient_id'>,
): ListLine | undefined {
  return (
    list.lines.find((line) => line.key === key) ?? namesakeOf(list.lines, { name, ingredient_id })
  );
}

/** A line with the catalogue's facts of both. */
function withFacts(line: ListLine, other: ListLine): ListLine {
  const { name, selected, edited, contributions, listedAt } = line;
  const isFound = line.ingredient_id === undefined && other.ingredient_id !== undefined;
  const [first, second] = isFound ? [other, line] : [line, other];
  const [image, density] = [first.image ?? second.image, first.density ?? second.density];
  const grams = first.grams && { ...second.grams, ...first.grams };
  return {
    ...first,
    name,
    selected,
    edited,
    contributions,
    listedAt,
    image,
    density,
    grams: grams ?? second.grams,
  };
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
  const lines = list.lines.map((it) => ({ ...it, contributions: it.contributions.map(change) }));
  return { ...list, lines };
}
