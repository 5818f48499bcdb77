import { dimensionOf, exactBaseQuantity, normaliseUnit } from './units.ts';

/**
 * What may be said of an ingredient.
 *
 * Units   kcal per 100 g (pure fat has 884), g/ml (honey has 1.4), g a piece.
 */
export const FACT_LIMITS = {
  aliases: 60,
  aliasLength: 100,
  kcal: 900,
  density: 5,
  gramsPerPiece: 50_000,
} as const;

/** Why two ingredients may not become one. */
export const MERGE_REFUSALS = ['packs_differ', 'too_many_packs'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

type Pack = { readonly unit_quantity: number; readonly unit: string };

/**
 * Whether a pack of one is a pack of the other: 1 kg and 1000 gm are, 1 l and 1 kg are not. A piece is
 * the same only as a piece, because what it weighs is an assumption.
 */
export function isSamePack(a: Pack, b: Pack): boolean {
  if (normaliseUnit(a.unit) === normaliseUnit(b.unit)) return a.unit_quantity === b.unit_quantity;
  const dimension = dimensionOf(a.unit);
  if (dimension !== dimensionOf(b.unit)) return false;
  if (dimension !== 'mass' && dimension !== 'volume') return false;
  const [one, other] = [amountOf(a), amountOf(b)];
  return Math.abs(one - other) <= 1e-6 * one;
}

function amountOf({ unit_quantity, unit }: Pack): number {
  return exactBaseQuantity(unit_quantity, unit).amount;
}
