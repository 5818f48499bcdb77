import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import type { Place } from '@larder/shared/basics/distance';
import { lazy } from '@larder/shared/basics/lazy';

import { nameKey } from './names.ts';
import { FILE, type PackedCity } from './packed.ts';

/** One ZIP code: five digits, its city, and the middle of its area in degrees. */
export type Zip = {
  readonly zip: string;
  readonly city: CityName;
  readonly lat: number;
  readonly lng: number;
};

type CityName = {
  readonly name: string;
  readonly state: string;
  /** See nameKey. */
  readonly key: string;
};

export type City = CityName & {
  /** The ZIP code of the city: the first inhabited one, else the first. */
  readonly main: Zip;
  /** Its position on a map; null where nobody lives. */
  readonly middle: Place | null;
};

type Cities = {
  /** Largest first. */
  readonly cities: readonly City[];
  readonly byKey: ReadonlyMap<string, readonly City[]>;
  readonly byZip: ReadonlyMap<string, Zip>;
  /** Inhabited ZIP codes, of the largest cities first. */
  readonly lived: readonly Zip[];
};

/** The cities, loaded once: 30,000 cities, 42,000 codes. */
export const loadCities = lazy(load);

function load(): Cities {
  const packed: readonly PackedCity[] = JSON.parse(
    brotliDecompressSync(readFileSync(FILE)).toString('utf8'),
  );
  const byZip = new Map<string, Zip>();
  const lived: Zip[] = [];
  const cities = packed.flatMap(([name, state, numbers]) => {
    const city = { name, state, key: nameKey(name) };
    const all = unpack(city, numbers);
    const own = all.filter((zip) => zip.lived);
    for (const zip of all) byZip.set(zip.zip, zip);
    lived.push(...own);
    const main = own[0] ?? all[0];
    return main ? [{ ...city, main, middle: middleOf(own) }] : [];
  });
  return { cities, byKey: Map.groupBy(cities, ({ key }) => key), byZip, lived };
}

function unpack(city: CityName, numbers: readonly number[]): (Zip & { readonly lived: boolean })[] {
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [code = 0, lived, lat = 0, lng = 0] = numbers.slice(index * 4, index * 4 + 4);
    const zip = String(code).padStart(5, '0');
    return { zip, city, lat: lat / 1000, lng: lng / 1000, lived: lived === 1 };
  });
}

/** The median each way, robust against outliers. */
function middleOf(zips: readonly Zip[]): Place | null {
  if (zips.length === 0) return null;
  const median = (of: (zip: Zip) => number) => {
    const sorted = zips.map(of).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return { lat: median(({ lat }) => lat), lng: median(({ lng }) => lng) };
}
