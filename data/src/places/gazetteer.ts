import { EARTH_RADIUS_MILES, exactMiles, type Place } from '@larder/shared/domain/distance';

import { type Reading, readings, splitZip, tidy } from './address.ts';
import { type City, loadCities, type Zip } from './cities.ts';

/** A place that can be chosen: its label and where it is, in degrees. */
export type Suggestion = { readonly label: string; readonly lat: number; readonly lng: number };

/** A city on the map. */
export type NamedPlace = { readonly name: string; readonly lat: number; readonly lng: number };

const MAX_SUGGESTIONS = 5;
/** Longer texts are no addresses; the rest is not read. */
const MAX_TEXT = 200;
/** Beyond this the nearest ZIP code says nothing about a place: it is at sea or abroad. */
const FARTHEST_MILES = 60;

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** Names people use that the post office does not. */
const NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nyc: 'new york',
    'new york city': 'new york',
    philly: 'philadelphia',
    'washington dc': 'washington',
  }),
);

/**
 * Places that the typed text may mean, the likeliest first; at most 5, none for text without a place.
 *
 * Shape   "Springfield, IL 62701" with the street before it as it was typed. The ZIP code is the
 *         typed one, else the city's first where people live, and the coordinates are that code's.
 *         A city's beginning is enough ("Spri"), from 2 letters; of several cities larger ones come
 *         first, but whole names before beginnings.
 */
export function suggest(text: string): readonly Suggestion[] {
  const { rest, zip } = splitZip(tidy(text.slice(0, MAX_TEXT)));
  const { byZip } = loadCities();
  const exact = zip === null ? undefined : byZip.get(zip);
  if (exact) return [labelled(exact, streetBefore(rest, exact.city))];
  if (/^\d{3,4}$/.test(rest)) return zipsBeginning(rest);

  for (const reading of readings(rest)) {
    const found = find(reading);
    if (found.length > 0) return found.map((city) => labelled(city.main, reading.street));
  }
  return [];
}

/**
 * What a place is near to: "near Springfield, IL 62701", or null when no ZIP code where people live is
 * within 60 miles of it.
 */
export function reverse(lat: number, lng: number): string | null {
  if (!isPlace({ lat, lng })) return null;
  const { lived } = loadCities();
  const [kx, ky] = scale(lat);
  let nearest: Zip | undefined;
  let least = FARTHEST_MILES ** 2;
  for (const zip of lived) {
    const square = ((zip.lat - lat) * ky) ** 2 + (turn(zip.lng - lng) * kx) ** 2;
    if (square < least) [nearest, least] = [zip, square];
  }
  return nearest ? `near ${labelled(nearest, '').label}` : null;
}

/**
 * The cities within a radius, the largest first: names for a map.
 *
 * Units   degrees and miles. A city stands where the middle one of its ZIP codes is.
 */
export function placesNear(
  { lat, lng }: Place,
  { miles, limit }: { miles: number; limit: number },
): readonly NamedPlace[] {
  if (!isPlace({ lat, lng })) return [];
  const { cities } = loadCities();
  const found: NamedPlace[] = [];
  for (const { name, middle } of cities) {
    if (found.length >= limit) break;
    if (!middle || exactMiles(middle, { lat, lng }) > miles) continue;
    found.push({ name, ...middle });
  }
  return found;
}

/** Largest first, whole names before beginnings. */
function find({ city: typed, states, whole }: Reading): readonly City[] {
  const { cities, byKey } = loadCities();
  const key = NICKNAMES.get(typed) ?? typed;
  const within = ({ state }: City) => states === null || states.includes(state);
  const found = (byKey.get(key) ?? []).filter(within).slice(0, MAX_SUGGESTIONS);
  // A name with its state is complete: who typed "Chicago, IL" does not mean Chicago Heights.
  const complete = whole || (states !== null && found.length > 0);
  if (complete || key.length < 2) return found;
  for (const city of cities) {
    if (found.length >= MAX_SUGGESTIONS) break;
    if (city.key.startsWith(key) && city.key !== key && within(city)) found.push(city);
  }
  return found;
}

function zipsBeginning(digits: string): readonly Suggestion[] {
  const found: Suggestion[] = [];
  for (const zip of loadCities().lived) {
    if (found.length >= MAX_SUGGESTIONS) break;
    if (zip.zip.startsWith(digits)) found.push(labelled(zip, ''));
  }
  return found;
}

function labelled({ zip, city, lat, lng }: Zip, street: string): Suggestion {
  const place = `${city.name}, ${city.state} ${zip}`;
  return { label: street === '' ? place : `${street}, ${place}`, lat, lng };
}

/** What is left of "123 Main St, Springfield, IL" without the city and the state of its ZIP code. */
function streetBefore(text: string, { key }: Zip['city']): string {
  const all = readings(text);
  // Without a reading of that city the code is right more often than the name that was typed.
  const best = all.find(({ city }) => city === key) ?? all[0];
  return best?.street ?? (/^\d/.test(text) ? text : '');
}

/** Miles of one degree eastward and northward at a latitude: enough for comparing near distances. */
function scale(lat: number): readonly [number, number] {
  return [MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180), MILES_PER_DEGREE];
}

/** A difference of longitudes the short way round. */
function turn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function isPlace({ lat, lng }: Place): boolean {
  return Math.abs(lat) <= 90 && Number.isFinite(lng);
}
