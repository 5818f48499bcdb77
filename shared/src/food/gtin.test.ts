import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { keptGtin, readGtin } from './gtin.ts';

describe('readGtin', () => {
  test.for([
    ['036000291452', '00036000291452', 'a UPC-A'],
    ['012000001291', '00012000001291', 'a UPC-A with a leading zero of its own'],
    ['4006381333931', '04006381333931', 'an EAN-13'],
    ['5449000000996', '05449000000996', 'an EAN-13 of a drink'],
    ['9780306406157', '09780306406157', 'a book'],
    ['96385074', '00000096385074', 'an EAN-8'],
    ['73513537', '00000073513537', 'another EAN-8'],
    ['10012345678902', '10012345678902', 'a case of packs'],
    ['04252614', '00042100005264', 'a UPC-E: 1 in the last place, zeros after two digits and it'],
    ['01234565', '00012345000065', 'a UPC-E: from 5 on, zeros before the last digit'],
    ['4252614', '00042100005264', 'a UPC-E without its leading zero'],
    ['36000291452', '00036000291452', 'a UPC-A whose leading zero a spreadsheet dropped'],
    ['12000001291', '00012000001291', 'another'],
    ['36000291452.0', '00036000291452', 'as a number with decimals'],
    [' 4 006381-333931 ', '04006381333931', 'as printed under the bars'],
    ["'036000291452", '00036000291452', 'as text of a spreadsheet'],
    ['="036000291452"', '00036000291452', 'as a formula that is a text'],
  ] as const)('%s is %s: %s', ([text, gtin]) => {
    expect(readGtin(text)).toEqual({ gtin });
  });

  test.for([
    ['4011', '4011', 'bananas: a PLU'],
    ['94011', '94011', 'organic ones'],
    ['2012345678903', '02012345678903', 'a store’s own, of the 20s'],
    ['212345678992', '00212345678992', 'a UPC-A for something weighed'],
    ['412345678903', '00412345678903', 'a UPC-A that a store gives to itself'],
    ['20123451', '00000020123451', 'an EAN-8 of a store'],
  ] as const)('%s stays within a store as %s: %s', ([text, internal]) => {
    expect(readGtin(text)).toEqual({ internal });
  });

  test.for([
    ['036000291453', 'check', 'the last digit is another'],
    ['4006381339331', 'check', 'two digits in each other’s place'],
    ['00000000', 'check', 'nothing but zeros'],
    ['7.36E+12', 'rounded', 'what a spreadsheet shows'],
    ['4,00638E+12', 'rounded', 'with a comma'],
    ['4e12', 'rounded', 'without decimals'],
    ['', 'length', 'nothing'],
    ['123', 'length', 'too short for a PLU'],
    ['123456', 'length', 'a UPC-E without its check digit'],
    ['123456789012345', 'length', '15 digits'],
    ['SKU-4711', 'length', 'a number with letters'],
    ['036000291452, 4006381333931', 'length', 'two of them'],
  ] as const)('%s is refused for its %s: %s', ([text, fault]) => {
    expect(readGtin(text)).toEqual({ fault });
  });
});

test.for([
  ['036000291452', '00036000291452'],
  ['4011', '4011'],
  ['036000291453', undefined],
] as const)('%s is kept as %s', ([text, kept]) => {
  expect(keptGtin(text)).toBe(kept);
});

/** EAN-13 of any 12 digits, by the sum as it is taught. */
const ean13 = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .filter((digits) => digits.some((digit) => digit > 0))
  .map((digits) => {
    const sum = digits.reduce(
      (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
      0,
    );
    return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
  });

test('what is kept is read as itself', () => {
  fc.assert(
    fc.property(ean13, (code) => {
      const kept = keptGtin(code);
      expect(kept).toBe(`0${code}`);
      expect(keptGtin(kept ?? '')).toBe(kept);
    }),
  );
});

test('one wrong digit is always seen', () => {
  const place = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(ean13, place, fc.integer({ min: 1, max: 9 }), (code, at, more) => {
      const wrong = Array.from(code, (digit, n) =>
        n === at ? (Number(digit) + more) % 10 : digit,
      );
      expect(keptGtin(wrong.join(''))).toBeUndefined();
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Object.keys(readGtin(text))).toHaveLength(1);
    }),
  );
});
