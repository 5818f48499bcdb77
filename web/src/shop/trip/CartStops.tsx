import type { Cart } from '@larder/shared/kitchen/carts.model';

import { useCarts } from '#shop/carts/state/carts.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { recipesNeeding } from '#shop/trip/rules/tripSheet.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';

/** Makes stops of carts that are not ordered, for people who just go there. */
export function CartStops() {
  const carts = useCarts().filter((cart) => cart.storeType === 'Pickup');
  const list = useGroceryList();
  const make = ({ store_id, storeName, items }: Cart): void => {
    const known = new Map(list.lines.map((line) => [line.ingredient_id, line.category]));
    addStops([
      {
        id: `cart ${store_id}`,
        store_id,
        storeName,
        items: items.map((item) => ({
          ...item,
          category: known.get(item.ingredient_id) ?? 'Other',
          recipes: recipesNeeding(list, item),
          offers: [],
        })),
      },
    ]);
  };
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {carts.map((cart) => (
        <Button key={cart.store_id} variant="outline" onClick={() => make(cart)}>
          Make a sheet of your cart at {cart.storeName}
        </Button>
      ))}
    </div>
  );
}
