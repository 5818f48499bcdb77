import type { StoreSlots } from '@larder/shared/stores/slots.model';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { toast } from '#platform/page/toast.ts';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';
import { DEFAULT_CUT_OFF, sortedSlots } from '#vendor/stores/slotForm.ts';
import { zoneOf } from '#vendor/stores/storeZone.ts';

/**
 * The slots of a store's week, changed in place: a change shows at once and is sent at once, the latest after one that is
 * under way. When it cannot be saved the week goes back, and `failed` has what to try again.
 */
export function useSlotWeek(store: Store) {
  const { mutateAsync } = useMutation(changeStoreMutation(useQueryClient()));
  const [draft, setDraft] = useState<StoreSlots>();
  const [failed, setFailed] = useState<StoreSlots>();
  const waiting = useRef<StoreSlots>(undefined);
  const isSending = useRef(false);
  const slots = draft ?? store.slots ?? { cut_off: DEFAULT_CUT_OFF, week: [] };

  async function sendAll(): Promise<void> {
    isSending.current = true;
    let sent: StoreSlots | undefined;
    try {
      while (waiting.current) {
        sent = waiting.current;
        waiting.current = undefined;
        const { store_id } = store;
        const next = sent.week.length === 0 ? null : sent;
        await mutateAsync({ storeId: store_id, slots: next, time_zone: zoneOf(store) });
      }
    } catch {
      setFailed(waiting.current ?? sent);
      waiting.current = undefined;
    } finally {
      isSending.current = false;
      setDraft(undefined);
    }
  }

  /** With a text, which says what was done, it can be undone. */
  function change(to: Partial<StoreSlots>, told?: string): void {
    const next = { ...slots, ...to, week: sortedSlots(to.week ?? slots.week) };
    put(next);
    if (told !== undefined) toast.undo(told, () => put(slots));
  }
  function put(next: StoreSlots): void {
    setDraft(next);
    setFailed(undefined);
    // Until there is a slot, there is nothing to keep a cut-off for.
    if (next.week.length === 0 && !store.slots) return;
    waiting.current = next;
    if (!isSending.current) void sendAll();
  }
  return { slots, change, failed, retry: () => failed && put(failed) };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;
