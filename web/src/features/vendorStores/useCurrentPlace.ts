import type { PlaceSuggestion } from '@larder/shared/contract/places';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { ApiError } from '#lib/apiError';
import {
  GeocoderError,
  geocoderFailed,
  locationFailed,
  MAPS_NOT_READY,
  NO_ADDRESS_HERE,
} from '#lib/maps/places';
import { placeQueries } from '#queries/places';

import { roundPlace } from './storeForm.ts';

const LIMIT_MS = 10_000;
/** The store's shelf does not move, but the vendor's phone may have. */
const REUSE_MS = 60_000;

type Found = { place?: PlaceSuggestion; problem?: string };

/**
 * Asks the browser where it is, and the map what is there: once when the form opens, and whenever
 * `locate` is called.
 *
 * Shape  `onFound` gets the place, with an empty label when nobody knows an address there; what the
 *        opening found is marked, because it must not overwrite what was typed meanwhile.
 */
export function useCurrentPlace(
  isReady: boolean,
  onFound: (place: PlaceSuggestion, asked: 'byOpening' | 'byButton') => void,
) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(true);

  function take({ place, problem: why }: Found, asked: 'byOpening' | 'byButton'): void {
    setIsAsking(false);
    setProblem(why);
    if (place) onFound(place, asked);
  }

  function locate(): void {
    setProblem(isReady ? undefined : MAPS_NOT_READY);
    if (!isReady) return;
    setIsAsking(true);
    void whereAndWhat().then((found) => take(found, 'byButton'));
  }

  async function whereAndWhat(): Promise<Found> {
    let place;
    try {
      place = roundPlace(await position());
    } catch (error) {
      return { problem: locationFailed(error instanceof Error ? error.message : '') };
    }
    try {
      const words = await client.query(placeQueries.describe(place));
      // The map says "near" a place; an address does not.
      const label = (words ?? '').replace(/^near /, '');
      return { place: { ...place, label }, ...(label === '' && { problem: NO_ADDRESS_HERE }) };
    } catch (error) {
      return {
        place: { ...place, label: '' },
        problem: failureWords(error),
      };
    }
  }

  const findOut = useEffectEvent(whereAndWhat);
  const opened = useEffectEvent((found: Found) => take(found, 'byOpening'));
  useEffect(() => {
    if (isReady) void findOut().then(opened);
  }, [isReady]);

  return { isLocating: isReady && isAsking, problem, locate };
}

/** Errors  Error with the reason in words for people. */
function position(): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('Geolocation is not supported by your browser.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => reject(new Error('Permission denied or unavailable.')),
      { timeout: LIMIT_MS, maximumAge: REUSE_MS, enableHighAccuracy: true },
    );
  });
}

function failureWords(error: unknown): string {
  if (error instanceof GeocoderError) return error.message;
  return geocoderFailed(error instanceof ApiError ? error.code : 'no connection');
}
