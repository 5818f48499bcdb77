import type { Edible } from '#catalogue/edible';

type Part = 'weight' | 'kcal' | 'protein' | 'fat' | 'carbs' | 'fibre' | 'sugar' | 'sodium';

/** Shares, 0 to 1, of the weight and of each nutrient of what is bought. */
export type EatenShares = Readonly<Record<Part, number>>;

/**
 * The parts of an egg of 50 g: 17 g of yolk, 33 g of white.
 *
 * Source  USDA SR26 01125 (yolk) and 01124 (white) against 01123 (whole).
 */
const EGG: Readonly<Record<string, EatenShares>> = {
  yolks: {
    weight: 0.34,
    kcal: 0.766,
    protein: 0.429,
    fat: 0.949,
    carbs: 1,
    fibre: 1,
    sugar: 0.515,
    sodium: 0.115,
  },
  whites: {
    weight: 0.66,
    kcal: 0.24,
    protein: 0.573,
    fat: 0.012,
    carbs: 0.669,
    fibre: 0,
    sugar: 1,
    sodium: 0.772,
  },
};

/** What of the food stays in the beans when the liquid of a can is poured off: our own estimate. */
const LEFT_IN_DRAINED = 0.8;

/** Words of a line whose liquid is poured off. */
export const IS_DRAINED = /\b(drained|rinsed)\b/;

/**
 * What of a line is eaten: `part` ("25%", "yolks") where it says so, else the food's edible share, and of a can
 * that is drained what is left in the sieve.
 *
 * Errors  null for a part that the food does not have, and a share of 0 or over 100 %.
 */
export function eatenOf(
  { prep, part }: { readonly prep: string | null; readonly part: string | null },
  { name, edible }: { readonly name: string; readonly edible: Edible },
): EatenShares | null {
  if (part === null) return edibleShares(prep, edible);
  if (name === 'Eggs' && EGG[part]) return EGG[part];
  const percent = Number(/^(\d{1,3})%$/.exec(part)?.[1] ?? '0');
  return percent === 0 || percent > 100 ? null : allShares(percent / 100);
}

function edibleShares(prep: string | null, { share, drained, figures }: Edible): EatenShares {
  if (drained === null) return allShares(share);
  const isDrained = IS_DRAINED.test(prep ?? '');
  // The liquid of the others has next to no food in it.
  const food = figures === 'drained' ? drained : isDrained ? LEFT_IN_DRAINED : 1;
  return { ...allShares(food), weight: isDrained ? drained : 1 };
}

function allShares(share: number): EatenShares {
  return {
    weight: share,
    kcal: share,
    protein: share,
    fat: share,
    carbs: share,
    fibre: share,
    sugar: share,
    sodium: share,
  };
}
