import { compareItems } from '@larder/shared/contract/compare';

import type { ServedCatalogue } from '#features/ingredients/catalogueIndex';
import { serve } from '#http/serve';

import { makeComparer } from './comparer.ts';

export function compareRoutes(served: ServedCatalogue): void {
  const compare = makeComparer(served);
  serve(served, compareItems, async ({ user, body }) => compare(user, body));
}
