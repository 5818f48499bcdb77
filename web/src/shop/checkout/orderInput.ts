import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import type { CartItem, CartStore } from '@larder/shared/kitchen/carts.model';
import type { BasketPlan, PlanNeed } from '@larder/shared/plan/basketPlan';
import type { PlanSettings } from '@larder/shared/plan/planSettings';
import type { ComparedVendor } from '@larder/shared/stores/compare.calls';

import { shelvesOf } from '#shop/carts/state/carts.ts';
import type { AskedLine } from '#shop/checkout/queries/checkout.ts';
import type { CheckedCart } from '#shop/checkout/rules/checkout.ts';
import type { Lack, OrderPlanInput } from '#shop/checkout/rules/orderPlan.ts';
import { itemsAt } from '#shop/compare/rules/fillPlan.ts';
import {
  type Food,
  foodsOf,
  type Preferences,
  toPlanInput,
} from '#shop/compare/rules/planInput.ts';

import type { Missing } from './missing.ts';

/** What the stores near the shopper have now of the things in the carts. */
export type Market = {
  readonly vendors: readonly ComparedVendor[];
  readonly lines: readonly AskedLine[];
};

/**
 * The input of the plans that the checkout compares with the carts.
 *
 * Shape   `listed` are the foods of the list: a plan need not buy more of them than the list needs.
 *         `needs` is undefined when the size of any pack is unknown; `lacks` skips what has no known size.
 */
export function toOrderInput(
  { vendors, lines }: Market,
  {
    checked,
    others,
    listed,
    settings,
    missing,
    preferences,
  }: {
    checked: readonly CheckedCart[];
    others: readonly string[];
    listed: readonly Food[];
    settings: PlanSettings;
    missing: readonly Missing[];
    preferences?: Preferences;
  },
): OrderPlanInput {
  const foods = foodsOf({ needs: lines.map((line) => line.need), vendors }, preferences);
  const amountOf = amountsBy(foods, lines);
  const ordered = checked.filter(({ items }) => items.length > 0);
  const amounts = ordered.flatMap(({ items }) => items.map(amountOf));
  const known = amounts.filter((one) => one !== undefined);
  const needs = summed(known).map((need) => ({
    ...need,
    amount: atMostListed(need, foods, listed),
  }));
  return {
    needs: known.length === amounts.length ? needs : undefined,
    stores: toPlanInput(foods, vendors, []).stores,
    settings,
    orders: ordered.map(({ cart, items, goods }) => ({
      store_id: cart.store_id,
      goods,
      packs: items,
    })),
    others,
    lacks: missing.flatMap(({ id, store_id, items }): Lack[] => {
      const needs = summed(items.flatMap((item) => amountOf(item) ?? []));
      return needs.length > 0 ? [{ id, store_id, needs }] : [];
    }),
  };
}

/** The need that the packs of a cart's line cover; undefined when their size is unknown. */
function amountsBy(foods: readonly Food[], lines: readonly AskedLine[]) {
  const asked = new Map(lines.map((line) => [line.ingredient_id, line]));
  return ({ ingredient_id, quantity }: CartItem): PlanNeed | undefined => {
    const line = asked.get(ingredient_id);
    const key = line?.need.ingredient_id;
    const food = foods.find((one) => one.key === key || one.packs.has(ingredient_id));
    // The size in the need's unit, else the pack's own.
    const own = line?.unit === food?.unit ? line?.perPack : undefined;
    const pack = own ?? food?.packs.get(ingredient_id);
    return food && pack !== undefined ? { key: food.key, amount: pack * quantity } : undefined;
  };
}

function summed(needs: readonly PlanNeed[]): PlanNeed[] {
  return [...Map.groupBy(needs, (need) => need.key)].map(([key, all]) => ({
    key,
    amount: all.reduce((sum, one) => sum + one.amount, 0),
  }));
}

function atMostListed(
  { key, amount }: PlanNeed,
  foods: readonly Food[],
  listed: readonly Food[],
): number {
  const food = foods.find((one) => one.key === key);
  const packs = [key, ...(food?.packs.keys() ?? [])];
  const wanted = listed.find(
    (one) => one.unit === food?.unit && packs.some((id) => one.key === id || one.packs.has(id)),
  );
  return Math.min(amount, wanted?.amount ?? amount);
}

/**
 * What covers missing things at other stores.
 *
 * Units   `cost` of the goods; `more`: the difference to the same things in the cart, negative when cheaper;
 *         `extra`: what way, stops and deliveries add, of which `fees` are charged.
 * Shape   `left` are things that no other store has enough of.
 */
export type Instead = {
  readonly at: readonly { readonly store: CartStore; readonly items: readonly CartItem[] }[];
  readonly taken: readonly CartItem[];
  readonly left: readonly CartItem[];
  readonly cost: Cents;
  readonly more: Cents;
  readonly extra: Cents;
  readonly fees: Cents;
};

/** Reads a plan for missing things. */
export function toInstead(
  plan: BasketPlan,
  { items }: Pick<Missing, 'items'>,
  { vendors, lines }: Market,
): Instead {
  const foods = foodsOf({ needs: lines.map((line) => line.need), vendors });
  const amountOf = amountsBy(foods, lines);
  const isLeft = (item: CartItem) => plan.unmet.includes(amountOf(item)?.key ?? item.ingredient_id);
  const taken = items.filter((item) => !isLeft(item) && amountOf(item));
  const at = shelvesOf(vendors).flatMap((shelf) => {
    const found = itemsAt(plan, shelf);
    return found.length > 0 ? [{ store: shelf.store, items: found }] : [];
  });
  return {
    at,
    taken,
    left: items.filter((item) => !taken.includes(item)),
    cost: plan.goods,
    more: cents(plan.goods - orderTotal(taken)),
    extra: cents(plan.fees + plan.trip + plan.stops),
    fees: plan.fees,
  };
}
