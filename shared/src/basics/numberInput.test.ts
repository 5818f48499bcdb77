import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  AMOUNT_RULE,
  type DecimalSign,
  decimalSignOf,
  numberOrZero,
  PACK_RULE,
  PRICE_RULE,
  QUANTITY_RULE,
  readNumber,
  RECIPE_RULE,
} from './numberInput.ts';

describe('a price', () => {
  test.for([
    ['3.49', 3.49, 'dollars and cents'],
    ['3', 3, 'dollars'],
    [' 3.5 ', 3.5, 'space around it'],
    ['0', 0, 'the least'],
    ['-0', 0, 'not a number below 0'],
    ['+3', 3, 'a plus'],
    ['03.50', 3.5, 'a leading 0'],
    ['3,49', 3.49, 'a comma with two digits is cents'],
    ['3,5', 3.5, 'a comma with one digit'],
    ['.99', 0.99, 'no digit before the point'],
    [',99', 0.99, 'no digit before the comma'],
    ['3.4900', 3.49, 'four decimals, two of them nothing'],
    ['3,4900', 3.49, 'the same with a comma'],
    ['0.500', 0.5, 'no group of thousands begins with 0'],
    ['1234.500', 1234.5, 'nor has the one before it four digits'],
    ['1,234.50', 1234.5, 'grouped as in the United States'],
    ['1.234,50', 1234.5, 'grouped as in Germany'],
    ['1,234.567000', 'too_many_decimals', 'a part of a cent after groups'],
    ['12,345.00', 12_345, 'grouped, and whole'],
    ['1 234,50', 1234.5, 'grouped by a space'],
    ['1\u00A0234,50', 1234.5, 'by a space that does not break'],
    ['1\u202F234,50', 1234.5, 'by a narrow one'],
    ['1\u2009234.50', 1234.5, 'by a thin one'],
    ["1'234.50", 1234.5, 'by an apostrophe'],
    ['1’234.50', 1234.5, 'by a curved one'],
    ['$3.49', 3.49, 'a dollar sign'],
    ['$ 3.49', 3.49, 'with space'],
    ['3,49 $', 3.49, 'after the number'],
    ['US$3.49', 3.49, 'of the United States'],
    ['USD 3.49', 3.49, 'in letters'],
    ['$1,234.50', 1234.5, 'all of it'],
    ['100000', 100_000, 'the most'],
    ['100000.01', 'too_large', 'a cent more'],
    ['9'.repeat(400), 'too_large', 'not finite'],
    ['3.495', 'ambiguous', 'half a cent, or three thousand'],
    ['1,000', 'ambiguous', 'one dollar or a thousand'],
    ['2.500', 'ambiguous', 'the same with a point'],
    ['$2.500', 'ambiguous', 'a dollar sign decides nothing'],
    ['-1,000', 'ambiguous', 'nor does a minus'],
    ['0.495', 'too_many_decimals', 'half a cent'],
    ['3.4950', 'too_many_decimals', 'half a cent in four decimals'],
    ['-1', 'negative', 'below 0'],
    ['-0.01', 'negative', 'a cent below 0'],
    ['−1', 'negative', 'a true minus sign'],
    ['-$3.49', 'negative', 'before the dollar sign'],
    ['$-3.49', 'negative', 'after it'],
    ['1e3', 'exponent', 'a thousand to a computer'],
    ['1E+05', 'exponent', 'as spreadsheets write it'],
    ['3.5e2', 'exponent', 'with decimals'],
    ['$', 'not_a_number', 'a dollar sign alone'],
    ['+', 'not_a_number', 'a sign alone'],
    ['.', 'not_a_number', 'a point alone'],
    ['3.', 'not_a_number', 'what comes after the point may be missing'],
    ['3,', 'not_a_number', 'or after the comma'],
    ['€3.49', 'not_a_number', 'another currency'],
    ['three', 'not_a_number', 'a word'],
    ['3.49 each', 'not_a_number', 'words after it'],
    ['1,23,456', 'not_a_number', 'groups of two'],
    ['1,234,56', 'not_a_number', 'a sign that groups and divides'],
    ['1.234.5', 'not_a_number', 'the same with points'],
    ['1,234.500.000', 'not_a_number', 'groups after the decimal sign'],
    ['0,123,456', 'not_a_number', 'a group that begins with 0'],
    ['1 23', 'not_a_number', 'a space between digits'],
    ['3-4', 'not_a_number', 'a range'],
    ['0x10', 'not_a_number', 'hexadecimal'],
    ['Infinity', 'not_a_number', 'a number to JavaScript alone'],
    ['NaN', 'not_a_number', 'the same'],
    ['Mrz 49', 'not_a_number', 'a date that a spreadsheet made of 3.49'],
    ['=3.49', 'not_a_number', 'a formula'],
  ] as const)('%j is %s: %s', ([text, expected]) => {
    expect(readNumber(text, PRICE_RULE)).toEqual(
      typeof expected === 'string' ? { fault: expected } : { value: expected },
    );
  });

  test.for(['', '  ', '\u00A0'])('%j says nothing', (text) => {
    expect(readNumber(text, PRICE_RULE)).toEqual({});
  });
});

test.for([
  ['12', QUANTITY_RULE, 12, 'packs'],
  ['12.0', QUANTITY_RULE, 12, 'whole in spite of its point'],
  ['1.5', QUANTITY_RULE, 'not_whole', 'half a pack'],
  ['1000000', QUANTITY_RULE, 1_000_000, 'the most packs'],
  ['1000001', QUANTITY_RULE, 'too_large', 'one more'],
  ['1,000,000', QUANTITY_RULE, 1_000_000, 'two groups are certain'],
  ['1.000.000', QUANTITY_RULE, 1_000_000, 'with points too'],
  ['1.000', QUANTITY_RULE, 'ambiguous', 'one group is not'],
  ['$12', QUANTITY_RULE, 'not_a_number', 'packs are no dollars'],
  ['0.125', PACK_RULE, 0.125, 'a small pack'],
  ['1.125', PACK_RULE, 1.125, 'three decimals, as the product writes them'],
  ['1,125', PACK_RULE, 'ambiguous', 'a comma may group'],
  ['0,125', PACK_RULE, 0.125, 'but not after 0'],
  ['0.1234', PACK_RULE, 'too_many_decimals', 'four decimals'],
  ['100001', RECIPE_RULE, 'too_large', 'one more than a recipe takes'],
  ['9'.repeat(400), AMOUNT_RULE, 'too_large', 'not finite'],
  ['1.333', AMOUNT_RULE, 1.333, 'an amount that the product rounded'],
  ['0.3333333333', AMOUNT_RULE, 0.333_333_333_3, 'as many decimals as one likes'],
] as const)('%j by %o is %s: %s', ([text, rule, expected]) => {
  expect(readNumber(text, rule)).toEqual(
    typeof expected === 'string' ? { fault: expected } : { value: expected },
  );
});

test.for([
  ['1,000', '.', 1000],
  ['1,000', ',', 1],
  ['1.000', '.', 1],
  ['1.000', ',', 1000],
  ['1.125', ',', 1125],
  // What is certain stays what it is.
  ['3.49', ',', 3.49],
  ['3,49', '.', 3.49],
  ['1,234.50', ',', 1234.5],
] as const)('%j with the decimal sign %j is %d', ([text, decimal, value]) => {
  expect(readNumber(text, { decimals: 3, max: 1e6 }, decimal)).toEqual({ value });
});

test.for([
  ['3.49', '.'],
  ['.99', '.'],
  ['3,49', ','],
  ['1,234.50', '.'],
  ['1.234,50', ','],
  ['1,000,000', '.'],
  ['1.000.000', ','],
  ['1 000', undefined],
  ['1,000', undefined],
  ['12', undefined],
  ['x', undefined],
] as const)('the decimal sign of %j is %j', ([text, sign]) => {
  expect(decimalSignOf(text, PRICE_RULE)).toBe(sign);
});

test.for([
  ['30', 30, 'a number'],
  ['2,5', 2.5, 'with a comma'],
  ['', 0, 'nothing'],
  ['abc', 0, 'no number'],
  ['1e999', 0, 'not finite'],
] as const)('the recipe form counts "%s" as %d: %s', ([text, number]) => {
  expect(numberOrZero(text)).toBe(number);
});

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100);

test('a price is read the same, whoever wrote it', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR'), (price, locale) => {
      const options = { minimumFractionDigits: 2 };
      expect(readNumber(price.toLocaleString(locale, options), PRICE_RULE)).toEqual({
        value: price,
      });
    }),
  );
});

test('what a decimal sign would change is refused without one', () => {
  const text = fc.string({ unit: fc.constantFrom('0', '1', '2', '.', ',', ' ', '$', '-', 'e') });
  const signs: DecimalSign[] = ['.', ','];
  fc.assert(
    fc.property(text, (spelling) => {
      const alone = readNumber(spelling, PRICE_RULE);
      if (alone.fault === 'ambiguous') return;
      for (const sign of signs) expect(readNumber(spelling, PRICE_RULE, sign)).toEqual(alone);
    }),
    { numRuns: 1000 },
  );
});
