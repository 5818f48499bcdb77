import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useSettled } from './settled.ts';

type Members = Readonly<Record<string, string>>;

/** The query of the page's address, and how to change parts of it; an empty text takes one away. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  function change(members: Members, { replace = true } = {}): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(members)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return { params, change };
}

/**
 * A text box whose text goes to the page's address once typing has paused. `alongside` changes with
 * it, such as the place in a list that begins anew. The box follows the address when that changes.
 */
export function useAddressText(name: string, alongside: Members): [string, (text: string) => void] {
  const { params, change } = useAddress();
  const there = params.get(name) ?? '';
  const [text, setText] = useState(there);
  const settled = useSettled(text).trim();
  // What the box sent to the address comes back from there; anything else comes from elsewhere.
  const [seen, setSeen] = useState(there);
  const [sent, setSent] = useState(there);
  if (seen !== there) {
    setSeen(there);
    setSent(there);
    if (there !== sent) setText(there);
  }
  useEffect(() => {
    if (settled !== text.trim() || settled === there) return;
    setSent(settled);
    change({ ...alongside, [name]: settled });
    // Only what was typed changes the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [text, setText];
}
