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

type Made = { readonly before: StoreSlots; readonly after: StoreSlots };

type Failed = Made & {
  readonly error: unknown;
  /** The changes with an Undo that are lost with it. */
  readonly lost: readonly Made[];
};

const NO_SLOTS: StoreSlots = { cut_off: DEFAULT_CUT_OFF, week: [] };

/**
 * The slots of a store's week, changed in place: a change shows at once and is sent at once, the latest after one that is
 * under way. When it cannot be saved the week goes back to what is there now, and `failed` has what to try again and why.
 */
export function useSlotWeek(store: Store) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<StoreSlots>();
  const [failed, setFailed] = useState<Failed>();
  const lost = useRef<readonly Made[]>([]);
  const isMounted = useIsMounted();
  const slots = draft ?? store.slots ?? NO_SLOTS;
  const shown = useRef(slots);
  useLayoutEffect(() => {
    shown.current = slots;
  });
  const { send, isSendingNow } = useSending(store, {
    onFailed: (failure) => {
      lost.current = [...lost.current, ...failure.lost];
      if (isMounted()) setFailed(failure);
      else toast.error('The slots could not be saved.');
    },
    onEnd: () => setDraft(undefined),
  });

  /** With a text, which says what was done, it can be undone. */
  function change(to: Partial<StoreSlots>, told?: string): void {
    const after = { ...slots, ...to, week: sortedSlots(to.week ?? slots.week) };
    const made = { before: slots, after };
    put(made, told === undefined ? [] : [made]);
    if (told !== undefined) toast.undo(told, () => takeBack(made));
  }
  /** Of a change that is lost there is nothing to take back: what is there now is somebody else's. */
  function takeBack(made: Made): void {
    if (lost.current.includes(made)) {
      setFailed((now) => (now?.lost.includes(made) ? undefined : now));
      return;
    }
    const now = slotsNow();
    const week = takenBack(now.week, { before: made.before.week, after: made.after.week });
    put({ before: now, after: { ...now, week: sortedSlots(week) } });
  }
  /** What an Undo changes: the slots as they are when it is pressed, also on another page or on this one, opened anew. */
  function slotsNow(): StoreSlots {
    if (isMounted() || isSendingNow()) return shown.current;
    const saved = savedNow(client, store);
    return saved ? (saved.slots ?? NO_SLOTS) : shown.current;
  }
  function put(made: Made, undoable: readonly Made[] = []): void {
    shown.current = made.after;
    setDraft(made.after);
    setFailed(undefined);
    send(made, undoable);
  }
  /** Makes the change that failed again, to the week as it is now. */
  function retry(): void {
    if (!failed) return;
    lost.current = lost.current.filter((made) => !failed.lost.includes(made));
    const now = slotsNow();
    put({ before: now, after: madeAgain(now, failed) }, failed.lost);
  }
  return { slots, change, failed, retry };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;

type SendingOptions = {
  onFailed: (failure: Failed) => void;
  /** Runs when nothing is left to send. */
  onEnd: () => void;
};

/** Sends the slots of a store, one after the other; each says what it replaces. */
function useSending(store: Store, { onFailed, onEnd }: SendingOptions) {
  const { mutateAsync } = useMutation(changeStoreMutation(useQueryClient()));
  const waiting = useRef<StoreSlots>(undefined);
  const isSending = useRef(false);
  // Whether the store may have slots: an Undo still has the store of when its change was made.
  const hasSent = useRef(false);
  // What the first change was made to that is not sent yet, whatever somebody else saved since.
  const base = useRef<StoreSlots>(undefined);
  /** The changes with an Undo that wait to be sent. */
  const undoable = useRef<readonly Made[]>([]);

  async function sendAll(from: StoreSlots): Promise<void> {
    isSending.current = true;
    let before = from;
    let sent: StoreSlots | undefined;
    let carried: readonly Made[] = [];
    try {
      while (waiting.current) {
        sent = waiting.current;
        carried = undoable.current;
        waiting.current = undefined;
        undoable.current = [];
        hasSent.current = true;
        await mutateAsync(bodyOf(store, { before, after: sent }));
        before = sent;
      }
    } catch (error) {
      const after = waiting.current ?? sent ?? before;
      onFailed({ before, after, error, lost: [...carried, ...undoable.current] });
      waiting.current = undefined;
      undoable.current = [];
    } finally {
      isSending.current = false;
      base.current = undefined;
      onEnd();
    }
  }
  function send({ before, after }: Made, made: readonly Made[]): void {
    const from = base.current ?? before;
    base.current = from;
    // Until there is a slot, there is nothing to keep a cut-off for.
    if (after.week.length === 0 && !store.slots && !hasSent.current) return;
    waiting.current = after;
    undoable.current = [...undoable.current, ...made];
    if (!isSending.current) void sendAll(from);
  }
  return { send, isSendingNow: () => isSending.current };
}

/** The store as this browser knows it, whatever is shown. */
function savedNow(client: QueryClient, { store_id }: Store): Store | undefined {
  const stores = client.getQueryData(storeQueries.mine().queryKey);
  return stores?.find((store) => store.store_id === store_id);
}

/** The slots as they are now, with a change that was made to others. */
function madeAgain(now: StoreSlots, { before, after }: Made): StoreSlots {
  const cut_off = after.cut_off === before.cut_off ? now.cut_off : after.cut_off;
  const week = takenBack(now.week, { before: after.week, after: before.week });
  return { cut_off, week: sortedSlots(week) };
}

/** What is sent of a week, and what it replaces. The zone is the store's own, unless it has nothing yet that is in one. */
function bodyOf(store: Store, { before, after }: Made) {
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
