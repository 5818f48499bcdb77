import { getConfig } from '@larder/shared/contract/config';
import { listNearbyPlaces, suggestPlaces } from '@larder/shared/contract/places';
import { listClosedStores } from '@larder/shared/contract/stores';

import type { mockServer } from '#testing/server';

/** What the page of stores asks for beside the stores: no places, no closed stores. */
export function hasNothingAround(server: ReturnType<typeof mockServer>): void {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.answers(listNearbyPlaces, { value: [] });
  server.answers(suggestPlaces, { value: [] });
  server.answers(listClosedStores, { value: [] });
}
