import type { IngredientDraft } from '@larder/shared/contract/admin';
import {
  cleanText,
  isLine,
  isUnitName,
  isUnitQuantity,
  LIMITS,
} from '@larder/shared/domain/validation';

/** What the boxes hold. */
export type IngredientText = { name: string; unitQuantity: string; unit: string };

export const NO_INGREDIENT: IngredientText = { name: '', unitQuantity: '', unit: '' };

export type IngredientProblem = { words: string; box: keyof IngredientText };

/**
 * Reads the boxes of the add form and of an edited row.
 *
 * Source  the sentence about quantity and unit: product specification section 5.
 */
export function readIngredient({
  name,
  unitQuantity,
  unit,
}: IngredientText): { draft: IngredientDraft } | { problem: IngredientProblem } {
  const quantity = unitQuantity.trim() === '' ? Number.NaN : Number(unitQuantity);
  if (!isLine(name, LIMITS.name))
    return { problem: { words: 'Please enter the ingredient name.', box: 'name' } };
  if (!isUnitQuantity(quantity) || !isUnitName(unit))
    return {
      problem: {
        words: 'Please enter valid unit quantity and unit (SI units only).',
        box: isUnitQuantity(quantity) ? 'unit' : 'unitQuantity',
      },
    };
  return { draft: { name: cleanText(name), unit_quantity: quantity, unit: cleanText(unit) } };
}
