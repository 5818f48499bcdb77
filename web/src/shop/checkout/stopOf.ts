import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';

import { recipesNeeding, type SheetItem, type TripStop } from '#shop/trip/rules/tripSheet.ts';

import type { OrderCheck } from './useOrderCheck.ts';

/** Max offers kept per thing, the cheapest. Several, since one dearer store may have all missing things. */
const MAX_OFFERS = 8;

/** The stop of an order to pick up, with all that its sheet needs without a network. */
export function stopOf(
  order_id: string,
  { store_id, storeName, items }: Cart,
  { check, list }: { check: OrderCheck; list: GroceryList },
): Omit<TripStop, 'marks' | 'isDone'> {
  const store = check.storeOf(store_id);
  const sheetItem = (item: CartItem): SheetItem => ({
    ...item,
    category: check.categoryOf(store_id, item.ingredient_id),
    recipes: recipesNeeding(list, item),
    offers: check.offersOf(item, store_id).slice(0, MAX_OFFERS),
  });
  return {
    id: order_id,
    store_id,
    storeName,
    address: store?.address,
    place: store?.location,
    items: items.map(sheetItem),
  };
}
