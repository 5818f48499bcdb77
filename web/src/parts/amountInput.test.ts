import { FRACTIONS } from '@larder/shared/basics/fractions';
import { formatAmount } from '@larder/shared/food/amountText';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readAmount } from './amountInput.ts';

test.for([
  ['', {}, 'nothing'],
  ['3', { value: 3 }, 'a whole number'],
  ['1,5', { value: 1.5 }, 'a decimal'],
  ['1/2', { value: 0.5 }, 'a fraction in figures'],
  ['½', { value: 0.5 }, 'its sign'],
  ['2 1/2', { value: 2.5 }, 'a mixed number'],
  [' 2½ ', { value: 2.5 }, 'as the list writes it'],
  ['1–2', { value: 2 }, 'a range: its larger end'],
  ['a dozen', { value: 12 }, 'in words'],
  ['0', { value: 0 }, 'none'],
  ['-1', { fault: 'negative' }, 'below 0'],
  ['1,000', { fault: 'ambiguous' }, 'one or a thousand'],
  ['1/0', { fault: 'not_a_number' }, 'no fraction'],
  ['2 cups', { fault: 'not_a_number' }, 'a unit has a box of its own'],
  ['much', { fault: 'not_a_number' }, 'a word'],
  ['½'.repeat(200), { fault: 'not_a_number' }, 'far too long'],
  ['1000000000', { value: 1_000_000_000 }, 'the most that the list keeps'],
  ['1000000001', { fault: 'too_large' }, 'one more'],
] as const)('%s is %j: %s', ([text, expected]) => {
  expect(readAmount(text)).toEqual(expected);
});

test.for([
  ['2 1/2', 2.5, { value: 2.5 }],
  ['2 1/2', 2, { fault: 'too_large' }],
  ['2.5', 2, { fault: 'too_large' }],
] as const)('%s of at most %d is %j', ([text, max, expected]) => {
  expect(readAmount(text, max)).toEqual(expected);
});

test('what the list writes is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(...FRACTIONS.map(([value]) => value)),
      (whole, part) => {
        const shown = formatAmount(whole + part, 'cup');
        expect(readAmount(shown).value).toBeCloseTo(whole + part, 9);
      },
    ),
  );
});
