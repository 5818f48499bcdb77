import { cents } from '@larder/shared/basics/money';
import type {
  ComparedStore,
  ComparedVendor,
  compareItems,
} from '@larder/shared/stores/compare.calls';
import * as z from 'zod/mini';

import { startTrip, type Trip } from '#shop/compare/state/trip.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';

import { free } from './catalogue.ts';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Packs of 500 gm at $n.00; ten in stock, one needed. */
export const item = (n: number, name: string, more: object = {}) => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
  price: cents(100 * n),
  quantity: 10,
  category: 'Pantry',
  image: null,
  wanted: name,
  packs_needed: 1,
  amount: 500,
  ...more,
});

/** Store n, n miles away, with rice, milk and eggs. */
export const store = (n: number, more: Partial<ComparedStore> = {}): ComparedStore => ({
  store_id: id(n),
  name: `Store ${n}`,
  store_type: 'Delivery',
  address: 'Street 1',
  location: { lat: 41.88, lng: -87.63 },
  ...free,
  distance: n,
  coverage: { matched: 3, wanted: 3 },
  missing: [],
  items: [item(1, 'Rice'), item(2, 'Milk'), item(3, 'Eggs')],
  ...more,
});

export const vendor = (stores: ComparedStore[]): ComparedVendor => ({
  user_id: id(90),
  name: 'Vera',
  stores,
});

/** Starts a trip; with an empty list, its needs are listed first. */
export function startListed(trip: Trip): void {
  if (groceryList().lines.length === 0)
    listByHand(
      ...trip.needs.map(({ name, unit_quantity: amount, unit, ingredient_id }) => ({
        name,
        amount,
        unit,
        ...(ingredient_id !== undefined && { ingredient_id }),
      })),
    );
  startTrip(trip);
}

/** The answer of a comparison of these stores; each name asked for matches itself. */
export const comparing =
  (...stores: ComparedStore[]) =>
  ({ body }: { body: unknown }): z.output<typeof compareItems.response> => {
    const { compare } = z.parse(Asked, body);
    return {
      success: true,
      error: null,
      ids: [vendor(stores)],
      matches: compare.map(({ name, ingredient_id, unit_quantity }) => ({
        name,
        ingredient_id: ingredient_id ?? null,
        amount: unit_quantity,
        unit: 'gm',
      })),
    };
  };

const Asked = z.object({
  compare: z.array(
    z.object({
      name: z.string(),
      ingredient_id: z.optional(z.string()),
      unit_quantity: z.number(),
    }),
  ),
});
