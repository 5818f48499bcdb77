import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { ApiError } from '#platform/http/apiError.ts';
import { placeQueries } from '#platform/maps/placeQueries.ts';
import {
  GeocoderError,
  geocoderFailed,
  locationFailed,
  MAPS_NOT_READY,
  NO_ADDRESS_HERE,
} from '#platform/maps/places.ts';
import { currentPosition } from '#platform/maps/position.ts';

import { roundPlace } from './storeForm.ts';

const REFUSALS = {
  unsupported: 'Geolocation is not supported by your browser.',
  refused: 'Permission denied or unavailable.',
};
/** Accepts a cached position of up to a minute: the vendor's phone may have moved. */
const POSITION = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

type Found = { place?: PlaceSuggestion; problem?: string };

/**
 * Gets the browser's position and its address: with `asksFirst` once on mount, and on each `locate`.
 *
 * Shape   `onFound` gets the place, with an empty label when it has no known address, and what asked for it:
 *         the result of the mount must not overwrite what was typed meanwhile.
 */
export function useCurrentPlace(
  { isReady, asksFirst }: { isReady: boolean; asksFirst: boolean },
  onFound: (place: PlaceSuggestion, asked: 'byOpening' | 'byButton') => void,
) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(asksFirst);

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
      place = roundPlace(await currentPosition(REFUSALS, POSITION));
    } catch (error) {
      return { problem: locationFailed(error instanceof Error ? error.message : '') };
    }
    try {
      const words = await client.query(placeQueries.describe(place));
      // The service says "near" a place; an address does not.
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
    if (isReady && asksFirst) void findOut().then(opened);
  }, [isReady, asksFirst]);

  return { isLocating: isReady && isAsking, problem, locate };
}

function failureWords(error: unknown): string {
  if (error instanceof GeocoderError) return error.message;
  return geocoderFailed(error instanceof ApiError ? error.code : 'no connection');
}
