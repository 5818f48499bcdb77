/** Max time between the presses of a double one. Source: the default of Windows. */
export const DOUBLE_MS = 500;

/**
 * Ignores the second press of a double one, for a moment. For what goes away at the first press: what lay below it
 * was not meant.
 */
export function ignoreSecondPress(): void {
  window.addEventListener('click', ignoreSecond, true);
  setTimeout(() => window.removeEventListener('click', ignoreSecond, true), DOUBLE_MS);
}

/** Ignores a press that is the second of a double one, as a handler of the capture phase. */
export function ignoreSecond(
  event: Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>,
): void {
  if (!isSecondPress(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a click is the second, or a later, of a double one. Keys never are. */
export function isSecondPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
