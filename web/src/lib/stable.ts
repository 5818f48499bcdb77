import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the newest `act`: for the presses of memoised rows. */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args) => newest.current(...args), []);
}
