import { getConfig } from '@larder/shared/account/config.calls';
import { describePlace, listNearbyPlaces, suggestPlaces } from '@larder/shared/stores/places.calls';
import { beforeEach, expect, test, vi } from 'vitest';

import { makeQueryClient } from '#platform/http/queryClient.ts';
import { mockGoogle } from '#platform/maps/testing/mockGoogle.ts';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
const OURS = { label: 'Springfield, IL 62701', lat: 39.8, lng: -89.65 };
const GOOGLES = { label: '123 Main St, Springfield, IL 62701, USA', lat: 39.79, lng: -89.64 };
const HERE = { lat: 39.8, lng: -89.65 };

// A page loads the script once; each test simulates a new page.
beforeEach(() => vi.resetModules());

/** A page with this Google key. */
async function page(key: string | null) {
  const { placeQueries } = await import('./placeQueries.ts');
  const client = makeQueryClient();
  server.answers(getConfig, { demo: true, google_maps_api_key: key, social_links: [] });
  const suggested = server.answers(suggestPlaces, { value: [OURS] });
  server.answers(describePlace, { label: 'near Springfield, IL 62701' });
  return {
    suggested,
    service: () => client.query(placeQueries.service()),
    suggest: () => client.query(placeQueries.suggest('Main')),
    describe: () => client.query(placeQueries.describe(HERE)),
    nearby: (at: typeof HERE) => client.query(placeQueries.nearby(at, 25)),
  };
}

function google(of: Parameters<typeof mockGoogle>[0] = {}) {
  return mockGoogle({
    predicts: [{ address: GOOGLES.label, at: [GOOGLES.lat, GOOGLES.lng] }],
    finds: [GOOGLES.label],
    ...of,
  });
}

/** Loads the script once the page has requested it. */
async function whenAsked({ scripts }: ReturnType<typeof google>, then: () => void): Promise<void> {
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  then();
}

test('without a key, our own server is used and Google gets no request', async () => {
  const { scripts } = google();
  const { suggest, describe } = await page(null);
  expect(await suggest()).toEqual([OURS]);
  expect(await describe()).toBe('near Springfield, IL 62701');
  expect(scripts).toEqual([]);
});

test('with a key, Google is used and our server gets no request', async () => {
  const maps = google();
  const { suggest, describe, suggested } = await page('a-key');
  const asked = Promise.all([suggest(), describe()]);
  await whenAsked(maps, maps.arrives);
  expect(await asked).toEqual([[GOOGLES], GOOGLES.label]);
  expect(suggested).toEqual([]);
});

test('when the script fails to load, the error shows and our server is used', async () => {
  const maps = google();
  const { service, suggest, describe } = await page('a-key');
  await Promise.all([
    expect(service()).rejects.toThrow('Failed to load Google Maps.'),
    whenAsked(maps, maps.staysAway),
  ]);
  expect(await suggest()).toEqual([OURS]);
  expect(await describe()).toBe('near Springfield, IL 62701');
});

test('our server completes addresses when Google refuses', async () => {
  const maps = google({ refusesSuggestions: 'PERMISSION_DENIED' });
  const { suggest } = await page('a-key');
  const asked = suggest();
  await whenAsked(maps, maps.arrives);
  expect(await asked).toEqual([OURS]);
});

test('a geocoder failure has its reason', async () => {
  const maps = google({ refusesGeocoding: 'OVER_QUERY_LIMIT' });
  const { describe } = await page('a-key');
  await Promise.all([
    expect(describe()).rejects.toThrow('Geocoder failed due to: OVER_QUERY_LIMIT.'),
    whenAsked(maps, maps.arrives),
  ]);
});

test('map names are requested for coordinates rounded to 0.01°', async () => {
  const seen = server.answers(listNearbyPlaces, { value: [{ name: 'Springfield', ...HERE }] });
  const { nearby } = await page(null);
  expect(await nearby({ lat: 39.80449, lng: -89.6451 })).toEqual([
    { name: 'Springfield', ...HERE },
  ]);
  await nearby({ lat: 39.79551, lng: -89.6549 });
  await nearby({ lat: -0.0000001, lng: 0 });
  expect(seen.map(({ query }) => query)).toEqual([
    { lat: '39.8', lng: '-89.65', miles: '25' },
    { lat: '0', lng: '0', miles: '25' },
  ]);
});
