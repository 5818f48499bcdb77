import type { Served } from '#http/serve';
import { fetchOutside } from '#lib/outside';

import { embeddedGeocoder, type Geocoder, withFallback } from './geocoder.ts';
import { photonGeocoder } from './photon.ts';

/** A Photon server when one is set, with the gazetteer behind it; else the gazetteer alone. */
export function chooseGeocoder({ app, deps: { config, now } }: Served): Geocoder {
  if (config.GEOCODER_URL === undefined) return embeddedGeocoder;
  const outside = { fetch: fetchOutside, now, timeout: (ms: number) => AbortSignal.timeout(ms) };
  const photon = photonGeocoder(config.GEOCODER_URL, { outside, log: app.log });
  return withFallback(photon, embeddedGeocoder);
}
