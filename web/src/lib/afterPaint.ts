import { startTransition, useEffect, useState } from 'react';

import { nextPaint } from './nextPaint.ts';

type Act = () => void;

/** What waits for the next paint. One task runs all of it, so that React draws it at once. */
let waiting: { act: Act }[] = [];

/**
 * Runs `act` after the next paint, or soon where the tab is hidden and paints nothing. A press is answered first;
 * what follows from it, and is larger, comes then.
 *
 * Shape   the function that cancels it.
 */
export function afterPaint(act: Act): () => void {
  const one = { act };
  waiting = [...waiting, one];
  if (waiting.length === 1) nextPaint.run(runWaiting);
  return () => {
    one.act = () => undefined;
  };
}

/** Runs what waits at once: the page goes, and paints no more. */
export function runWaiting(): void {
  const all = waiting;
  waiting = [];
  for (const { act } of all) act();
}

/** As `afterPaint`, for a change that React may take its time to draw, or whose code is still on the way. */
function drawAfterPaint(change: Act): () => void {
  return afterPaint(() => startTransition(change));
}

/** The value as of the last paint: a new one follows the paint that answers the press. `initial` stands at first. */
export function useAfterPaint<T>(value: T, initial: T = value): T {
  const [shown, setShown] = useState(() => initial);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    return drawAfterPaint(() => setShown(() => value));
  }, [shown, value]);
  return shown;
}

/** A store's value in a component, as `useSyncExternalStore`, but after the paint that answers a press. */
export function useStoreAfterPaint<T>(subscribe: (listener: Act) => Act, get: () => T): T {
  const [shown, setShown] = useState(get);
  useEffect(() => {
    let cancel: Act | undefined;
    const follow = (): void => {
      cancel?.();
      cancel = drawAfterPaint(() => setShown(get));
    };
    const stop = subscribe(follow);
    // It may have changed since it was drawn.
    follow();
    return () => {
      cancel?.();
      stop();
    };
  }, [subscribe, get]);
  return shown;
}
