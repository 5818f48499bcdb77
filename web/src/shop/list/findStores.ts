import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import type { QueryClient } from '@tanstack/react-query';

import type { Here } from '#platform/maps/locate.ts';
import { labelOf } from '#platform/maps/placeQueries.ts';
import { compareMutation } from '#shop/compare/queries/compare.ts';
import { startTrip } from '#shop/compare/state/trip.ts';

type Search = { needs: readonly CompareItem[]; here: Here; radius: number | null };

/**
 * Compares the stores around a place. A file of its own, loaded on demand.
 *
 * Shape   the function that begins the trip to them; undefined when none is near.
 * Errors  as `compareMutation`.
 */
export async function findStores(
  client: QueryClient,
  { needs, here, radius }: Search,
): Promise<(() => void) | undefined> {
  const place = { here: here.place, hereLabel: here.label, radius };
  const compare = client.getMutationCache().build(client, compareMutation);
  const [trip, hereLabel] = await Promise.all([
    compare.execute({ needs, place }),
    here.label || labelOf(client, here.place),
  ]);
  return trip.vendors.length > 0 ? () => startTrip({ ...trip, hereLabel }) : undefined;
}
