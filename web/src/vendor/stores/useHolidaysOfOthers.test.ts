import { expect, test } from 'vitest';

import { hoursWith } from './useHolidaysOfOthers.ts';

const closed = Array<null>(7).fill(null);
const CHRISTMAS = '2026-12-25';
const NEW_YEAR = '2027-01-01';
const EASTER = '2027-03-28';

test.for([
  [[EASTER], [], [CHRISTMAS], [CHRISTMAS, EASTER], 'added to its own'],
  [[CHRISTMAS, EASTER], [CHRISTMAS], [], [EASTER], 'what was taken away is gone'],
  [[EASTER], [NEW_YEAR], [NEW_YEAR, CHRISTMAS], [CHRISTMAS, NEW_YEAR, EASTER], 'old ones, too'],
  [[CHRISTMAS], [], [CHRISTMAS], [CHRISTMAS], 'each once'],
] as const)('of %o, edited from %o to %o, are %o: %s', ([own, before, after, holidays]) => {
  const hours = { weekdays: closed, holidays: [...own] };
  expect(hoursWith(hours, { before, after })).toEqual({ weekdays: closed, holidays });
});

test('a store that said nothing has the holidays alone, and without any nothing again', () => {
  expect(hoursWith(null, { before: [], after: [CHRISTMAS] })).toEqual({
    weekdays: closed,
    holidays: [CHRISTMAS],
  });
  const hours = { weekdays: closed, holidays: [CHRISTMAS] };
  expect(hoursWith(hours, { before: [CHRISTMAS], after: [] })).toBeNull();
});
