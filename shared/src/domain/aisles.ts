import { foldText } from './text.ts';

/** The groups of the grocery list, in the order they are shown. Source: specification section 2. */
export const CATEGORIES = [
  'Produce',
  'Dairy',
  'Meat & Seafood',
  'Pantry',
  'Condiments & Spices',
  'Other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The recipe provider's aisles, as far as they say where to look. Folded, without spaces. */
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

/** The category a text names exactly, as one from storage or the catalogue does, else undefined. */
export function readCategory(text: string | null | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === text);
}

/**
 * Where a line of the list belongs: the shopper's own choice, else the provider's aisle, else the
 * catalogue's category, else Other.
 *
 * Shape   an aisle may hold several names joined by ";": the first that says something counts. Aisles
 *         such as "Ethnic Foods", "Frozen" or "?" say nothing, so the catalogue is asked.
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

/** The lines by category, in the fixed order of the categories; a category without lines is left out. */
export function groupByCategory<Line extends { readonly category: Category }>(
  lines: readonly Line[],
): { category: Category; lines: Line[] }[] {
  return CATEGORIES.map((category) => ({
    category,
    lines: lines.filter((line) => line.category === category),
  })).filter((group) => group.lines.length > 0);
}
