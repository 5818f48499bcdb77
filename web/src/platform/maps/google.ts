import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';
import * as z from 'zod/mini';

import { AutocompleteError, GeocoderError, MapsLoadError, type Places } from './places.ts';

/** The part of https://developers.google.com/maps/documentation/javascript/reference used here. */
export type GoogleMaps = {
  importLibrary(name: 'places'): Promise<PlacesLibrary>;
  importLibrary(name: 'geocoding'): Promise<GeocodingLibrary>;
};
type PlacesLibrary = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: {
      input: string;
      sessionToken: object;
    }) => Promise<{ suggestions: { placePrediction: { toPlace: () => GooglePlace } | null }[] }>;
  };
};
type GooglePlace = {
  fetchFields: (request: { fields: string[] }) => Promise<{
    place: {
      formattedAddress?: string | null;
      location?: { lat: () => number; lng: () => number } | null;
    };
  }>;
};
type GeocodingLibrary = {
  Geocoder: new () => {
    geocode: (request: {
      location: { lat: number; lng: number };
    }) => Promise<{ results: { formatted_address: string }[] }>;
  };
};
declare global {
  interface Window {
    google?: { maps: GoogleMaps };
    larderMapsReady?: () => void;
  }
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const LOAD_MS = 10_000;
const MAX_SUGGESTIONS = 5;

/**
 * Google Maps as a source of places.
 *
 * Errors  MapsLoadError when the script does not come within 10 s; AutocompleteError when it comes
 *         without the library that completes addresses.
 */
export async function googlePlaces(key: string): Promise<Places> {
  const maps = await loadOnce(key);
  const [{ AutocompleteSuggestion, AutocompleteSessionToken }, { Geocoder }] = await Promise.all([
    autocompleteOf(maps),
    maps.importLibrary('geocoding').catch(refuse),
  ]);
  const geocoder = new Geocoder();

  return {
    async suggest(text) {
      // One session per text; Google bills by session.
      const sessionToken = new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        sessionToken,
      });
      const found = suggestions
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .slice(0, MAX_SUGGESTIONS)
        .map((prediction) => locate(prediction.toPlace()));
      return (await Promise.all(found)).flat();
    },

    async reverse({ lat, lng }) {
      try {
        const { results } = await geocoder.geocode({ location: { lat, lng } });
        return results[0]?.formatted_address ?? null;
      } catch (error) {
        const status = statusOf(error);
        if (status === 'ZERO_RESULTS') return null;
        throw new GeocoderError(status);
      }
    },
  };
}

/** A prediction has text only; its location is fetched. Undefined when Google has none. */
async function locate(predicted: GooglePlace): Promise<PlaceSuggestion[]> {
  const { place } = await predicted.fetchFields({ fields: ['formattedAddress', 'location'] });
  const { formattedAddress: label, location } = place;
  return label && location ? [{ label, lat: location.lat(), lng: location.lng() }] : [];
}

async function autocompleteOf(maps: GoogleMaps): Promise<PlacesLibrary> {
  try {
    const library: Partial<PlacesLibrary> = await maps.importLibrary('places');
    const { AutocompleteSuggestion, AutocompleteSessionToken } = library;
    if (AutocompleteSuggestion && AutocompleteSessionToken)
      return { AutocompleteSuggestion, AutocompleteSessionToken };
  } catch (error) {
    throw new AutocompleteError(error);
  }
  throw new AutocompleteError('the places library is too old');
}

const loading = new Map<string, Promise<GoogleMaps>>();

/** One script per page: after a failure it fails until a reload. */
function loadOnce(key: string): Promise<GoogleMaps> {
  const begun = loading.get(key) ?? load(key).catch(refuse);
  loading.set(key, begun);
  return begun;
}

function refuse(cause: unknown): never {
  throw new MapsLoadError(cause);
}

/** Source: https://developers.google.com/maps/documentation/javascript/load-maps-js-api */
function load(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), LOAD_MS);
    window.larderMapsReady = () => {
      clearTimeout(timer);
      if (window.google) resolve(window.google.maps);
      else reject(new Error('the script brought nothing'));
    };
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({
      key,
      libraries: 'places,geocoding',
      loading: 'async',
      callback: 'larderMapsReady',
    }).toString()}`;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('the script did not come'));
    });
    document.head.append(script);
  });
}

const Refusal = z.object({ code: z.string() });

/** Google's geocoder rejects with an error whose `code` is the status. */
function statusOf(error: unknown): string {
  const read = Refusal.safeParse(error);
  return read.success ? read.data.code : 'UNKNOWN_ERROR';
}
