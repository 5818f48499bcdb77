import { findPage } from './focus.ts';

export const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TOASTS = '[data-react-aria-top-layer]';
const ROW = '[data-row]';
const LIST = 'ul, ol, tbody';
/** A list whose rows are in blocks. */
const LONG_LIST = '[data-rows]';
/** A row's actions; opening its details and selecting it are none. */
const CONTROL = 'a, button:not([aria-expanded]), input:not([data-selects])';

type Found = HTMLElement | null | undefined;

/** A row and its index in its list. */
type Row = { row: HTMLElement; list: Found; index: number };

/** What had the focus, and its rows, innermost first. */
type Place = { element: HTMLElement; rows: readonly Row[]; path: string };

/**
 * Keeps the focus on the page when the element that has it is removed. It goes to the row the element
 * was in, else to the row that took its place in the list, there to the control with the same `data-action`.
 * With the list gone, the list around it counts; without rows the dialog, else the page. When a dialog
 * is removed, what opened it gets the focus back.
 *
 * It acts only at the moment of the removal, so it never takes the focus from a person. Returns the function
 * that stops it.
 */
export function keepFocus(): () => void {
  /** The last place per dialog; null for the page. The newest is last. */
  const places = new Map<Found, Place>();

  function note({ target }: Event): void {
    if (!(target instanceof HTMLElement) || target.closest(TOASTS)) return;
    const dialog = target.closest<HTMLElement>(DIALOG);
    places.delete(dialog);
    places.set(dialog, { element: target, rows: rowsAround(target), path: location.pathname });
  }
  let blurred: HTMLElement | undefined;
  function blur({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    blurred = target;
    queueMicrotask(forget);
  }
  // Chrome fires `focusout` for removed elements, too. They are out of the page in the next microtask.
  function forget(): void {
    if (blurred?.isConnected && isLost()) places.delete(blurred.closest<HTMLElement>(DIALOG));
    blurred = undefined;
  }
  const observer = new MutationObserver(() => {
    forget();
    if (!isLost()) return;
    for (const [dialog, place] of [...places].reverse()) {
      // After a way out of a dialog the page takes the focus, once it is inert no more.
      if (dialog?.isConnected === false && place.path === location.pathname) places.delete(dialog);
      else if (successors(place, dialog).some(takesFocus)) return;
    }
  });

  // The page behind a dialog is inert until shortly after the dialog is removed.
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['inert'] });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', blur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', blur);
  };
}

function rowsAround(element: Found): Row[] {
  const row = element?.closest<HTMLElement>(ROW);
  if (!row) return [];
  const around = row.parentElement;
  const list =
    around?.closest<HTMLElement>(LONG_LIST) ?? around?.closest<HTMLElement>(LIST) ?? around;
  return [{ row, list, index: rowsIn(list).indexOf(row) }, ...rowsAround(row.parentElement)];
}

/** The list's rows, without those of nested lists. */
function rowsIn(list: Found): HTMLElement[] {
  const all = [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  return all.filter((row) => {
    const around = row.parentElement?.closest(ROW);
    return !around || around === list || !list?.contains(around);
  });
}

/** Candidates to get the focus instead of an element, best first. */
function successors({ element, rows, path }: Place, dialog: Found): Found[] {
  if (path !== location.pathname) return [element, dialog?.isConnected ? dialog : findPage()];
  const last = dialog ?? findPage();
  const everywhere = [...(dialog ?? document).querySelectorAll<HTMLElement>(ROW)];
  return [element, ...rows.flatMap((row) => inPlaceOf(row, element, everywhere)), last];
}

function inPlaceOf(
  { row, list, index }: Row,
  element: HTMLElement,
  everywhere: HTMLElement[],
): Found[] {
  const same = everywhere.find(({ dataset }) => dataset['row'] === row.dataset['row']);
  const left = list?.isConnected ? rowsIn(list) : [];
  const next = same ?? left[index] ?? left.at(-1);
  const itself = next?.matches('[tabindex]') ? next : null;
  const control = next?.querySelector<HTMLElement>(CONTROL);
  return [
    next?.querySelector<HTMLElement>(`[data-action="${element.dataset['action']}"]`),
    ...(same && element !== row ? [control, itself] : [itself, control]),
  ];
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

function takesFocus(element: Found): boolean {
  element?.focus();
  return element === document.activeElement;
}
