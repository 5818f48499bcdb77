import { foldText } from '#basics/text';

import { CATEGORIES, type Category } from './categories.ts';

/** The provider's aisles that tell a category. Folded, without spaces. */
const AISLES: ReadonlyMap<string, Category> = new Map<string, Category>([
  ['produce', 'Produce'],
  ['milk,eggs,otherdairy', 'Dairy'],
  ['cheese', 'Dairy'],
  ['meat', 'Meat & Seafood'],
  ['seafood', 'Meat & Seafood'],
  ['baking', 'Pantry'],
  ['pastaandrice', 'Pantry'],
  ['cannedandjarred', 'Pantry'],
  ['bread', 'Pantry'],
  ['bakery/bread', 'Pantry'],
  ['nuts', 'Pantry'],
  ['cereal', 'Pantry'],
  ['savorysnacks', 'Pantry'],
  ['driedfruits', 'Pantry'],
  ['spicesandseasonings', 'Condiments & Spices'],
  ['oil,vinegar,saladdressing', 'Condiments & Spices'],
  ['condiments', 'Condiments & Spices'],
  ['nutbutters,jams,andhoney', 'Condiments & Spices'],
]);

/** The category of that exact name, else undefined. */
export function readCategory(text: string | null | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === text);
}

/**
 * The category of a line: the shopper's choice, else the provider's aisle, else the catalogue's category,
 * else Other.
 *
 * Shape   of several aisles joined by ";" the first known one counts. "Ethnic Foods", "Frozen" and "?" are
 *         unknown, so the catalogue decides.
 */
export function categoryOf(
  aisle: string | null | undefined,
  catalogueCategory: string | null | undefined,
  own?: Category,
): Category {
  if (own !== undefined) return own;
  const names = (aisle ?? '').split(';').map((name) => foldText(name).replaceAll(/\s+/g, ''));
  const known = names.map((name) => AISLES.get(name)).find((category) => category !== undefined);
  return known ?? readCategory(catalogueCategory) ?? 'Other';
}

/** Every category once: those of an order first, the others as usual. */
export function withAllCategories(order: readonly Category[]): readonly Category[] {
  return [...new Set([...order, ...CATEGORIES])];
}

/** Lines by category, in display order or in that of a store, without empty categories. */
export function groupByCategory<Line extends { readonly category: Category }>(
  lines: readonly Line[],
  order: readonly Category[] = CATEGORIES,
): { category: Category; lines: Line[] }[] {
  return withAllCategories(order)
    .map((category) => ({
      category,
      lines: lines.filter((line) => line.category === category),
    }))
    .filter((group) => group.lines.length > 0);
}
