import { placesNear } from '@larder/data/places/gazetteer';
import * as contract from '@larder/shared/stores/places.calls';

import { serve, type Served } from '#platform/http/serve';

import { chooseGeocoder } from './chooseGeocoder.service.ts';

export function placesRoutes(served: Served): void {
  const geocoder = chooseGeocoder(served);

  serve(served, contract.suggestPlaces, async ({ query }) => ({
    value: [...(await geocoder.suggest(query.text))],
  }));

  serve(served, contract.describePlace, async ({ query }) => ({
    label: await geocoder.reverse(query),
  }));

  serve(served, contract.listNearbyPlaces, async ({ query: { lat, lng, miles } }) => ({
    value: [...placesNear({ lat, lng }, { miles, limit: contract.MAX_NEARBY })],
  }));
}
