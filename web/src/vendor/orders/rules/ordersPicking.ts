import { compareText, foldText } from '@larder/shared/basics/text';
import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import type { PickOrder } from '@larder/shared/orders/picking.calls';

type Line = PickOrder['items'][number];

export type Picker = NonNullable<Line['picked_by']>;

type Picked = Pick<PickOrder, 'order_id' | 'store_id' | 'store_name'> & {
  readonly items: readonly Line[];
};

export type PickLine = Omit<Line, 'category' | 'quantity' | 'picked_by'> & {
  /** Packs for all orders. */
  quantity: number;
  /** Packs of them that are ticked. More of a ticked thing comes as another order's line, so its tick stays. */
  taken: number;
  /** Packs per order. */
  of: { order_id: string; quantity: number; picked_by: Picker | null }[];
};

export type StorePicks<Order> = {
  store_id: string;
  store_name: string;
  orders: Order[];
  aisles: { category: Category; lines: PickLine[] }[];
};

/**
 * Pick lists: one walk per store for all its orders, aisle by aisle.
 *
 * Units   quantities count packs.
 * Shape   stores and orders in order of appearance; aisles in the order of the grocery list, without empty
 *         ones; lines by name, then pack size. What is sold by weight is a line of each order.
 */
export function pickLists<Order extends Picked>(orders: readonly Order[]): StorePicks<Order>[] {
  const byStore = Map.groupBy(orders, (order) => order.store_id);
  return [...byStore.values()].flatMap((ofStore) => {
    const [first] = ofStore;
    if (!first) return [];
    const { store_id, store_name } = first;
    return { store_id, store_name, orders: ofStore, aisles: aislesOf(ofStore) };
  });
}

function aislesOf(orders: readonly Picked[]): StorePicks<Picked>['aisles'] {
  const lines = orders.flatMap(({ order_id, items }) => items.map((item) => ({ order_id, item })));
  const byAisle = Map.groupBy(lines, ({ item }) => item.category);
  return CATEGORIES.flatMap((category) => {
    const ofAisle = byAisle.get(category);
    if (!ofAisle) return [];
    const byPack = Map.groupBy(ofAisle, ({ order_id, item }) =>
      // Each order's is weighed for itself.
      item.by_weight ? `${packOf(item)} ${order_id}` : packOf(item),
    );
    return { category, lines: [...byPack.values()].flatMap(merge).toSorted(compareLines) };
  });
}

/** Equal for equal packs: a pack's size may change between two orders. */
function packOf({
  ingredient_id,
  unit_quantity,
  unit,
}: Pick<Line, 'ingredient_id' | 'unit_quantity' | 'unit'>): string {
  return `${ingredient_id} ${unit_quantity} ${unit}`;
}

function merge(lines: readonly { order_id: string; item: Line }[]): PickLine[] {
  const [first] = lines;
  if (!first) return [];
  const { ingredient_id, name, unit_quantity, unit, by_weight, weighing } = first.item;
  const of = lines.map(({ order_id, item: { quantity, picked_by } }) => ({
    order_id,
    quantity,
    picked_by,
  }));
  const taken = packsOf(of.filter(({ picked_by }) => picked_by !== null));
  const pack = { ingredient_id, name, unit_quantity, unit };
  return [{ ...pack, by_weight, weighing, quantity: packsOf(of), taken, of }];
}

/** Equal for one line of a list. */
export function keyOfLine(line: PickLine): string {
  return [packOf(line), line.by_weight && line.of[0]?.order_id].join(' ');
}

/** The number of each order in its store's list. */
export type OrderNumbers = ReadonlyMap<
  string,
  { readonly store_id: string; readonly number: number }
>;

/**
 * Numbers orders by store, from 1. A number stays with its order, also when an order before it leaves the list:
 * bags are marked with it.
 *
 * Shape   `known` itself when there is no new order.
 */
export function numberOrders(
  known: OrderNumbers,
  orders: readonly Pick<Picked, 'order_id' | 'store_id'>[],
): OrderNumbers {
  const fresh = orders.filter(({ order_id }) => !known.has(order_id));
  if (fresh.length === 0) return known;
  const last = new Map<string, number>();
  for (const { store_id, number } of known.values())
    last.set(store_id, Math.max(number, last.get(store_id) ?? 0));
  const added = fresh.map(({ order_id, store_id }) => {
    const number = (last.get(store_id) ?? 0) + 1;
    last.set(store_id, number);
    return [order_id, { store_id, number }] as const;
  });
  return new Map([...known, ...added]);
}

/** Packs of several lines together. */
export function packsOf(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Whether all packs of a line are ticked. */
export function isPicked({ taken, quantity }: PickLine): boolean {
  return taken === quantity;
}

/** Each of those who ticked, once, in order of appearance. */
export function pickersOf(lines: readonly PickLine[]): Picker[] {
  const pickers = lines.flatMap(({ of }) => of.flatMap(({ picked_by }) => picked_by ?? []));
  return [...new Map(pickers.map((picker) => [picker.user_id, picker])).values()];
}

function compareLines(a: PickLine, b: PickLine): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) ||
    a.unit_quantity - b.unit_quantity ||
    compareText(a.ingredient_id, b.ingredient_id)
  );
}
