import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Gives the focus to what `find` names once the page has settled, if whatever had it is gone by
 * then: a button that vanished with its row, the opener of a dialog.
 */
export function focusWhenLost(find: Find): void {
  watchFrames(() => isLost() && takesFocus(find()));
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

/** For views that take each other's place on one page: each is read from its top, whatever led to it. */
export function useStartAtTop(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    startAtTop();
  }, [view]);
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

/**
 * Whether the focus is in an element, and what the element needs to know it. What changes there is read
 * out by `aria-live={inside ? 'polite' : 'off'}`: to whoever changed it, and not when it follows from
 * something done elsewhere.
 */
export function useFocusInside() {
  const [inside, setInside] = useState(false);
  return {
    inside,
    handlers: {
      onFocus: () => setInside(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setInside(currentTarget.contains(relatedTarget)),
    },
  };
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
const MAX_FRAMES = 30;

/**
 * Tries once a frame. Whoever acts elsewhere meanwhile has moved on: frames may be slow, and what
 * was to be done about the focus before must not be done to what they do next.
 */
function watchFrames(isDone: () => boolean): void {
  const watch = new AbortController();
  const act = (): void => {
    if (!isLost()) watch.abort();
  };
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, act, { capture: true, signal: watch.signal });

  function next(frame: number): void {
    requestAnimationFrame(() => {
      if (watch.signal.aborted) return;
      const isOver = (frame >= SETTLED_FRAMES && isDone()) || frame >= MAX_FRAMES;
      if (isOver) watch.abort();
      else next(frame + 1);
    });
  }
  next(1);
}

function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element ? document.activeElement === element : false;
}
