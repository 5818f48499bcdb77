import type { Place } from '@larder/shared/basics/distance';
import { describePlace, listNearbyPlaces, suggestPlaces } from '@larder/shared/stores/places.calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { configQuery } from '#platform/http/config.ts';

import { MapsLoadError, type Places } from './places.ts';

const HOUR_MS = 3_600_000;

const ownPlaces: Places = {
  suggest: async (text, signal) => (await call(suggestPlaces, { query: { text }, signal })).value,
  reverse: async ({ lat, lng }, signal) =>
    (await call(describePlace, { query: { lat, lng }, signal })).label,
};

export const placeQueries = {
  /**
   * Google Maps when this installation has a key, else our own server.
   *
   * Errors  as `googlePlaces`; the other queries then use our own server.
   */
  service: () =>
    queryOptions({
      queryKey: ['places', 'service'],
      queryFn: async ({ client }) => {
        const config = await client.query(configQuery()).catch(() => undefined);
        const key = config?.google_maps_api_key;
        if (!key) return ownPlaces;
        const google = import('./google.ts').catch((error: unknown) => {
          throw new MapsLoadError(error);
        });
        return (await google).googlePlaces(key);
      },
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: false,
    }),
  suggest: (text: string) =>
    queryOptions({
      queryKey: ['places', 'suggest', text],
      queryFn: async ({ client, signal }) => {
        const places = await placesOf(client);
        return places.suggest(text, signal).catch((error: unknown) => {
          // Google may refuse this service alone; our own server completes addresses too.
          if (places === ownPlaces || signal.aborted) throw error;
          return ownPlaces.suggest(text, signal);
        });
      },
      enabled: text.trim().length > 1,
      staleTime: HOUR_MS,
    }),
  describe: (place: Place) =>
    queryOptions({
      queryKey: ['places', 'describe', place.lat, place.lng],
      queryFn: async ({ client, signal }) => (await placesOf(client)).reverse(place, signal),
      staleTime: HOUR_MS,
      retry: false,
    }),
  /** City names within `miles` of a place, the largest first. */
  nearby: ({ lat, lng }: Place, miles: number) => {
    // Rounded to 0.01°, by at most half a mile: exact enough for cities, and reveals no more.
    const query = { lat: hundredths(lat), lng: hundredths(lng), miles };
    return queryOptions({
      queryKey: ['places', 'nearby', query],
      queryFn: async ({ signal }) => (await call(listNearbyPlaces, { query, signal })).value,
      staleTime: Number.POSITIVE_INFINITY,
    });
  },
};

const LABEL_LIMIT_MS = 2_000;

/** A place's address; "" when unknown or after 2 s. */
export function labelOf(client: QueryClient, place: Place): Promise<string> {
  const words = client.query(placeQueries.describe(place)).then(
    (label) => label ?? '',
    () => '',
  );
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), LABEL_LIMIT_MS);
  });
  return Promise.race([words, late]);
}

function placesOf(client: QueryClient): Promise<Places> {
  return client.query(placeQueries.service()).catch(() => ownPlaces);
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
