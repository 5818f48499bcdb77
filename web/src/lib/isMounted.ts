import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted, for code after an await: the router would move people who have
 * left already.
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
