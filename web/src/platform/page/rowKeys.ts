import type { RefObject } from 'react';

import type { Shortcuts } from './shortcuts.ts';

type Options = {
  /** Contains the rows and the search box. */
  page: RefObject<HTMLElement | null>;
  selection: {
    has: (id: string) => boolean;
    rows: readonly unknown[];
    toggle: (id: string, asRange?: boolean) => void;
    clear: () => void;
  };
  /** The row whose details are shown beside the list; it counts while the focus is in no row. */
  shown?: string | null;
};

/** The keys of every list whose rows can be selected, for `useShortcuts`. They act on the row with the focus. */
export function rowKeys({ page, selection, shown }: Options) {
  function rows(): HTMLElement[] {
    return [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  }
  function currentRow(): HTMLElement | undefined {
    const all = rows();
    return (
      all.find((row) => row.contains(document.activeElement)) ??
      all.find(({ dataset }) => dataset.row === shown)
    );
  }
  function step(by: 1 | -1): void {
    const all = rows();
    const current = currentRow();
    const next = current ? all[all.indexOf(current) + by] : all[0];
    next?.focus();
  }
  const keys: Shortcuts = {
    j: () => step(1),
    k: () => step(-1),
    x(event) {
      const id = currentRow()?.dataset.row;
      if (id !== undefined) selection.toggle(id, event.shiftKey);
    },
    Escape() {
      if (selection.rows.length === 0) return;
      const row = currentRow() ?? rows().find(({ dataset }) => selection.has(dataset.row ?? ''));
      selection.clear();
      row?.focus();
    },
    '/'(event) {
      event.preventDefault();
      page.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    },
  };
  return { currentRow, keys };
}
