import type { Served } from '#platform/http/serve';
import { makeNetwork } from '#platform/lib/network';

import { embeddedGeocoder, type Geocoder, withFallback } from './geocoder.service.ts';
import { makePhotonGeocoder } from './photon.service.ts';

/** Photon when it is configured, with the gazetteer as fallback; else the gazetteer. */
export function chooseGeocoder({ app, deps: { config, now } }: Served): Geocoder {
  if (config.GEOCODER_URL === undefined) return embeddedGeocoder;
  const photon = makePhotonGeocoder(config.GEOCODER_URL, {
    network: makeNetwork(now),
    log: app.log,
  });
  return withFallback(photon, embeddedGeocoder);
}
