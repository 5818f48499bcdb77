import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { numberText, trimmed } from '#basics/leaves.model';

export const PlaceSuggestion = z.object({ label: z.string(), lat: z.number(), lng: z.number() });
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>;

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/geocode/suggest',
  access: 'public',
  summary: 'Places that a typed text may mean, best first',
  query: z.object({ text: trimmed(200).check(z.minLength(1, 'must not be empty')) }),
  response: z.object({ value: z.array(PlaceSuggestion) }),
});

export const describePlace = endpoint({
  method: 'GET',
  path: '/geocode/reverse',
  access: 'public',
  summary: 'What is at a place',
  query: z.object({ lat: numberText(-90, 90), lng: numberText(-180, 180) }),
  response: z.object({ label: z.nullable(z.string()) }),
});

/** Max names on a map, and max radius in miles: half of the globe. */
export const MAX_NEARBY = 12;
const FARTHEST_MILES = 13_000;

export const listNearbyPlaces = endpoint({
  method: 'GET',
  path: '/geocode/nearby',
  access: 'public',
  summary: 'The largest cities around a place, largest first: names for a map',
  query: z.object({
    lat: numberText(-90, 90),
    lng: numberText(-180, 180),
    miles: numberText(0.1, FARTHEST_MILES),
  }),
  response: z.object({
    value: z
      .array(z.object({ name: z.string(), lat: z.number(), lng: z.number() }))
      .check(z.maxLength(MAX_NEARBY)),
  }),
});
