import * as z from 'zod/mini';

import { GeocoderError, type MapService } from './mapService.ts';

// As much of https://developers.google.com/maps/documentation/javascript/reference as is used here.
type LatLng = { lat: () => number; lng: () => number };
type PlacesLibrary = {
  Place: {
    searchByText: (request: {
      textQuery: string;
      fields: string[];
      maxResultCount: number;
    }) => Promise<{ places: { formattedAddress?: string | null; location?: LatLng | null }[] }>;
  };
};
type GeocodingLibrary = {
  Geocoder: new () => {
    geocode: (request: {
      location: { lat: number; lng: number };
    }) => Promise<{ results: { formatted_address: string }[] }>;
  };
};
type Libraries = { places: PlacesLibrary; geocoding: GeocodingLibrary };
type GoogleMaps = {
  importLibrary: <Name extends keyof Libraries>(name: Name) => Promise<Libraries[Name]>;
};
declare global {
  interface Window {
    google?: { maps: GoogleMaps };
    larderMapsReady?: () => void;
  }
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const LOAD_MS = 10_000;
const MOST_SUGGESTIONS = 5;

/**
 * Loads the maps script with its places and geocoding libraries.
 *
 * Errors  Error when it does not load within 10 s.
 */
export async function loadGoogleMaps(key: string): Promise<MapService> {
  const maps = await load(key);
  const [{ Place }, { Geocoder }] = await Promise.all([
    maps.importLibrary('places'),
    maps.importLibrary('geocoding'),
  ]);
  const geocoder = new Geocoder();

  return {
    async suggest(text) {
      const { places } = await Place.searchByText({
        textQuery: text,
        fields: ['formattedAddress', 'location'],
        maxResultCount: MOST_SUGGESTIONS,
      });
      return places.flatMap(({ formattedAddress: label, location }) =>
        label && location ? [{ label, lat: location.lat(), lng: location.lng() }] : [],
      );
    },

    async describe(location) {
      try {
        const { results } = await geocoder.geocode({ location });
        return results[0]?.formatted_address ?? null;
      } catch (error) {
        const status = statusOf(error);
        if (status === 'ZERO_RESULTS') return null;
        throw new GeocoderError(status);
      }
    },
  };
}

function load(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('in time'), LOAD_MS);
    function fail(how: string): void {
      clearTimeout(timer);
      reject(new Error(`the maps script did not load ${how}`));
    }
    window.larderMapsReady = () => {
      clearTimeout(timer);
      if (window.google) resolve(window.google.maps);
      else fail('completely');
    };
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({
      key,
      v: 'weekly',
      loading: 'async',
      libraries: 'places,geocoding',
      callback: 'larderMapsReady',
    }).toString()}`;
    script.async = true;
    script.addEventListener('error', () => fail('at all'));
    document.head.append(script);
  });
}

const Refusal = z.object({ code: z.string() });

function statusOf(error: unknown): string {
  const read = Refusal.safeParse(error);
  return read.success ? read.data.code : 'UNKNOWN_ERROR';
}
