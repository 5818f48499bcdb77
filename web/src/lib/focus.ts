import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what `find` names once the page has settled, if whatever had it is gone by
 * then: a button that vanished with its row, the opener of a dialog.
 *
 * Two frames: the page is drawn in the first, and a dialog that closes gives its focus back there.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  afterTwoFrames(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) find()?.focus();
  });
}

/** Moves the focus to what `find` names once the page has settled. */
export function focusNext(find: () => HTMLElement | null | undefined): void {
  afterTwoFrames(() => find()?.focus());
}

/** For the first box of something that opens: it has the focus from the start. */
export function useFocusAtStart<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

function afterTwoFrames(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
