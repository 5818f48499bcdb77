import { LatLng } from '@larder/shared/basics/coordinates.model';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/**
 * Where stores were compared last.
 *
 * Units   `here` in degrees; `radius` in miles, null for any distance.
 * Shape   `hereLabel` is the place in words, "" when there are none.
 */
const ShoppingPlace = z.object({
  here: LatLng,
  hereLabel: z.string(),
  radius: z.nullable(z.number()),
});
export type ShoppingPlace = z.output<typeof ShoppingPlace>;

const kept = stored({
  key: 'shoppingPlace',
  schema: z.optional(ShoppingPlace),
  empty: undefined,
});

/** As `useShoppingPlace`, outside of components. */
export const shoppingPlaceNow = kept.get;

/** The place of the last trip in any tab; undefined before the first. */
export function useShoppingPlace(): ShoppingPlace | undefined {
  return kept.use();
}

/** Keeps the place of a trip for all tabs. */
export const keepShoppingPlace: (place: ShoppingPlace) => void = kept.set;
