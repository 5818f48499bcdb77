import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus follows the shown order from row to row, and is back on its row when it was on what is closed. It stays where
 * it is elsewhere, as on a button of the details.
 */
export function useRowFocus(page: RefObject<HTMLElement | null>, shown: string | null): void {
  const last = useRef(shown);
  // Before the page takes a lost focus.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || before === shown) return;
    const row = page.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(shown ?? before)}"]`,
    );
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    const isOnRow = shown !== null && Boolean(activeElement?.closest('[data-row]'));
    if ((isLost || isOnRow) && !row?.contains(activeElement)) row?.focus();
  }, [page, shown]);
}
