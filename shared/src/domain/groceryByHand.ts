import { categoryOf } from './aisles.ts';
import { type Contribution, MANUAL } from './groceryAmounts.ts';
import {
  type GroceryList,
  lineOf,
  type ListIngredient,
  type ListLine,
  removeLine,
  restoreLine,
} from './groceryList.ts';
import { foldText } from './text.ts';

/** What the catalogue knows of an item. */
export type KnownItem = Pick<ListIngredient, 'image' | 'category' | 'density' | 'grams'> & {
  readonly ingredient_id: string;
};

/** Names of lines that the shopper wrote and of which the catalogue was not asked or knew nothing. */
export function unidentifiedNames(list: GroceryList): string[] {
  return list.lines.filter(isUnidentified).map(({ name }) => name);
}

function isUnidentified({ ingredient_id, contributions }: ListLine): boolean {
  return ingredient_id === undefined && contributions.some(({ recipe_id }) => recipe_id === MANUAL);
}

/**
 * Gives the shopper's lines the ingredients that their names mean. A line joins that of its ingredient; the
 * shopper's category stays. The same list when nothing was found.
 */
export function identifyLines(
  list: GroceryList,
  find: (name: string) => KnownItem | null | undefined,
): GroceryList {
  return list.lines.filter(isUnidentified).reduce((now, line) => {
    const known = find(line.name);
    return known ? identify(now, line, known) : now;
  }, list);
}

function identify(list: GroceryList, line: ListLine, known: KnownItem): GroceryList {
  const { list: others, removed } = removeLine(list, line.key);
  if (!removed) return list;
  const { ingredient_id, image, density, grams } = known;
  const own = list.ownCategories.find(([of]) => of === line.key)?.[1];
  const identified = {
    ...line,
    key: ingredient_id,
    ingredient_id,
    image: line.image ?? image ?? undefined,
    category: line.category === 'Other' ? categoryOf(null, known.category, own) : line.category,
    density: density && density > 0 ? density : undefined,
    grams: grams ?? undefined,
  };
  const joined = restoreLine(others, { line: identified, index: removed.index });
  if (own === undefined) return joined;
  return { ...joined, ownCategories: [...joined.ownCategories, [ingredient_id, own]] };
}

/**
 * Undoes `addManual`. A line that has joined another since is found by `ingredient_id`. No such item changes
 * nothing.
 */
export function removeManual(list: GroceryList, item: ListIngredient): GroceryList {
  const ingredient_id = item.ingredient_id ?? undefined;
  const key = ingredient_id ?? foldText(item.name);
  const line = lineOf(list, { key, name: item.name, ingredient_id });
  const isAdded = ({ recipe_id, amount, unit, note }: Contribution) =>
    recipe_id === MANUAL && amount === item.amount && unit === item.unit && note === item.note;
  const at = line?.contributions.findLastIndex(isAdded) ?? -1;
  if (!line || at === -1) return list;
  const contributions = line.contributions.toSpliced(at, 1);
  if (contributions.length === 0) return removeLine(list, line.key).list;
  const lines = list.lines.map((one) => (one === line ? { ...line, contributions } : one));
  return { ...list, lines };
}
