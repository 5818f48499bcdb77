import { Got, GroceryList, KitchenLine, ListLine } from '@larder/shared/kitchen/groceryList.model';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { goodOnes, mendMember } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

const { generation, place, added, changed, buyAll } = KitchenLine.shape;
/** A line of this device, or of a household's list: that has more, of which screens read this. */
const Line = z.extend(ListLine, {
  generation: z.optional(generation),
  place: z.optional(place),
  added: z.optional(added),
  changed: z.optional(changed),
  got: z.optional(z.omit(Got, { put: true })),
  buyAll,
});
const SharedList = z.extend(GroceryList, { lines: z.readonly(z.array(Line)) });
export type SharedList = z.output<typeof SharedList>;
export type SharedLine = SharedList['lines'][number];
/** A line that somebody has got. */
export type GotLine = SharedLine & { readonly got: NonNullable<SharedLine['got']> };

const list = stored<typeof SharedList>({
  key: 'groceryList',
  schema: SharedList,
  empty: { lines: [], ownCategories: [] },
  mend: mendMember('lines', goodOnes(Line)),
  isWrittenAfterPaint: true,
});

/** The combined grocery list, kept in browser storage and shared by all tabs. */
export const useGroceryList = (): SharedList => list.use();
/** After the paint: for what is not the answer to a press. */
export const useListAfterPaint = (): SharedList => list.useAfterPaint();
export const groceryList = (): SharedList => list.get();
/** What a guest listed here before the sign-in, once. */
export const takeGuestList = list.takeGuests;

/** Renders only when the list becomes empty or stops being empty. */
export function useIsListEmpty(): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.get().lines.length === 0,
    () => true,
  );
}

/** Whether a recipe's ingredients are on the list, after the paint. `recipe_id` as contributions have it. */
export function useIsOnList(recipe_id: string): boolean {
  return recipesOn(list.useAfterPaint()).has(recipe_id);
}

const onLists = new WeakMap<SharedList, ReadonlySet<string>>();

/** The recipes of a list; many cards ask for the same one. */
function recipesOn(of: SharedList): ReadonlySet<string> {
  const known = onLists.get(of);
  if (known) return known;
  const recipes = new Set(
    of.lines.flatMap(({ contributions }) => contributions.map(({ recipe_id }) => recipe_id)),
  );
  onLists.set(of, recipes);
  return recipes;
}

/** Replaces the list by what `change` makes of it. */
export const updateList = (change: (now: SharedList) => SharedList): void => list.update(change);

/** Whether operations made a line; of one that an earlier version listed here it is not known. */
export function isKitchenLine(line: SharedLine): line is SharedLine & KitchenLine {
  const { generation, place, added, changed } = line;
  return [generation, place, added, changed].every((one) => one !== undefined);
}

export function isGot(line: SharedLine): line is GotLine {
  return line.got !== undefined;
}
