import { allShares, type EatenShares } from './nutrients.ts';

/** What of a food as it is bought can be eaten. */
export type Edible = {
  /** Share of the weight without bones and shells, and without peel where a piece weighs it. */
  readonly share: number;
  /** Share of a can's weight that is left in the sieve; null for what is not drained. */
  readonly drained: number | null;
  /** Whether the nutrition figures are for the drained food or for all that is in the can. */
  readonly figures: 'all' | 'drained';
  /**
   * Share of a weight that is left when peel and stones are off; null where the peel is eaten or next to nothing. Where
   * `share` is 1 all the same, a piece weighs what is left.
   */
  readonly peeled: number | null;
};

/**
 * The parts of an egg of 50 g: 17 g of yolk, 33 g of white.
 *
 * Source  USDA SR26 01125 (yolk) and 01124 (white) against 01123 (whole).
 */
export const EGG_PARTS: Readonly<Record<string, EatenShares>> = {
  yolks: {
    weight: 0.34,
    kcal: 0.766,
    fat: 0.949,
    saturated: 1,
    carbs: 1,
    protein: 0.429,
    fibre: 1,
    sugar: 0.515,
    sodium: 0.115,
  },
  whites: {
    weight: 0.66,
    kcal: 0.24,
    fat: 0.012,
    saturated: 0,
    carbs: 0.669,
    protein: 0.573,
    fibre: 0,
    sugar: 1,
    sodium: 0.772,
  },
};

/** What of the food stays in the beans when the liquid of a can is poured off: our own estimate. */
const LEFT_IN_DRAINED = 0.8;

/** Words of a line whose liquid is poured off. */
export const IS_DRAINED = /\b(drained|rinsed)\b/;

/** What is eaten of a food as it is bought; `words` say whether the liquid of a can is poured off. */
export function edibleShares(
  words: string,
  { share, drained, figures }: Pick<Edible, 'share' | 'drained' | 'figures'>,
): EatenShares {
  if (drained === null) return allShares(share);
  const isDrained = IS_DRAINED.test(words);
  // The liquid of the others has next to no food in it.
  const food = figures === 'drained' ? drained : isDrained ? LEFT_IN_DRAINED : 1;
  return { ...allShares(food), weight: isDrained ? drained : 1 };
}
