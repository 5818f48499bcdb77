import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  cleanEmail,
  cleanText,
  isEmail,
  isIdempotencyKey,
  isLine,
  isOrderQuantity,
  isParagraph,
  isPassword,
  isPlace,
  isPrice,
  isRecipeNumber,
  isStockQuantity,
  isUnitName,
  isUnitQuantity,
  isUuid,
  LIMITS,
  numberOrZero,
} from './validation.ts';

describe('text', () => {
  test.for([
    ['a', true, 'one character'],
    ['', false, 'nothing'],
    ['   ', false, 'nothing after trimming'],
    ['aaaaa', true, 'at the limit'],
    ['aaaaaa', false, 'one past it'],
    ['  aaaaa  ', true, 'space around does not count'],
    ['🍅🍅🍅🍅🍅', true, 'an emoji is one character, not two'],
    ['a\u0000', false, 'PostgreSQL cannot keep it'],
    ['a\nb', false, 'one line means one line'],
    ['a\u0085b', false, 'a C1 control character'],
    ['a\ud83c', false, 'half a surrogate pair'],
    ['e\u0301e\u0301e\u0301e\u0301e\u0301', true, 'composed before counting'],
  ] as const)('%j is a line of at most 5: %s (%s)', ([text, valid]) => {
    expect(isLine(text, 5)).toBe(valid);
  });

  test.for([
    ['a\r\n\tb', true, 'lines and tabs'],
    ['a\u0000', false, 'other control characters stay out'],
    ['\n', false, 'nothing after trimming'],
  ] as const)('%j is a paragraph: %s (%s)', ([text, valid]) => {
    expect(isParagraph(text, 5)).toBe(valid);
  });

  test('cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
      }),
    );
  });
});

describe('isEmail', () => {
  const at = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

  test.for([
    ['ada@larder.test', true, 'a usual address'],
    [' Ada@Larder.test ', true, 'trimmed first'],
    ['ada+list@mail.larder.test', true, 'tags and subdomains'],
    ['ådä@exämple.test', true, 'not only ASCII'],
    [at(254), true, 'at the limit'],
    [at(255), false, 'one past it'],
    ['', false, 'nothing'],
    ['ada', false, 'no @'],
    ['@larder.test', false, 'nobody'],
    ['ada@', false, 'nowhere'],
    ['a@b@larder.test', false, 'two @'],
    ['ada@larder', false, 'a domain of one part is a slip'],
    ['ada@larder.', false, 'an empty part at the end'],
    ['ada@.test', false, 'an empty part at the start'],
    ['ada@larder..test', false, 'an empty part between'],
    ['ada smith@larder.test', false, 'space inside'],
    ['ada\u0000@larder.test', false, 'a control character'],
    ['ada\n@larder.test', false, 'a line break'],
  ] as const)('%j: %s (%s)', ([text, valid]) => {
    expect(isEmail(text)).toBe(valid);
  });

  test('is kept in lower case', () => {
    expect(cleanEmail(' Ada@Larder.TEST ')).toBe('ada@larder.test');
  });
});

test.for([
  ['1234567', false, 'one short of the minimum'],
  ['12345678', true, 'at the minimum'],
  ['        ', true, 'space is a character, and never trimmed'],
  ['x'.repeat(256), true, 'at the maximum'],
  ['x'.repeat(257), false, 'one past it'],
  ['🔑🔑🔑🔑', false, 'four characters, though eight code units'],
] as const)('the password "%s": %s (%s)', ([text, valid]) => {
  expect(isPassword(text)).toBe(valid);
});

describe('numbers', () => {
  test.for([
    [isPrice, 0, true, 'free'],
    [isPrice, 100_000, true, 'at the limit'],
    [isPrice, 100_000.01, false, 'one cent past it'],
    [isPrice, -0.01, false, 'negative'],
    [isPrice, 3.495, false, 'three decimals'],
    [isPrice, 1e-9, false, 'almost nothing is not 0.00'],
    [isPrice, Number.NaN, false, 'no number'],
    [isStockQuantity, 0, true, 'sold out'],
    [isStockQuantity, 1_000_000, true, 'at the limit'],
    [isStockQuantity, 1_000_001, false, 'one past it'],
    [isStockQuantity, 1.5, false, 'half a pack'],
    [isStockQuantity, -1, false, 'negative'],
    [isOrderQuantity, 1, true, 'at the minimum'],
    [isOrderQuantity, 0, false, 'nothing'],
    [isOrderQuantity, 999, true, 'at the limit'],
    [isOrderQuantity, 1000, false, 'one past it'],
    [isOrderQuantity, 1.5, false, 'half a pack'],
    [isUnitQuantity, 0.001, true, 'the smallest'],
    [isUnitQuantity, 0, false, 'must be above 0'],
    [isUnitQuantity, 0.0005, false, 'four decimals'],
    [isUnitQuantity, 1_000_000, true, 'at the limit'],
    [isUnitQuantity, 1_000_000.001, false, 'past it'],
    [isUnitQuantity, Number.NaN, false, 'no number'],
    [isRecipeNumber, 0, true, 'zero is allowed'],
    [isRecipeNumber, -1, false, 'negative'],
    [isRecipeNumber, 100_000, true, 'at the limit'],
    [isRecipeNumber, 100_001, false, 'past it'],
    [isRecipeNumber, Number.NaN, false, 'no number'],
  ] as const)('%o of %d: %s (%s)', ([valid, number, expected]) => {
    expect(valid(number)).toBe(expected);
  });

  test.for([
    ['30', 30, 'a number'],
    ['', 0, 'nothing'],
    ['abc', 0, 'no number'],
    ['1e999', 0, 'not finite'],
  ] as const)('the field "%s" counts as %d: %s', ([text, number]) => {
    expect(numberOrZero(text)).toBe(number);
  });
});

test.for([
  ['gm', true, 'letters'],
  [' ml ', true, 'trimmed'],
  ['', false, 'nothing'],
  ['g2', false, 'a digit'],
  ['x'.repeat(20), true, 'at the limit'],
  ['x'.repeat(21), false, 'one past it'],
] as const)('the unit "%s": %s (%s)', ([text, valid]) => {
  expect(isUnitName(text)).toBe(valid);
});

test.for([
  [{ lat: 0, lng: 0 }, true, 'zero is a place'],
  [{ lat: 90, lng: -180 }, true, 'at both limits'],
  [{ lat: 90.001, lng: 0 }, false, 'past the pole'],
  [{ lat: 0, lng: 180.001 }, false, 'past the date line'],
  [{ lat: Number.NaN, lng: 0 }, false, 'no number'],
] as const)('%j: %s (%s)', ([place, valid]) => {
  expect(isPlace(place)).toBe(valid);
});

test.for([
  ['0197f0c0-1234-7abc-8def-0123456789ab', true, 'version 7'],
  ['0197F0C0-1234-7ABC-8DEF-0123456789AB', true, 'any letter case'],
  ['0197f0c0-1234-7abc-8def-0123456789a', false, 'one short'],
  ['0197f0c0-1234-7abc-8def-0123456789ag', false, 'not a hex digit'],
  ['0197f0c01-234-7abc-8def-0123456789ab', false, 'a hyphen out of place'],
  ['0197f0c0-1234-7abc-8def-0123456789ab\n', false, 'a line break after'],
] as const)('the id %j: %s (%s)', ([text, valid]) => {
  expect(isUuid(text)).toBe(valid);
});

test.for([
  ['k', true, 'one character'],
  ['', false, 'nothing'],
  ['a b', false, 'space'],
  ['é', false, 'not ASCII'],
  ['~'.repeat(LIMITS.idempotencyKey), true, 'at the limit'],
  ['~'.repeat(LIMITS.idempotencyKey + 1), false, 'one past it'],
] as const)('the key "%s": %s (%s)', ([text, valid]) => {
  expect(isIdempotencyKey(text)).toBe(valid);
});
