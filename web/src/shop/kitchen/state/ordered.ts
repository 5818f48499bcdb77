import { orderedLines, type OrderedLines } from '@larder/shared/kitchen/orderedLines';

import { allOrdersNow, type PlacedOrders, useAllOrders } from '#shop/carts/state/placedOrders.ts';

import {
  groceryList,
  isGot,
  type SharedLine,
  type SharedList,
  useGroceryList,
  useListAfterPaint,
} from './groceryList.ts';

type Ordered = OrderedLines<SharedLine>;

/** Cached: many parts of a page ask for the same list. */
const known = new WeakMap<SharedList, { orders: PlacedOrders; ordered: Ordered }>();

function orderedOf(list: SharedList, orders: PlacedOrders): Ordered {
  const last = known.get(list);
  if (last?.orders === orders) return last.ordered;
  const ordered = orderedLines(list.lines, orders);
  known.set(list, { orders, ordered });
  return ordered;
}

/** What of a list is on its way, by what the household has ordered. */
export function orderedNow(list: SharedList = groceryList()): Ordered {
  return orderedOf(list, allOrdersNow());
}

/** The lines that are neither got nor ordered. */
export function toBuyOf(list: SharedList, orders: PlacedOrders): readonly SharedLine[] {
  const { keys } = orderedOf(list, orders);
  return list.lines.filter((line) => !isGot(line) && !keys.has(line.key));
}

/** As `orderedNow`, in a component. */
export function useOrdered(): Ordered {
  return orderedOf(useGroceryList(), useAllOrders());
}

/** As `useOrdered`, after the paint: for what is not the answer to a press. */
export function useOrderedAfterPaint(): Ordered {
  return orderedOf(useListAfterPaint(), useAllOrders());
}
