import type { Category } from './categories.ts';
import type { Measured } from './groceryAmounts.ts';
import { dimensionOf } from './units.ts';

/** What most dishes take by eye. Flour, milk and spices are measured, whatever they are for. */
const BY_EYE: ReadonlySet<Category> = new Set(['Produce', 'Meat & Seafood']);

/**
 * Whether a tenth less of a line matters to no dish: a vegetable or meat, in amounts that are all weighed or poured. Who
 * counts eggs, or writes down packs, means so many.
 *
 * Shape   a line of which all shall be bought (`buyAll`) is none.
 */
export function isByEye({
  category,
  contributions,
  edited,
  buyAll = false,
}: Pick<Measured, 'contributions' | 'edited'> & {
  readonly category: Category;
  readonly buyAll?: boolean | undefined;
}): boolean {
  const amounts = [
    ...contributions.filter(({ covered }) => covered !== true),
    ...(edited ? [edited] : []),
  ];
  return (
    BY_EYE.has(category) &&
    !buyAll &&
    amounts.every(({ amount, unit }) => amount === 0 || isMeasured(unit))
  );
}

function isMeasured(unit: string): boolean {
  return ['mass', 'volume'].includes(dimensionOf(unit));
}
