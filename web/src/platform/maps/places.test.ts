import { expect, test } from 'vitest';

import {
  AUTOCOMPLETE_FAILED,
  AutocompleteError,
  GeocoderError,
  locationFailed,
  MapsLoadError,
} from './places.ts';

test.for([
  [
    locationFailed('User denied Geolocation.'),
    'Could not get current location. User denied Geolocation. Please enter address manually or check browser settings.',
    'the reason of the browser stands in the middle',
  ],
  [
    locationFailed(''),
    'Could not get current location. Please enter address manually or check browser settings.',
    'no reason leaves no gap',
  ],
  [
    new GeocoderError('OVER_QUERY_LIMIT').message,
    'Geocoder failed due to: OVER_QUERY_LIMIT. Try entering address manually.',
    'the status is the word of the geocoder',
  ],
  [
    new MapsLoadError('why').message,
    'Failed to load Google Maps. Address features may not work.',
    'why is for developers',
  ],
  [new AutocompleteError('why').message, AUTOCOMPLETE_FAILED, 'why is for developers'],
] as const)('%s', ([words, expected]) => {
  expect(words).toBe(expected);
});
