import { compareItems } from '@larder/shared/contract/compare';

import { serve, type Served } from '#http/serve';

import { comparer } from './comparer.ts';

export function compareRoutes(served: Served): void {
  const compare = comparer(served);
  serve(served, compareItems, async ({ user, body }) => compare(user, body));
}
