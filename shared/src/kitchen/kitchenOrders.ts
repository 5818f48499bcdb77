import type { CartItem, LostOrder, NewOrder, OrderedItem } from './carts.model.ts';
import { MAX_PLACED, MAX_PLACED_AGE } from './kitchenLimits.ts';

/** Adds an order, and drops those that are too old compared with it. */
export function withOrder<Order extends { readonly at: number }>(
  placed: readonly Order[],
  order: Order,
): readonly Order[] {
  const young = placed.filter(({ at }) => order.at - at < MAX_PLACED_AGE);
  return [...young, order].slice(-MAX_PLACED);
}

/** An order as an operation carries it: without the pictures of its items. */
export function orderOf({ order_id, storeName, deliveryFee, items }: NewOrder): NewOrder {
  return { order_id, storeName, deliveryFee, items: items.map(itemOf) };
}

function itemOf({
  ingredient_id,
  name,
  unit,
  unit_quantity,
  price,
  quantity,
  food,
  forLines,
}: OrderedItem): OrderedItem {
  return {
    ingredient_id,
    name,
    unit,
    unit_quantity,
    price,
    quantity,
    ...(food !== undefined && { food }),
    ...(forLines && { forLines }),
  };
}

type Packs = Pick<CartItem, 'ingredient_id' | 'quantity'>;
type Lossy = { readonly items: readonly OrderedItem[]; readonly lost?: LostOrder | undefined };

/** An order of which these packs do not come, and all others do. */
export function withLost<Order extends Lossy>(
  order: Order,
  { why, items }: { why: LostOrder['why']; items: readonly Packs[] },
): Order {
  const all = wholeOf(order);
  const lostOf = (item: OrderedItem): number =>
    Math.min(
      item.quantity,
      items
        .filter(({ ingredient_id }) => ingredient_id === item.ingredient_id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    );
  const lost = all.flatMap((item) => some(item, lostOf(item)));
  return {
    ...order,
    items: all.flatMap((item) => some(item, item.quantity - lostOf(item))),
    lost: lost.length === 0 ? undefined : { why, items: lost },
  };
}

/** Whether two forms of an order lose the same. */
export function isSameLoss({ lost: one }: Lossy, { lost: other }: Lossy): boolean {
  const packs = one?.items ?? [];
  return (
    one?.why === other?.why &&
    packs.length === (other?.items.length ?? 0) &&
    packs.every(
      ({ ingredient_id, quantity }, at) =>
        other?.items[at]?.ingredient_id === ingredient_id && other.items[at].quantity === quantity,
    )
  );
}

/** All that was ordered, whatever became of it. */
export function wholeOf({ items, lost }: Lossy): OrderedItem[] {
  const gone = lost?.items ?? [];
  const kept = items.map((item) => {
    const part = gone.find(({ ingredient_id }) => ingredient_id === item.ingredient_id);
    return part ? { ...item, quantity: item.quantity + part.quantity } : item;
  });
  const ids = new Set(items.map(({ ingredient_id }) => ingredient_id));
  return [...kept, ...gone.filter(({ ingredient_id }) => !ids.has(ingredient_id))];
}

function some(item: OrderedItem, quantity: number): OrderedItem[] {
  return quantity > 0 ? [{ ...item, quantity }] : [];
}
