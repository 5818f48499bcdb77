import { type Cents, cents } from '@larder/shared/basics/money';
import {
  type BasketPlan,
  chargedOf,
  planAt,
  planBasket,
  type PlanNeed,
  type PlanStore,
} from '@larder/shared/plan/basketPlan';
import {
  type PlanSettings,
  readPlanSettings,
  type VisitedStore,
} from '@larder/shared/plan/planSettings';

import { replan } from '#shop/compare/rules/replan.ts';

/** What is ordered at a store. Units: `goods` without the delivery; `quantity` in packs. */
export type OrderAt = {
  readonly store_id: string;
  readonly goods: Cents;
  readonly packs: readonly { readonly ingredient_id: string; readonly quantity: number }[];
};

/** Needs that a store was to cover and does not. */
export type Lack = {
  readonly id: string;
  readonly store_id: string;
  readonly needs: readonly PlanNeed[];
};

/**
 * Orders that are about to be placed.
 *
 * Shape   `needs` are what they buy, undefined when not known; `stores` as they are now; `others` are stores whose
 *         carts are ordered another time.
 */
export type OrderPlanInput = {
  readonly needs: readonly PlanNeed[] | undefined;
  readonly stores: readonly PlanStore[];
  readonly settings: PlanSettings;
  readonly orders: readonly OrderAt[];
  readonly others: readonly string[];
  readonly lacks: readonly Lack[];
};

/** The way to the stores of the orders where one picks up. Units: miles not rounded. */
export type Way = { readonly miles: number; readonly trip: Cents; readonly stops: Cents };

/**
 * The orders beside the best plan for the same needs.
 *
 * Shape   best: no plan is better. cheapest: the recommended one has fewer stores and costs no less. near, less:
 *         it costs `saves` less with the way, `charged` of it at the stores (below 0 when they charge more), at
 *         `store_ids`; near when `saves` is below what the shopper thinks worth a store.
 */
export type Verdict =
  | { readonly kind: 'best' | 'cheapest' }
  | {
      readonly kind: 'near' | 'less';
      readonly saves: Cents;
      readonly charged: Cents;
      readonly store_ids: readonly string[];
    };

/**
 * Shape   `way` is undefined while it is not known where a store is; `verdict` too, and without needs or
 *         while a store of the orders is not among the stores. `instead` has by the id of a lack the plan that covers what it can.
 */
export type OrderPlans = {
  readonly way: Way | undefined;
  readonly verdict: Verdict | undefined;
  readonly instead: Readonly<Record<string, BasketPlan>>;
};

/**
 * Looks at orders before they are placed: what the way costs, whether another plan is better, and where else
 * what a store lacks can be had.
 *
 * Errors  as planBasket.
 */
export function orderPlans(input: OrderPlanInput): OrderPlans {
  const own = wayOf(input);
  return {
    way: own && { miles: own.miles, trip: own.trip, stops: own.stops },
    verdict: own && input.needs && verdictOf({ ...input, needs: input.needs }, own),
    instead: Object.fromEntries(
      input.lacks.flatMap((lack) => {
        const plan = insteadOf(input, lack);
        return plan ? [[lack.id, plan] as const] : [];
      }),
    ),
  };
}

/** A plan that buys nothing at exactly the stores of the orders: its costs are the way and the fees. */
function wayOf({ stores, settings, orders, others }: OrderPlanInput): BasketPlan | undefined {
  const ids = new Set(orders.map(({ store_id }) => store_id));
  const free = { ingredient_id: '', amount: 1, price: cents(0), stock: 1 };
  const own = stores
    .filter(({ store_id }) => ids.has(store_id))
    .map((store) => ({ ...store, minimum: cents(0), packs: { any: [free] } }));
  const visited = visitedAt(others, stores);
  const plan = planAt([{ key: 'any', amount: 1 }], own, { ...settings, visited });
  return plan.store_ids.length === ids.size ? plan : undefined;
}

function verdictOf(
  input: OrderPlanInput & { readonly needs: readonly PlanNeed[] },
  own: BasketPlan,
): Verdict {
  const { needs, stores, orders, others } = input;
  const settings = { ...input.settings, visited: visitedAt(others, stores) };
  const { plans, recommended } = planBasket(needs, stores, settings);
  const plan = plans[recommended ?? -1];
  // The orders cover everything.
  if (!plan || plan.unmet.length > 0) return { kind: 'best' };
  const { worthCents } = readPlanSettings(settings);
  const goods = orders.reduce((sum, order) => sum + order.goods, 0);
  const saves = goods + own.total - plan.total;
  const isNew = (id: string) => settings.visited.every((one) => one.store_id !== id);
  const more = orders.length - plan.store_ids.filter(isNew).length;
  if (saves + worthCents * more <= 0) return { kind: 'best' };
  if (saves <= 0) return { kind: 'cheapest' };
  const kind = saves < worthCents ? 'near' : 'less';
  const charged = cents(goods + chargedOf(own) - chargedOf(plan));
  return { kind, saves: cents(saves), charged, store_ids: plan.store_ids };
}

/** Where one orders anyway, a delivery is paid, the minimum has begun, and some packs are taken. */
function insteadOf(input: OrderPlanInput, { store_id, needs }: Lack): BasketPlan | undefined {
  const { stores, settings, orders, others } = input;
  const ordered = new Map(orders.map((order) => [order.store_id, order]));
  const left = stores.map((store) => {
    const order = ordered.get(store.store_id);
    return order ? withoutOrdered(store, order) : store;
  });
  const visited = visitedAt(
    [...ordered.keys(), ...others].filter((id) => id !== store_id),
    stores,
  );
  return replan({ needs, stores: left, settings }, { visited, without: new Set([store_id]) });
}

function withoutOrdered(store: PlanStore, { goods, packs }: OrderAt): PlanStore {
  const taken = new Map(packs.map((one) => [one.ingredient_id, one.quantity]));
  return {
    ...store,
    fee: cents(0),
    minimum: cents(Math.max(0, store.minimum - goods)),
    packs: Object.fromEntries(
      Object.entries(store.packs).map(([key, kinds]) => [
        key,
        kinds.map((kind) => ({
          ...kind,
          stock: Math.max(0, kind.stock - (taken.get(kind.ingredient_id) ?? 0)),
        })),
      ]),
    ),
  };
}

/** Without stores that deliver. */
function visitedAt(store_ids: readonly string[], stores: readonly PlanStore[]): VisitedStore[] {
  const pickups = new Set(stores.filter((store) => !store.delivers).map((store) => store.store_id));
  return store_ids.filter((id) => pickups.has(id)).map((store_id) => ({ store_id }));
}
