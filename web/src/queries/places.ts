import { describePlace, suggestPlaces } from '@larder/shared/contract/places';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';
import type { MapService } from '#lib/mapService';

import { configQuery } from './config.ts';

const HOUR_MS = 3_600_000;

const ownService: MapService = {
  suggest: async (text, signal) => (await call(suggestPlaces, { query: { text }, signal })).value,
  describe: async (place, signal) => (await call(describePlace, { query: place, signal })).label,
};

export const placeQueries = {
  /** Google Maps where this installation has a key for it, else our own server. Fails when Google's script does. */
  service: () =>
    queryOptions({
      queryKey: ['places', 'service'],
      queryFn: async ({ client }) => {
        const config = await client.query(configQuery()).catch(() => undefined);
        const key = config?.google_maps_api_key;
        if (!key) return ownService;
        const { loadGoogleMaps } = await import('#lib/googleMaps');
        return loadGoogleMaps(key);
      },
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: false,
    }),
  suggest: (text: string) =>
    queryOptions({
      queryKey: ['places', 'suggest', text],
      queryFn: async ({ client, signal }) => (await serviceOf(client)).suggest(text, signal),
      enabled: text.trim().length > 1,
      staleTime: HOUR_MS,
    }),
  describe: (place: { lat: number; lng: number }) =>
    queryOptions({
      queryKey: ['places', 'describe', place.lat, place.lng],
      queryFn: async ({ client, signal }) => (await serviceOf(client)).describe(place, signal),
      staleTime: HOUR_MS,
    }),
};

/** Without Google's script our own server still knows the places. */
function serviceOf(client: QueryClient): Promise<MapService> {
  return client.query(placeQueries.service()).catch(() => ownService);
}
