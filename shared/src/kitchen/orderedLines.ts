import { foldText } from '#basics/text';
import { leastByEye } from '#stores/offers';

import { isByEye } from './byEye.ts';
import type { CartItem, KitchenOrder, LostOrder, OrderedItem } from './carts.model.ts';
import { foodOf } from './carts.ts';
import { lineNeeds } from './groceryAmounts.ts';
import type { KitchenLine, ListLine } from './groceryList.model.ts';
import { MAX_PLACED_AGE } from './kitchenLimits.ts';
import { amountsOf } from './served.ts';

/** An order as it covers lines. Units: `at` in milliseconds since 1970, by the clock of `listedAt`. */
export type CoveringOrder = Omit<KitchenOrder, 'deliveryFee' | 'by'>;

type Line = ListLine & Pick<KitchenLine, 'buyAll'> & { readonly got?: unknown };

/** Why a line is to buy although it was ordered: a part is on its way, or what was ordered does not come. */
export type NotOrdered = {
  readonly storeName: string;
  readonly why: LostOrder['why'] | 'part';
};

/**
 * What a list has on its way.
 *
 * Shape   `keys` of the lines that are ordered, and how many `foods` they are; `at` tells it order by order, each line
 *         at the first that has some of it. `notOrdered` are lines that are to buy all the same, by key.
 */
export type OrderedLines<Of extends Line = Line> = {
  readonly keys: ReadonlySet<string>;
  readonly foods: number;
  readonly at: readonly { readonly order: CoveringOrder; readonly lines: readonly Of[] }[];
  readonly notOrdered: ReadonlyMap<string, NotOrdered>;
};

/**
 * The lines of a list that are ordered: the same on every device of a household, by what its kitchen knows.
 *
 * Shape   an order covers selected lines that were on the list when it was placed, and that nobody has got. Lines of one
 *         ingredient are bought together or not at all; a line that grew is to buy.
 */
export function orderedLines<Of extends Line>(
  lines: readonly Of[],
  orders: readonly CoveringOrder[],
): OrderedLines<Of> {
  const keys = new Set<string>();
  const notOrdered = new Map<string, NotOrdered>();
  const byOrder = new Map<CoveringOrder, Of[]>();
  let foods = 0;
  if (orders.length > 0)
    for (const group of groupsOf(lines, orders)) {
      const found = orders.flatMap((order) => itemsFor(group, order, order.items));
      const [first] = found;
      if (first && isEnough(group, found)) {
        foods += 1;
        for (const { key } of group) keys.add(key);
        byOrder.set(first.order, [...(byOrder.get(first.order) ?? []), ...group]);
      } else {
        const reason = first
          ? { storeName: first.order.storeName, why: 'part' as const }
          : undefined;
        const why = lostOf(group, orders) ?? reason;
        if (why) for (const { key } of group) notOrdered.set(key, why);
      }
    }
  const at = orders.flatMap((order) => {
    const ofOrder = byOrder.get(order);
    return ofOrder ? [{ order, lines: ofOrder }] : [];
  });
  return { keys, foods, at, notOrdered };
}

/** The orders that still count by the clock. Units: `now` in milliseconds since 1970. */
export function youngOrders<Order extends { readonly at: number }>(
  orders: readonly Order[],
  now: number,
): readonly Order[] {
  return orders.filter(({ at }) => now - at < MAX_PLACED_AGE);
}

/** The lines that may be ordered, those of one ingredient together. */
function groupsOf<Of extends Line>(
  lines: readonly Of[],
  orders: readonly CoveringOrder[],
): readonly (readonly Of[])[] {
  const all = orders.flatMap(({ items, lost }) => [...items, ...(lost?.items ?? [])]);
  const open = lines.filter((line) => line.selected && line.got === undefined);
  const groups = Map.groupBy(
    open,
    (line) =>
      line.ingredient_id ?? all.find((item) => isFor(item, line))?.ingredient_id ?? line.key,
  );
  return [...groups.values()];
}

type Found = { readonly order: CoveringOrder; readonly item: CartItem };

/** What of these items was ordered for the lines, while one of them was on the list; one without a date always was. */
function itemsFor(
  group: readonly Line[],
  order: CoveringOrder,
  items: readonly OrderedItem[],
): Found[] {
  if (!group.some(({ listedAt = 0 }) => listedAt <= order.at)) return [];
  return items
    .filter((item) => group.some((line) => isFor(item, line)))
    .map((item) => ({ order, item }));
}

function isFor(item: OrderedItem, line: Line): boolean {
  const written = foldText(line.name);
  // No line has the id of a vendor's own product.
  const isOwn = item.food !== undefined;
  return (
    item.ingredient_id === line.ingredient_id ||
    item.forLines?.some((one) => foldText(one) === written) === true ||
    ((line.ingredient_id === undefined || isOwn) && foodOf(item) === written)
  );
}

/** Whether these packs are enough for the lines, as a plan sees it; any are for lines whose amount nothing converts. */
function isEnough(lines: readonly Line[], found: readonly Found[]): boolean {
  const needs = lines.flatMap((line) => lineNeeds(line));
  if (!needs.every(({ unit_quantity }) => Number.isFinite(unit_quantity))) return false;
  const amounts = amountsOf(
    found.map(({ item }) => item),
    lines,
  );
  if (!amounts) return true;
  const { needed, held, smallest, tolerance } = amounts;
  const least = lines.every((line) => isByEye(line)) ? leastByEye(needed, smallest) : needed;
  return least <= held + tolerance;
}

/** The last order of these lines that does not come, or not all of it. */
function lostOf(group: readonly Line[], orders: readonly CoveringOrder[]): NotOrdered | undefined {
  const order = orders.findLast((one) => itemsFor(group, one, one.lost?.items ?? []).length > 0);
  return order?.lost && { storeName: order.storeName, why: order.lost.why };
}
