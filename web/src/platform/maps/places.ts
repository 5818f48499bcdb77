import type { Place } from '@larder/shared/basics/distance';
import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';

/** Finds addresses and names places, by our own server or Google Maps. */
export type Places = {
  /** Places that a typed text may mean, best first. */
  suggest: (text: string, signal?: AbortSignal) => Promise<PlaceSuggestion[]>;
  /** The address of a place as text; null when unknown. Errors: `GeocoderError`, or as `call`. */
  reverse: (place: Place, signal?: AbortSignal) => Promise<string | null>;
};

// Source: product specification section 8, "Maps".
export const MAPS_NOT_READY = 'Maps API not loaded yet. Please wait or try refreshing.';
export const NO_ADDRESS_HERE = 'No address found for your current location.';
export const AUTOCOMPLETE_FAILED =
  'Could not initialize address autocomplete. Please try refreshing.';

/** `reason` is the browser's sentence with its full stop; "" for none. */
export function locationFailed(reason: string): string {
  return `Could not get current location. ${reason && `${reason} `}Please enter address manually or check browser settings.`;
}

/** `status` is the geocoder's: REQUEST_DENIED. */
export function geocoderFailed(status: string): string {
  return `Geocoder failed due to: ${status}. Try entering address manually.`;
}

/** Google's script did not load. Its message is for people. */
export class MapsLoadError extends Error {
  override readonly name = 'MapsLoadError';

  constructor(cause: unknown) {
    super('Failed to load Google Maps. Address features may not work.', { cause });
  }
}

/** Google's script lacks the library for address completion. Its message is for people. */
export class AutocompleteError extends Error {
  override readonly name = 'AutocompleteError';

  constructor(cause: unknown) {
    super(AUTOCOMPLETE_FAILED, { cause });
  }
}

/** The geocoder failed. Its message is for people. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';

  constructor(status: string) {
    super(geocoderFailed(status));
  }
}
