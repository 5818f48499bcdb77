import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import { compareText, foldText } from '@larder/shared/basics/text';
import { foodName, foodOf, isNoFood, type Sold } from '@larder/shared/kitchen/carts';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import type { Served } from '@larder/shared/kitchen/served';
import { type OrderStatus } from '@larder/shared/orders/orders';
import type { BasketPlan } from '@larder/shared/plan/basketPlan';
import type { VisitedStore } from '@larder/shared/plan/planSettings';
import { packAmount } from '@larder/shared/stores/offers';

import { listed, moneyChange } from '#parts/sentences.ts';

/** Milliseconds since 1970: a Date or a number. */
type Time = { valueOf(): number };

/** An order as its shopper has it. */
export type KnownOrder = {
  readonly order_id: string;
  readonly store_id: string;
  readonly store_name: string;
  readonly delivery_method: string | null;
  readonly delivery_fee: Cents;
  readonly order_status: OrderStatus;
  readonly rejected_by: string | null;
  readonly created_at: Time;
  readonly updated_at: Time;
  readonly items: readonly CartItem[];
};

/** How long replacements are offered; later the shopper has shopped elsewhere. Units: milliseconds. */
export const OFFERED_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether a store, or its closing, refused the order; a cancelled one was the shopper's own choice. */
export function isRefused({ order_status, rejected_by }: KnownOrder): boolean {
  return order_status === 'Rejected' && rejected_by !== 'shopper';
}

/** Whether the order is neither pending nor refused. */
export function isSettled(order: KnownOrder): boolean {
  return order.order_status !== 'pending' && !isRefused(order);
}

/**
 * A refused order whose things can still be had elsewhere.
 *
 * Shape   `open` lines are neither dropped nor ordered since; `replacedBy` are the later orders that have the
 *         others, the first one first. `isWhole`: no line was ordered since.
 */
export type Rejection<Order extends KnownOrder> = {
  readonly order: Order;
  readonly open: readonly CartItem[];
  readonly dropped: readonly string[];
  readonly replacedBy: readonly Order[];
  readonly isWhole: boolean;
};

/**
 * What became of a refused order. Foods ordered again since count as replaced, by name, unless the shopper cancelled
 * that order. If another store refused them too, the refusal is handled on that order.
 *
 * Units   `now` in milliseconds since 1970, by the clock of the orders.
 * Shape   undefined when it was not refused, or so long ago that nothing is offered; `dropped` are names.
 */
export function rejectionOf<Order extends KnownOrder>(
  order: Order,
  { orders, dropped, now }: { orders: readonly Order[]; dropped: readonly string[]; now: number },
): Rejection<Order> | undefined {
  if (!isRefused(order) || !isRecent(order, now)) return undefined;
  const later = orders
    .filter((one) => one.order_id !== order.order_id && isSince(one, order))
    .filter((one) => one.order_status !== 'Rejected' || isRefused(one))
    .toSorted(
      (a, b) =>
        a.created_at.valueOf() - b.created_at.valueOf() || compareText(a.order_id, b.order_id),
    );
  const names = new Set(order.items.map(foodOf));
  const replacedBy = later.filter(({ items }) => items.some((item) => names.has(foodOf(item))));
  const ordered = new Set(replacedBy.flatMap(({ items }) => items.map(foodOf)));
  const given = new Set(dropped.map(foldText));
  const left = order.items.filter((item) => !ordered.has(foodOf(item)));
  return {
    order,
    open: left.filter((item) => !given.has(foodOf(item))),
    dropped: namesOf(left.filter((item) => given.has(foodOf(item)))),
    replacedBy,
    isWhole: left.length === order.items.length,
  };
}

function isRecent({ updated_at }: KnownOrder, now: number): boolean {
  return now - updated_at.valueOf() < OFFERED_FOR_MS;
}

/** Whether an order was placed after the refusal of another. */
function isSince(one: KnownOrder, refused: KnownOrder): boolean {
  return one.created_at >= refused.updated_at;
}

/** The foods of lines, each once, as they are called. */
export function namesOf(lines: readonly Sold[]): string[] {
  return [...new Map(lines.map((line) => [foodOf(line), foodName(line)])).values()];
}

/**
 * Where to look for the things of a refused order.
 *
 * Shape   `without`: its own store, and those that refused an order lately and accepted none since. `visited`:
 *         where the shopper picks up orders placed with it or later.
 */
export function replanningOf(
  order: KnownOrder,
  orders: readonly KnownOrder[],
  now: number,
): { visited: VisitedStore[]; without: Set<string> } {
  const isNotRejected = (one: KnownOrder) => one.order_status !== 'Rejected';
  const refusing = orders.filter(
    (one) =>
      isRefused(one) &&
      isRecent(one, now) &&
      !orders.some(
        (later) => later.store_id === one.store_id && isNotRejected(later) && isSince(later, one),
      ),
  );
  const openPickups = orders.filter(
    (one) =>
      (one.order_status === 'pending' || one.order_status === 'Accepted') &&
      one.delivery_method === 'Pickup' &&
      one.created_at >= order.created_at,
  );
  return {
    visited: [...new Set(openPickups.map((one) => one.store_id))].map((store_id) => ({ store_id })),
    without: new Set([order.store_id, ...refusing.map((one) => one.store_id)]),
  };
}

/**
 * What stores are asked for instead of these lines: the list's amounts where they are known, else what the packs
 * hold. What is no food is not compared.
 *
 * Shape   the needs of one food have one ingredient.
 */
export function needsOf(lines: readonly CartItem[], served: readonly Served[]): CompareItem[] {
  const byFood = Map.groupBy(
    lines.filter((line) => !isNoFood(line)),
    foodOf,
  );
  return [...byFood].flatMap(([food, group]) => {
    const [first] = group;
    if (!first) return [];
    const { ingredient_id } = first;
    const name = foodName(first);
    const listed = served.find((one) => foldText(one.name) === food)?.needs ?? [];
    const needs = listed.length > 0 ? listed : group.map(needOfPacks);
    return needs.map((need) => ({ ...need, name, ingredient_id }));
  });
}

function needOfPacks({ unit_quantity, unit, quantity }: CartItem) {
  const all = { unit_quantity: unit_quantity * quantity, unit };
  const base = packAmount(all, {});
  const isExact = unit === base.unit;
  return {
    unit_quantity: base.amount,
    unit: base.unit,
    ...(!isExact && { written: [all] }),
  };
}

/** What recipes lose when things are dropped; `others` are things that no known recipe needs. */
export type Losses = {
  readonly recipes: readonly { readonly title: string; readonly things: readonly string[] }[];
  readonly others: readonly string[];
};

/** What goes without these lines. Shape: things as the recipes' lines call them. */
export function lossesOf(lines: readonly CartItem[], served: readonly Served[]): Losses {
  const recipes = new Map<string, Set<string>>();
  const others: string[] = [];
  for (const name of namesOf(lines)) {
    const own = served.find((one) => foldText(one.name) === foldText(name))?.lines ?? [];
    if (own.every((line) => line.recipes.length === 0)) others.push(name);
    for (const line of own)
      for (const title of line.recipes)
        recipes.set(title, (recipes.get(title) ?? new Set()).add(line.name));
  }
  return {
    recipes: [...recipes].map(([title, things]) => ({ title, things: [...things] })),
    others,
  };
}

/** "Chili loses cumin and rice." for each recipe, and "You go without Salt." */
export function lossSentences({ recipes, others }: Losses): string[] {
  return [
    ...recipes.map(({ title, things }) => `${title} loses ${listed(things)}.`),
    ...(others.length > 0 ? [`You go without ${listed(others)}.`] : []),
  ];
}

/**
 * A plan beside the refused order.
 *
 * Units   `charged` by the stores, goods and delivery; `difference` to what the order asked for the same things,
 *         above 0 when the plan is dearer; `way` is what the trip costs more.
 * Shape   `lacks` names what no store of the plan has.
 */
export type Replacement = {
  readonly plan: BasketPlan;
  readonly wanted: number;
  readonly covered: number;
  readonly lacks: readonly string[];
  readonly charged: Cents;
  readonly difference: Cents;
  readonly way: Cents;
};

/**
 * Compares a plan for the open lines with the order. Things that the plan lacks, that are no food, or that were replaced
 * before, count on neither side; the order's delivery counts while it is replaced as a whole.
 *
 * Shape   `foods` names the plan's keys.
 */
export function replacementOf(
  { order, open, isWhole }: Rejection<KnownOrder>,
  plan: BasketPlan,
  foods: readonly { readonly key: string; readonly name: string }[],
): Replacement {
  const nameOf = new Map(foods.map(({ key, name }) => [key, name]));
  const lacks = plan.unmet.map((key) => nameOf.get(key) ?? key);
  const lacking = new Set(lacks.map(foldText));
  const before = orderTotal(open.filter((line) => !isNoFood(line) && !lacking.has(foodOf(line))));
  const fee = isWhole ? order.delivery_fee : 0;
  const charged = cents(plan.goods + plan.fees);
  return {
    plan,
    wanted: plan.lines.length + plan.unmet.length,
    covered: plan.lines.length,
    lacks,
    charged,
    difference: cents(charged - before - fee),
    way: cents(plan.trip + plan.stops),
  };
}

/** Against the order: "$1.10 more", "$0.40 less", "the same price". */
export function differenceWords({ difference }: Pick<Replacement, 'difference'>): string {
  return difference === 0 ? 'the same price' : moneyChange(difference);
}

/** "Far Market has all 6 things", "Far Market and Corner have 5 of 6 things". */
export function coverageWords(
  { covered, wanted }: Pick<Replacement, 'covered' | 'wanted'>,
  stores: readonly string[],
): string {
  const have = `${listed(stores)} ${stores.length === 1 ? 'has' : 'have'}`;
  const things = wanted === 1 ? 'thing' : 'things';
  if (covered < wanted) return `${have} ${covered} of ${wanted} ${things}`;
  return wanted === 1 ? `${have} it` : `${have} ${wanted === 2 ? 'both' : `all ${wanted}`} things`;
}
