import type { CartItem } from '@larder/shared/domain/carts';
import { listed } from '@larder/shared/domain/sentences';

import type { Food } from '#lib/plan/planInput';
import { toast } from '#lib/toast';

import { setItemsAt, type StoreCart, useCartsAfterPaint } from './carts.ts';

/** Things named; more are counted. */
const MAX_NAMED = 4;

/**
 * What is in the carts and not on the list, and how to take it out with Undo.
 *
 * Shape   `foods` are what the list needs of the comparison, `dropped` what it does not need any more. Without any of
 *         `foods` in the carts only what was dropped counts: carts of a repeated order are of no list. `named` is ""
 *         for none.
 */
export function useNotListed(foods: readonly Food[], dropped: readonly Food[]) {
  const carts = useCartsAfterPaint();
  const taken = carts.flatMap((store) => {
    const items = notListed(store, { carts, foods, dropped });
    return items.length > 0 ? [{ store, items }] : [];
  });
  const names = [...new Set(taken.flatMap(({ items }) => items.map((item) => item.name)))];
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);

  function takeOut(): void {
    const putBack = setItemsAt(
      taken.map(({ store, items }) => ({
        store,
        items: items.map((item) => ({ ...item, quantity: 0 })),
      })),
    );
    toast.undo(`${named} taken out of the carts`, putBack);
  }

  return { named, count: names.length, takeOut };
}

function notListed(
  { items }: StoreCart,
  {
    carts,
    foods,
    dropped,
  }: { carts: readonly StoreCart[]; foods: readonly Food[]; dropped: readonly Food[] },
): CartItem[] {
  const [wanted, gone] = [packsOf(foods), packsOf(dropped)];
  // Carts that are of no comparison are not of the list either: an order that is repeated.
  const isOfList = carts.some((cart) =>
    cart.items.some(({ ingredient_id }) => wanted.has(ingredient_id)),
  );
  return items.filter(
    ({ ingredient_id }) => !wanted.has(ingredient_id) && (isOfList || gone.has(ingredient_id)),
  );
}

function packsOf(foods: readonly Food[]): ReadonlySet<string> {
  return new Set(foods.flatMap(({ packs }) => [...packs.keys()]));
}
