import { type Cents, cents, formatUsd } from '#basics/money';

import { type FieldRefusal, refuseField } from './lineChanges.ts';
import type { OrderStatus } from './orders.ts';
import { lineCost } from './weighing.ts';

/** Why packs of a delivered order were not as they should be. */
export const RETURN_REASONS = ['damaged', 'missing', 'returned'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

type Line = {
  readonly ingredient_id: string;
  readonly price: Cents;
  /** Packs that were delivered. */
  readonly quantity: number;
  /** Of a line by weight: what it cost by that. */
  readonly weighing?: { readonly cost?: Cents | undefined } | undefined;
};
/** A return that was noted before and stands. */
type Noted = { readonly ingredient_id: string; readonly packs: number; readonly refund: Cents };

export type ReturnWish = {
  readonly ingredient_id: string;
  readonly packs: number;
  readonly reason: ReturnReason;
  readonly refund: Cents;
  readonly restock: boolean;
};

/** Why nothing is noted; the codes of the contract. */
type ReturnRefusal = { readonly code: 'invalid_transition' } | FieldRefusal;

/** The packs of a delivered line of which nothing was noted. */
export function packsLeft(
  { ingredient_id, quantity }: Pick<Line, 'ingredient_id' | 'quantity'>,
  returns: readonly Pick<Noted, 'ingredient_id' | 'packs'>[],
): number {
  const noted = returns.filter((one) => one.ingredient_id === ingredient_id);
  return quantity - noted.reduce((sum, { packs }) => sum + packs, 0);
}

/**
 * The most that goes back for packs of a line: what they cost, of a weighed one their share of it. Pack by pack all its cents
 * can go back, and never more, also after a return was taken back. Fees do not go back.
 */
export function maxRefund(line: Line, packs: number, returns: readonly Noted[]): Cents {
  const cost = lineCost(line);
  const noted = line.quantity - packsLeft(line, returns);
  const shareOf = (first: number) => Math.floor((cost * first) / line.quantity);
  const back = returns
    .filter((one) => one.ingredient_id === line.ingredient_id)
    .reduce((sum, { refund }) => sum + refund, 0);
  return cents(Math.min(shareOf(noted + packs) - shareOf(noted), cost - back));
}

/** Whether packs go back on the shelf unless the vendor says otherwise. */
export function isRestocked(reason: ReturnReason): boolean {
  return reason === 'returned';
}

/**
 * Decides what a vendor notes of a delivered line. All returns of a line are of no more packs than it has, and so of no
 * more money than they cost.
 */
export function decideReturn<L extends Line>(
  { ingredient_id, packs, reason, refund, restock }: ReturnWish,
  {
    order_status,
    lines,
    returns,
  }: {
    readonly order_status: OrderStatus;
    readonly lines: readonly L[];
    readonly returns: readonly Noted[];
  },
): { refusal: ReturnRefusal } | { line: L } {
  if (order_status !== 'Delivered') return { refusal: { code: 'invalid_transition' } };
  const line = lines.find((one) => one.ingredient_id === ingredient_id && one.quantity > 0);
  if (!line) return refuseField('ingredient_id', 'is no line of this order');
  const left = packsLeft(line, returns);
  if (packs > left)
    return refuseField('packs', `must be at most ${left}: that is what is left of it`);
  const most = maxRefund(line, packs, returns);
  if (refund > most)
    return refuseField('refund', `must be at most ${formatUsd(most)}, the price of these packs`);
  if (restock && reason === 'missing')
    return refuseField('restock', 'must be false for what is missing: nothing came back');
  return { line };
}

/** "1 × Milk was damaged", "2 × Rice were returned". */
export function returnWords({
  packs,
  name,
  reason,
}: {
  readonly packs: number;
  readonly name: string;
  readonly reason: ReturnReason;
}): string {
  return `${packs} × ${name} ${packs === 1 ? 'was' : 'were'} ${reason}`;
}
