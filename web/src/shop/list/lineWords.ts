import { formatQuantity } from '@larder/shared/food/amountText';
import { lineAmounts } from '@larder/shared/kitchen/groceryAmounts';
import type { ListLine } from '@larder/shared/kitchen/groceryList.model';
import { shownAmount } from '@larder/shared/kitchen/shownAmounts';

import { serverNow } from '#platform/http/serverClock.ts';
import { timeOfDay } from '#platform/page/dates.ts';
import type { GotLine, SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { type Household, personOf } from '#shop/kitchen/state/kitchenPeople.ts';

/** How long the list says who changed what. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** "olive oil" -> "Olive oil". */
export function lineTitle({ name }: Pick<ListLine, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the shopper wrote besides amount and name. */
export function shopperNotes({ contributions }: ListLine): string {
  return [...new Set(contributions.flatMap(({ note }) => note ?? []))].join(' · ');
}

/** Which other member added or changed a line within a day; undefined when none did. */
export function newsOf(
  line: SharedLine,
  household: Household | undefined,
): { name: string; text: string } | undefined {
  const { added, changed } = line;
  if (!added || !changed || serverNow() - changed.at > NEWS_MS) return undefined;
  const { name, first, isSelf, isGone } = personOf(household, changed.by);
  if (isSelf || isGone) return undefined;
  // The catalogue's answer also counts as a change of the line.
  if (changed.by === added.by && !line.edited) return { name, text: `${first} added it` };
  const { quantity } = shownAmount(line, 'us');
  const to = line.edited && quantity !== '' ? ` to ${quantity}` : '';
  return { name, text: `${first} changed it${to}` };
}

/** "You, 5:52 PM", "Maya, 5:52 PM · bought 4, now 6 needed". */
export function gotWords(line: GotLine, household: Household | undefined): string {
  const { first } = personOf(household, line.got.by);
  const more = neededSince(line);
  return [`${first}, ${timeOfDay(new Date(line.got.at))}`, ...(more ? [more] : [])].join(' · ');
}

/** Cached by line, which is the same object until it changes: each press asks for all of them. */
const known = new WeakMap<GotLine, { words: string | undefined }>();

/** "bought 4, now 6 needed", when a line that was got needs another amount now. */
export function neededSince(line: GotLine): string | undefined {
  const before = known.get(line);
  if (before) return before.words;
  const words = changeSince(line);
  known.set(line, { words });
  return words;
}

function changeSince(line: GotLine): string | undefined {
  const needed = lineAmounts(line).map(quantityOf).join(' and ');
  const bought = line.got.amounts.map(quantityOf).join(' and ');
  if (needed === bought || needed === '') return undefined;
  return bought === '' ? `now ${needed} needed` : `bought ${bought}, now ${needed} needed`;
}

function quantityOf({ amount, unit }: { amount: number; unit: string }): string {
  return formatQuantity(amount, unit);
}
