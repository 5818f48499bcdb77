import { useQuery } from '@tanstack/react-query';

import { useOnline } from '#platform/page/online.ts';
import { useAuth } from '#platform/session/session.ts';

import { type PriceUpTo, priceCoursesQuery } from './queries/priceCourses.ts';

/** What a store's items have cost before; undefined until it is known, for guests, and without a network. */
export function usePriceCourses(
  store_id: string,
  items: readonly { readonly ingredient_id: string }[],
): ReadonlyMap<string, PriceUpTo> | undefined {
  const { isAuthenticated } = useAuth();
  const isOnline = useOnline();
  const ids = items.map(({ ingredient_id }) => ingredient_id);
  const { data } = useQuery({
    ...priceCoursesQuery(store_id, ids),
    enabled: isAuthenticated && isOnline && ids.length > 0,
  });
  return isOnline ? data : undefined;
}
