import type { StoreSlots } from '@larder/shared/stores/slots.model';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { toast } from '#platform/page/toast.ts';
import { changeStoreMutation, storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';
import { DEFAULT_CUT_OFF, sortedSlots } from '#vendor/stores/slotForm.ts';

import { takenBack } from './slotWeek.ts';

type Failed = { before: StoreSlots; after: StoreSlots; error: unknown };

const NO_SLOTS: StoreSlots = { cut_off: DEFAULT_CUT_OFF, week: [] };

/**
 * The slots of a store's week, changed in place: a change shows at once and is sent at once, the latest after one that is
 * under way. When it cannot be saved the week goes back to what is there now, and `failed` has what to try again and why.
 */
export function useSlotWeek(store: Store) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeStoreMutation(client));
  const [draft, setDraft] = useState<StoreSlots>();
  const [failed, setFailed] = useState<Failed>();
  const waiting = useRef<StoreSlots>(undefined);
  const isSending = useRef(false);
  // Whether the store may have slots: an Undo still has the store of when its change was made.
  const hasSent = useRef(false);
  const isMounted = useIsMounted();
  const slots = draft ?? store.slots ?? NO_SLOTS;
  const shown = useRef(slots);
  useLayoutEffect(() => {
    shown.current = slots;
  });

  async function sendAll(): Promise<void> {
    isSending.current = true;
    let before = (savedNow(client, store) ?? store).slots ?? NO_SLOTS;
    let sent: StoreSlots | undefined;
    try {
      while (waiting.current) {
        sent = waiting.current;
        waiting.current = undefined;
        hasSent.current = true;
        await mutateAsync(bodyOf(store, { before, after: sent }));
        before = sent;
      }
    } catch (error) {
      const after = waiting.current ?? sent;
      if (!isMounted()) toast.error('The slots could not be saved.');
      else if (after) setFailed({ before, after, error });
      waiting.current = undefined;
    } finally {
      isSending.current = false;
      setDraft(undefined);
    }
  }

  /** With a text, which says what was done, it can be undone. */
  function change(to: Partial<StoreSlots>, told?: string): void {
    const before = slots;
    const after = { ...before, ...to, week: sortedSlots(to.week ?? before.week) };
    put(after);
    if (told === undefined) return;
    toast.undo(told, () => {
      const now = slotsNow();
      const week = takenBack(now.week, { before: before.week, after: after.week });
      put({ ...now, week: sortedSlots(week) });
    });
  }
  /** What an Undo changes: the slots as they are when it is pressed, also on another page or on this one, opened anew. */
  function slotsNow(): StoreSlots {
    if (isMounted() || isSending.current) return shown.current;
    const saved = savedNow(client, store);
    return saved ? (saved.slots ?? NO_SLOTS) : shown.current;
  }
  function put(next: StoreSlots): void {
    shown.current = next;
    setDraft(next);
    setFailed(undefined);
    // Until there is a slot, there is nothing to keep a cut-off for.
    if (next.week.length === 0 && !store.slots && !hasSent.current) return;
    waiting.current = next;
    if (!isSending.current) void sendAll();
  }
  /** Makes the change that failed again, to the week as it is now. */
  function retry(): void {
    if (failed) put(madeAgain(slotsNow(), failed));
  }
  return { slots, change, failed, retry };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;

/** The store as this browser knows it, whatever is shown. */
function savedNow(client: QueryClient, { store_id }: Store): Store | undefined {
  const stores = client.getQueryData(storeQueries.mine().queryKey);
  return stores?.find((store) => store.store_id === store_id);
}

/** The slots as they are now, with a change that was made to others. */
function madeAgain(now: StoreSlots, { before, after }: Pick<Failed, 'before' | 'after'>) {
  const cut_off = after.cut_off === before.cut_off ? now.cut_off : after.cut_off;
  const week = takenBack(now.week, { before: after.week, after: before.week });
  return { cut_off, week: sortedSlots(week) };
}

/** What is sent of a week, and what it replaces. The zone is the store's own, unless it has nothing yet that is in one. */
function bodyOf(store: Store, { before, after }: Pick<Failed, 'before' | 'after'>) {
  return {
    storeId: store.store_id,
    slots: slotsOrNone(after),
    expected_slots: slotsOrNone(before),
    ...(!store.hours && !store.slots && { time_zone: zoneOf(store) }),
  };
}

function slotsOrNone(slots: StoreSlots): StoreSlots | null {
  return slots.week.length === 0 ? null : slots;
}
