import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { exactMiles, type Place } from '#basics/distance';

import { areaOf, areasAround, DEMAND_MILES, weekOf, weeksOver } from './demand.ts';

const DAY = 86_400_000;
/** 2026-03-02. */
const MONDAY = 20_514 * DAY;
const WEDNESDAY = MONDAY + 2.5 * DAY;

describe('weeks', () => {
  test.for([
    ['a Monday is its own', MONDAY, '2026-03-02'],
    ['its last millisecond', MONDAY + 7 * DAY - 1, '2026-03-02'],
    ['the next Monday', MONDAY + 7 * DAY, '2026-03-09'],
    ['over the end of a year', MONDAY + 305 * DAY, '2026-12-28'],
    ['before 1970', -1, '1969-12-29'],
  ] as const)('%s', ([, at, week]) => {
    expect(weekOf(at)).toBe(week);
  });

  test('only weeks that are over are shown, the newest first', () => {
    expect(weeksOver(WEDNESDAY)).toEqual(['2026-02-23', '2026-02-16', '2026-02-09', '2026-02-02']);
  });
});

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The middle of an area, by its number alone. */
function middle(area: number): Place {
  return {
    lat: (Math.floor(area / 3600) + 0.5) / 10 - 90,
    lng: ((area % 3600) + 0.5) / 10 - 180,
  };
}

describe('areas', () => {
  test.for([
    ['the south pole', { lat: -90, lng: -180 }, 0],
    ['just before the next column', { lat: -90, lng: -179.901 }, 0],
    ['the next column', { lat: -90, lng: -179.9 }, 1],
    ['the date line is one', { lat: -90, lng: 180 }, 0],
    ['the north pole is of the last row', { lat: 90, lng: -180 }, 1799 * 3600],
    ['New York', { lat: 40.75, lng: -73.99 }, 1307 * 3600 + 1060],
  ] as const)('%s', ([, place, area]) => {
    expect(areaOf(place)).toBe(area);
  });

  test('around a place: its own, and those with their middle within 5 miles', () => {
    fc.assert(
      fc.property(places, (place) => {
        const around = areasAround(place);
        expect(around).toContain(areaOf(place));
        expect(new Set(around).size).toBe(around.length);
        const others = around.filter((area) => area !== areaOf(place));
        for (const area of others)
          expect(exactMiles(place, middle(area))).toBeLessThanOrEqual(DEMAND_MILES);
      }),
    );
  });

  test('none within reach is left out', () => {
    const near = fc.record({
      place: fc.record({
        lat: fc.double({ min: -85, max: 85, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      north: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(near, ({ place, north, east }) => {
        const area = areaOf({ lat: place.lat + north, lng: place.lng + east });
        const isNear = exactMiles(place, middle(area)) <= DEMAND_MILES;
        expect(areasAround(place).includes(area)).toBe(isNear || area === areaOf(place));
      }),
    );
  });
});
