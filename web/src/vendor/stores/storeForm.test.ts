import { expect, test } from 'vitest';

import { EMPTY_FORM, locationOf, pinnedPlace, problemsOf, roundPlace } from './storeForm.ts';

const here = { label: 'New York, NY 10011', lat: 40.74, lng: -74 };
const newark = { label: 'Newark, NJ 07102', lat: 40.73, lng: -74.17 };

test.for([
  ['the picked place', here.label, here, [], here],
  ['a house number before it', `231 8th Ave, ${here.label}`, here, [newark], here],
  ['another address typed over it', 'Newark, NJ', here, [newark], newark],
  ['an address nobody knows', '10 Downing Street', here, [], here],
  ['typed, nothing picked', 'Newark', undefined, [newark], newark],
  ['typed, and unknown', 'Atlantis', undefined, [], undefined],
  ['an emptied box', '', here, [newark], here],
  ['a place without words', 'Newark', { ...here, label: '' }, [newark], newark],
] as const)('%s', ([, address, place, suggestions, expected]) => {
  const found = locationOf({ ...EMPTY_FORM, address, place }, suggestions);
  expect(found).toEqual(expected && { lat: expected.lat, lng: expected.lng });
});

test('reports all missing fields at once', () => {
  expect(problemsOf({ ...EMPTY_FORM, name: ' ' }, undefined)).toEqual({
    name: 'Store name is required.',
    location:
      'Location (Latitude and Longitude) is required. Use current location or enter an address to auto-fill.',
    address: 'Address is required.',
  });
});

test('latitude 0 is a place too', () => {
  const form = { ...EMPTY_FORM, name: 'Zero', address: 'At sea' };
  expect(problemsOf(form, { lat: 0, lng: 0 })).toEqual({});
});

test('degrees keep six decimals', () => {
  expect(roundPlace({ lat: 40.123_456_78, lng: -74 })).toEqual({ lat: 40.123_457, lng: -74 });
});

test('a moved pin applies only to the place it was moved from', () => {
  const pin = { from: here, at: { lat: 40.75, lng: -74.01 } };
  expect(pinnedPlace(here, pin)).toEqual(pin.at);
  expect(pinnedPlace(newark, pin)).toEqual(newark);
  expect(pinnedPlace(undefined, pin)).toBeUndefined();
  expect(pinnedPlace(here, undefined)).toEqual(here);
});
