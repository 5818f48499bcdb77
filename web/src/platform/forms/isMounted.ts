import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted, for code after an await: it must not navigate people who have
 * left the page.
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
