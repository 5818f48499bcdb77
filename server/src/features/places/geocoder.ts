import { reverse, suggest } from '@larder/data/places/gazetteer';
import type { PlaceSuggestion } from '@larder/shared/contract/places';
import type { Place } from '@larder/shared/domain/distance';

/**
 * Tells where an address is, and what is at a place.
 *
 * Units   degrees.
 * Errors  `GeocoderFailure` when it cannot answer. That nothing is known of a text or a place is an
 *         answer: an empty list, null.
 */
export type Geocoder = {
  /** Places a typed text may mean, the likeliest first; at most 5. */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;
  /** What is at a place, in words. */
  reverse(place: Place): Promise<string | null>;
};

/** Why a geocoder gave no answer, in words for a log: never what was asked, which is an address. */
export class GeocoderFailure extends Error {
  override readonly name = 'GeocoderFailure';
}

/** The gazetteer that comes with the program: cities and ZIP codes of the United States. */
export const embeddedGeocoder: Geocoder = {
  suggest: async (text) => suggest(text),
  reverse: async ({ lat, lng }) => reverse(lat, lng),
};

/** Asks the first geocoder and, when that cannot answer, the second. */
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
