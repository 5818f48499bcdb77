import { type Cents, cents, formatUsd, fromDollars } from '@larder/shared/basics/money';
import { PRICE_RULE, readNumber } from '@larder/shared/basics/numberInput';

import type { Read } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';

/** Parses the money that goes back, at most `most`; nothing is none. */
export function readRefund(text: string, most: Cents): Read<Cents> {
  if (text.trim() === '') return { value: cents(0) };
  const { value } = readNumber(text, PRICE_RULE);
  if (value === undefined)
    return { problem: spellingWords(text, PRICE_RULE) ?? 'Enter an amount like 3.49' };
  const refund = fromDollars(value);
  return refund <= most ? { value: refund } : { problem: `At most ${formatUsd(most)}` };
}
