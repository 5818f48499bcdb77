import { GTIN_FAULTS } from '@larder/shared/food/gtin';
import { MAX_TAX_CLASS } from '@larder/shared/stores/inventory';
import type { ShelfCells } from '@larder/shared/stores/shelfFile.calls';

import { FIELD_TITLES } from './columnFields.ts';
import type { WhyOut } from './shelfOutcome.ts';

const REASONS: Readonly<Record<Exclude<WhyOut['reason'], 'out' | 'unanswered'>, string>> = {
  not_a_number: 'is not a number',
  exponent: 'has an exponent: write all its digits',
  ambiguous: 'can be read in two ways',
  negative: 'is below 0',
  too_many_decimals: 'has too many decimals',
  not_whole: 'is not a whole number',
  too_large: 'is too large',
  date: 'is a date',
  other_currency: 'is in another currency',
  missing: 'is missing',
  ...GTIN_FAULTS,
  twice: 'is there twice',
  other_pack: 'is known with another pack',
  other_product: 'is that of another product',
  decided: 'was left out before',
  changed_meanwhile: 'has changed on the shelf meanwhile',
  gone: 'is of a product that is gone',
  not_a_day: 'is not a day like 2026-12-01',
  before_start: 'is before the sale begins',
  too_long: `has more than ${MAX_TAX_CLASS} letters`,
  not_yes_no: 'says neither yes nor no, nor a unit of weight',
  not_weighed: 'is for packs in a unit of weight: say how much a pack weighs',
};

/** Why a row is left out: "Price “abc” is not a number." */
export function whyWords(why: readonly WhyOut[], cells: ShelfCells): string {
  return why.map((one) => `${reasonOf(one, cells)}.`).join(' ');
}

function reasonOf({ field, reason }: WhyOut, cells: ShelfCells): string {
  if (reason === 'out') return 'Left out by you';
  if (reason === 'unanswered') return 'Not answered yet';
  if (field === 'answer') return REASONS[reason];
  const cell = cells[field];
  return `${FIELD_TITLES[field]} ${cell ? `“${cell}” ` : ''}${REASONS[reason]}`;
}
