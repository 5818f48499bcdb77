import { measure, type Weights } from '@larder/shared/food/measures';
import type { PackSize } from '@larder/shared/food/packs.model';
import { packAmount } from '@larder/shared/stores/offers';

/** A line of a recipe, as it is written, with what is known of its food. */
export type UsedLine = {
  readonly ingredient_id: string | null;
  readonly amount: number;
  readonly unit: string;
  readonly weights: Weights;
};

/** What a pack costs. Units: cents; an average may have parts of a cent. */
export type PackPrice = PackSize & { readonly price: number };

/**
 * What of the packs a recipe uses costs: its share of each pack, not whole packs.
 *
 * 90 of 1,814 g of sugar at $3.99 a pack are 19.8 cents.
 *
 * Units   cents, not rounded.
 * Shape   `share`, 0 to 1, of the weight that the cost rests on: a line without a price, without a known
 *         weight or in a dimension that nothing converts costs nothing. 0 when nothing is weighed. A ml whose
 *         weight is not known counts as a gram. Below 0.9 say "at least".
 * Errors  RangeError for an empty pack or an amount that is negative or not finite.
 */
export function usedCost(
  lines: readonly UsedLine[],
  prices: ReadonlyMap<string, PackPrice>,
): { cents: number; share: number } {
  let cents = 0;
  let priced = 0;
  let all = 0;
  for (const { ingredient_id, amount, unit, weights } of lines) {
    const pack = prices.get(ingredient_id ?? '');
    const known = pack ? { ...weights, pack } : weights;
    const written = { low: amount, high: amount, unit };
    const { high: weight, grade } = measure(written, known, 'gm');
    all += weight;
    if (!pack || grade === 'D') continue;
    const one = packAmount(pack, weights);
    if (!(one.amount > 0)) throw new RangeError(`no cost of a pack of ${one.amount}`);
    const used = measure(written, known, one.unit);
    if (used.unit !== one.unit) continue;
    cents += (used.high / one.amount) * pack.price;
    priced += weight;
  }
  return { cents, share: all > 0 ? priced / all : 0 };
}
