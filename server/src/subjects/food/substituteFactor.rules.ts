import { measure, type Weights } from '@larder/shared/food/measures';
import type { PackSize } from '@larder/shared/food/packs.model';
import { ratioOf, type Swap } from '@larder/shared/food/substitutes';
import { packAmount } from '@larder/shared/stores/offers';

/** A food with its usual pack and what is known of its weights. */
type Weighed = PackSize & { readonly weights: Weights };

/**
 * How much of the substitute one of the food is, each in the unit of its packs: ml of oil for a gram of butter.
 *
 * Shape   null when a volume of one of the two cannot be weighed.
 */
export function factorOf(
  { ratio, by }: Pick<Swap, 'ratio' | 'by'>,
  food: Weighed,
  instead: Weighed,
): number | null {
  const [one, other, share] = [inPackUnit(by, food), inPackUnit(by, instead), ratioOf(ratio)];
  return one && other && share ? (share * other) / one : null;
}

/** A gram or a cup of a food in the unit of its packs; undefined when nothing converts it. */
function inPackUnit(by: Swap['by'], { weights, ...pack }: Weighed): number | undefined {
  const { unit } = packAmount(pack, weights);
  const amount = { low: 1, high: 1, unit: by === 'weight' ? 'g' : 'cup' };
  const found = measure(amount, weights, unit);
  return found.unit === unit && found.high > 0 ? found.high : undefined;
}
