import { expect, test, vi } from 'vitest';

import { compareText, containsText, foldText } from './text.ts';

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

test('compares by code unit', () => {
  expect(['b', 'B', 'a', 'ä'].toSorted(compareText)).toEqual(['B', 'a', 'b', 'ä']);
  expect(compareText('a', 'a')).toBe(0);
});
