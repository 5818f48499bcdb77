import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Slot, sortedSlots } from '#vendor/stores/slotForm.ts';

import {
  isFree,
  placesOf,
  placesWords,
  slotName,
  takenBack,
  timeRange,
  timesOf,
  USUAL_WEEK,
  usualOrders,
  withDayCopied,
  withoutSlot,
  withSlot,
} from './slotWeek.ts';

/** "08:00-10:00" of a day. */
const slot = (weekday: number, times: string, orders = 10): Slot => {
  const [from = '', to = ''] = times.split('-');
  return { weekday, from, to, orders };
};
const WEEK = [slot(3, '12:00-14:00', 4), slot(0, '08:00-10:00'), slot(1, '12:00-14:00')];

test('a row of the grid is a time, by its start', () => {
  expect(timesOf([...WEEK, slot(2, '08:00-09:00')])).toEqual([
    { from: '08:00', to: '09:00' },
    { from: '08:00', to: '10:00' },
    { from: '12:00', to: '14:00' },
  ]);
});

test('a slot replaces the one that starts with it, and can be taken out', () => {
  const longer = slot(0, '08:00-11:00');
  expect(isFree(WEEK, 0, longer)).toBe(false);
  expect(isFree(WEEK, 2, longer)).toBe(true);
  expect(withSlot(WEEK, longer)).toHaveLength(3);
  expect(withoutSlot(WEEK, longer)).toEqual([WEEK[0], WEEK[2]]);
});

test.for([
  ['an added slot goes', WEEK.slice(1), WEEK, WEEK, WEEK.slice(1)],
  ['a removed one comes back', WEEK, WEEK.slice(1), WEEK.slice(1), WEEK],
  [
    'an added one goes whatever it holds since',
    [],
    [slot(0, '08:00-10:00')],
    [slot(0, '08:00-10:00', 12)],
    [],
  ],
  [
    'one that was replaced comes back in place of the other',
    [slot(0, '08:00-10:00')],
    [slot(0, '08:00-11:00')],
    [slot(0, '08:00-11:00')],
    [slot(0, '08:00-10:00')],
  ],
  [
    'what was changed after it stays',
    [slot(0, '08:00-10:00')],
    [slot(0, '08:00-10:00'), slot(1, '08:00-10:00')],
    [slot(0, '08:00-10:00', 7), slot(1, '08:00-10:00'), slot(2, '08:00-10:00')],
    [slot(0, '08:00-10:00', 7), slot(2, '08:00-10:00')],
  ],
] as const)('a change is taken back: %s', ([, before, after, now, expected]) => {
  const week = takenBack(now, { before, after });
  expect(sortedSlots(week)).toEqual(sortedSlots(expected));
});

test('a new slot takes as many orders as the fullest of its row', () => {
  expect(usualOrders(WEEK, { from: '12:00', to: '14:00' })).toBe(10);
  expect(usualOrders(WEEK.slice(0, 1), { from: '12:00', to: '14:00' })).toBe(4);
  expect(usualOrders([], { from: '12:00', to: '14:00' })).toBe(10);
});

test('a copied day replaces the times of other days', () => {
  const { week, copied } = withDayCopied(WEEK, 0, [1, 2]);
  expect(copied).toBe(2);
  expect(week).toEqual([WEEK[0], WEEK[1], slot(1, '08:00-10:00'), slot(2, '08:00-10:00')]);
});

test('after a copy all days have the times of the first, whatever there was', () => {
  const some = fc.array(
    fc.record({
      weekday: fc.nat({ max: 6 }),
      from: fc.constantFrom('08:00', '10:00'),
      to: fc.constant('12:00'),
      orders: fc.integer({ min: 1, max: 500 }),
    }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(some, fc.subarray([1, 2, 3, 4, 5, 6]), (week, to) => {
      const after = withDayCopied(week, 0, to).week;
      const of = (weekday: number) =>
        after.filter((one) => one.weekday === weekday).map(({ from, orders }) => [from, orders]);
      for (const day of to) expect(of(day)).toEqual(of(0));
    }),
  );
});

test.for([
  [10, 0, 10, false, 'nothing is booked'],
  [10, 7, 3, false, 'some are left'],
  [10, 8, 2, true, 'two are few'],
  [10, 10, 0, true, 'it is full'],
  [3, 5, 0, true, 'more are booked than it takes now'],
  [2, 0, 2, false, 'a small one of which nothing is booked'],
] as const)(
  'of %d places %d are booked: %d left, few: %s (%s)',
  ([orders, booked, left, isFew]) => {
    expect(placesOf(slot(0, '08:00-10:00', orders), booked)).toEqual({ left, isFew });
  },
);

test.for([
  [2, true, '8 of 10 places left'],
  [10, true, 'full, 10 booked'],
  [undefined, true, '10 places'],
  [0, false, 'closed'],
  [2, false, 'closed, 2 booked'],
  [undefined, false, 'closed'],
] as const)('with %s booked, open: %s, it says "%s"', ([booked, isOpen, words]) => {
  expect(placesWords(slot(0, '08:00-10:00'), { booked, isOpen })).toBe(words);
});

test('times and slots have names', () => {
  expect(timeRange({ from: '12:00', to: '14:00' })).toBe('12–2 PM');
  expect(timeRange({ from: '10:00', to: '12:30' })).toBe('10 AM–12:30 PM');
  expect(slotName(slot(3, '08:00-10:00'))).toBe('Thursday, 8–10 AM');
  expect(USUAL_WEEK).toHaveLength(36);
});
