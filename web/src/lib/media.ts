import { useSyncExternalStore } from 'react';

/** Source: product specification section 9: the mobile breakpoint is 768 px. */
const WIDE = '(min-width: 768px)';

/** Whether there is room for tables; phones get cards. One of the two is rendered, never both. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
