import { foldText } from '@larder/shared/basics/text';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Max orders kept, the newest: older ones get no offer anyway. */
const MAX_ORDERS = 40;

const Dropped = z.readonly(
  z.array(z.object({ order_id: z.string(), names: z.readonly(z.array(z.string())) })),
);
type Dropped = z.output<typeof Dropped>;

const kept = stored({ key: 'droppedLines', schema: Dropped, empty: [] });

/** The things of refused orders that the shopper goes without, by name, in every tab. */
export function useDropped(): Dropped {
  return kept.use();
}

/** Remembers that the shopper goes without these things of an order. */
export function dropThings(order_id: string, names: readonly string[]): void {
  change(order_id, (old) => [...old, ...names]);
}

/** Takes that back. */
export function takeBackThings(order_id: string, names: readonly string[]): void {
  const folded = new Set(names.map(foldText));
  change(order_id, (old) => old.filter((name) => !folded.has(foldText(name))));
}

function change(order_id: string, to: (names: readonly string[]) => readonly string[]): void {
  kept.update((orders) => {
    const names = to(orders.find((order) => order.order_id === order_id)?.names ?? []);
    const others = orders.filter((order) => order.order_id !== order_id);
    return [...others, ...(names.length > 0 ? [{ order_id, names }] : [])].slice(-MAX_ORDERS);
  });
}
