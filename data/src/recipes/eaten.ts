import { type Edible, edibleShares, EGG_PARTS } from '@larder/shared/food/edible';
import { allShares, type EatenShares } from '@larder/shared/food/nutrients';

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
  if (part === null) return edibleShares(prep ?? '', edible);
  if (name === 'Eggs' && EGG_PARTS[part]) return EGG_PARTS[part];
  const percent = Number(/^(\d{1,3})%$/.exec(part)?.[1] ?? '0');
  return percent === 0 || percent > 100 ? null : allShares(percent / 100);
}
