import {
  type BasketPlan,
  type BasketPlans,
  planAt,
  planBasket,
  type PlanNeed,
  type PlanStore,
} from './basketPlan.ts';
import { type Cents, cents } from './money.ts';
import { type PlanSettings, readPlanSettings } from './planSettings.ts';

/** The input of plans and their reasons. */
export type PlanInput = {
  readonly needs: readonly PlanNeed[];
  readonly stores: readonly PlanStore[];
  readonly settings: PlanSettings;
};

/**
 * The effect of a store: the plan compared with the plan of its other stores.
 *
 * Units   `saves` is what the needs that are `cheaper` cost less; the rest is what the plan has more of,
 *         `total` below 0 when it costs less in all.
 * Shape   `brings` counts the needs that `others` lack.
 */
export type AddedStore = {
  readonly store_id: string;
  readonly others: readonly string[];
  readonly brings: number;
  readonly cheaper: number;
  readonly saves: Cents;
  readonly fees: Cents;
  readonly stops: Cents;
  readonly trip: Cents;
  readonly miles: number;
  readonly total: Cents;
};

/**
 * Why a store is not in a plan.
 *
 * Shape   "place": nobody knows where it is. "nothing": nothing would be bought there. "minimum": what is
 *         bought at the store `at` would not come to its minimum order. "instead": it would take all from
 *         the stores `of`; else "added". `brings` and `total` are against the plan. "full": as "added", but
 *         there are as many stores as the shopper goes to.
 */
export type LeftOutStore = { readonly store_id: string } & (
  | { readonly why: 'place' | 'nothing' }
  | { readonly why: 'minimum'; readonly at: string; readonly minimum: Cents }
  | ({ readonly why: 'instead'; readonly of: readonly string[] } & Change)
  | ({ readonly why: 'added' | 'full' } & Change)
);
export type Change = { readonly brings: number; readonly total: Cents };

/**
 * Plans with the reasons of each, in the same order, and of each in the order of its stores; `leftOut` are the
 * stores that the recommended one lacks.
 */
export type ReasonedPlans = BasketPlans & {
  readonly reasons: readonly (readonly AddedStore[])[];
  readonly beatenReasons: readonly (readonly AddedStore[])[];
  readonly leftOut: readonly LeftOutStore[];
};

/** The plans with their reasons, each figure the difference of two plans. Errors: as planBasket. */
export function planWithReasons(input: PlanInput): ReasonedPlans {
  const found = planBasket(input.needs, input.stores, input.settings);
  const recommended = found.plans[found.recommended ?? -1];
  if (!recommended) return { ...found, reasons: [], beatenReasons: [], leftOut: [] };
  const reasonsOf = (plan: BasketPlan) =>
    plan.store_ids.map((store_id) => addedStore(plan, store_id, input));
  const isIn = ({ store_id }: PlanStore) => recommended.store_ids.includes(store_id);
  return {
    ...found,
    reasons: found.plans.map(reasonsOf),
    beatenReasons: found.beaten.map(reasonsOf),
    leftOut: input.stores
      .filter((store) => !isIn(store))
      .map((store) => leftOutStore(recommended, store, input)),
  };
}

function addedStore(plan: BasketPlan, store_id: string, input: PlanInput): AddedStore {
  const others = plan.store_ids.filter((id) => id !== store_id);
  const without = planOf(others, input);
  const before = new Map(without.lines.map(({ key, cost }) => [key, cost]));
  const savings = plan.lines.map(({ key, cost }) => (before.get(key) ?? cost) - cost);
  const cheaper = savings.filter((saving) => saving > 0);
  return {
    store_id,
    others,
    brings: without.unmet.length - plan.unmet.length,
    cheaper: cheaper.length,
    saves: cents(cheaper.reduce((sum, saving) => sum + saving, 0)),
    fees: cents(plan.fees - without.fees),
    stops: cents(plan.stops - without.stops),
    trip: cents(plan.trip - without.trip),
    miles: plan.miles - without.miles,
    total: cents(plan.total - without.total),
  };
}

function planOf(ids: readonly string[], { needs, stores, settings }: PlanInput): BasketPlan {
  const wanted = stores.filter(({ store_id }) => ids.includes(store_id));
  return planAt(needs, wanted, settings);
}

function changeTo(plan: BasketPlan, from: BasketPlan): Change {
  return {
    brings: from.unmet.length - plan.unmet.length,
    total: cents(plan.total - from.total),
  };
}

function leftOutStore(plan: BasketPlan, store: PlanStore, input: PlanInput): LeftOutStore {
  const { store_id } = store;
  // The minimum order is checked last.
  const stores = input.stores.map((one) => ({ ...one, minimum: cents(0) }));
  const free = { ...input, stores };
  const tried = planOf([...plan.store_ids, store_id], free);
  const sellers = new Set(tried.lines.map((line) => line.store_id));
  if (!tried.store_ids.includes(store_id) && hasAny(store, input))
    return { store_id, why: 'place' };
  if (!sellers.has(store_id)) return { store_id, why: 'nothing' };
  const kept = planOf([...sellers], free);
  const short = input.stores.find(
    (one) => sellers.has(one.store_id) && goodsAt(kept, one.store_id) < one.minimum,
  );
  if (short) return { store_id, why: 'minimum', at: short.store_id, minimum: short.minimum };
  const of = plan.store_ids.filter((id) => !sellers.has(id));
  const change = changeTo(kept, plan);
  if (of.length > 0) return { store_id, why: 'instead', of, ...change };
  const isFull = plan.store_ids.length >= readPlanSettings(input.settings).maxStops;
  return { store_id, why: isFull ? 'full' : 'added', ...change };
}

function hasAny(store: PlanStore, { needs, settings }: PlanInput): boolean {
  const there = { ...store, minimum: cents(0), delivers: true };
  return planAt(needs, [there], settings).lines.length > 0;
}

function goodsAt({ lines }: BasketPlan, store_id: string): number {
  return lines.reduce((sum, line) => sum + (line.store_id === store_id ? line.cost : 0), 0);
}
