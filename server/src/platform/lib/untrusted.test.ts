import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { flag, httpsUrl, line, lines, list, number, record, whole } from './untrusted.ts';

describe('text', () => {
  test.for([
    ['plain words', ['plain words'], 'nothing to do'],
    ['<b>Bold</b> and <a href="https://x">link</a>', ['Bold and link'], 'tags go, words stay'],
    ['<ol><li>Chop.</li><li>Fry.</li></ol>', ['Chop.', 'Fry.'], 'blocks are lines'],
    ['one<br/>two<br>three', ['one', 'two', 'three'], 'so are breaks'],
    ['a<script>alert(1)</script>b', ['ab'], 'scripts go with their content'],
    ['a<STYLE>p{}</STYLE >b', ['ab'], 'in any letter case'],
    ['a<script>if (1<2) x()</script>b', ['ab'], 'with a "<" in them'],
    ['a<script>never closed', ['a'], 'or never closed'],
    ['bake < 5 min, > 3', ['bake < 5 min, > 3'], 'a lone "<" is a sign like any other'],
    ['half a <b tag', ['half a <b tag'], 'a tag that never ends is text'],
    [
      'salt &amp; pepper &frac12; &#176;C &#x2014; &nope;',
      ['salt & pepper ½ °C — &nope;'],
      'entities',
    ],
    ['&lt;img src=x onerror=alert(1)&gt;', ['<img src=x onerror=alert(1)>'], 'text stays text'],
    ['a\u0000b\tc\r\nd', ['a b c', 'd'], 'control characters are spaces, line ends are lines'],
    ['  \n <p> </p>', [], 'nothing left'],
    [42, [], 'not a text'],
  ] as const)('%j is %j: %s', ([value, expected]) => {
    expect(lines(value)).toEqual(expected);
  });

  test.for([
    ['abc', 3, 'abc', 'exactly as long as allowed'],
    ['abcd', 3, 'abc', 'one more is cut'],
    ['ab cd', 3, 'ab', 'no space is left at the end'],
    ['ab😀', 3, 'ab', 'no half of a character'],
    ['<p>a</p><p>b</p>', 9, 'a b', 'one line'],
    ['<br>', 9, undefined, 'nothing left'],
    [null, 9, undefined, 'no text'],
  ] as const)('%j within %d is %j: %s', ([value, most, expected]) => {
    expect(line(value, most)).toBe(expected);
  });

  test('hostile texts are read in linear time', () => {
    for (const piece of ['<', '<a', '<script>', '&', '&#', '<!--']) {
      const started = performance.now();
      lines(piece.repeat(500_000));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });

  test('no tag survives that a browser would open', () => {
    const piece = fc.constantFrom('<b>', '</b>', '<script>', '</script>', '<', '>', 'x', ' ', '\n');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(lines(pieces.join('')).join('')).not.toMatch(/<(?:b|script)>/);
      }),
    );
  });
});

test.for([
  [5, 5, 'inside'],
  [0, 0, 'at the lower bound'],
  [-0.1, 0, 'below'],
  [10, 10, 'at the upper bound'],
  [1e300, 10, 'above'],
  [Number.POSITIVE_INFINITY, undefined, 'what 1e999 becomes'],
  ['5', undefined, 'a text'],
  [null, undefined, 'null'],
] as const)('the number %j within 0 and 10 is %j: %s', ([value, expected]) => {
  expect(number(value, [0, 10])).toBe(expected);
});

test.for([
  [1, 1, 'a whole number'],
  [0, undefined, 'below: not moved'],
  [11, undefined, 'above: not moved'],
  [1.5, undefined, 'with decimals'],
  ['1', undefined, 'a text'],
] as const)('the whole number %j within 1 and 10 is %j: %s', ([value, expected]) => {
  expect(whole(value, [1, 10])).toBe(expected);
});

test.for([
  ['https://img.spoonacular.com/a.jpg', 'https://img.spoonacular.com/a.jpg', 'as it should be'],
  ['http://img.spoonacular.com/a.jpg', undefined, 'not encrypted'],
  ['javascript:alert(1)', undefined, 'a script'],
  ['data:image/png;base64,AA==', undefined, 'data'],
  ['//img.spoonacular.com/a.jpg', undefined, 'without a scheme'],
  ['https://user:word@example.com/a.jpg', undefined, 'with a password'],
  [
    'https://example.com/"><b>',
    'https://example.com/%22%3E%3Cb%3E',
    'written so that it breaks nothing',
  ],
  [`https://example.com/${'a'.repeat(480)}`, `https://example.com/${'a'.repeat(480)}`, '500 long'],
  [`https://example.com/${'a'.repeat(481)}`, undefined, 'one longer'],
  [7, undefined, 'a number'],
] as const)('the picture %j is %j: %s', ([value, expected]) => {
  expect(httpsUrl(value)).toBe(expected);
});

test('of a list are kept the readable ones of the first 200', () => {
  const isOdd = (item: unknown): number | undefined =>
    typeof item === 'number' && item % 2 === 1 ? item : undefined;
  expect(list([1, 2, 'x', 3], isOdd)).toEqual([1, 3]);
  expect(
    list(
      Array.from({ length: 201 }, (_, at) => at + 1),
      (item) => item,
    ),
  ).toHaveLength(200);
  expect(list({ length: 3 }, isOdd)).toBeUndefined();
});

test('only objects are records, only true and false are flags', () => {
  expect([{}, [], null, 'x', undefined].map((value) => record(value) !== undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([true, false, 1, 'true', null].map(flag)).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
  ]);
});
