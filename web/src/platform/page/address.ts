import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Members = Readonly<Record<string, string>>;

/** Maximum length of a name or search text, as on the server. */
export const MAX_TEXT = 100;

/** A text of the query, as the server takes it; '' when missing. */
export function textIn(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
}

/** The query of the address. Empty texts are removed. The cursor of a paged list is part of it. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const cursor = params.get('from') ?? undefined;
  const wanted = textIn(params, 'q');
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
      { replace },
    );
  }
  return {
    params,
    change,
    /** Changes the filters and returns to the first page. */
    choose: (members: Members, options?: { replace: boolean }): void =>
      change({ ...members, from: '' }, options),
    cursor,
    isFirst: cursor === undefined,
    /** Part of the query of a searched list. */
    page: { ...(wanted !== '' && { q: wanted }), ...(cursor !== undefined && { cursor }) },
    /** The search text. */
    wanted,
    /** Adds a history entry; without a cursor to the first page. */
    turnTo: (from = ''): void => change({ from }, { replace: false }),
  };
}

/**
 * The text of a search box bound to the address. It keeps what is typed and follows changes from
 * elsewhere; its own sent values are not foreign changes.
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
