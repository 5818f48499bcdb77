import { expect, test } from 'vitest';

import { isSystem, withoutOtherUnits } from './otherUnits.rules.ts';

const once = (...texts: string[]) =>
  withoutOtherUnits(texts.map((text) => ({ text, section: null }))).map(({ text }) => text);

test.for([
  [
    'the metric one first',
    ['100 ml oil', '500 g flour', '2 eggs'],
    ['3.5 fl oz oil', '4 cups flour', '2 eggs'],
    0,
  ],
  ['the metric one second', ['8 oz flour', '2 eggs', 'salt'], ['250 g flour', '2 eggs', 'salt'], 1],
  ['neither', ['2 cups flour', '2 eggs'], ['2 cups flour', '2 eggs'], 0],
  [
    'a name that differs',
    ['4 maris pipers', '100 ml oil', 'salt'],
    ['4 Yukon golds', '3 fl oz oil', 'salt'],
    0,
  ],
] as const)('a list that stands twice counts once: %s', ([, first, second, kept]) => {
  expect(once(...first, ...second)).toEqual([first, second][kept]);
  expect(once(...first, ...second, '1 lemon')).toEqual([
    ...([first, second][kept] ?? []),
    '1 lemon',
  ]);
  expect(once(...first, ...second, '9 g agar', '3 figs', '1 oz agar', '3 figs')).toEqual([
    ...([first, second][kept] ?? []),
    '9 g agar',
    '3 figs',
  ]);
});

test('lists of different things stay', () => {
  const lines = ['200 g flour', '1 egg', '100 g sugar', '50 g flour', '3 apples', '1 lemon'];
  expect(once(...lines)).toEqual(lines);
});

test.for(['Metric', 'US', 'Imperial', 'Metric / US', 'US Customary', 'METRIC'])(
  '"%s" is a system',
  (text) => {
    expect(isSystem(text)).toBe(true);
  },
);

test.for(['1 metric cup', 'USA rice', 'Imperial stout', 'Us two', 'Cups'])(
  '"%s" is none',
  (text) => {
    expect(isSystem(text)).toBe(false);
  },
);
