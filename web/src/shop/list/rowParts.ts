import type { UnitSystem } from '@larder/shared/food/units';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import type { NotOrdered } from '@larder/shared/kitchen/orderedLines';
import { makePantryFinder } from '@larder/shared/kitchen/pantry';
import { useMemo } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { useBrandsOfLines } from '#shop/kitchen/state/brands.ts';
import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { type Household, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { useHeldUp } from '#shop/kitchen/state/kitchenSending.ts';
import { useOrdered } from '#shop/kitchen/state/ordered.ts';
import { usePantry } from '#shop/kitchen/state/pantry.ts';

import { waitingKeys } from './waitingWords.ts';

/** What rows show besides their lines. Read once for all rows: a long list has hundreds. */
export type RowParts = {
  system: UnitSystem;
  household: Household | undefined;
  /** Keys of lines with a change that waits for a network. */
  waiting: ReadonlySet<string>;
  /** What is at home, by the key of the line. */
  atHome: ReadonlyMap<string, PantryItem>;
  /** Why lines are to buy although they were ordered, by key. */
  notOrdered: ReadonlyMap<string, NotOrdered>;
  /** Which brand is bought of lines, by key. */
  brands: ReadonlyMap<string, string>;
  /** Whether what is at home counts. */
  pantryOn: boolean;
  /** Whether presses choose what to shop for. */
  isChoosing: boolean;
};

export function useRowParts(lines: readonly SharedLine[], isChoosing: boolean): RowParts {
  const { pantry, pantryOn: isOn } = usePantry();
  // A list on this device alone has no pantry.
  const pantryOn = useIsShared() && isOn;
  const heldUp = useHeldUp();
  const waiting = useMemo(() => waitingKeys(heldUp, lines), [heldUp, lines]);
  const atHome = useMemo(() => itemsOf(lines, pantryOn ? pantry : []), [lines, pantry, pantryOn]);
  const { notOrdered } = useOrdered();
  const brands = useBrandsOfLines(lines);
  const [system, household] = [useUnits(), useHousehold()];
  return { system, household, waiting, atHome, notOrdered, brands, pantryOn, isChoosing };
}

const NOTHING: ReadonlyMap<string, PantryItem> = new Map();

function itemsOf(
  lines: readonly SharedLine[],
  pantry: readonly PantryItem[],
): ReadonlyMap<string, PantryItem> {
  if (pantry.length === 0) return NOTHING;
  const itemOf = makePantryFinder(pantry);
  return new Map(
    lines.flatMap((line) => {
      const item = itemOf(line);
      return item ? [[line.key, item] as const] : [];
    }),
  );
}
