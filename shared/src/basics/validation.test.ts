import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { cleanText, isLine, isUnitName, isUnitQuantity } from './validation.ts';

describe('text', () => {
  test.for([
    ['a', true, 'one character'],
    ['', false, 'nothing'],
    ['   ', false, 'nothing after trimming'],
    ['\u200b', false, 'nothing visible'],
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
    ['x'.repeat(1_000), 'far too long'],
    ['a\u0315\u0334'.repeat(1_000), 'the same with marks'],
    [`a${'\u0315\u0334'.repeat(16)}`, 'no writing'],
  ] as const)('%j is neither a line nor a unit, and not composed to find out: %s', ([text]) => {
    const composed = vi.spyOn(String.prototype, 'normalize');
    expect([isLine(text, 40), isUnitName(text)]).toEqual([false, false]);
    expect(composed).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('a text that is no writing is kept as it is', () => {
    const marks = `e${'\u0301'.repeat(31)}`;
    expect(cleanText(` ${marks} `)).toBe(marks);
    expect(cleanText(' e\u0301 ')).toBe('\u00e9');
  });

  test('cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('numbers', () => {
  test.for([
    [isUnitQuantity, 0.001, true, 'the smallest'],
    [isUnitQuantity, 0, false, 'must be above 0'],
    [isUnitQuantity, 0.0005, false, 'four decimals'],
    [isUnitQuantity, 1_000_000, true, 'at the limit'],
    [isUnitQuantity, 1_000_000.001, false, 'past it'],
    [isUnitQuantity, Number.NaN, false, 'no number'],
  ] as const)('%o of %d: %s (%s)', ([valid, number, expected]) => {
    expect(valid(number)).toBe(expected);
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
