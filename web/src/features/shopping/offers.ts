import type { ComparedItem, ComparedStore, ComparedVendor } from '@larder/shared/contract/compare';
import type { StoreItem } from '@larder/shared/contract/stores';
import { cents, type Cents } from '@larder/shared/domain/money';
import type { RankedOffer } from '@larder/shared/domain/offers';
import type { CardItem } from '@larder/shared/domain/storeCard';

import type { ShownStore } from '#state/carts';

export type Offer = Omit<RankedOffer, 'items'> & {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly store: ComparedStore;
  readonly items: readonly (Omit<ComparedItem, 'packs'> & { readonly packs: number })[];
};

/** One offer per store. `total` is the sum of price times needed packs. */
export function toOffers(vendors: readonly ComparedVendor[]): Offer[] {
  return vendors.flatMap(({ user_id, name, stores }) =>
    stores.map((store) => {
      const items = store.items.map(({ packs: _sizes, ...item }) => ({
        ...item,
        packs: item.packs_needed,
      }));
      return {
        store_id: store.store_id,
        vendorId: user_id,
        vendorName: name,
        store,
        covered: store.coverage.matched,
        total: neededTotal(items),
        miles: store.distance ?? undefined,
        items,
      };
    }),
  );
}

/** The offer's store as carts know it. */
export function shownStore({ store, vendorId, vendorName }: Offer): ShownStore {
  const { store_id, name: storeName, store_type: storeType } = store;
  const { delivery_fee: deliveryFee, minimum_order: minimumOrder } = store;
  return { store_id, storeName, storeType, deliveryFee, minimumOrder, vendorId, vendorName };
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
  const { ingredient_id, name, unit, unit_quantity, price, image, quantity: stock } = item;
  return { ingredient_id, name, unit, unit_quantity, price, image, stock, needed };
}

/** Packs needed per ingredient; all stores sell the same pack size. */
export function packsOfNeeds(offers: readonly Offer[]): Map<string, number> {
  return new Map(
    offers.flatMap((offer) => offer.items.map((item) => [item.ingredient_id, item.packs] as const)),
  );
}
