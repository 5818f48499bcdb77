import { isPieceUnit, type UnitGrams } from '#food/measures';
import { normaliseUnit } from '#food/units';

import type { OwnGrams } from './groceryList.model.ts';

/** The key of a unit's weight. */
export function nameOfUnit(unit: string): string {
  return isPieceUnit(unit) ? 'piece' : normaliseUnit(unit);
}

/** The catalogue's weights with the shopper's own for lines of these keys. */
export function gramsFor(
  ownGrams: OwnGrams,
  known: UnitGrams | null | undefined,
  keys: readonly (string | undefined)[],
): UnitGrams | undefined {
  const own = ownGrams.filter(([key]) => keys.includes(key));
  if (own.length === 0) return known ?? undefined;
  return { ...known, ...Object.fromEntries(own.map(([, unit, grams]) => [unit, grams])) };
}
