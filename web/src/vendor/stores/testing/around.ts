import { getConfig } from '@larder/shared/account/config.calls';
import { listNearbyPlaces, suggestPlaces } from '@larder/shared/stores/places.calls';
import { listClosedStores } from '@larder/shared/stores/stores.calls';

import type { mockServer } from '#testing/server.ts';

/** What the page of stores asks for beside the stores: no places, no closed stores. */
export function hasNothingAround(server: ReturnType<typeof mockServer>): void {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.answers(listNearbyPlaces, { value: [] });
  server.answers(suggestPlaces, { value: [] });
  server.answers(listClosedStores, { value: [] });
}
