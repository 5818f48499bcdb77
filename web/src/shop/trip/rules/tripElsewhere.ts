import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import type { BasketPlan, PlanStore } from '@larder/shared/plan/basketPlan';
import type { PlanSettings } from '@larder/shared/plan/planSettings';

import { replan } from '#shop/compare/rules/replan.ts';

import { isMissing, type SheetItem, type SheetOffer, type TripStop } from './tripSheet.ts';

/**
 * Where else a thing that is not there can be had.
 *
 * Units   `miles` and `way` are of all new stops together, beyond the trip one makes anyway.
 * Shape   next: at another stop that is left. worth: at a new one, whose way costs no more than its things do here.
 *         far: it costs more. delivery: only a store that delivers has it. `together` counts the things of a new stop.
 */
export type Elsewhere = {
  readonly offer: SheetOffer;
  readonly kind: 'next' | 'worth' | 'far' | 'delivery';
  readonly miles: number;
  readonly way: Cents;
  readonly together: number;
};

type Missing = {
  readonly key: string;
  readonly item: SheetItem;
  readonly offers: readonly SheetOffer[];
};

/**
 * The answer to "not there": the plan for all that is not there, with the stops that are left at no cost.
 *
 * Shape   undefined when no other store has it. `settings.home` is where the trip begins and ends.
 */
export function elsewhereFor(
  { stop, item }: { stop: TripStop; item: SheetItem },
  stops: readonly TripStop[],
  settings: PlanSettings,
): Elsewhere | undefined {
  const left = stops.filter((one) => !one.isDone);
  const visited = new Set(left.map((one) => one.store_id));
  const missing = missingAt(left);
  const key = keyOf(stop, item);
  const own = missing.find((one) => one.key === key);
  const plan = planOf(missing, { left, settings });
  const at = storeFor(plan, key);
  const offer = own?.offers.find((one) => one.store_id === at);
  if (!plan || !offer) {
    const delivered = item.offers.find((one) => one.delivers);
    return delivered && { offer: delivered, kind: 'delivery', ...NO_WAY };
  }
  if (visited.has(offer.store_id)) return { offer, kind: 'next', ...NO_WAY };

  const isNew = (store_id: string) => !visited.has(store_id);
  const brought = plan.lines.filter((line) => isNew(line.store_id));
  const worth = orderTotal(
    missing.filter((one) => brought.some((line) => line.key === one.key)).map((one) => one.item),
  );
  const way = cents(plan.trip + plan.stops);
  const together = brought.filter((line) => line.store_id === offer.store_id).length;
  const found = { offer, miles: plan.miles, way, together };
  if (way <= worth) return { ...found, kind: 'worth' };
  // Without the new stops another one may do, though it is dearer.
  const atStops = missing.map((one) => ({
    ...one,
    offers: one.offers.filter((other) => !isNew(other.store_id)),
  }));
  const next = storeFor(planOf(atStops, { left, settings }), key);
  const there = own?.offers.find((one) => one.store_id === next);
  return there ? { offer: there, kind: 'next', ...NO_WAY } : { ...found, kind: 'far' };
}

const NO_WAY = { miles: 0, way: cents(0), together: 1 };

function keyOf({ id }: TripStop, { ingredient_id }: SheetItem): string {
  return `${id} ${ingredient_id}`;
}

/** The missing things, each with the stores to get it from: not those where it is missing too. */
function missingAt(stops: readonly TripStop[]): Missing[] {
  const isGone = (store_id: string, { ingredient_id }: CartItem) =>
    stops.some(({ store_id: at, marks }) => at === store_id && isMissing(marks[ingredient_id]));
  return stops.flatMap((stop) =>
    stop.items
      .filter((item) => stop.marks[item.ingredient_id] === 'none')
      .map((item) => ({
        key: keyOf(stop, item),
        item,
        offers: item.offers.filter(
          (offer) => !offer.delivers && !isGone(offer.store_id, offer.item),
        ),
      })),
  );
}

/** Units: amounts in the unit of the thing's own pack, which all its offers have. */
function planOf(
  missing: readonly Missing[],
  { left, settings }: { left: readonly TripStop[]; settings: PlanSettings },
): BasketPlan | undefined {
  const needs = missing.map(({ key, item }) => ({
    key,
    amount: item.quantity * item.unit_quantity,
  }));
  const offers = missing.flatMap(({ key, offers: all }) => all.map((offer) => ({ key, offer })));
  const stores = [...Map.groupBy(offers, ({ offer }) => offer.store_id)].map(
    ([store_id, all]): PlanStore => ({
      store_id,
      place: all[0]?.offer.place,
      delivers: false,
      fee: cents(0),
      minimum: cents(0),
      packs: Object.fromEntries(
        all.map(({ key, offer: { item } }) => {
          const { ingredient_id, unit_quantity: amount, price, quantity: stock } = item;
          return [key, [{ ingredient_id, amount, price, stock }]];
        }),
      ),
    }),
  );
  const visited = left.map(({ store_id, place }) => ({ store_id, place }));
  return replan({ needs, stores, settings }, { visited, without: new Set() });
}

function storeFor(plan: BasketPlan | undefined, key: string): string | undefined {
  return plan?.lines.find((line) => line.key === key)?.store_id;
}
