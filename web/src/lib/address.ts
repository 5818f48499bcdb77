import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Members = Readonly<Record<string, string>>;

/** The longest text that the server searches for, and the longest name. */
export const MAX_TEXT = 100;

/** A text of the address, as the server takes it; without one, ''. */
export function textIn(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
}

/**
 * The query of the page's address, and how to change parts of it; an empty text takes one away. A list that
 * is read page by page has its cursor there.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const cursor = params.get('from') ?? undefined;
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
  return {
    params,
    change,
    /** Changes what is listed, which then begins at its first page. */
    choose: (members: Members, options?: { replace: boolean }): void =>
      change({ ...members, from: '' }, options),
    cursor,
    isFirst: cursor === undefined,
    /** A step that Back takes back; without a cursor to the first page. */
    turnTo: (from = ''): void => change({ from }, { replace: false }),
  };
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
