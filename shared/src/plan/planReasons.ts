import { type Cents, cents } from '#basics/money';
import { compareText } from '#basics/text';

import {
  type BasketPlan,
  type BasketPlans,
  chargedOf,
  planAt,
  planBasket,
  type PlanNeed,
  type PlanStore,
} from './basketPlan.ts';
import { type PlanSettings, readPlanSettings } from './planSettings.ts';
import { tabsOf } from './planTabs.ts';

/** The input of plans and their reasons. */
export type PlanInput = {
  readonly needs: readonly PlanNeed[];
  readonly stores: readonly PlanStore[];
  readonly settings: PlanSettings;
};

/**
 * The effect of a store: the plan compared with the plan of its other stores.
 *
 * Units   `charged` is what the stores charge more, goods and fees, `miles` the longer way; each below 0 when it
 *         is less. The way is in no money.
 * Shape   `brings` counts the needs that `others` lack.
 */
export type AddedStore = {
  readonly store_id: string;
  readonly others: readonly string[];
  readonly brings: number;
  readonly cheaper: number;
  readonly charged: Cents;
  readonly miles: number;
};

/**
 * How to get what a plan lacks.
 *
 * Units   `more` is what the stores charge more then, goods and fees; below 0 when it is less.
 * Shape   "at": one further store, which `brings` these needs, the most that any does. "minimum": no store whose
 *         minimum order is reached has any of them. "nowhere": no store has enough of any.
 */
export type WayToGet =
  | {
      readonly kind: 'at';
      readonly store_id: string;
      readonly brings: readonly string[];
      readonly more: Cents;
    }
  | { readonly kind: 'minimum' | 'nowhere' };

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
 * A plan that is shown, with its reasons in the order of its stores. Shape: `toGet` is undefined when it lacks nothing.
 */
export type ReasonedPlan = {
  readonly plan: BasketPlan;
  readonly reasons: readonly AddedStore[];
  readonly toGet: WayToGet | undefined;
};

/** The plans that are shown, by their number of stores; `leftOut` are the stores that the recommended one lacks. */
export type ReasonedPlans = Omit<BasketPlans, 'beaten'> & {
  readonly tabs: readonly ReasonedPlan[];
  readonly leftOut: readonly LeftOutStore[];
};

/** The plans with their reasons, each figure the difference of two plans. Errors: as planBasket. */
export function planWithReasons(input: PlanInput): ReasonedPlans {
  const { plans, recommended } = planBasket(input.needs, input.stores, input.settings);
  const best = plans[recommended ?? -1];
  if (!best) return { plans, recommended, tabs: [], leftOut: [] };
  const isIn = ({ store_id }: PlanStore) => best.store_ids.includes(store_id);
  return {
    plans,
    recommended,
    tabs: tabsOf({ plans, recommended }).map((plan) => ({
      plan,
      reasons: plan.store_ids.map((store_id) => addedStore(plan, store_id, input)),
      toGet: plan.unmet.length > 0 ? wayToGet(plan, input) : undefined,
    })),
    leftOut: input.stores
      .filter((store) => !isIn(store))
      .map((store) => leftOutStore(best, store, input)),
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
    charged: cents(chargedOf(plan) - chargedOf(without)),
    miles: plan.miles - without.miles,
  };
}

/** One further store: the most of what is missing, then the least that is charged for it. */
function wayToGet(plan: BasketPlan, input: PlanInput): WayToGet {
  const others = input.stores.filter(({ store_id }) => !plan.store_ids.includes(store_id));
  const found = others.flatMap((store) => {
    const tried = planOf([...plan.store_ids, store.store_id], withoutMinimums(input));
    const brings = plan.unmet.filter((key) => !tried.unmet.includes(key));
    if (brings.length === 0) return [];
    const sellers = new Set(tried.lines.map((line) => line.store_id));
    const kept = planOf([...sellers], withoutMinimums(input));
    const isAllowed = shortOfMinimum(kept, input.stores) === undefined;
    const more = cents(chargedOf(kept) - chargedOf(plan));
    return [{ store_id: store.store_id, brings, more, isAllowed }];
  });
  const [best] = found
    .filter((one) => one.isAllowed)
    .toSorted(
      (a, b) =>
        b.brings.length - a.brings.length || a.more - b.more || compareText(a.store_id, b.store_id),
    );
  if (!best) return { kind: found.length > 0 ? 'minimum' : 'nowhere' };
  return { kind: 'at', store_id: best.store_id, brings: best.brings, more: best.more };
}

/** For minimum orders that are checked last. */
function withoutMinimums(input: PlanInput): PlanInput {
  return { ...input, stores: input.stores.map((one) => ({ ...one, minimum: cents(0) })) };
}

/** A store of the plan whose goods do not come to its minimum order. */
function shortOfMinimum(plan: BasketPlan, stores: readonly PlanStore[]): PlanStore | undefined {
  return stores.find(
    ({ store_id, minimum }) =>
      plan.store_ids.includes(store_id) && goodsAt(plan, store_id) < minimum,
  );
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
  const free = withoutMinimums(input);
  const tried = planOf([...plan.store_ids, store_id], free);
  const sellers = new Set(tried.lines.map((line) => line.store_id));
  if (!tried.store_ids.includes(store_id) && hasAny(store, input))
    return { store_id, why: 'place' };
  if (!sellers.has(store_id)) return { store_id, why: 'nothing' };
  const kept = planOf([...sellers], free);
  const short = shortOfMinimum(kept, input.stores);
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
