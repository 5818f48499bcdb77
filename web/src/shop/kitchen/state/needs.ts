import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { type CompareItem, toCompare } from '@larder/shared/kitchen/groceryList';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import {
  isAtHome,
  kitchenNeeds,
  makePantryFinder,
  type PantryNow,
  pantryVerdict,
} from '@larder/shared/kitchen/pantry';
import { useMemo } from 'react';

import { serverNow } from '#platform/http/serverClock.ts';
import { today } from '#platform/page/dates.ts';

import {
  isGot,
  isKitchenLine,
  type SharedLine,
  type SharedList,
  useListAfterPaint,
} from './groceryList.ts';
import { orderedNow, useOrderedAfterPaint } from './ordered.ts';
import { pantryNow, usePantryAfterPaint } from './pantry.ts';

/** The current day and time, which decide whether entries of the pantry still count. */
export function pantryTime(): PantryNow {
  return { today: today(), at: serverNow() };
}

/** What stores are asked for: selected lines that are neither got nor ordered, less what is at home. */
export function needsOf(list: SharedList, pantry = pantryNow()): CompareItem[] {
  const { keys } = orderedNow(list);
  const lines = list.lines.filter(({ key }) => !keys.has(key));
  const shared = lines.filter(isKitchenLine);
  const others = lines.filter((line) => !isKitchenLine(line) && !isGot(line));
  const kitchen = { ...EMPTY_KITCHEN, ...pantry, lines: shared };
  return [...kitchenNeeds(kitchen, pantryTime()), ...toCompare({ ...list, lines: others })];
}

/** As `needsOf`, in a component, after the paint. */
export function useNeeds(): readonly CompareItem[] {
  const list = useListAfterPaint();
  const pantry = usePantryAfterPaint();
  const ordered = useOrderedAfterPaint();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- needsOf reads what is ordered itself
  return useMemo(() => needsOf(list, pantry), [list, pantry, ordered]);
}

/** How many of the selected lines the pantry covers. */
export function countAtHome(
  lines: readonly SharedLine[],
  { pantry, pantryOn }: Pick<KitchenState, 'pantry' | 'pantryOn'>,
): number {
  if (!pantryOn || pantry.length === 0) return 0;
  const time = pantryTime();
  const itemOf = makePantryFinder(pantry);
  return lines.filter((line) => {
    if (!line.selected || isGot(line) || !isKitchenLine(line)) return false;
    return isAtHome(pantryVerdict(itemOf(line), line, time));
  }).length;
}
