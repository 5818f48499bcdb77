import { type RefObject, useEffect, useRef, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Gives the focus to what `find` names once the page has settled, if whatever had it is gone by
 * then: a button that vanished with its row, the opener of a dialog.
 */
export function focusWhenLost(find: Find): void {
  watchFrames(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    return isLost && takesFocus(find());
  });
}

/** Moves the focus to what `find` names once the page has settled. */
export function focusNext(find: Find): void {
  watchFrames(() => takesFocus(find()));
}

/** The page itself, for when nothing nearer is left. */
export function findPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main');
}

/** For what takes the place of all that was on the page: it is read from its top. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  focusNext(findPage);
}

/** For what has the focus while it is there: at its end whoever had it before gets it back. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      focusWhenLost(() =>
        before instanceof HTMLElement && before.isConnected ? before : undefined,
      ),
    [before],
  );
}

/** For the first box of something that opens: it has the focus from the start. */
export function useFocusAtStart<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

/** The page is drawn in the first frame, and a dialog that closes gives its focus back there. */
const SETTLED_FRAMES = 2;
/** On a busy machine what goes is drawn some frames later, and what is behind a dialog takes no focus till then. */
const MOST_FRAMES = 30;

function watchFrames(isDone: () => boolean, frame = 1): void {
  requestAnimationFrame(() => {
    if (frame >= SETTLED_FRAMES && isDone()) return;
    if (frame < MOST_FRAMES) watchFrames(isDone, frame + 1);
  });
}

function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element ? document.activeElement === element : false;
}
