import { type Cents, formatUsd, fromDollars } from '@larder/shared/basics/money';
import { PRICE_RULE, QUANTITY_RULE, readNumber } from '@larder/shared/basics/numberInput';
import * as z from 'zod/mini';

import { type Read, readBox } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';

/** Parses a price: dollars, at most 2 decimals. */
export function readPrice(text: string): Read<Cents> {
  const { value } = readNumber(text, PRICE_RULE);
  if (value !== undefined) return { value: fromDollars(value) };
  return { problem: spellingWords(text, PRICE_RULE) ?? 'Enter a price like 3.49' };
}

export const PriceBox = readBox(readPrice);

/** Decimals are allowed and cut off. */
const PACKS_RULE = { ...QUANTITY_RULE, decimals: 2 };

/**
 * Parses a number of packs; decimals are cut off.
 *
 * Source  product specification section 5: the quantity is parsed as an integer.
 */
export function readPacks(text: string): Read<number> {
  const { value } = readNumber(text, PACKS_RULE);
  if (value !== undefined) return { value: Math.trunc(value) };
  return { problem: spellingWords(text, PACKS_RULE) ?? 'Enter a whole number, 0 or more' };
}

export const PacksBox = readBox(readPacks);

/** The number of packs at which an item is low; empty means the default. */
export const LowBox = z.object({
  low_at: readBox<number | null>((text) =>
    text.trim() === '' ? { value: null } : readPacks(text),
  ),
});

/** What a pack costs the store, and its tax class; empty: not known. */
export const BooksBox = z.object({
  cost: readBox<Cents | null>((text) => (text.trim() === '' ? { value: null } : readPrice(text))),
  tax_class: readBox<string | null>((text) => ({ value: text.trim() || null })),
});

/** Asks to confirm a sale price of less than half, by the same button. */
export function steepSaleWords(price: Cents, sale: Cents, button: string): string {
  return `This is a sale price of ${formatUsd(sale)} for what costs ${formatUsd(price)}. Press ${button} again if that is right.`;
}

/** Asks to confirm a price change of more than half, by the same button. */
export function steepWords(from: Cents, to: Cents, button: string): string {
  return `This changes the price from ${formatUsd(from)} to ${formatUsd(to)}. Press ${button} again if that is right.`;
}
