import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the component is still on the page, for what goes on when an answer is there: the
 * router takes the shopper along from wherever they are by then.
 */
export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
