import { isPieceUnit, type UnitGrams } from './measures.ts';
import { normaliseUnit } from './units.ts';

/** What one unit of a line weighs, as the shopper has said: line key, unit, grams. */
export type OwnGrams = readonly (readonly [key: string, unit: string, grams: number])[];

/** The name under which a unit's weight is known. */
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
