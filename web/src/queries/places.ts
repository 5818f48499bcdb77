import { describePlace, suggestPlaces } from '@larder/shared/contract/places';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';

const HOUR_MS = 3_600_000;

export const placeQueries = {
  suggest: (text: string) =>
    queryOptions({
      queryKey: ['places', 'suggest', text],
      queryFn: async ({ signal }) => (await call(suggestPlaces, { query: { text }, signal })).value,
      enabled: text.trim().length > 1,
      staleTime: HOUR_MS,
    }),
  describe: (place: { lat: number; lng: number }) =>
    queryOptions({
      queryKey: ['places', 'describe', place.lat, place.lng],
      queryFn: async ({ signal }) => (await call(describePlace, { query: place, signal })).label,
      staleTime: HOUR_MS,
    }),
};
