import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the newest `act`, for handlers of memoised rows. */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args) => newest.current(...args), []);
}
