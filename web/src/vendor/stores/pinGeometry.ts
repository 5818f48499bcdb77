import { EARTH_RADIUS_MILES, exactMiles, type Place } from '@larder/shared/basics/distance';

import { roundPlace } from './storeForm.ts';

/** Units   miles. */
export type Offset = { readonly east: number; readonly north: number };

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;
/** At the poles every direction is the same. */
const MAX_LATITUDE = 89.9;

/**
 * The offset to a nearby place.
 *
 * Source  equirectangular projection around the first place: the error is under a yard per mile within
 *         the few miles of this map.
 */
export function offsetTo(from: Place, to: Place): Offset {
  return {
    east: wrapped(to.lng - from.lng) * MILES_PER_DEGREE * shrink(from),
    north: (to.lat - from.lat) * MILES_PER_DEGREE,
  };
}

/** The place at an offset, as stored: 6 decimals, longitudes from -180 to 180. */
export function placeAt(from: Place, { east, north }: Offset): Place {
  const lat = from.lat + north / MILES_PER_DEGREE;
  return roundPlace({
    lat: Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)),
    lng: wrapped(from.lng + east / (MILES_PER_DEGREE * shrink(from))),
  });
}

const DIRECTIONS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const;
const FEET_PER_MILE = 5280;

/** "0.3 miles north-east of the address"; in feet below 0.1 miles; "at the address". */
export function whereWords(address: Place, pin: Place): string {
  const miles = exactMiles(address, pin);
  const feet = Math.round((miles * FEET_PER_MILE) / 10) * 10;
  if (feet === 0) return 'at the address';
  const { east, north } = offsetTo(address, pin);
  const eighth = Math.round(Math.atan2(north, east) / (Math.PI / 4));
  const direction = DIRECTIONS[(eighth + DIRECTIONS.length) % DIRECTIONS.length];
  const length = miles < 0.1 ? `${feet} feet` : `${miles.toFixed(1)} miles`;
  return `${length} ${direction} of the address`;
}

/** The length of a degree of longitude, relative to one of latitude. */
function shrink({ lat }: Place): number {
  return Math.cos((Math.min(Math.abs(lat), MAX_LATITUDE) * Math.PI) / 180);
}

function wrapped(lng: number): number {
  if (lng > 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}
