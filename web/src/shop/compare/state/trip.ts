import { LatLng } from '@larder/shared/basics/coordinates.model';
import { Id, jsonText } from '@larder/shared/basics/leaves.model';
import { ComparedVendor, PausedStore } from '@larder/shared/stores/compare.calls';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { readTexts, stored } from '#platform/stored/stored.ts';

import { keepShoppingPlace } from './shoppingPlace.ts';

/** Milliseconds since 1970, up to the last valid date. */
const Time = z.number().check(z.minimum(0), z.maximum(8.64e15));

/**
 * A comparison of stores, as the Shopping page shows it.
 *
 * Units   `here` in degrees, null when the place is not known; `radius` in miles, null for any distance;
 *         `startedAt` and `listedAt` in milliseconds since 1970.
 * Shape   `hereLabel` is the place in words, "" when there are none. Of a need, `ingredient_id` is the
 *         catalogue's ingredient that the server matched, and `bring` the total amount that its packs must
 *         bring, in their unit; of one `byEye` a little less is enough. `paused` are stores of carts that take no orders.
 */
const Trip = z.object({
  vendors: z.array(ComparedVendor),
  paused: z.exactOptional(z.array(PausedStore)),
  needs: z.array(
    z.object({
      name: z.string(),
      unit_quantity: z.number(),
      unit: z.enum(['gm', 'ml']),
      ingredient_id: z.exactOptional(Id),
      listedAt: z.exactOptional(Time),
      byEye: z.exactOptional(z.literal(true)),
      bring: z.exactOptional(z.object({ amount: z.number(), unit: z.enum(['gm', 'ml']) })),
    }),
  ),
  here: z.nullable(LatLng),
  hereLabel: z.string(),
  radius: z.nullable(z.number()),
  startedAt: z.exactOptional(Time),
});
export type Trip = z.output<typeof Trip>;

// Stored as on the wire, where prices are dollars; in memory they are cents.
const TripText = jsonText(Trip);
const kept = stored({
  key: 'trip',
  area: 'session',
  as: 'text',
  schema: z.optional(z.string()),
  empty: undefined,
});
const { get, set } = readTexts(kept, (text) => z.safeDecode(TripText, text).data);

/** As `useTrip`, outside of components. */
export const trip = get;

/** The trip of this tab; undefined when none was started. It survives a reload. */
export function useTrip(): Trip | undefined {
  return useSyncExternalStore(kept.subscribe, get);
}

/** Whether the stored trip cannot be read: another version wrote it, or it is damaged. */
export function useTripUnreadable(): boolean {
  return useSyncExternalStore(kept.subscribe, () => !get() && kept.get() !== undefined);
}

/** Starts a trip in this tab. The other tabs learn its place, so that they can compare too. */
export function startTrip(trip: Trip): void {
  const { here, hereLabel, radius } = trip;
  if (here) keepShoppingPlace({ here, hereLabel, radius });
  set(trip, z.encode(TripText, trip));
}
