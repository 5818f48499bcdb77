import { formatUsd } from '@larder/shared/basics/money';
import { cartPack } from '@larder/shared/kitchen/carts';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';

export type Reorder = {
  /** The lines the store can fill, at today's price, capped at its stock. */
  readonly items: readonly CartItem[];
  /** One sentence per line that changed. */
  readonly notes: readonly string[];
};

export function planReorder(order: Order, shelf: readonly StoreItem[]): Reorder {
  const onShelf = new Map(shelf.map((item) => [item.ingredient_id, item]));
  const items: CartItem[] = [];
  const notes: string[] = [];
  for (const line of order.items) {
    const now = onShelf.get(line.ingredient_id);
    if (!now || now.quantity === 0) {
      notes.push(`${line.name}: not available now`);
      continue;
    }
    const { name, price } = now;
    const quantity = Math.min(line.quantity, now.quantity);
    items.push({ ...cartPack(now), quantity });
    if (quantity < line.quantity) notes.push(`${name}: only ${quantity} left`);
    if (price !== line.price)
      notes.push(`${name}: now ${formatUsd(price)}, was ${formatUsd(line.price)}`);
  }
  return { items, notes };
}
