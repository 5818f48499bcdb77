import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus follows the shown order from row to row, and is back on its row when the details are closed. It stays where it
 * is outside the rows, as on a button of the details.
 */
export function useRowFocus(page: RefObject<HTMLElement | null>, shown: string | null): void {
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || before === shown) return;
    const row = page.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(shown ?? before)}"]`,
    );
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('[data-row]') !== null;
    if (isFree && !row?.contains(activeElement)) row?.focus();
  }, [page, shown]);
}
