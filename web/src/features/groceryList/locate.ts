import type { Place } from '@larder/shared/domain/distance';

/** Why a browser does not say where it is. Source: product specification section 5. */
const NOT_SUPPORTED = 'Geolocation is not supported by your browser';
const REFUSED = 'Permission denied or unavailable';
const WAY_ON = ' Please enable location services or try again.';

const LIMIT_MS = 10_000;
/** Nobody changes the neighbourhood in ten minutes. */
const REUSE_MS = 10 * 60_000;

/**
 * Where the browser says it is.
 *
 * Units   degrees.
 * Errors  Error with the reason and the way on, in words for people.
 */
export function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    // Some browsers and embedded views have none, whatever the types say.
    const { geolocation }: { geolocation?: Geolocation } = navigator;
    if (!geolocation) {
      reject(new Error(NOT_SUPPORTED + WAY_ON));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => reject(new Error(REFUSED + WAY_ON)),
      { timeout: LIMIT_MS, maximumAge: REUSE_MS },
    );
  });
}
