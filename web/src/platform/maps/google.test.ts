import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { mockGoogle } from '#platform/maps/testing/mockGoogle.ts';

const KEY = 'AIza & co';
const HOME = { address: '123 Main St, Springfield, IL 62701, USA', at: [39.8, -89.65] } as const;
const HERE = { lat: 39.8, lng: -89.65 };

// The script loads once per page; each test needs a new page.
beforeEach(() => vi.resetModules());

async function googlePlaces() {
  const google = await import('./google.ts');
  return google.googlePlaces(KEY);
}

/** The places after the script has loaded. */
async function ready(of: Parameters<typeof mockGoogle>[0] = {}) {
  const google = mockGoogle(of);
  const places = googlePlaces();
  await vi.waitFor(() => expect(google.scripts).toHaveLength(1));
  google.arrives();
  return { google, places: await places };
}

test('loads the script once, with the libraries that are used', async () => {
  const { google } = await ready();
  await (await import('./google.ts')).googlePlaces(KEY);
  expect(google.scripts.map(({ src }) => src)).toEqual([
    'https://maps.googleapis.com/maps/api/js?key=AIza+%26+co&libraries=places%2Cgeocoding&loading=async&callback=larderMapsReady',
  ]);
});

test('suggests places with their location', async () => {
  const { google, places } = await ready({
    predicts: [HOME, null, { ...HOME, address: '9 Elm St' }],
  });
  expect(await places.suggest('main')).toEqual([
    { label: HOME.address, lat: 39.8, lng: -89.65 },
    { label: '9 Elm St', lat: 39.8, lng: -89.65 },
  ]);
  expect(google.asked.inputs).toEqual(['main']);
  expect(google.asked.fields).toEqual(Array(2).fill(['formattedAddress', 'location']));
});

test('each text is a session', async () => {
  const { google, places } = await ready();
  await places.suggest('main');
  await places.suggest('main s');
  expect(new Set(google.asked.tokens).size).toBe(2);
});

test('looks up at most five places, because each is billed', async () => {
  const { google, places } = await ready({ predicts: Array(6).fill(HOME) });
  expect(await places.suggest('main')).toHaveLength(5);
  expect(google.asked.fields).toHaveLength(5);
});

test('a place without an address or a location is no suggestion', async () => {
  const { places } = await ready({
    predicts: [{ address: null, at: [1, 2] }, { address: 'Atlantis', at: null }, HOME],
  });
  expect((await places.suggest('x')).map(({ label }) => label)).toEqual([HOME.address]);
});

test('names what is at a place', async () => {
  const { google, places } = await ready({ finds: [HOME.address, 'Springfield, IL, USA'] });
  expect(await places.reverse(HERE)).toBe(HOME.address);
  expect(google.asked.locations).toEqual([HERE]);
});

test.for([
  [{}, 'an empty answer'],
  [{ refusesGeocoding: 'ZERO_RESULTS' }, 'the status for nothing found'],
] as const)('knows nothing of a place, told by %o: %s', async ([of]) => {
  const { places } = await ready(of);
  expect(await places.reverse(HERE)).toBeNull();
});

test.for(['REQUEST_DENIED', 'OVER_QUERY_LIMIT'])(
  'gives the reason of the geocoder’s failure: %s',
  async (status) => {
    const { places } = await ready({ refusesGeocoding: status });
    await expect(places.reverse(HERE)).rejects.toThrow(
      `Geocoder failed due to: ${status}. Try entering address manually.`,
    );
  },
);

test('a failure without a status is an unknown error', async () => {
  const { google, places } = await ready();
  Object.assign(google.asked, { locations: null });
  await expect(places.reverse(HERE)).rejects.toThrow(
    'Geocoder failed due to: UNKNOWN_ERROR. Try entering address manually.',
  );
});

const NOT_LOADED = 'Failed to load Google Maps. Address features may not work.';

test('a failed script is reported and not requested again', async () => {
  const google = mockGoogle();
  const places = googlePlaces();
  await vi.waitFor(() => expect(google.scripts).toHaveLength(1));
  google.staysAway();
  await expect(places).rejects.toThrow(NOT_LOADED);
  await expect(googlePlaces()).rejects.toThrow(NOT_LOADED);
  expect(google.scripts).toHaveLength(1);
});

test('a script that takes longer than 10 s is given up', async () => {
  mockGoogle();
  const { LOAD_MS } = await import('./google.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const given: string[] = [];
  void googlePlaces().catch((error: Error) => given.push(error.message));
  await vi.advanceTimersByTimeAsync(LOAD_MS - 1);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toEqual([NOT_LOADED]);
});

test('a script without its library is reported', async () => {
  const google = mockGoogle();
  const places = googlePlaces();
  await vi.waitFor(() => expect(google.scripts).toHaveLength(1));
  window.larderMapsReady?.();
  await expect(places).rejects.toThrow(NOT_LOADED);
});

test.for([
  [['geocoding'], 'Could not initialize address autocomplete. Please try refreshing.'],
  [['places'], NOT_LOADED],
] as const)('with only the library %o it says: %s', async ([libraries, words]) => {
  await expect(ready({ libraries })).rejects.toThrow(words);
});
