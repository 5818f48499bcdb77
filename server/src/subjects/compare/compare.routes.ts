import { compareItems } from '@larder/shared/stores/compare.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { makeComparer } from './comparer.service.ts';

export function compareRoutes(served: ServedCatalogue): void {
  const compare = makeComparer(served);
  serve(served, compareItems, async ({ user, body }) => compare(user, body));
}
