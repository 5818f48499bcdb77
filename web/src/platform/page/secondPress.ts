/** Max time between the presses of a double click. Source: the default of Windows. */
export const DOUBLE_MS = 500;

/**
 * Ignores the second press of a double click, for a moment. For what disappears at the first press: the
 * second one would hit what lies below.
 */
export function ignoreSecondPress(): void {
  window.addEventListener('click', ignoreSecond, true);
  setTimeout(() => window.removeEventListener('click', ignoreSecond, true), DOUBLE_MS);
}

/** Ignores the second press of a double click, as a handler of the capture phase. */
export function ignoreSecond(
  event: Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>,
): void {
  if (!isSecondPress(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a click is the second or a later one of a double click. Key presses never are. */
export function isSecondPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
