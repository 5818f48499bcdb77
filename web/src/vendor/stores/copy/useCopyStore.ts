import type { CopiedPart } from '@larder/shared/stores/copyStore.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { listed } from '#parts/sentences.ts';
import { countOf } from '#parts/tables/csvWords.ts';
import { useIsMounted } from '#platform/forms/isMounted.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { newId } from '#platform/page/newId.ts';
import { toast } from '#platform/page/toast.ts';
import {
  copyMutation,
  type CopyOutcome,
  undoCopyMutation,
} from '#vendor/stores/queries/copyStore.ts';

/**
 * Copies parts of a store into others, with Undo for what was copied.
 *
 * Shape   `outcomes` are those of the last attempt, when a store refused; `onDone` runs when none did.
 */
export function useCopyStore(from: Store, onDone: () => void) {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [outcomes, setOutcomes] = useState<readonly CopyOutcome[]>([]);
  const takeBack = useTakeBack();
  const isMounted = useIsMounted();
  const { submit, isSending } = useSubmit(copyMutation(client), {
    onSuccess: (answer, { parts }) => {
      const copied = answer.filter(hasCopied);
      if (copied.length > 0) toast.undo(copiedWords(copied), () => takeBack(copied));
      else if (answer.every(({ reason }) => reason === undefined)) toast.info('Nothing changed.');
      for (const { store, reason } of answer)
        if (reason === undefined) keys.current.delete(keyOf(store, parts));
      const refused = answer.filter(({ reason }) => reason !== undefined);
      // The dialog says it, unless it was closed meanwhile.
      if (refused.length > 0 && !isMounted())
        toast.error(`Not everything could be copied. ${reasonsOf(refused)}`);
    },
    onDone: (answer) => {
      if (answer.every(({ reason }) => reason === undefined)) onDone();
      else setOutcomes(answer);
    },
  });

  function copy(stores: readonly Store[], parts: readonly CopiedPart[]): void {
    const into = stores.map((store) => {
      const name = keyOf(store, parts);
      const key = keys.current.get(name) ?? newId();
      keys.current.set(name, key);
      return { store, key };
    });
    setOutcomes([]);
    void submit({ from, parts, into });
  }
  return { copy, isSending, outcomes };
}

function useTakeBack(): (outcomes: readonly CopyOutcome[]) => void {
  const { mutateAsync } = useMutation(undoCopyMutation(useQueryClient()));
  return (outcomes) =>
    void mutateAsync(outcomes).then((refused) => {
      if (refused.length === 0) return toast.success('The copy is taken back.');
      return toast.error(`The copy could not be taken back. ${reasonsOf(refused)}`);
    });
}

/** "Pier: Store not found". */
function reasonsOf(refused: readonly CopyOutcome[]): string {
  return refused.map(({ store, reason }) => `${store.name}: ${reason}`).join(' ');
}

function keyOf({ store_id }: Store, parts: readonly CopiedPart[]): string {
  return `${store_id} ${parts.join(' ')}`;
}

function hasCopied({ copied: { undo } }: CopyOutcome): boolean {
  const { added, changed, ...times } = undo;
  return added.length + changed.length + Object.keys(times).length > 0;
}

/** "Copied to Pier and Quay: 4 items added, 1 price changed, hours". */
function copiedWords(outcomes: readonly CopyOutcome[]): string {
  return `Copied to ${listed(outcomes.map(({ store }) => store.name))}: ${outcomeWords(outcomes)}`;
}

/** "4 items added, 1 price changed, hours". */
export function outcomeWords(outcomes: readonly CopyOutcome[]): string {
  const sum = (of: (copied: CopyOutcome['copied']) => number) =>
    outcomes.reduce((total, { copied }) => total + of(copied), 0);
  const has = (part: 'hours' | 'slots') =>
    outcomes.some(({ copied }) => copied.undo[part] !== undefined);
  const [added, prices] = [sum((one) => one.added), sum((one) => one.price_changed)];
  const words = [
    added > 0 && `${countOf(added, 'item')} added`,
    prices > 0 && `${countOf(prices, 'price')} changed`,
    has('hours') && 'hours',
    has('slots') && 'slots',
  ].filter((one) => one !== false);
  return words.length === 0 ? 'nothing changed' : words.join(', ');
}
