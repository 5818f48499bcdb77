import { useState } from 'react';

import type { OwnView } from '#admin/catalogue/queries/ownProducts.ts';

import { isSharedElse } from './shareWords.ts';

/** Which numbers of a product are shared: at first all but those that are shared as something else. */
export function useChosenNumbers(view: OwnView) {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isMissing, setMissing] = useState(false);
  const numbers = view.gtins.map((gtin) => ({
    gtin,
    isChosen: said.get(gtin) ?? !isSharedElse(view, gtin),
  }));
  return {
    numbers,
    chosen: numbers.filter(({ isChosen }) => isChosen).map(({ gtin }) => gtin),
    choose: (gtin: string, is: boolean): void => {
      setSaid((before) => new Map(before).set(gtin, is));
      setMissing(false);
    },
    /** Says that one is needed. */
    miss: (): void => setMissing(true),
    problem: isMissing ? 'Tick a number, or make it a new food' : undefined,
  };
}
