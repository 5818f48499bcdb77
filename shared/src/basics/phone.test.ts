import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { phoneLink, readPhone } from './phone.ts';

describe('readPhone', () => {
  test.for([
    ['+1 212 555 0123', '+1 212 555 0123', 'as it is kept'],
    ['+12125550123', '+12125550123', 'without groups'],
    ['(212) 555-0123', '212 555 0123', 'as Americans write it'],
    ['212.555.0123', '212 555 0123', 'dots'],
    ['+49 (0)30 123456', '+49 30 123456', 'a zero that is not dialled from abroad'],
    ['030/123456', '030 123456', 'a slash, and a zero that is dialled'],
    ['(030) 123456', '030 123456', 'a zero in brackets at home is dialled'],
    ['0044 20 7946 0958', '+44 20 7946 0958', '00 for +'],
    ['011 44 20 7946 0958', '011 44 20 7946 0958', '011 is a number like any other'],
    ['+ 33 1 23 45 67 89', '+33 1 23 45 67 89', 'a space behind the +'],
    ['  +41\u00a044\u2011668\u201318 00 ', '+41 44 668 18 00', 'spaces and dashes of typesetters'],
    ['+４９ ３０ １２３４５６', '+49 30 123456', 'full width'],
    ['555 123', '555 123', 'the shortest'],
    ['+123 456 789 012 345', '+123 456 789 012 345', 'the longest'],
  ] as const)('%s is %s: %s', ([typed, phone]) => {
    expect(readPhone(typed)).toBe(phone);
  });

  test.for([
    ['', 'nothing'],
    ['+', 'only a sign'],
    ['555 12', 'a digit too short'],
    ['+1 234 567 890 123 456', 'a digit too long'],
    ['+0 212 555 0123', 'no country begins with 0'],
    ['212 555 0123 ext. 4', 'words'],
    ['1-800-FLOWERS', 'letters'],
    ['212+555 0123', 'a sign in the middle'],
    ['++1 212 555 0123', 'two signs'],
    ['ada@example.com', 'a mail address'],
    ['212,555,0123', 'commas: two numbers?'],
    ['٠٣٠١٢٣٤٥٦', 'digits that a keypad does not have'],
    ['212 555 0123\u202e', 'a character that turns the line'],
    ['javascript:1234567', 'an address of another kind'],
    [`212 555 0123${' '.repeat(40)}`, 'far too long'],
  ] as const)('%j is none: %s', ([typed]) => {
    expect(readPhone(typed)).toBeUndefined();
  });

  test('reading what was read changes nothing, and its link is digits alone', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()./-]{0,30}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const phone = readPhone(text);
        if (phone === undefined) return;
        expect(readPhone(phone)).toBe(phone);
        expect(phoneLink(phone)).toMatch(/^tel:\+?\d{6,15}$/);
      }),
    );
  });
});
