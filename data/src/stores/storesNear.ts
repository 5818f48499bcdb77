import { EARTH_RADIUS_MILES, type Place } from '@larder/shared/basics/distance';

import { storeId } from '#ids';

import { between, chance, shuffled } from './chance.ts';
import { type DemoStore, storeTypeOf, termsOf } from './demoStores.ts';
import { STORE_KINDS, type StoreKind } from './metros.ts';

/** Invented names, four for each kind. */
const NAMES: Readonly<Record<StoreKind, readonly string[]>> = {
  supermarket: ['Meadowlark Foods', 'Pantry & Vine', 'Larkspur Grocery', 'Copper Kettle Market'],
  'produce market': [
    'Good Furrow Produce',
    'Sunny Row Produce',
    'Three Barns Farm Stand',
    'Orchard Gate',
  ],
  'asian grocer': [
    'Jade Basket Market',
    'Lucky Bamboo Foods',
    'Red Lantern Grocery',
    'Morning Rice Market',
  ],
  'latin grocer': [
    'Mercado La Paloma',
    'Tienda El Sol',
    'La Cosecha Market',
    'Mercado Dos Hermanos',
  ],
  'indian grocer': ['Saffron Lane Grocery', 'Lotus Spice Bazaar', 'Masala Corner', 'Monsoon Foods'],
  'co-op': [
    'Common Ground Co-op',
    'Sprout Street Co-op',
    'Good Neighbors Co-op',
    'Wheatfield Co-op',
  ],
  'corner shop': [
    'Blue Awning Corner Shop',
    'Daily Corner',
    'Lamplight Market',
    'Porch Light Store',
  ],
};

/** Streets that nearly every American town has. */
const STREETS = [
  'Main St',
  'Oak Ave',
  'Maple St',
  'Washington Ave',
  'Park Ave',
  'Church St',
  'Lincoln Ave',
  'Market St',
  'Center St',
  'Elm St',
  'Jefferson St',
  'Chestnut St',
];

/** Distance ranges, one per store, so that they do not cluster. */
const RINGS_MILES = [
  [0.6, 1.2],
  [1.4, 2.2],
  [2.4, 3.4],
  [3.6, 4.6],
  [4.8, 5.9],
] as const;

/**
 * Five demo stores of different kinds around a place, for a visitor far from all others.
 *
 * Units   degrees; 0.6 to 6 miles from the place rounded to 0.1 degree, so everybody in a cell gets the same
 *         five stores and ids.
 * Shape   the nearest is a supermarket. They belong to the first vendor.
 * Errors  RangeError for a latitude outside -90..90 or a number that is not finite.
 */
export function storesNear(place: Place): readonly DemoStore[] {
  const centre = rounded(place);
  const key = `${centre.lat.toFixed(1)},${centre.lng.toFixed(1)}`;
  const [, ...others] = STORE_KINDS;
  const kinds: StoreKind[] = ['supermarket', ...shuffled(others, key)];
  const streets = shuffled(STREETS, key);
  const firstBearing = between(`${key}/bearing`, 0, 360);

  return RINGS_MILES.map(([min, max], index) => {
    const own = `${key}/${index}`;
    const kind = kinds[index] ?? 'supermarket';
    const miles = between(`${own}/miles`, min, max);
    // 144°, so that neighbours in distance are not side by side.
    const bearing = firstBearing + index * 144 + between(`${own}/bearing`, -25, 25);
    const store_id = storeId(`near/${key}`, index + 1);
    const store_type = storeTypeOf(kind, index);
    return {
      store_id,
      vendor: 0,
      name: nameOf(kind, own),
      kind,
      store_type,
      ...termsOf({ store_id, store_type, kind }),
      address: `${Math.floor(between(`${own}/house`, 100, 4900))} ${streets[index] ?? 'Main St'}`,
      ...reached(centre, miles, bearing),
    };
  });
}

function nameOf(kind: StoreKind, key: string): string {
  const names = NAMES[kind];
  return names[Math.floor(chance(`${key}/name`) * names.length)] ?? kind;
}

/** Rounded to 0.1 degree; longitudes modulo 360. */
function rounded({ lat, lng }: Place): Place {
  if (!(Math.abs(lat) <= 90 && Number.isFinite(lng))) {
    throw new RangeError(`not a place: ${lat}, ${lng}`);
  }
  const tenths = Math.round(lng * 10);
  const onceRound = ((((tenths + 1800) % 3600) + 3600) % 3600) - 1800;
  return { lat: Math.round(lat * 10) / 10, lng: onceRound / 10 };
}

/**
 * The destination, rounded to a millionth of a degree.
 *
 * Units   miles, and degrees clockwise from north.
 * Source  the direct problem on a sphere in vectors: cos d up + sin d (cos bearing north + sin bearing east),
 *         which also holds at the poles.
 */
function reached(from: Place, miles: number, bearing: number): Place {
  const d = miles / EARTH_RADIUS_MILES;
  const [lat, lng] = [radians(from.lat), radians(from.lng)];
  const north = Math.sin(d) * Math.cos(radians(bearing));
  const east = Math.sin(d) * Math.sin(radians(bearing));
  const fromAxis = Math.cos(d) * Math.cos(lat) - north * Math.sin(lat);
  const x = fromAxis * Math.cos(lng) - east * Math.sin(lng);
  const y = fromAxis * Math.sin(lng) + east * Math.cos(lng);
  const z = Math.cos(d) * Math.sin(lat) + north * Math.cos(lat);
  return { lat: micro(degrees(Math.asin(z))), lng: micro(degrees(Math.atan2(y, x))) };
}

function micro(angle: number): number {
  return Math.round(angle * 1e6) / 1e6;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
