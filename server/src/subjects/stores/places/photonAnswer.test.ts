import fc from 'fast-check';
import { expect, test } from 'vitest';

import { feature } from '#subjects/stores/places/testing/photonServer';

import { readPlaces } from './photonAnswer.rules.ts';

const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const ADDRESS = {
  housenumber: '123',
  street: 'Main Street',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
};

test.for([
  [ADDRESS, '123 Main Street, Springfield, Illinois 62701', 'a house'],
  [
    { ...ADDRESS, name: 'Green Basket' },
    'Green Basket, 123 Main Street, Springfield, Illinois 62701',
    'a shop has a name before its address',
  ],
  [
    { name: 'Main Street', city: 'Springfield', state: 'Illinois' },
    'Main Street, Springfield, Illinois',
    'a street is its own name',
  ],
  [{ name: 'Springfield', state: 'Illinois' }, 'Springfield, Illinois', 'a city has no city'],
  [
    { name: 'New York', city: 'New York', state: 'New York' },
    'New York',
    'no part stands there twice',
  ],
  [
    { name: '62701', city: 'Springfield', postcode: '62701' },
    '62701, Springfield',
    'a ZIP code is a name too',
  ],
  [
    { street: 'Main Street', city: 'Springfield' },
    'Main Street, Springfield',
    'no number, no space',
  ],
  [{ name: '<b>Deli</b>\n& Co', city: 7 }, 'Deli & Co', 'markup and wrong types are left out'],
  [{ name: 'x'.repeat(121) }, 'x'.repeat(120), 'a field has 120 characters at most'],
] as const)('%o is called "%s": %s', ([properties, label]) => {
  expect(readPlaces(collection(feature(properties)))?.[0]?.label).toBe(label);
});

test('coordinates are longitude first', () => {
  expect(readPlaces(collection(feature({ name: 'x' }, [-180, 90])))).toEqual([
    { label: 'x', lat: 90, lng: -180 },
  ]);
});

test.for([
  [feature({}), 'nothing to call it by'],
  [feature({ name: 'x' }, [-89.65, 90.001]), 'a latitude off the globe'],
  [feature({ name: 'x' }, [-180.001, 39.78]), 'a longitude off the globe'],
  [feature({ name: 'x' }, ['-89.65', '39.78']), 'text for numbers'],
  [feature({ name: 'x' }, [-89.65]), 'half a place'],
  [feature({ name: 'x' }, null), 'no place'],
  [
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [1, 2] },
      properties: { name: 'x' },
    },
    'an area',
  ],
  [{ type: 'Feature', properties: { name: 'x' } }, 'no geometry'],
  [null, 'nothing'],
] as const)('leaves out %o: %s', ([odd]) => {
  expect(readPlaces(collection(odd, feature({ name: 'good' })))?.map(({ label }) => label)).toEqual(
    ['good'],
  );
});

test('two features of one label are one place, the first', () => {
  const twice = collection(feature({ name: 'x' }, [1, 2]), feature({ name: 'x' }, [3, 4]));
  expect(readPlaces(twice)).toEqual([{ label: 'x', lat: 2, lng: 1 }]);
});

test('whatever comes, places are on the globe and have only the known members', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.json(), (geometry, properties, other) => {
      const features = [
        { geometry: JSON.parse(geometry), properties: JSON.parse(properties) },
        feature({ name: JSON.parse(other) }, JSON.parse(geometry)),
        JSON.parse(other),
      ];
      for (const place of readPlaces(collection(...features)) ?? []) {
        expect(Object.keys(place)).toEqual(['label', 'lat', 'lng']);
        expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(place.lng)).toBeLessThanOrEqual(180);
      }
      expect(readPlaces(JSON.parse(other))).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});
