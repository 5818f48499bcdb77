import { expect, test } from 'vitest';

import { copiedTimes, weekFor } from './copying.ts';

const nine = { opens: '09:00', closes: '18:00' };
/** Open but on these days. */
const openBut = (...closed: number[]) => ({
  weekdays: Array.from({ length: 7 }, (_, day) => (closed.includes(day) ? null : nine)),
  holidays: ['2026-12-25'],
});
const holidays = { weekdays: Array<null>(7).fill(null), holidays: ['2026-12-25'] };
const slot = (weekday: number) => ({ weekday, from: '10:00', to: '12:00', orders: 3 });
const week = (...days: number[]) => ({ cut_off: 60, week: days.map(slot) });

test('a week leaves out the days on which the other store is closed, and names them', () => {
  expect(weekFor(week(3, 0, 1).week, (weekday) => weekday === 0 || weekday === 6)).toEqual({
    week: [slot(3), slot(1)],
    closed: [0],
  });
});

type Times = Parameters<typeof copiedTimes>[0];

test.for<[why: string, from: Times, to: Times, copied: Times]>([
  ['what the other does not say yet', { hours: openBut() }, {}, { hours: openBut() }],
  ['what is so already', { hours: openBut() }, { hours: openBut() }, {}],
  ['nothing in place of something', { hours: null }, { hours: openBut(6), slots: week(0) }, {}],
  ['both', { hours: openBut(), slots: week(0) }, {}, { hours: openBut(), slots: week(0) }],
  [
    'the own cut-off stays',
    { slots: week(0) },
    { slots: { ...week(1), cut_off: 5 } },
    { slots: { ...week(0), cut_off: 5 } },
  ],
  ['a closed day', { slots: week(0, 1) }, { hours: openBut(1) }, { slots: week(0) }],
  ['closed on all days', { slots: week(0, 1) }, { hours: openBut(0, 1) }, {}],
  [
    'a store that lists holidays alone',
    { slots: week(0) },
    { hours: holidays },
    { slots: week(0) },
  ],
  [
    'closed by the hours that come along',
    { hours: openBut(1), slots: week(0, 1) },
    { hours: openBut(), slots: null },
    { hours: openBut(1), slots: week(0) },
  ],
  [
    'fits but for the closed day already',
    { slots: week(0, 1) },
    { hours: openBut(1), slots: week(0) },
    {},
  ],
])('times of another store: %s', ([, from, to, copied]) => {
  expect(copiedTimes(from, to)).toEqual(copied);
});
