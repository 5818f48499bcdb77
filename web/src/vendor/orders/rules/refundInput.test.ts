import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { readRefund } from './refundInput.ts';

test.for([
  ['', 0, 'nothing goes back'],
  ['3.49', 349, 'all'],
  ['$1', 100, 'with its sign'],
  ['3.50', undefined, 'a cent more'],
  ['-1', undefined, 'less than nothing'],
  ['much', undefined, 'no number'],
] as const)('"%s" is %o cents: %s', ([text, value]) => {
  const read = readRefund(text, cents(349));
  expect(read.value).toBe(value);
  expect(read.problem === undefined).toBe(value !== undefined);
});
