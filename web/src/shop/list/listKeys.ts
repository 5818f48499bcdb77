import type { KeyboardEvent } from 'react';

const TYPING = 'input:not([type=checkbox]), textarea, select';
const ADD_BOX = 'input[role=combobox]';

/**
 * Keys of the list while the focus is in it: arrows walk from row to row, on the same control, N goes to the add
 * box. Only there, so that they need no switch (WCAG 2.1.4).
 */
export function listKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: page, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement) || target.closest(TYPING)) return;
  // Dialogs are no part of the page, but their events bubble to it.
  if (!page.contains(target)) return;
  const next = key.toLowerCase() === 'n' ? page.querySelector<HTMLElement>(ADD_BOX) : beside(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The same control of the row above or below. */
function beside({ target, currentTarget: page, key }: KeyboardEvent<HTMLElement>) {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const control = (target as HTMLElement).closest<HTMLElement>('[data-action]');
  const row = control?.closest('[data-rows] [data-row]');
  if (by === 0 || !control || !row) return undefined;
  const rows = [...page.querySelectorAll('[data-rows] [data-row]')];
  const there = rows[rows.indexOf(row) + by];
  return there?.querySelector<HTMLElement>(`[data-action="${control.dataset['action']}"]`);
}
