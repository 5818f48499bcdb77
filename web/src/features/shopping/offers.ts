import type { ComparedItem, ComparedStore, ComparedVendor } from '@larder/shared/contract/compare';
import type { StoreItem } from '@larder/shared/contract/stores';
import type { CartItem } from '@larder/shared/domain/carts';
import { cents, type Cents } from '@larder/shared/domain/money';
import type { RankedOffer } from '@larder/shared/domain/offers';

/** One store's card: the store, whose it is, and how it ranks. */
export type Offer = RankedOffer & {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly store: ComparedStore;
  readonly items: readonly (ComparedItem & { readonly packs: number })[];
};

/** One offer per store. `total` is what the whole need costs there: price times packs needed. */
export function toOffers(vendors: readonly ComparedVendor[]): Offer[] {
  return vendors.flatMap(({ user_id, name, stores }) =>
    stores.map((store) => {
      const items = store.items.map((item) => ({ ...item, packs: item.packs_needed }));
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

function neededTotal(items: readonly { price: Cents; packs: number }[]): Cents {
  return cents(items.reduce((sum, item) => sum + item.price * item.packs, 0));
}

export function toCartItem(item: StoreItem, quantity: number): CartItem {
  const { ingredient_id, name, unit, unit_quantity, price, image } = item;
  return { ingredient_id, name, unit, unit_quantity, price, quantity, image };
}
