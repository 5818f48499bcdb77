import { EARTH_RADIUS_MILES, exactMiles, type Place } from '@larder/shared/basics/distance';

import { type Reading, readings, splitZip, tidy } from './address.ts';
import { type City, loadCities, type Zip } from './cities.ts';

/** In degrees. */
export type Suggestion = { readonly label: string; readonly lat: number; readonly lng: number };

export type NamedPlace = { readonly name: string; readonly lat: number; readonly lng: number };

const MAX_SUGGESTIONS = 5;
/** Max characters read. */
const MAX_TEXT = 200;
/** Beyond this distance a ZIP code is meaningless: the place is at sea or abroad. */
const FARTHEST_MILES = 60;

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** Colloquial names. */
const NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nyc: 'new york',
    'new york city': 'new york',
    philly: 'philadelphia',
    'washington dc': 'washington',
  }),
);

/**
 * Places that a text may mean, likeliest first; at most 5.
 *
 * Shape   "Springfield, IL 62701" with the street as typed before it. The ZIP code is the typed one, else the
 *         city's first inhabited one, with its coordinates. A beginning is enough ("Spri"), from 2 letters;
 *         whole names come before beginnings, larger cities first.
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

/** "near Springfield, IL 62701", or null without an inhabited ZIP code within 60 miles. */
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
 * Cities within a radius, largest first: names for a map.
 *
 * Units   degrees and miles. A city's position is the median of its ZIP codes.
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
  // A name with its state is complete: "Chicago, IL" is not Chicago Heights.
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

/** The text before the city and state of a ZIP code: "123 Main St". */
function streetBefore(text: string, { key }: Zip['city']): string {
  const all = readings(text);
  // Without a reading of that city, trust the code rather than the name.
  const best = all.find(({ city }) => city === key) ?? all[0];
  return best?.street ?? (/^\d/.test(text) ? text : '');
}

/** Miles of a degree east and north at a latitude; enough to compare short distances. */
function scale(lat: number): readonly [number, number] {
  return [MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180), MILES_PER_DEGREE];
}

/** The shorter difference of longitudes. */
function turn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function isPlace({ lat, lng }: Place): boolean {
  return Math.abs(lat) <= 90 && Number.isFinite(lng);
}
