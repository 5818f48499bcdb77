import { type Cents, formatUsd, fromDollars } from '@larder/shared/domain/money';
import { PRICE_RULE, QUANTITY_RULE, readNumber } from '@larder/shared/domain/numberInput';

import { spellingWords } from './spelling.ts';

/** What a box says, or what is wrong with it. */
type Read<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** Reads a price box: dollars, at most 2 decimals. */
export function readPrice(text: string): Read<Cents> {
  const { value } = readNumber(text, PRICE_RULE);
  if (value !== undefined) return { value: fromDollars(value) };
  return { problem: spellingWords(text, PRICE_RULE) ?? 'Enter a price like 3.49' };
}

/** A part of a pack is read, to be cut off. */
const PACKS_RULE = { ...QUANTITY_RULE, decimals: 2 };

/**
 * Reads a box for packs; decimals are cut off.
 *
 * Source  product specification section 5: the quantity is parsed as an integer.
 */
export function readPacks(text: string): Read<number> {
  const { value } = readNumber(text, PACKS_RULE);
  if (value !== undefined) return { value: Math.trunc(value) };
  return { problem: spellingWords(text, PACKS_RULE) ?? 'Enter a whole number, 0 or more' };
}

/** Asks about a price that changes by more than half; the same button answers. */
export function steepWords(from: Cents, to: Cents, button: string): string {
  return `This changes the price from ${formatUsd(from)} to ${formatUsd(to)}. Press ${button} again if that is right.`;
}
