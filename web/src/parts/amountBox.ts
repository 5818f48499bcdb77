import { AMOUNT_RULE } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';

import { readBox } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';

import { readAmount } from './amountInput.ts';

/** What an amount of food may be, for `amountBox`. */
export const AMOUNT_WORDS = 'Enter an amount, like 2, 1.5 or 2 1/2';

/**
 * A schema for an amount of food: a number, or ½, 1/2 and 2 1/2; 0 when empty. `otherwise` is the message for other
 * text, `none` that for a written 0 where it means nothing.
 */
export function amountBox(
  otherwise: string,
  { max = LIMITS.amount, none }: { max?: number; none?: string } = {},
) {
  return readBox((text) => {
    const { value, fault } = readAmount(text, max);
    if (fault === 'too_large') return { problem: `Enter at most ${max.toLocaleString('en-US')}` };
    if (fault) return { problem: spellingWords(text, AMOUNT_RULE) ?? otherwise };
    return value === 0 && none !== undefined ? { problem: none } : { value: value ?? 0 };
  });
}
