import type { PackSize } from '@larder/shared/food/packs.model';
import { clampServings } from '@larder/shared/kitchen/servings';

type Portion = PackSize & { readonly quantity: number };
type Facts = { readonly kcal_per_100g: number | null; readonly density_g_per_ml: number | null };

/**
 * The energy of a portion, computed as the server does for saved recipes.
 *
 * Units   `quantity` counts portions of `unit_quantity` gm or ml; the result is whole kcal. 2 x 500 gm at
 *         360 kcal per 100 g -> 3600. A millilitre weighs `density_g_per_ml` grams.
 * Shape   null when the catalogue lacks a figure, and for any other unit.
 */
export function energyOf(portion: Portion, facts: Facts): number | null {
  const { kcal_per_100g, density_g_per_ml } = facts;
  const unit = portion.unit.toLowerCase();
  const gramsPerUnit = unit === 'gm' ? 1 : unit === 'ml' ? density_g_per_ml : null;
  if (kcal_per_100g === null || gramsPerUnit === null) return null;
  return Math.round(
    (portion.quantity * portion.unit_quantity * gramsPerUnit * kcal_per_100g) / 100,
  );
}

export type Energy = {
  total: number;
  /** 0 servings count as 1. */
  perServing: number;
  /** Number of ingredients without known energy. */
  unknown: number;
};

/** A recipe's energy from that of its ingredients. Units  whole kcal. */
export function energyOfRecipe(parts: readonly (number | null)[], servings: number): Energy {
  const known = parts.filter((part) => part !== null);
  const total = known.reduce((sum, part) => sum + part, 0);
  return {
    total,
    perServing: Math.round(total / clampServings(servings)),
    unknown: parts.length - known.length,
  };
}
