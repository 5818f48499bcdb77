import type { Served } from '#http/serve';
import { makeNetwork } from '#lib/network';

import { embeddedGeocoder, type Geocoder, withFallback } from './geocoder.ts';
import { makePhotonGeocoder } from './photon.ts';

/** Photon when it is configured, with the gazetteer as fallback; else the gazetteer. */
export function chooseGeocoder({ app, deps: { config, now } }: Served): Geocoder {
  if (config.GEOCODER_URL === undefined) return embeddedGeocoder;
  const photon = makePhotonGeocoder(config.GEOCODER_URL, {
    network: makeNetwork(now),
    log: app.log,
  });
  return withFallback(photon, embeddedGeocoder);
}
