import { LatLng } from '@larder/shared/basics/coordinates.model';
import { MAX_TRIP_ORDERS } from '@larder/shared/kitchen/kitchenLimits';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { TripOrder } from '@larder/shared/orders/tripOrders.calls';
import * as z from 'zod/mini';

import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';
import { KeptItem } from '#shop/carts/state/carts.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { followOrder } from '#shop/trip/rules/followOrder.ts';
import { followTrip } from '#shop/trip/rules/followTrip.ts';
import { joinItems, type Mark, type SheetItem, type TripStop } from '#shop/trip/rules/tripSheet.ts';

/** Max stops kept; the oldest are dropped. More than the household's orders, which would come again. */
const MAX_STOPS = MAX_TRIP_ORDERS + 12;

const SheetItems = z.readonly(
  z.array(
    z.extend(KeptItem, {
      category: z.string(),
      recipes: z.readonly(z.array(z.string())),
      offers: z.readonly(
        z.array(
          z.object({
            store_id: z.string(),
            storeName: z.string(),
            place: LatLng,
            item: KeptItem,
            delivers: z.optional(z.boolean()),
          }),
        ),
      ),
    }),
  ),
);

const KeptStop = z.object({
  id: z.string(),
  store_id: z.string(),
  storeName: z.string(),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  place: z.optional(LatLng),
  items: SheetItems,
  changed: z.optional(SheetItems),
  ordered_by: z.optional(z.string()),
  isFetched: z.optional(z.boolean()),
  marks: z.record(z.string(), z.enum(['got', 'none', 'dropped'])),
  isDone: z.boolean(),
});
const TripStops = z.readonly(z.array(KeptStop));

const kept = stored({
  key: 'tripSheets',
  schema: TripStops,
  empty: [],
  mend: goodOnes(KeptStop),
});

/** This device's stops, oldest first; available offline. */
export function useTripStops(): readonly TripStop[] {
  return kept.use();
}

/** Adds stops; known ones keep their marks, and what is known of other stores joins one that was fetched. */
export function addStops(stops: readonly Omit<TripStop, 'marks' | 'isDone'>[]): void {
  kept.update((known) =>
    [
      ...known.map((one) => {
        const made = one.isFetched && stops.find((stop) => stop.id === one.id);
        return made ? { ...made, marks: one.marks, isDone: one.isDone } : one;
      }),
      ...stops
        .filter((stop) => known.every((one) => one.id !== stop.id))
        .map((stop) => ({ ...stop, marks: {}, isDone: false })),
    ].slice(-MAX_STOPS),
  );
}

/** Removes stops, for orders that were cancelled or rejected. */
export function dropStops(ids: readonly string[]): void {
  if (kept.get().some((stop) => ids.includes(stop.id)))
    kept.update((stops) => stops.filter((stop) => !ids.includes(stop.id)));
}

/** Makes the stops of what the household has ordered to pick up, as it is now. */
export function followTripOrders(orders: readonly TripOrder[]): void {
  const before = kept.get();
  const after = followTrip(before, orders, groceryList()).slice(-MAX_STOPS);
  // A poll that brings nothing new writes nothing.
  if (JSON.stringify(after) !== JSON.stringify(before)) kept.set(after);
}

/** Updates the items of stops whose orders the stores have changed, or changed back. */
export function followOrders(orders: readonly Order[]): void {
  const known = new Map(orders.map((order) => [order.order_id, order]));
  const isChanged = ({ id, changed = [] }: TripStop): boolean =>
    (known.get(id)?.changes.length ?? 0) + (known.has(id) ? changed.length : 0) > 0;
  if (!kept.get().some(isChanged)) return;
  kept.update((stops) =>
    stops.map((stop) => {
      const order = known.get(stop.id);
      return order && isChanged(stop) ? followOrder(stop, order) : stop;
    }),
  );
}

/** Marks an item; undefined means still to take. */
export function markItem(id: string, ingredient_id: string, mark: Mark | undefined): void {
  changeStop(id, (stop) => ({ ...stop, marks: marked(stop, ingredient_id, mark) }));
}

/**
 * Adds an item to a stop, or packs to an existing one, all of which are to take then; packs that were dropped
 * there are not counted. A stop that is done is reopened.
 */
export function addToStop(id: string, item: SheetItem): void {
  const { ingredient_id } = item;
  changeStop(id, (stop) => {
    const there = stop.items.find((one) => one.ingredient_id === ingredient_id);
    const isWanted = there && stop.marks[ingredient_id] !== 'dropped';
    const more = isWanted ? joinItems(there, item) : item;
    return {
      ...stop,
      items: [...stop.items.filter((one) => one !== there), more],
      marks: marked(stop, ingredient_id, undefined),
      isDone: false,
    };
  });
}

function marked(
  { marks }: TripStop,
  ingredient_id: string,
  mark: Mark | undefined,
): TripStop['marks'] {
  const others = Object.entries(marks).filter(([of]) => of !== ingredient_id);
  return Object.fromEntries(mark ? [...others, [ingredient_id, mark]] : others);
}

/** Ends or reopens a stop. */
export function endStop(id: string, isDone: boolean): void {
  changeStop(id, (stop) => ({ ...stop, isDone }));
}

function changeStop(id: string, change: (stop: TripStop) => TripStop): void {
  kept.update((stops) => stops.map((stop) => (stop.id === id ? change(stop) : stop)));
}
