import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import { compareItems, MAX_CARTS } from '@larder/shared/stores/compare.calls';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { cartStoresNow } from '#shop/carts/state/carts.ts';
import type { Trip } from '#shop/compare/state/trip.ts';

import { COMPARE_FAILED, CompareError, NO_STORE_DATA, NO_STORES } from './compareFailure.ts';

type Search = {
  needs: readonly CompareItem[];
  /** `here` is null when unknown: stores anywhere are compared. */
  place: Pick<Trip, 'here' | 'hereLabel' | 'radius'>;
};

/** The result, here and below, is a trip that is not started yet; it may have no vendors. */
export const compareMutation = mutationOptions({ mutationFn: compareStores });

export const tripQuery = (search: Search) =>
  queryOptions({
    queryKey: ['trip', search],
    queryFn: () => compareStores(search),
    gcTime: 0,
    retry: false,
  });

/** Errors  as `call`, and CompareError when the answer is a failure. */
export async function compareStores({ needs, place }: Search): Promise<Trip> {
  const stores = cartStoresNow().slice(0, MAX_CARTS);
  const { success, error, ids, paused, matches } = await call(compareItems, {
    body: {
      compare: [...needs],
      location: place.here,
      radius_miles: place.radius,
      ...(stores.length > 0 && { cart_stores: stores }),
    },
  });
  if (!success && error !== NO_STORES) throw new CompareError(error ?? COMPARE_FAILED);
  const vendors = success ? ids : [];
  if (vendors === null) throw new CompareError(NO_STORE_DATA);
  return {
    ...place,
    vendors,
    ...(paused && { paused }),
    needs: needs.map((need, at) => {
      const { ingredient_id, amount, unit } = matches[at] ?? {};
      if (!ingredient_id) return need;
      const bring = amount !== undefined && unit !== undefined && { bring: { amount, unit } };
      return { ...need, ingredient_id, ...bring };
    }),
    startedAt: Date.now(),
  };
}
