import type { Place } from '@larder/shared/basics/distance';

import { currentPosition } from './position.ts';

/** Source: product specification section 5. */
const NOT_SUPPORTED = 'Geolocation is not supported by your browser';
const REFUSED = 'Permission denied or unavailable';
/** The shopper's place; `label` is "" while unknown. */
export type Here = { place: Place; label: string };

export const PLACE_REQUIRED = 'User location is required to find nearby stores.';
const WAY_ON = ' Please enable location services or try again.';

const LIMIT_MS = 10_000;
/** Accepts a cached location of up to ten minutes. */
const REUSE_MS = 10 * 60_000;

/**
 * The device's location.
 *
 * Units   degrees.
 * Errors  Error; its message tells the shopper the reason and what to do.
 */
export function locate(): Promise<Place> {
  return currentPosition(
    { unsupported: NOT_SUPPORTED + WAY_ON, refused: REFUSED + WAY_ON },
    { timeout: LIMIT_MS, maximumAge: REUSE_MS },
  );
}
