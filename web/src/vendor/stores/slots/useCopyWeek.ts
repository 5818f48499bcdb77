import { isClosedWeekly, weekFor } from '@larder/shared/stores/copying';
import type { StoreSlots } from '@larder/shared/stores/slots.model';
import { WEEKDAYS } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { listed } from '#parts/sentences.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

type Copied = { store: Store; after: StoreSlots; closed: readonly number[] };

/**
 * Gives a week's slots to other stores, in place of theirs; their closed days are left out and named. A store that is
 * closed on all of the days keeps what it has. With Undo.
 */
export function useCopyWeek({ cut_off, week }: StoreSlots) {
  const { mutateAsync, isPending } = useMutation(changeStoreMutation(useQueryClient()));

  async function set(store: Store, slots: StoreSlots | null, expected: StoreSlots | null) {
    const change = { slots, expected_slots: expected, time_zone: zoneOf(store) };
    await mutateAsync({ storeId: store.store_id, ...change });
  }
  async function copyTo(stores: readonly Store[]): Promise<void> {
    const done: Copied[] = [];
    const skipped: string[] = [];
    try {
      for (const store of stores) {
        const fitting = weekFor(week, (weekday) => isClosedWeekly(store.hours, weekday));
        if (fitting.week.length === 0) {
          skipped.push(store.name);
          continue;
        }
        const after = { cut_off: store.slots?.cut_off ?? cut_off, week: fitting.week };
        await set(store, after, store.slots ?? null);
        done.push({ store, after, closed: fitting.closed });
      }
    } catch (error) {
      toast.error(`The slots could not be copied to all stores. ${wordsFor(error)}`);
    }
    if (skipped.length > 0) toast.info(closedWords(skipped));
    if (done.length > 0) toast.undo(copiedWords(done), () => void takeBack(done));
  }
  async function takeBack(done: readonly Copied[]): Promise<void> {
    try {
      await Promise.all(done.map(({ store, after }) => set(store, store.slots ?? null, after)));
    } catch (error) {
      toast.error(wordsFor(error));
    }
  }
  return { copyTo, isPending };
}

/** "Pier is closed on these days". */
function closedWords(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} closed on these days`;
}

/** "Slots copied to Bedford Greens, without Sunday". */
function copiedWords(done: readonly Copied[]): string {
  const names = done.map(({ store, closed }) =>
    closed.length === 0
      ? store.name
      : `${store.name}, without ${listed(closed.map((day) => WEEKDAYS[day] ?? ''))}`,
  );
  return `Slots copied to ${names.join('; ')}`;
}
