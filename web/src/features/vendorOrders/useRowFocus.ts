import { type RefObject, useEffect, useRef } from 'react';

/** The rows of the list, in their order. */
export function rowsOf(page: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/**
 * Keeps the focus in the list when the row that had it goes, because somebody else moved its order
 * on: it passes to the row that is now in that place.
 *
 * Shape  `rows` is whatever changes with the rows.
 */
export function useRowFocus(page: RefObject<HTMLElement | null>, rows: unknown): void {
  const place = useRef(-1);

  useEffect(() => {
    const root = page.current;
    if (!root) return;
    function note(event: FocusEvent): void {
      const { target } = event;
      place.current = rowsOf(page).findIndex(
        (row) => target instanceof Node && row.contains(target),
      );
    }
    // A row that goes sends no word of it; a focus that leaves for elsewhere does.
    function leave(event: FocusEvent): void {
      if (event.relatedTarget !== null || document.activeElement !== document.body) return;
      if (event.target instanceof Node && event.target.isConnected) place.current = -1;
    }
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', leave);
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', leave);
    };
  }, [page]);

  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const all = rowsOf(page);
    (all[place.current] ?? all.at(-1))?.focus();
  }, [page, rows]);
}
