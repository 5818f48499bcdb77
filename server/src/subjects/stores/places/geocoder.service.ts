import { reverse, suggest } from '@larder/data/places/gazetteer';
import type { Place } from '@larder/shared/basics/distance';
import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';

/**
 * Finds places of addresses, and addresses of places.
 *
 * Units   degrees.
 * Errors  `GeocoderFailure` when it cannot answer. No result is an answer: an empty list, null.
 */
export type Geocoder = {
  /** Places that a text may mean, likeliest first; at most 5. */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;
  reverse(place: Place): Promise<string | null>;
};

/** The reason, for a log; without the request, which holds an address. */
export class GeocoderFailure extends Error {
  override readonly name = 'GeocoderFailure';
}

/** Our gazetteer: cities and ZIP codes of the United States. */
export const embeddedGeocoder: Geocoder = {
  suggest: async (text) => suggest(text),
  reverse: async ({ lat, lng }) => reverse(lat, lng),
};

export function withFallback(first: Geocoder, second: Geocoder): Geocoder {
  async function ask<Answer>(question: (of: Geocoder) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(first);
    } catch (error) {
      if (error instanceof GeocoderFailure) return question(second);
      throw error;
    }
  }

  return {
    suggest: (text) => ask((geocoder) => geocoder.suggest(text)),
    reverse: (place) => ask((geocoder) => geocoder.reverse(place)),
  };
}
