import { addDays, dayIn, mondayOf } from '#basics/calendar';
import { exactMiles, type Place } from '#basics/distance';

/** Min shoppers of an area and week for a count to be kept, so that it reveals nobody. */
export const MIN_SHOPPERS = 5;

/** How far from a store the middle of an area may be. Units: miles. */
export const DEMAND_MILES = 5;

/** Weeks that are shown: the last ones that are over. */
export const DEMAND_WEEKS = 4;

/** The Monday that a moment's week begins with, in UTC: "2026-03-02". Units: ms since 1970. */
export function weekOf(moment: number): string {
  return mondayOf(dayIn('UTC', moment));
}

/** The last weeks that are over, the newest first. Units: ms since 1970. */
export function weeksOver(moment: number): string[] {
  const week = weekOf(moment);
  return Array.from({ length: DEMAND_WEEKS }, (_, index) => addDays(week, -7 * (index + 1)));
}

/** Areas per degree, each way: an area is about 7 miles high, and in the United States 5 wide. */
const PER_DEGREE = 10;
const ROWS = 180 * PER_DEGREE;
const COLUMNS = 360 * PER_DEGREE;

/** Units: miles. A degree of latitude is a little longer than this. */
const MIN_MILES_OF_DEGREE = 69;

/**
 * The area of a place: areas are fixed and do not overlap, so that subtracting answers reveals nothing.
 *
 * Shape   row * 3600 + column, rows from the south pole, columns eastward from the date line.
 */
export function areaOf({ lat, lng }: Place): number {
  return areaId(rowOf(lat), Math.floor(lng * PER_DEGREE) + COLUMNS / 2);
}

/** The area of a place and those with their middle within 5 miles of it, ascending. */
export function areasAround(place: Place): number[] {
  const found = new Set([areaOf(place)]);
  const row = rowOf(place.lat);
  for (const near of [row - 1, row, row + 1]) {
    if (near < 0 || near >= ROWS) continue;
    const lat = (near + 0.5) / PER_DEGREE - 90;
    const width = (MIN_MILES_OF_DEGREE * Math.cos((lat * Math.PI) / 180)) / PER_DEGREE;
    const reach = Math.min(COLUMNS / 2, Math.ceil(DEMAND_MILES / width));
    const column = Math.floor(place.lng * PER_DEGREE);
    for (let at = column - reach; at <= column + reach; at += 1)
      if (exactMiles(place, { lat, lng: (at + 0.5) / PER_DEGREE }) <= DEMAND_MILES)
        found.add(areaId(near, at + COLUMNS / 2));
  }
  return [...found].toSorted((a, b) => a - b);
}

function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.floor((lat + 90) * PER_DEGREE));
}

function areaId(row: number, column: number): number {
  return row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS);
}
