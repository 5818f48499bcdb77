import { foldText } from '@larder/shared/basics/text';
import { choiceOf, makeBrandFinder, NO_BRANDS } from '@larder/shared/kitchen/brands';
import type { BrandChoices } from '@larder/shared/kitchen/brands.model';
import { foodName } from '@larder/shared/kitchen/carts';
import type { PlanNeed, PlanPack, PlanStore } from '@larder/shared/plan/basketPlan';
import { type Cover, coverOf } from '@larder/shared/plan/packCover';
import type { ComparedItem, ComparedVendor } from '@larder/shared/stores/compare.calls';
import { leastByEye, shortOfNeed } from '@larder/shared/stores/offers';

/**
 * A need of the list as it was compared.
 *
 * Shape   `ingredient_id` is the catalogue's ingredient that the server matched; `bring` is the total amount
 *         that its packs must bring, in their unit. Of one `byEye` a little less is enough.
 */
export type ComparedNeed = {
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: 'gm' | 'ml';
  readonly ingredient_id?: string | undefined;
  readonly bring?: { readonly amount: number; readonly unit: 'gm' | 'ml' } | undefined;
  readonly byEye?: true | undefined;
};

type Compared = {
  readonly needs: readonly ComparedNeed[];
  readonly vendors: readonly ComparedVendor[];
};

/** What decides between products of a food: the household's choices of brands, and ids of packs that it has bought. */
export type Preferences = {
  readonly brands: BrandChoices;
  readonly bought: ReadonlySet<string>;
};

const NO_PREFERENCES: Preferences = { brands: NO_BRANDS, bought: new Set() };

/**
 * A food of the list: all needs that the same packs cover.
 *
 * Units   `amount` in the food's base unit, as are `least`, which is enough, and the packs' amounts by ingredient_id.
 * Shape   `key` is its usual pack's ingredient_id, for an unknown food its name. No store has an unknown one. `packs` are
 *         all, also of brands that are never wanted: what is held of them counts. `brands` are the choices of this food.
 */
export type Food = {
  readonly key: string;
  readonly name: string;
  readonly unit: 'gm' | 'ml';
  readonly amount: number;
  readonly least: number;
  readonly packs: ReadonlyMap<string, number>;
  readonly brands?: BrandChoices;
  readonly bought?: ReadonlySet<string>;
};

/** The key of the food that a need is of. */
export function foodKeyOf({ ingredient_id, name }: ComparedNeed): string {
  return ingredient_id ?? foldText(name);
}

/** The foods of a comparison, in the list's order. */
export function foodsOf(
  { needs, vendors }: Compared,
  { brands: choices, bought }: Preferences = NO_PREFERENCES,
): Food[] {
  const brandsOf = makeBrandFinder(choices);
  const items = Map.groupBy(
    vendors.flatMap(({ stores }) => stores.flatMap((store) => store.items)),
    (item) => item.wanted,
  );
  const groups = Map.groupBy(needs, foodKeyOf);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const sold = items.get(first.name) ?? [];
    const { amount, unit } = amountOf(group, sold);
    const packs = new Map(
      sold
        .flatMap((item) => packsOf(item, amount))
        .map((pack) => [pack.ingredient_id, pack.amount]),
    );
    const isByEye = packs.size > 0 && group.every(({ byEye }) => byEye);
    const least = isByEye ? leastByEye(amount, Math.min(...packs.values())) : amount;
    const [item] = sold;
    const brands = brandsOf({ name: item ? foodName(item) : first.name, ingredient_id: key });
    return [
      {
        key,
        name: first.name,
        unit,
        amount,
        least,
        packs,
        ...(brands.length > 0 && { brands }),
        ...(bought.size > 0 && { bought }),
      },
    ];
  });
}

/** The needs, repeated for each pack that may cover them, to find what was ordered for them. */
export function needsOfPacks<Need extends ComparedNeed>(
  needs: readonly Need[],
  foods: readonly Food[],
): Need[] {
  const packs = new Map(foods.map((food) => [food.key, [...food.packs.keys()]]));
  return needs.flatMap((need) =>
    [need.ingredient_id, ...(packs.get(need.ingredient_id ?? '') ?? [])].map((id) =>
      id === undefined ? need : { ...need, ingredient_id: id },
    ),
  );
}

/** The sum of the needs in one unit: that of the packs, if any need is known in it. */
function amountOf(needs: readonly ComparedNeed[], sold: readonly ComparedItem[]) {
  const amounts = needs.map(({ bring, unit_quantity: amount, unit }) => bring ?? { amount, unit });
  const packUnit = sold.find((item) => item.unit === 'gm' || item.unit === 'ml')?.unit;
  const unit = (amounts.find((one) => one.unit === packUnit) ?? amounts[0])?.unit ?? 'gm';
  const told = amounts.filter((one) => one.unit === unit);
  return { unit, amount: told.reduce((sum, one) => sum + one.amount, 0) };
}

/**
 * A store's packs for a need. A usual pack whose amount cannot be converted counts as a share of the need, so
 * that `packs_needed` of them cover it; other such packs are left out, and those that the food's choices refuse.
 */
function packsOf(
  item: ComparedItem,
  needed: number,
  { brands = NO_BRANDS, bought }: Pick<Food, 'brands' | 'bought'> = {},
): PlanPack[] {
  return (item.packs ?? [item]).flatMap(({ ingredient_id, price, quantity, amount, brand }) => {
    const choice = choiceOf(brands, brand);
    const share = ingredient_id === item.ingredient_id ? needed / item.packs_needed : null;
    const brings = amount ?? share;
    if (brings === null || choice === 'never') return [];
    return [
      {
        ingredient_id,
        amount: brings || 1,
        price,
        stock: quantity,
        ...(choice === 'prefer' && { isPreferred: true as const }),
        ...(bought?.has(ingredient_id) && { wasBought: true as const }),
      },
    ];
  });
}

/** The packs of a store's item that the food's choices do not refuse. */
export function wantedPacks({ brands = NO_BRANDS }: Pick<Food, 'brands'>, item: ComparedItem) {
  return (item.packs ?? [item]).filter(({ brand }) => choiceOf(brands, brand) !== 'never');
}

/** What holds for each pack of the food: another one may have no brand, no sale, and not be sold by weight. */
export function commonOf({
  packs: _,
  brand: _brand,
  regular_price: _regular,
  by_weight: _weighed,
  ...common
}: ComparedItem) {
  return common;
}

/** A store's item as the first of its packs that is not refused; none when all are. */
export function unrefused(
  item: ComparedItem,
  isRefused: (pack: Pick<ComparedItem, 'name' | 'food' | 'brand'>) => boolean,
): ComparedItem[] {
  if (!isRefused(item)) return [item];
  const other = item.packs?.find((pack) => !isRefused(pack));
  return other ? [{ ...commonOf(item), ...other }] : [];
}

/** What the plan buys of a food at a store with this item; undefined where it has too little. */
export function coverAt(food: Food, item: ComparedItem): Cover | undefined {
  return coverOf(food.amount, packsOf(item, food.amount, food), food.least);
}

/** Packs in a cart or an order. */
type Held = { readonly ingredient_id: string; readonly quantity: number };

/**
 * What is still to be bought, and what the stores sell of it.
 *
 * Shape   one need per food; `held` packs are subtracted, and a food that they cover is left out.
 */
export function toPlanInput(
  foods: readonly Food[],
  vendors: readonly ComparedVendor[],
  held: readonly Held[],
): { needs: PlanNeed[]; stores: PlanStore[] } {
  const needs = foods.flatMap((food) => {
    const amount = stillNeeded(food, held);
    if (amount === undefined) return [];
    const slack = food.amount - food.least;
    return [{ key: food.key, amount, ...(slack > 0 && { least: amount - slack }) }];
  });
  const byName = new Map(foods.map((food) => [food.name, food]));
  const stores = vendors.flatMap((vendor) =>
    vendor.stores.map((store) => ({
      store_id: store.store_id,
      place: store.location,
      delivers: store.store_type === 'Delivery',
      fee: store.delivery_fee,
      minimum: store.minimum_order,
      packs: Object.fromEntries(
        store.items.flatMap((item) => {
          const food = byName.get(item.wanted);
          return food ? [[food.key, packsOf(item, food.amount, food)] as const] : [];
        }),
      ),
    })),
  );
  return { needs, stores };
}

/** The amount of a food that is not held yet; undefined when what is held is enough. */
export function stillNeeded(food: Food, held: readonly Held[]): number | undefined {
  const { amount, least, packs } = food;
  const has = heldOf(food, held);
  // As packsNeeded: sums of fractions are not exact. "To taste" has amount 0 and needs one pack.
  const isCovered =
    held.some((one) => packs.has(one.ingredient_id)) && least - has <= amount * 1e-9;
  return isCovered ? undefined : Math.max(0, amount - has);
}

/** By how much what is held is short of a food, where that is enough; 0 where nothing is missing. */
export function heldShort(food: Food, held: readonly Held[]): number {
  const missing = food.amount - heldOf(food, held);
  return missing > food.amount * 1e-9 ? shortOfNeed(food.amount, missing) : 0;
}

function heldOf({ packs }: Food, held: readonly Held[]): number {
  return held.reduce((sum, one) => sum + one.quantity * (packs.get(one.ingredient_id) ?? 0), 0);
}
