import type { PlaceSuggestion } from '@larder/shared/contract/places';

/** Answers questions about places. */
export type MapService = {
  /** Places a typed text may mean, best first. */
  suggest: (text: string, signal?: AbortSignal) => Promise<PlaceSuggestion[]>;
  /** What is at a place; null when nobody knows. Errors: `GeocoderError`, or as `call`. */
  describe: (place: { lat: number; lng: number }, signal?: AbortSignal) => Promise<string | null>;
};

/** The map could not say what is at a place. `status` is its own word for why. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly status: string;

  constructor(status: string) {
    super(`the geocoder answered ${status}`);
    this.status = status;
  }
}
