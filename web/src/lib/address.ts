import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Members = Readonly<Record<string, string>>;

/** Where a list begins, whichever way its pages are told apart. */
export const FIRST_PAGE = { from: '', page: '' };

/** The longest text that the server searches for, and the longest name. */
export const MOST_TEXT = 100;

/** A text of the address, as the server takes it; without one, ''. */
export function textIn(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, MOST_TEXT);
}

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
 * The text of a box that is a part of the address. It keeps what is typed, and follows the address when
 * that changes from elsewhere: what was noted as sent comes back from there.
 */
export function useTyped(there: string) {
  const [text, setText] = useState(there);
  const [seen, setSeen] = useState(there);
  const [sent, noteSent] = useState(there);
  if (seen !== there) {
    setSeen(there);
    noteSent(there);
    if (there !== sent) setText(there);
  }
  return { text, setText, noteSent };
}
