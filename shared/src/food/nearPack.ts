import type { PackSize } from './packs.model.ts';
import { comparableAmount, dimensionOf, normaliseUnit } from './units.ts';

/** Whether two packs hold the same, but for 2 %. Pieces are counted, not weighed, and no bunch is a head. */
export function isNearPack(one: PackSize, other: PackSize): boolean {
  const dimension = dimensionOf(one.unit);
  if (dimension !== dimensionOf(other.unit)) return false;
  if (dimension === 'other' && normaliseUnit(one.unit) !== normaliseUnit(other.unit)) return false;
  const [a, b] = [comparableAmount(one).amount, comparableAmount(other).amount];
  return Math.abs(a - b) <= 0.02 * Math.max(a, b);
}
