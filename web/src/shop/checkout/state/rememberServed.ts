import { foldText } from '@larder/shared/basics/text';
import type { CartItem, OrderedItem } from '@larder/shared/kitchen/carts.model';
import { type PacksOfLines, servedBy } from '@larder/shared/kitchen/served';

import { type Trip, trip } from '#shop/compare/state/trip.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { keepServed } from '#shop/orders/state/served.ts';

/** Remembers which lines of the list an order serves. */
export function rememberServed(order_id: string, items: readonly CartItem[]): void {
  keepServed(order_id, servedBy(groceryList(), items, packsOfLines(trip())));
}

/**
 * What is ordered with the names of the lines that it is for: other devices of the household did not compare, and would
 * not know which packs are of which line.
 */
export function withLines(items: readonly CartItem[]): OrderedItem[] {
  const packs = packsOfLines(trip());
  const names = groceryList().lines.map(({ name }) => name);
  return items.map((item) => {
    const forLines = names.filter((name) => packs.get(foldText(name))?.has(item.ingredient_id));
    return forLines.length > 0 ? { ...item, forLines } : item;
  });
}

/** The packs that a comparison found for each line of the list. */
function packsOfLines(compared: Trip | undefined): PacksOfLines {
  const items = (compared?.vendors ?? []).flatMap(({ stores }) =>
    stores.flatMap((store) => store.items),
  );
  const packs = new Map<string, Set<string>>();
  for (const item of items) {
    const line = foldText(item.wanted);
    const known = packs.get(line) ?? new Set();
    for (const pack of [item, ...(item.packs ?? [])]) known.add(pack.ingredient_id);
    packs.set(line, known);
  }
  return packs;
}
