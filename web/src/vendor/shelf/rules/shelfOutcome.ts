import type { Cents } from '@larder/shared/basics/money';
import { isSteepChange } from '@larder/shared/stores/inventory';
import type { RowFault, RowMatch } from '@larder/shared/stores/shelfFile.calls';

import { groupOf, isUnweighable, packOf, productOf, type SeenRow } from './shelfAnswers.ts';

/** What saving does to a row; `left_out` of the store. */
export type Outcome = RowMatch['change'] | 'left_out';

/** Why a row is left out: a fault, an answer, or none yet. */
export type WhyOut = RowFault | { readonly field: 'answer'; readonly reason: 'out' | 'unanswered' };

export function outcomeOf(row: SeenRow): Outcome {
  return productOf(row) ? row.match.change : 'left_out';
}

/** Why the row is left out; empty for one that is not. */
export function whyOut(row: SeenRow): readonly WhyOut[] {
  const { is, price } = row.match;
  if (outcomeOf(row) !== 'left_out') return [];
  if (is.kind === 'left_out') return is.faults;
  const group = groupOf(row);
  if (group === 'queue') return [{ field: 'answer', reason: 'unanswered' }];
  if (group === 'out') return [{ field: 'answer', reason: 'out' }];
  if (price === null) return [{ field: 'price', reason: 'missing' }];
  if (isUnweighable(row)) return [{ field: 'by_weight', reason: 'not_weighed' }];
  // With a pack, it is a name that shows nothing.
  return [{ field: packOf(row) ? 'name' : 'pack', reason: 'missing' }];
}

/** Whether mending the file can help: not for what a person has left out. */
export function isMendable(row: SeenRow): boolean {
  return whyOut(row).some(({ reason }) => reason !== 'out' && reason !== 'decided');
}

/** Whether the price changes by more than half, or a sale price that is set is less than half, probably by mistake. */
export function isSteep(row: SeenRow): boolean {
  const { before, price, sale } = row.match;
  if (before !== null && price !== null && isSteepChange(before.price, price)) return true;
  const regular = price ?? before?.price;
  if (!sale || regular === undefined || sale.price === before?.sale?.price) return false;
  return isWritten(row) && isSteepChange(regular, sale.price);
}

/** The sale price that ends with the row; undefined where none does, or another one is set. */
export function endedSale(row: SeenRow): Cents | undefined {
  const { before, price, sale } = row.match;
  if (!before?.sale || sale || !isWritten(row)) return undefined;
  const isOver = sale === null || (price ?? before.price) <= before.sale.price;
  return isOver ? before.sale.price : undefined;
}

function isWritten(row: SeenRow): boolean {
  const outcome = outcomeOf(row);
  return outcome !== 'left_out' && outcome !== 'unchanged';
}
