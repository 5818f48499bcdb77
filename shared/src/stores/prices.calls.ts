import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, idList, Instant } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';

/** From `at` on a pack cost `price`. */
export const PriceStep = z.object({ at: Instant, price: Usd });
export type PriceStep = z.output<typeof PriceStep>;

/** What an item has cost in the last 90 days, without sales. */
export const PriceCourse = z.object({
  ingredient_id: Id,
  /** In order of time, at least one. The first is 90 days ago, or from when on the price is known. */
  steps: z.array(PriceStep),
  /** The lowest of the last 30 days, as far as it is known. */
  lowest_30_days: Usd,
  /** What it cost seven days ago; null when that is not known. */
  week_ago: z.nullable(Usd),
});
export type PriceCourse = z.output<typeof PriceCourse>;

/** Max items asked about at once. */
export const MAX_PRICED = 100;
/** Max changes of an item's price that are looked at, the newest. */
export const MAX_PRICE_CHANGES = 40;

export const listPrices = endpoint({
  method: 'GET',
  path: '/user/items/prices',
  access: 'shopper',
  summary: 'What items of an open store have cost in the last 90 days',
  query: z.object({ store_id: Id, ids: idList(MAX_PRICED) }),
  response: z.object({
    /** The time up to which they go. */
    at: Instant,
    /** Those that are on the store's shelf. */
    value: z.array(PriceCourse),
  }),
});
