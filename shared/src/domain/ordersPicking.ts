import { CATEGORIES, type Category } from './aisles.ts';
import { compareText, foldText } from './text.ts';

type Line = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: string;
  readonly quantity: number;
  readonly category: Category;
};

type Picked = {
  readonly order_id: string;
  readonly store_id: string;
  readonly store_name: string;
  readonly items: readonly Line[];
};

export type PickLine = Omit<Line, 'category' | 'quantity'> & {
  /** Packs for all orders. */
  quantity: number;
  /** Packs per order. */
  of: { order_id: string; quantity: number }[];
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
 *         ones; lines by name, then pack size.
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
    const byPack = Map.groupBy(ofAisle, ({ item }) => packOf(item));
    return { category, lines: [...byPack.values()].flatMap(merge).toSorted(compareLines) };
  });
}

/** Equal for equal packs: a pack's size may change between two orders. */
export function packOf({
  ingredient_id,
  unit_quantity,
  unit,
}: Pick<Line, 'ingredient_id' | 'unit_quantity' | 'unit'>): string {
  return `${ingredient_id} ${unit_quantity} ${unit}`;
}

function merge(lines: readonly { order_id: string; item: Line }[]): PickLine[] {
  const [first] = lines;
  if (!first) return [];
  const { ingredient_id, name, unit_quantity, unit } = first.item;
  const of = lines.map(({ order_id, item }) => ({ order_id, quantity: item.quantity }));
  const quantity = of.reduce((sum, part) => sum + part.quantity, 0);
  return [{ ingredient_id, name, unit_quantity, unit, quantity, of }];
}

function compareLines(a: PickLine, b: PickLine): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) ||
    a.unit_quantity - b.unit_quantity ||
    compareText(a.ingredient_id, b.ingredient_id)
  );
}
