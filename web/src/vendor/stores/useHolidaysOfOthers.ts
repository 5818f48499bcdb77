import { compareText } from '@larder/shared/basics/text';
import type { OpeningHours, Store } from '@larder/shared/stores/storeParts.model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { listed } from '#parts/sentences.ts';
import { toast } from '#platform/page/toast.ts';
import { changeStoreMutation, storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

/** Holidays of a store before and after they were edited. */
type Edited = { before: readonly string[]; after: readonly string[] };

/** The vendor's other stores, and a way to give them the holidays of one: added to theirs, and those taken away gone. */
export function useHolidaysOfOthers({ store_id }: Store) {
  const stores = useQuery(storeQueries.mine()).data ?? [];
  const { mutateAsync } = useMutation(changeStoreMutation(useQueryClient()));
  const others = stores.filter((store) => store.store_id !== store_id);

  async function giveToOthers(edited: Edited): Promise<void> {
    const failed: string[] = [];
    // One after another: there may be many.
    for (const store of others) {
      try {
        await mutateAsync({
          storeId: store.store_id,
          hours: hoursWith(store.hours, edited),
          time_zone: zoneOf(store),
        });
      } catch {
        failed.push(store.name);
      }
    }
    if (failed.length > 0)
      toast.error(`The holidays could not be saved at ${listed(failed)}. Please try again.`);
    else toast.success(`Holidays saved at all ${others.length + 1} stores.`);
  }
  return { others, giveToOthers };
}

/** The hours of another store, with holidays as they were edited. Null when it says nothing of hours and has no holiday. */
export function hoursWith(
  hours: OpeningHours | null | undefined,
  { before, after }: Edited,
): OpeningHours | null {
  const { weekdays, holidays } = hours ?? { weekdays: Array<null>(7).fill(null), holidays: [] };
  const kept = holidays.filter((day) => !before.includes(day) || after.includes(day));
  const all = [...new Set([...kept, ...after])].toSorted(compareText);
  if (all.length === 0 && weekdays.every((open) => open === null)) return null;
  return { weekdays, holidays: all };
}
