import { useEffect, useState } from 'react';

import { isGot, type SharedLine, type SharedList, useListAfterPaint } from './groceryList.ts';
import { type PlacedOrders, useAllOrders } from './placedOrders.ts';

type Rule = (list: SharedList, orders: PlacedOrders) => readonly SharedLine[];
let rule: Rule | undefined;

/** Loaded for those who have ordered: every page shows the number, and most visitors have no orders. */
async function loadRule(): Promise<Rule> {
  const { toBuyOf } = await import('./ordered.ts');
  rule = toBuyOf;
  return toBuyOf;
}

/** The number of lines to buy, for the badge of the link: neither got nor ordered. */
export function useGroceryCount(): number {
  const list = useListAfterPaint();
  const orders = useAllOrders();
  const [known, setKnown] = useState(() => rule);
  const hasOrders = orders.length > 0;
  useEffect(() => {
    if (known || !hasOrders) return undefined;
    let isHere = true;
    void loadRule().then((loaded) => isHere && setKnown(() => loaded));
    return () => {
      isHere = false;
    };
  }, [known, hasOrders]);
  const lines =
    known && hasOrders ? known(list, orders) : list.lines.filter((line) => !isGot(line));
  return lines.length;
}
