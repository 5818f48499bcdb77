import { cents, type Cents } from '@larder/shared/basics/money';
import { cartPack } from '@larder/shared/kitchen/carts';
import type { CartStore } from '@larder/shared/kitchen/carts.model';
import type {
  ComparedItem,
  ComparedStore,
  ComparedVendor,
} from '@larder/shared/stores/compare.calls';
import { packsNeeded, type RankedOffer } from '@larder/shared/stores/offers';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';

import { type Shelf, toCartStore } from '#shop/carts/state/carts.ts';
import { commonOf, coverAt, type Food, wantedPacks } from '#shop/compare/rules/planInput.ts';
import type { CardItem } from '#shop/compare/rules/storeCard.ts';

export type Offer = Omit<RankedOffer, 'items'> & {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly store: ComparedStore;
  readonly items: readonly (Omit<ComparedItem, 'packs'> & {
    readonly packs: number;
    readonly isShort?: boolean;
  })[];
  /** Number of foods of which the store has too little; `covered` and `total` exclude them, as plans do. */
  readonly short: number;
  /** Names of the foods of which the store has only brands that the household never wants. They are no items. */
  readonly refused: readonly string[];
};

/** One offer per store. `items` are the packs that the plan would buy there, at `total`, and short ones. */
export function toOffers(vendors: readonly ComparedVendor[], foods: readonly Food[]): Offer[] {
  const byName = new Map(foods.map((food) => [food.name, food]));
  return vendors.flatMap(({ user_id, name, stores }) =>
    stores.map((store) => {
      const isRefused = (item: ComparedItem) =>
        wantedPacks(byName.get(item.wanted) ?? {}, item).length === 0;
      const refused = store.items.filter(isRefused).map(({ wanted }) => wanted);
      const items = store.items.flatMap((item) => toBuy(item, byName.get(item.wanted)));
      const short = items.filter((item) => item.isShort === true).length;
      return {
        store_id: store.store_id,
        vendorId: user_id,
        vendorName: name,
        store,
        covered: store.coverage.matched - short - refused.length,
        short,
        refused,
        total: neededTotal(items.filter((item) => item.isShort !== true)),
        miles: store.distance ?? undefined,
        items,
      };
    }),
  );
}

/**
 * The packs that cover the food; where the store has too little, those of the usual size. None where the household wants
 * none of its brands.
 */
function toBuy(item: ComparedItem, food: Food | undefined): Offer['items'] {
  if (!food) return [{ ...item, packs: item.packs_needed }];
  const cover = coverAt(food, item);
  if (!cover) return tooLittle(item, food);
  const shelf = new Map([item, ...(item.packs ?? [])].map((pack) => [pack.ingredient_id, pack]));
  return cover.packs.map(({ ingredient_id, count }) => ({
    ...commonOf(item),
    ...shelf.get(ingredient_id),
    packs: count,
  }));
}

function tooLittle(item: ComparedItem, food: Food): Offer['items'] {
  const wanted = wantedPacks(food, item);
  const [other] = wanted;
  if (!other) return [];
  if (wanted.some(({ ingredient_id }) => ingredient_id === item.ingredient_id))
    return [{ ...item, packs: item.packs_needed, isShort: true }];
  const packs = other.amount === null ? 1 : packsNeeded(food.amount, other.amount);
  return [{ ...commonOf(item), ...other, packs, isShort: true }];
}

/** Number of foods of which no store has enough: no total includes them. */
export function soldNowhere(offers: readonly Offer[], foods: readonly Food[]): number {
  const sold = new Set(
    offers.flatMap(({ items }) =>
      items.filter((item) => item.isShort !== true).map(({ wanted }) => wanted),
    ),
  );
  return foods.filter(({ name }) => !sold.has(name)).length;
}

/** The offer's store as carts know it. */
export function shownStore({ store, vendorId, vendorName }: Offer): CartStore {
  return toCartStore(store, { user_id: vendorId, name: vendorName });
}

/** What the offer's store sells of the list, in every pack size. */
export function shelfOf(offer: Offer): Shelf {
  const packs = offer.store.items.flatMap((item) => [item, ...(item.packs ?? [])]);
  return { store: shownStore(offer), packs };
}

function neededTotal(items: readonly { price: Cents; packs: number }[]): Cents {
  return cents(items.reduce((sum, item) => sum + item.price * item.packs, 0));
}

/** The needed items, then the extras, without duplicates. */
export function toCardItems(offer: Offer, extras: readonly CardItem[]): CardItem[] {
  const items = [
    ...offer.items.map((item) => ({
      ...toCardItem(item, item.packs),
      isAssumed: item.is_assumed,
    })),
    ...extras,
  ];
  const firstOf = new Map<string, CardItem>();
  for (const item of items)
    if (!firstOf.has(item.ingredient_id)) firstOf.set(item.ingredient_id, item);
  return [...firstOf.values()];
}

export function toCardItem(item: StoreItem, needed: number): CardItem {
  const { quantity: stock, regular_price } = item;
  return {
    ...cartPack(item),
    stock,
    needed,
    ...(regular_price !== undefined && { regular_price }),
  };
}

/** Packs needed per ingredient. */
export function packsOfNeeds(offers: readonly Offer[]): Map<string, number> {
  return new Map(
    offers.flatMap((offer) => offer.items.map((item) => [item.ingredient_id, item.packs] as const)),
  );
}
