import { type CompareItem, toCompare } from '@larder/shared/domain/groceryList';
import { EMPTY_KITCHEN, type KitchenState } from '@larder/shared/domain/kitchenState';
import {
  isAtHome,
  kitchenNeeds,
  pantryFinder,
  type PantryNow,
  pantryVerdict,
} from '@larder/shared/domain/pantry';

import { today } from '#lib/dates';
import { serverNow } from '#lib/serverClock';

import { isGot, isKitchenLine, type SharedLine, type SharedList } from './groceryList.ts';
import { pantryNow } from './pantry.ts';

/** The day and the time it is, for what the pantry is trusted with. */
export function pantryTime(): PantryNow {
  return { today: today(), at: serverNow() };
}

/** What stores are asked for: what is selected and nobody has got, less what is at home. */
export function needsOf(list: SharedList): CompareItem[] {
  const shared = list.lines.filter(isKitchenLine);
  const others = list.lines.filter((line) => !isKitchenLine(line) && !isGot(line));
  const kitchen = { ...EMPTY_KITCHEN, ...pantryNow(), lines: shared };
  return [...kitchenNeeds(kitchen, pantryTime()), ...toCompare({ ...list, lines: others })];
}

/** How many of the chosen lines the pantry has, so that nothing of them is bought. */
export function countAtHome(
  lines: readonly SharedLine[],
  { pantry, pantryOn }: Pick<KitchenState, 'pantry' | 'pantryOn'>,
): number {
  if (!pantryOn || pantry.length === 0) return 0;
  const time = pantryTime();
  const itemOf = pantryFinder(pantry);
  return lines.filter((line) => {
    if (!line.selected || isGot(line) || !isKitchenLine(line)) return false;
    return isAtHome(pantryVerdict(itemOf(line), line, time));
  }).length;
}
