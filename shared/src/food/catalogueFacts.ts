import { isPieceUnit } from './measures.ts';
import type { PackSize } from './packs.model.ts';
import { dimensionOf, exactBaseQuantity, normaliseUnit } from './units.ts';

/**
 * Limits of an ingredient's facts.
 *
 * Units   kcal per 100 g (pure fat has 884), g/ml (honey has 1.4), g a piece.
 */
export const FACT_LIMITS = {
  aliases: 60,
  aliasLength: 100,
  kcal: 900,
  density: 5,
  gramsPerPiece: 50_000,
  measures: 40,
  measureUnit: 20,
  measureSource: 100,
} as const;

/**
 * Whether a measure may have this unit: a normal spelling of its own kind ("clove"), a size, or a cup. The
 * weight of a piece is a fact of its own.
 */
export function isMeasureUnit(unit: string): boolean {
  if (unit === 'cup') return true;
  const isSize = ['small', 'medium', 'large'].includes(unit);
  return (
    normaliseUnit(unit) === unit &&
    dimensionOf(unit) === 'other' &&
    (isSize || !isPieceUnit(unit)) &&
    unit.length <= FACT_LIMITS.measureUnit
  );
}

/** Why two ingredients cannot be merged. */
export const MERGE_REFUSALS = ['packs_differ', 'too_many_packs'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

/**
 * Whether packs are equal: 1 kg and 1000 gm are, 1 l and 1 kg are not. A piece equals only a piece, because
 * its weight is an assumption.
 */
export function isSamePack(a: PackSize, b: PackSize): boolean {
  if (normaliseUnit(a.unit) === normaliseUnit(b.unit)) return a.unit_quantity === b.unit_quantity;
  const dimension = dimensionOf(a.unit);
  if (dimension !== dimensionOf(b.unit)) return false;
  if (dimension !== 'mass' && dimension !== 'volume') return false;
  const [one, other] = [amountOf(a), amountOf(b)];
  return Math.abs(one - other) <= 1e-6 * one;
}

function amountOf({ unit_quantity, unit }: PackSize): number {
  return exactBaseQuantity(unit_quantity, unit).amount;
}
