import { type Cents, cents, costOf } from '#basics/money';
import type { PackSize } from '#food/packs.model';
import { dimensionOf, exactBaseQuantity, normaliseUnit, US_WEIGHTS } from '#food/units';

import { type FieldRefusal, lineOf, refuseField } from './lineChanges.ts';
import type { OrderStatus } from './orders.ts';

/** How much more than was ordered a line may weigh, and cost, without another yes of the shopper. Units: percent. */
export const WEIGHT_RISE = 10;
/** A weight of more than so many times what was ordered is a slip: of grams for kilograms. */
export const MAX_WEIGHT_TIMES = 10;

/**
 * weighed: what it costs was agreed when it was ordered. proposed: it costs more, so the line costs its estimate until the
 * shopper answers. kept, refused: as the shopper answered; what was refused is weighed again.
 */
export const WEIGHT_STATES = ['weighed', 'proposed', 'kept', 'refused'] as const;
export type WeightState = (typeof WEIGHT_STATES)[number];

/** What was weighed of a line, in its pack's unit. Shape: `cost` while it counts. */
type Weighing = {
  readonly amount: number;
  readonly state: WeightState;
  readonly cost?: Cents | undefined;
};
type Costing = {
  readonly price: Cents;
  readonly quantity: number;
  readonly weighing?: Weighing | undefined;
};

/** Whether packs of a unit can be sold by weight: 100 gm or 0.25 lb, not 6 pieces. */
export function isWeighable(unit: string): boolean {
  return dimensionOf(unit) === 'mass';
}

/** What a line of an order costs: its weight once that counts, else its packs. */
export function lineCost({
  price,
  quantity,
  weighing,
}: Omit<Costing, 'weighing'> & { readonly weighing?: Pick<Weighing, 'cost'> | undefined }): Cents {
  return weighing?.cost ?? costOf({ price, quantity });
}

/** What a weight costs at a price per pack, to the nearest cent. Units: `amount` in the pack's unit. */
export function weightCost(
  { price, unit_quantity }: PackSize & { readonly price: Cents },
  amount: number,
): Cents {
  // Weights have three decimals at most: in whole thousandths half a cent is exact.
  return cents(Math.round((price * Math.round(amount * 1000)) / Math.round(unit_quantity * 1000)));
}

/** How much was ordered, in the pack's unit: 6 packs of 100 gm are 600. */
export function orderedAmount({
  unit_quantity,
  quantity,
}: Pick<PackSize, 'unit_quantity'> & { readonly quantity: number }): number {
  return thousandths(unit_quantity * quantity);
}

/** The largest weight that needs no other yes, in the pack's unit: 660 of 600; of a replacement 600. */
export function agreedAmount(
  line: Parameters<typeof orderedAmount>[0] & { readonly ordered?: number | null | undefined },
): number {
  const rise = line.ordered === 0 ? 0 : WEIGHT_RISE;
  // In whole thousandths, so that 110 % is exact.
  return Math.floor((Math.round(orderedAmount(line) * 1000) * (100 + rise)) / 100) / 1000;
}

type Line = PackSize & {
  readonly ingredient_id: string;
  readonly price: Cents;
  readonly quantity: number;
  /** 0 of a replacement. */
  readonly ordered: number | null;
  readonly by_weight?: boolean | undefined;
  readonly weighing?: Weighing | undefined;
};

export type WeightWish = {
  readonly ingredient_id: string;
  /** The packs that were seen on the line, and the weight. */
  readonly expected_quantity: number;
  readonly expected_weight: number | null;
  readonly weight: number;
};

type Standing<L extends Line> = {
  readonly order_status: OrderStatus;
  readonly lines: readonly L[];
  /** Ingredients of lines for which something else is proposed. */
  readonly proposals: readonly { readonly line: string }[];
  /** Whether the shopper can still agree to anything: not after the account was deleted. */
  readonly canAnswer: boolean;
};

/** Why a line keeps its weight; the codes of the contract. */
export type WeightRefusal =
  | { readonly code: 'invalid_transition' }
  | FieldRefusal
  | { readonly code: 'line_changed'; readonly current: number; readonly isProposed: boolean }
  | { readonly code: 'weighed_meanwhile'; readonly current: number | null; readonly unit: string };

/**
 * Decides the weight of an accepted order's line. Less than was ordered costs less at once, and up to 10 % more was agreed
 * to when it was ordered. Of a replacement nothing more was agreed to. Beyond that the shopper is asked.
 *
 * Shape   `state` undefined when the line has this weight already, however it was answered.
 */
export function decideWeight<L extends Line>(
  { ingredient_id, expected_quantity, expected_weight, weight }: WeightWish,
  { order_status, lines, proposals, canAnswer }: Standing<L>,
):
  | { refusal: WeightRefusal }
  | { line: L; state: Exclude<WeightState, 'refused'> | undefined; cost: Cents } {
  if (order_status !== 'Accepted') return { refusal: { code: 'invalid_transition' } };
  const line = lineOf(lines, ingredient_id);
  if (!line || line.quantity === 0) return refuseField('ingredient_id', 'is no line of this order');
  if (!line.by_weight) return refuseField('ingredient_id', 'is not sold by weight');
  const isProposed = proposals.some((one) => one.line === ingredient_id);
  if (isProposed || line.quantity !== expected_quantity)
    return { refusal: { code: 'line_changed', current: line.quantity, isProposed } };
  const { weighing, unit } = line;
  const cost = weightCost(line, weight);
  // A question that nobody can answer any more is refused below.
  const stands = weighing?.state === 'proposed' ? canAnswer : weighing?.state !== 'refused';
  if (weighing?.amount === weight && stands) return { line, state: undefined, cost };
  const current = weighing?.amount ?? null;
  if (current !== expected_weight) return { refusal: { code: 'weighed_meanwhile', current, unit } };
  if (weight > MAX_WEIGHT_TIMES * orderedAmount(line))
    return refuseField(
      'weight',
      `must be at most ${MAX_WEIGHT_TIMES} times what was ordered, ${weightText(orderedAmount(line), unit)}`,
    );
  if (weight <= agreedAmount(line)) return { line, state: 'weighed', cost };
  if (weighing?.state === 'kept' && weight < weighing.amount) return { line, state: 'kept', cost };
  const most = weightText(agreedAmount(line), unit);
  if (weighing?.state === 'refused')
    return refuseField('weight', `must be at most ${most}: the customer refused more`);
  if (!canAnswer)
    return refuseField(
      'weight',
      `must be at most ${most}: the customer’s account is deleted, so nobody can agree to more`,
    );
  return { line, state: 'proposed', cost };
}

/**
 * What a shopper's answer does to a proposed weight.
 *
 * Shape   null when it was answered so before; undefined when another weight is asked about, or none.
 */
export function answeredWeight(
  weighing: Weighing | undefined,
  { weight, answer }: { readonly weight: number; readonly answer: 'keep' | 'refuse' },
): 'kept' | 'refused' | null | undefined {
  if (weighing?.amount !== weight) return undefined;
  const next = answer === 'keep' ? 'kept' : 'refused';
  if (weighing.state === next) return null;
  return weighing.state === 'proposed' ? next : undefined;
}

/** Whether the shopper has not said yet whether a line may cost what it weighs. */
export function asksAboutWeight({ weighing }: Pick<Costing, 'weighing'>): boolean {
  return weighing?.state === 'proposed';
}

/** Whether a line can be ticked as picked: by weight only once its weight counts. */
export function isWeighed({ by_weight, weighing }: Pick<Line, 'by_weight' | 'weighing'>): boolean {
  return !by_weight || weighing?.state === 'weighed' || weighing?.state === 'kept';
}

/** "600 g", "1.25 kg", "0.75 lb". Shape: three decimals at most. */
export function weightText(amount: number, unit: string): string {
  const [name, kg] = [normaliseUnit(unit), amount / 1000];
  return name === 'g' && kg >= 1 ? `${thousandths(kg)} kg` : `${thousandths(amount)} ${name}`;
}

/** The units in which a pack's weight can be typed: its own first. */
export function weightUnits(unit: string): readonly string[] {
  const own = normaliseUnit(unit);
  const like = US_WEIGHTS.includes(own) ? US_WEIGHTS : ['g', 'kg'];
  return [own, ...like.filter((one) => one !== own)];
}

/** A weight in another unit, to a thousandth: 1.5 lb are 24 oz. */
export function weightIn(amount: number, from: string, to: string): number {
  if (normaliseUnit(from) === normaliseUnit(to)) return thousandths(amount);
  const one = exactBaseQuantity(1, to).amount;
  return thousandths(exactBaseQuantity(amount, from).amount / one);
}

/** What a pound or a kilo costs of what is sold by weight: of 25 cents for 100 gm { price: 250, unit: 'kg' }. */
export function pricePerWeight({
  price,
  unit_quantity,
  unit,
}: PackSize & { readonly price: Cents }): { price: Cents; unit: 'lb' | 'kg' } {
  const per = US_WEIGHTS.includes(normaliseUnit(unit)) ? 'lb' : 'kg';
  const packs = weightIn(1, per, unit) / unit_quantity;
  return { price: cents(Math.round(price * packs)), unit: per };
}

function thousandths(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
