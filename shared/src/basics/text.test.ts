import { expect, test, vi } from 'vitest';

import { compareText, containsText, foldText, isVisible, withoutBidi } from './text.ts';

test.for([
  [' Jalapeño ', 'jalapeno', 'case, accent and space'],
  ['CRÈME FRAÎCHE', 'creme fraiche', 'several accents'],
  ['½ cup', '1⁄2 cup', 'compatibility forms are taken apart'],
] as const)('folds %s to %s: %s', ([text, folded]) => {
  expect(foldText(text)).toBe(folded);
});

test('folds marks without end away before they are put in order', () => {
  const composed = vi.spyOn(String.prototype, 'normalize');
  expect(foldText(`a${'\u0315\u0334'.repeat(100_000)}b`)).toBe('ab');
  expect(composed.mock.contexts.map(String)).toEqual(['ab']);
  vi.restoreAllMocks();
});

test.for([
  [['Green Grocer', 'Roma tomato'], 'TOMATO', true, 'any of the texts, any case'],
  [['Jalapeño pepper'], 'jalapeno', true, 'accents need not be typed'],
  [['Roma tomato'], '  ', true, 'an empty search hides nothing'],
  [['Roma tomato'], 'rice', false, 'not there'],
  [[], 'rice', false, 'nothing to look in'],
] as const)('%j contains "%s": %s (%s)', ([texts, wanted, expected]) => {
  expect(containsText(texts, wanted)).toBe(expected);
});

test.for([
  ['Ada', true, 'letters'],
  ['\u200b\u200bA', true, 'a letter among signs without width'],
  ['李', true, 'a letter without case'],
  ['7', true, 'a digit'],
  ['!', true, 'a sign'],
  ['👩\u200d🍳', true, 'an emoji joined by a sign without width'],
  ['', false, 'nothing'],
  [' \t\u00a0\u3000', false, 'spaces'],
  ['\u200b', false, 'a space without width'],
  ['\u2060\ufeff\u00ad\u200f', false, 'joiners, a soft hyphen, a direction'],
  ['\u3164', false, 'a filler, which is a letter'],
  ['\u2800', false, 'the Braille blank, which is a symbol'],
  ['\u{e0041}', false, 'a tag'],
  ['\ufe0f\u0301', false, 'marks on nothing'],
] as const)('%j is visible: %s (%s)', ([text, visible]) => {
  expect(isVisible(text)).toBe(visible);
});

test('compares by code unit', () => {
  expect(['b', 'B', 'a', 'ä'].toSorted(compareText)).toEqual(['B', 'a', 'b', 'ä']);
  expect(compareText('a', 'a')).toBe(0);
});

test.for([
  ['Sam \u202Esi sihT', 'Sam si sihT'],
  ['\u2067Sam\u2069', 'Sam'],
  ['\u05E9\u05DC\u05D5\u05DD', '\u05E9\u05DC\u05D5\u05DD'],
  ['a\u200Fb', 'a\u200Fb'],
] as const)('%j keeps no sign that forces a direction', ([text, kept]) => {
  expect(withoutBidi(text)).toBe(kept);
});
