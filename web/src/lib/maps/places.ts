import type { PlaceSuggestion } from '@larder/shared/contract/places';
import type { Place } from '@larder/shared/domain/distance';

/** Tells where an address is, and what is at a place: our own server or Google Maps. */
export type Places = {
  /** Places a typed text may mean, best first. */
  suggest: (text: string, signal?: AbortSignal) => Promise<PlaceSuggestion[]>;
  /** What is at a place, in words; null when nobody knows. Errors: `GeocoderError`, or as `call`. */
  reverse: (place: Place, signal?: AbortSignal) => Promise<string | null>;
};

// What the screens say. Source: product specification section 8, "Maps".
export const MAPS_NOT_READY = 'Maps API not loaded yet. Please wait or try refreshing.';
export const NO_ADDRESS_HERE = 'No address found for your current location.';
export const AUTOCOMPLETE_FAILED =
  'Could not initialize address autocomplete. Please try refreshing.';

/** `reason` is the browser's, a sentence with its full stop; "" when it gave none. */
export function locationFailed(reason: string): string {
  return `Could not get current location. ${reason && `${reason} `}Please enter address manually or check browser settings.`;
}

/** `status` is the geocoder's own word for what is wrong: REQUEST_DENIED. */
export function geocoderFailed(status: string): string {
  return `Geocoder failed due to: ${status}. Try entering address manually.`;
}

/** Google's script did not come. Its message is for the screen. */
export class MapsLoadError extends Error {
  override readonly name = 'MapsLoadError';

  constructor(cause: unknown) {
    super('Failed to load Google Maps. Address features may not work.', { cause });
  }
}

/** Google's script came without the library that completes addresses. Its message is for the screen. */
export class AutocompleteError extends Error {
  override readonly name = 'AutocompleteError';

  constructor(cause: unknown) {
    super(AUTOCOMPLETE_FAILED, { cause });
  }
}

/** The geocoder could not say what is at a place. Its message is for the screen. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';

  constructor(status: string) {
    super(geocoderFailed(status));
  }
}
