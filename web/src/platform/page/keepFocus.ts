import { findPage } from './focus.ts';

export const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TOASTS = '[data-react-aria-top-layer]';
const ROW = '[data-row]';
const LIST = 'ul, ol, tbody';
/** A list whose rows are in blocks. */
const LONG_LIST = '[data-rows]';
/** A row's actions, without those that open its details or select it. */
const CONTROL = 'a, button:not([aria-expanded]), input:not([data-selects])';

type Found = HTMLElement | null | undefined;

/** A row, its list, and those that follow it there: a removal may take some of them, too. */
type Row = { row: HTMLElement; list: Found; following: readonly HTMLElement[] };

/** Max rows remembered after the focused one: walking a long list at each focus change is slow. */
const MAX_FOLLOWING = 8;

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
  // Chrome fires `focusout` also for removed elements, which are out of the page in the next microtask, and for those of a
  // page that becomes inert before its dialog has the focus. Neither is what a person did.
  function forget(): void {
    if (blurred?.isConnected && !blurred.closest('[inert]') && isLost())
      places.delete(blurred.closest<HTMLElement>(DIALOG));
    blurred = undefined;
  }
  const observer = new MutationObserver(() => {
    forget();
    if (!isLost()) return;
    for (const [dialog, place] of [...places].reverse()) {
      // After a dialog that navigated, the page takes the focus once it is no longer inert.
      if (dialog?.isConnected === false && place.path === location.pathname) places.delete(dialog);
      else for (const next of successors(place, dialog)) if (takesFocus(next)) return;
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
  return [{ row, list, following: rowsAfter(row, list) }, ...rowsAround(row.parentElement)];
}

/** The next rows of the list: beside the row, or in the blocks that follow its own. */
function rowsAfter(row: HTMLElement, list: Found): HTMLElement[] {
  const rows: HTMLElement[] = [];
  for (let at: Element | null = row; at && at !== list; at = at.parentElement)
    for (
      let next = at.nextElementSibling;
      next && rows.length < MAX_FOLLOWING;
      next = next.nextElementSibling
    )
      rows.push(...rowsOf(next));
  return rows;
}

/** The element as a row, or the rows in it, without those of lists in them. */
function rowsOf(element: Element): HTMLElement[] {
  if (element.matches(ROW)) return [element as HTMLElement]; // ours have the attribute
  const rows: HTMLElement[] = [];
  for (const row of element.querySelectorAll<HTMLElement>(ROW))
    if (!rows.at(-1)?.contains(row)) rows.push(row);
  return rows;
}

/** Elements that may get the focus instead, best first. Lazy: each is looked up when the one before refused. */
function* successors({ element, rows, path }: Place, dialog: Found): Generator<Found> {
  yield element;
  if (path !== location.pathname) {
    yield dialog?.isConnected ? dialog : findPage();
    return;
  }
  for (const row of rows) yield* inPlaceOf(row, element, dialog ?? document);
  yield dialog ?? findPage();
}

function inPlaceOf(
  { row, list, following }: Row,
  element: HTMLElement,
  around: ParentNode,
): Found[] {
  const same = around.querySelector<HTMLElement>(
    `[data-row="${CSS.escape(row.dataset['row'] ?? '')}"]`,
  );
  const next =
    same ?? following.find((one) => one.isConnected && list?.contains(one)) ?? lastRow(list);
  const itself = next?.matches('[tabindex]') ? next : null;
  const control = next?.querySelector<HTMLElement>(CONTROL);
  return [
    next?.querySelector<HTMLElement>(`[data-action="${element.dataset['action']}"]`),
    ...(same && element !== row ? [control, itself] : [itself, control]),
  ];
}

function lastRow(list: Found): Found {
  return list?.isConnected ? rowsOf(list).at(-1) : undefined;
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

function takesFocus(element: Found): boolean {
  element?.focus();
  return element === document.activeElement;
}
