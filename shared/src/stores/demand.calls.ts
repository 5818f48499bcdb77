import * as z from 'zod/mini';

import { CalendarDay } from '#basics/calendar.model';
import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';
import { Pack } from '#food/packs.model';

/** Max foods listed. */
export const MAX_DEMAND = 100;

/**
 * A food that shoppers near a store wanted while no store near them had it, and that the store does not have
 * either.
 */
export const WantedFood = z.object({
  /** The store it is near; of several, the one with most shoppers. */
  store_id: Id,
  ...Pack.shape,
  category: z.string(),
  image: z.nullable(z.string()),
  /** Shoppers in each of `weeks`; 0 where an area had fewer than five. */
  shoppers: z.array(z.int()),
});

export const listDemand = endpoint({
  method: 'GET',
  path: '/vendor/demand',
  access: 'manager',
  stores: 'own',
  summary: 'What shoppers near the vendor’s stores wanted and no store near them had',
  query: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    /** The Mondays of the last weeks that are over, the newest first. */
    weeks: z.array(CalendarDay),
    value: z.array(WantedFood),
  }),
});
export type WantedFood = z.output<typeof WantedFood>;
