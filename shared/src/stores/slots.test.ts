import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { daysUntil } from '#basics/calendar';

import {
  chooseSlots,
  cutOffWords,
  findSlot,
  offeredSlots,
  SLOT_DAYS,
  slotDayWords,
  type SlotStore,
  slotWords,
  type WeekSlot,
  weekWords,
} from './slots.ts';

const HOUR = 3_600_000;
/** A moment of UTC, "2026-03-04 14:00", in milliseconds since 1970, and back. */
function at(text: string): number {
  const [day = '', clock = ''] = text.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return daysUntil(day) * 24 * HOUR + hour * HOUR + minute * 60_000;
}
const inUtc = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** 2026-03-04, a Wednesday, 9 AM in New York. */
const NOW = at('2026-03-04 14:00');
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const each = (from: string, to: string, orders = 3): WeekSlot[] =>
  EVERY_DAY.map((weekday) => ({ weekday, from, to, orders }));
const shop = (more: Partial<SlotStore> = {}): SlotStore => ({
  slots: { cut_off: 60, week: each('10:00', '12:00') },
  hours: null,
  time_zone: 'America/New_York',
  ...more,
});
const open = { opens: '09:00', closes: '18:00' };
const none = (_start: number) => 0;
const starts = (store: SlotStore, { now = NOW, bookedAt = none } = {}) =>
  offeredSlots(store, { now, bookedAt }).map(({ starts_at }) => inUtc.format(starts_at));

describe('which slots are offered', () => {
  test('today’s and those of a week ahead, the soonest first', () => {
    const found = starts(shop());
    expect(found).toHaveLength(SLOT_DAYS + 1);
    // The clock goes forward on March 8.
    expect([found[0], found[4], found.at(-1)]).toEqual([
      '2026-03-04 15:00',
      '2026-03-08 14:00',
      '2026-03-11 14:00',
    ]);
  });

  test.for([
    ['at its cut-off', 0, true],
    ['a millisecond after it', 1, false],
    ['an hour before', -HOUR, true],
  ] as const)('one %s', ([, after, isOffered]) => {
    expect(starts(shop(), { now: NOW + after }).includes('2026-03-04 15:00')).toBe(isOffered);
  });

  const THURSDAY = '2026-03-05 15:00';
  test.for<[string, Partial<SlotStore>, boolean]>([
    ['a weekday that is closed', { hours: week({ 3: null }) }, false],
    ['a holiday', { hours: { ...week({}), holidays: ['2026-03-05'] } }, false],
    ['the day before a pause ends', { back_on: '2026-03-06' }, false],
    ['the day on which a pause ends', { back_on: '2026-03-05' }, true],
    ['an open day', { hours: week({}) }, true],
    ['hours that name holidays alone', { hours: { weekdays: closed(), holidays: [] } }, true],
    [
      'a holiday of hours that name nothing else',
      { hours: { weekdays: closed(), holidays: ['2026-03-05'] } },
      false,
    ],
  ])('on %s', ([, more, isOffered]) => {
    expect(starts(shop(more)).includes(THURSDAY)).toBe(isOffered);
  });

  test('with the places that are left; a full one is not', () => {
    const bookedAt = (start: number) => (start === at(THURSDAY) ? 3 : 1);
    const found = offeredSlots(shop(), { now: NOW, bookedAt });
    expect(found.map(({ places }) => places)).toEqual(Array(SLOT_DAYS).fill(2));
    expect(starts(shop(), { bookedAt })).not.toContain(THURSDAY);
  });

  test('more orders than it takes now leave no place', () => {
    expect(starts(shop(), { bookedAt: () => 9 })).toEqual([]);
  });
});

function week(other: Record<number, null>) {
  return { weekdays: EVERY_DAY.map((day) => (day in other ? null : open)), holidays: [] };
}
function closed() {
  return EVERY_DAY.map(() => null);
}

describe('when the clock changes', () => {
  const of = ([from, to]: readonly [string, string], now: string, time_zone = 'America/New_York') =>
    offeredSlots(shop({ slots: { cut_off: 0, week: each(from, to) }, time_zone }), {
      now: at(now),
      bookedAt: none,
    }).map((slot) => [slot.starts_at, slot.ends_at].map((ms) => inUtc.format(ms)));

  test('forward: a slot that the clock skips is left out on that day', () => {
    // March 8, 2 AM becomes 3 AM.
    const now = '2026-03-07 12:00';
    expect(of(['02:30', '03:30'], now).flat()).not.toContain('2026-03-08 07:30');
    expect(of(['02:30', '03:30'], now)).toHaveLength(SLOT_DAYS - 1);
    expect(of(['01:30', '02:30'], now)).toHaveLength(SLOT_DAYS - 1);
    expect(of(['01:30', '03:30'], now)[0]).toEqual(['2026-03-08 06:30', '2026-03-08 07:30']);
  });

  test('back: of a time that comes twice it is the first', () => {
    // November 1, 2 AM becomes 1 AM.
    const [first] = of(['01:30', '02:30'], '2026-10-31 12:00');
    expect(first).toEqual(['2026-11-01 05:30', '2026-11-01 07:30']);
  });

  test.for([
    ['Pacific/Kiritimati', '2026-03-04 20:00'],
    ['Pacific/Niue', '2026-03-04 21:00'],
    ['Asia/Kathmandu', '2026-03-05 04:15'],
    ['UTC', '2026-03-05 10:00'],
    // Half an hour forward on the first Sunday of October.
    ['Australia/Lord_Howe', '2026-03-04 23:00'],
  ])('in %s', ([time_zone = '', first]) => {
    expect(of(['10:00', '11:00'], '2026-03-04 14:00', time_zone)[0]?.[0]).toBe(first);
  });
});

describe('a chosen slot', () => {
  test.for([
    ['2026-03-05 15:00', undefined],
    ['2026-03-05 15:01', 'unknown'],
    ['2026-03-05 16:00', 'unknown'],
    ['2026-03-03 15:00', 'too_late'],
    ['2026-03-11 14:00', undefined],
    ['2026-03-12 14:00', 'too_far'],
    ['2026-03-06 15:00', 'closed'],
  ])('%s: %s', ([start = '', fault]) => {
    const store = shop({ hours: { ...week({}), holidays: ['2026-03-06'] } });
    const found = findSlot(store, at(start), NOW);
    expect(found).toMatchObject(fault ? { fault } : { slot: { starts_at: at(start), orders: 3 } });
  });

  const store = { store_id: 'a', ...shop() };
  const start = at('2026-03-05 15:00');
  test.for([
    ['at a store with slots', { slot_starts_at: start }, store, 1],
    ['of none, at a store with slots', {}, store, 'missing'],
    ['of none, at a store without', {}, { ...store, slots: null }, 0],
    ['that has gone', { slot_starts_at: start }, { ...store, slots: null }, 'unknown'],
    ['at a paused store, which is refused anyway', {}, { ...store, back_on: '2026-04-01' }, 0],
    ['at no store', {}, { ...store, store_id: 'b' }, 0],
  ] as const)('%s', ([, draft, at_store, outcome]) => {
    const choice = chooseSlots([{ store_id: 'a', ...draft }], [at_store], NOW);
    expect('refused' in choice ? choice.reason : choice.chosen.size).toBe(outcome);
  });
});

test('what is offered can be chosen, and nothing else of the week can', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (n) =>
        `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`,
    );
  const slot = fc
    .record({ weekday: fc.nat(6), from: time, to: time, orders: fc.integer({ min: 1, max: 4 }) })
    .filter(({ from, to }) => from < to);
  fc.assert(
    fc.property(
      fc.uniqueArray(slot, {
        minLength: 1,
        maxLength: 12,
        selector: ({ weekday, from }) => `${weekday} ${from}`,
      }),
      fc.record({
        time_zone: fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Kathmandu', 'UTC'),
        // The days around both changes of the clock.
        day: fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2026-06-01'),
        minutes: fc.nat(1_440),
        cut_off: fc.nat(1_000),
        closed: fc.nat(6),
        hasHours: fc.boolean(),
      }),
      (slots, { time_zone, day, minutes, cut_off, closed: weekday, hasHours }) => {
        const now = at(`${day} 00:00`) + minutes * 60_000;
        const hours = hasHours ? week({ [weekday]: null }) : null;
        const store = { slots: { cut_off, week: slots }, hours, time_zone };
        const offered = offeredSlots(store, { now, bookedAt: none });
        const moments = offered.map(({ starts_at }) => starts_at);
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
        for (const { starts_at, ends_at, places } of offered) {
          expect(starts_at).toBeLessThan(ends_at);
          expect(starts_at - cut_off * 60_000).toBeGreaterThanOrEqual(now);
          expect(places).toBeGreaterThan(0);
        }
        // Every quarter of an hour from a day ago to nine days ahead.
        const first = Math.floor(now / 900_000) * 900_000 - 24 * HOUR;
        for (let start = first; start < now + 9 * 24 * HOUR; start += 900_000) {
          const found = 'slot' in findSlot(store, start, now);
          expect(found).toBe(moments.includes(start));
        }
      },
    ),
    { numRuns: 12 },
  );
});

describe('in words', () => {
  const slot = {
    starts_at: at('2026-11-28 03:00'),
    ends_at: at('2026-11-28 04:30'),
    time_zone: 'America/New_York',
  };
  test('a slot is written where the store is', () => {
    expect(slotWords(slot)).toBe('Fri, Nov 27, 10 PM–11:30 PM');
    expect(slotWords({ ...slot, time_zone: 'UTC' })).toBe('Sat, Nov 28, 3 AM–4:30 AM');
    expect(slotDayWords(slot)).toBe('Fri, Nov 27');
  });

  test('a week has equal days together, by their hours', () => {
    const slots = [
      ...each('14:00', '16:00').slice(0, 5),
      ...each('10:00', '12:00').slice(0, 5),
      ...each('10:00', '12:30').slice(6),
    ];
    expect(weekWords({ week: slots })).toEqual([
      'Mon–Fri 10 AM–12 PM, 2 PM–4 PM',
      'Sun 10 AM–12:30 PM',
    ]);
  });

  test.for([
    [0, 'until the slot starts'],
    [1, 'until 1 minute before'],
    [90, 'until 90 minutes before'],
    [60, 'until 1 hour before'],
    [1_440, 'until 1 day before'],
    [2_880, 'until 2 days before'],
  ] as const)('a cut-off of %i minutes: %s', ([minutes, words]) => {
    expect(cutOffWords(minutes)).toBe(words);
  });
});
