import { reverse, suggest } from '@larder/data/places/gazetteer';
import * as contract from '@larder/shared/contract/places';

import { serve, type Served } from '#http/serve';

/** Places from the gazetteer that comes with the program; nothing is asked of anybody else. */
export function placesRoutes(served: Served): void {
  serve(served, contract.suggestPlaces, async ({ query }) => ({ value: [...suggest(query.text)] }));

  serve(served, contract.describePlace, async ({ query }) => ({
    label: reverse(query.lat, query.lng),
  }));
}
