import type { Category } from '#food/categories';
import { isMeasured } from '#food/units';

import type { KitchenLine } from './groceryList.model.ts';

/** What most dishes take by eye. Flour, milk and spices are measured, whatever they are for. */
const BY_EYE: ReadonlySet<Category> = new Set(['Produce', 'Meat & Seafood']);

/** Of the pantry, what goes into boiling water by the handful. */
const PASTA =
  /\b(?:pasta|spaghetti|penne|fusilli|macaroni|fettuccine|linguine|rigatoni|tagliatelle|noodles?)\b/i;

/**
 * Whether a tenth less of a line matters to no dish: a vegetable, meat or pasta, in amounts that are all weighed or
 * poured. Whoever counts eggs, or writes down packs, means just as many.
 *
 * Shape   false for a line of which all shall be bought (`buyAll`).
 */
export function isByEye({
  name,
  category,
  contributions,
  edited,
  buyAll = false,
}: Pick<KitchenLine, 'name' | 'category' | 'contributions' | 'edited' | 'buyAll'>): boolean {
  const amounts = [
    ...contributions.filter(({ covered }) => covered !== true),
    ...(edited ? [edited] : []),
  ];
  return (
    (BY_EYE.has(category) || (category === 'Pantry' && PASTA.test(name))) &&
    !buyAll &&
    amounts.every(({ amount, unit }) => amount === 0 || isMeasured(unit))
  );
}
