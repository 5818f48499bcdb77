import { isPositive } from '#basics/numbers';

/** Source: product specification sections 2 and 9. */
export const MIN_SERVINGS = 1;

/** Whole servings, at least 1. */
export function clampServings(servings: number): number {
  return Number.isFinite(servings) ? Math.max(MIN_SERVINGS, Math.round(servings)) : MIN_SERVINGS;
}

/**
 * Scales an amount to other servings, not rounded.
 *
 * Shape   unknown servings of the recipe (0 or less, not a number) count as 1.
 */
export function scaleAmount(amount: number, from: number, to: number): number {
  return (amount * to) / (isPositive(from) ? from : MIN_SERVINGS);
}
