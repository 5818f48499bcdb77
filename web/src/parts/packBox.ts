import { PACK_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { isUnitQuantity } from '@larder/shared/basics/validation';

import { readBox } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';

/** A box for a pack size: 250, 0.5. */
export const PackBox = readBox((text) => {
  const { value = 0 } = readNumber(text, PACK_RULE);
  const problem = spellingWords(text, PACK_RULE);
  if (problem !== undefined) return { problem };
  return isUnitQuantity(value) ? { value } : { problem: 'Please enter a number above 0' };
});
