import { expect, test } from 'vitest';

import { filtersIn, SEARCH_FILTERS, searchText, toggled } from './searchFilters.ts';

test.for([
  [null, [], 'no parameter'],
  ['', [], 'an empty one'],
  ['vegan,quick', ['quick', 'vegan'], 'in the order of the chips'],
  ['vegan,vegan', ['vegan'], 'each once'],
  ['martian,vegan', ['vegan'], 'unknown ones are left out'],
] as const)('the filters in %o are %j: %s', ([parameter, expected]) => {
  expect(filtersIn(parameter).map(({ id }) => id)).toEqual(expected);
});

test('switching a filter on and off again leaves the others', () => {
  for (const filter of SEARCH_FILTERS) {
    const others = filtersIn('light,vegan').filter(({ id }) => id !== filter.id);
    const on = filtersIn(toggled(others, filter));
    expect(on).toContain(filter);
    expect(filtersIn(toggled(on, filter))).toEqual(others);
  }
});

test.for([
  ['', '', undefined, '', 'nothing'],
  ['', 'rice', 'italian', 'rice', 'what is typed goes before a cuisine'],
  ['vegan', '', 'italian', 'vegan italian', 'a cuisine is a word'],
  ['gluten-free', 'egg', undefined, 'gluten free egg', 'not "egg gluten free", without eggs'],
] as const)('filters %o, typed %o, cuisine %o: %o (%s)', ([only, typed, cuisine, expected]) => {
  expect(searchText(filtersIn(only), { typed, cuisine })).toBe(expected);
});

test('all filters and the longest search fit into what the server reads', () => {
  expect(searchText(SEARCH_FILTERS, { typed: 'x'.repeat(100) }).length).toBeLessThanOrEqual(300);
});
