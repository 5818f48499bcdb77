import { useEffect, useState } from 'react';

import { holdCode } from '#platform/page/early.ts';
import { type PlacedOrders, useAllOrders } from '#shop/carts/state/placedOrders.ts';

import { isGot, type SharedLine, type SharedList, useListAfterPaint } from './groceryList.ts';

type Rule = (list: SharedList, orders: PlacedOrders) => readonly SharedLine[];

/** Loaded for those who have ordered: every page shows the number, and most visitors have no orders. */
const rule = holdCode<Rule>(async () => (await import('./ordered.ts')).toBuyOf);

/** The number of lines to buy, for the badge of the link: neither got nor ordered. */
export function useGroceryCount(): number {
  const list = useListAfterPaint();
  const orders = useAllOrders();
  const [known, setKnown] = useState(rule.now);
  const hasOrders = orders.length > 0;
  useEffect(() => {
    if (known || !hasOrders) return undefined;
    let isHere = true;
    void rule.load().then((loaded) => isHere && setKnown(() => loaded));
    return () => {
      isHere = false;
    };
  }, [known, hasOrders]);
  const lines =
    known && hasOrders ? known(list, orders) : list.lines.filter((line) => !isGot(line));
  return lines.length;
}
