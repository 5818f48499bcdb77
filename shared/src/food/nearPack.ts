import type { PackSize } from './packs.model.ts';
import { dimensionOf, exactBaseQuantity, isMeasured, normaliseUnit } from './units.ts';

/** Whether two packs hold the same, but for 2 %. Pieces are counted, not weighed, and no bunch is a head. */
export function isNearPack(one: PackSize, other: PackSize): boolean {
  const dimension = dimensionOf(one.unit);
  if (dimension !== dimensionOf(other.unit)) return false;
  if (dimension === 'other' && normaliseUnit(one.unit) !== normaliseUnit(other.unit)) return false;
  const [a, b] = [one, other].map(({ unit_quantity, unit }) =>
    isMeasured(unit) ? exactBaseQuantity(unit_quantity, unit).amount : unit_quantity,
  );
  return a !== undefined && b !== undefined && Math.abs(a - b) <= 0.02 * Math.max(a, b);
}
