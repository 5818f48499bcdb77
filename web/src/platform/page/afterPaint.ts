import { startTransition, useEffect, useState } from 'react';

import { nextPaint } from './nextPaint.ts';

type Act = () => void;

/** What waits for the next paint. One task runs all of it, so that React batches the updates. */
const waiting: { act: Act }[] = [];

/**
 * Runs `act` after the next paint, or soon in a hidden tab, which paints nothing. So a press is answered
 * before the larger work that follows from it.
 *
 * Shape   the function that cancels it.
 */
export function afterPaint(act: Act): () => void {
  const one = { act };
  waiting.push(one);
  if (waiting.length === 1) nextPaint.run(runWaiting);
  return () => {
    one.act = () => undefined;
  };
}

/** Runs what waits at once, for a page that is closing and paints no more. */
export function runWaiting(): void {
  for (const { act } of waiting.splice(0)) act();
}

/** As `afterPaint`, in a transition: rendering may take long, or suspend. */
function drawAfterPaint(change: Act): () => void {
  return afterPaint(() => startTransition(change));
}

/** The value as of the last paint; a new one is rendered after it. `initial` is for the first render. */
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
    // The value may have changed since the render.
    follow();
    return () => {
      cancel?.();
      stop();
    };
  }, [subscribe, get]);
  return shown;
}
