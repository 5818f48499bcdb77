import { tokensOf } from '@larder/shared/basics/lineTokens';
import { type NumberFault, readNumber } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';
import { countAt } from '@larder/shared/recipes/lineNumbers';

/** Longer texts are no amount. */
const MAX_LENGTH = 100;

/**
 * Reads an amount as the list and recipes write it: as `readNumber`, and ½, 1/2, 2 1/2, 2½, "a dozen".
 *
 * Shape   at most `max`; the larger end of a range, as everywhere where one amount counts. Neither `value` nor `fault` for an empty
 *         text.
 */
export function readAmount(
  text: string,
  max: number = LIMITS.amount,
): { value?: number; fault?: NumberFault } {
  const read = readNumber(text, { decimals: Infinity, max });
  if (read.fault !== 'not_a_number' || text.length > MAX_LENGTH) return read;
  const { tokens } = tokensOf(text);
  const count = countAt(tokens, 0);
  if (!count || count.next < tokens.length) return read;
  return count.high > max ? { fault: 'too_large' } : { value: count.high };
}
