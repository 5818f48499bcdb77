import { useSyncExternalStore } from 'react';

/** Source: product specification section 9: the mobile breakpoint is 768 px. */
const WIDE = mediaQuery('(min-width: 768px)');
/** The `lg` of the styles. */
const ROOMY = mediaQuery('(min-width: 1024px)');

/** The `xl` of the styles. */
const SPACIOUS = mediaQuery('(min-width: 1280px)');

/** Whether there is room for tables; phones get cards. Only one of the two is rendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(WIDE.subscribe, WIDE.matches);
}

/** Whether there is room for side panels; else they are sheets and not rendered. */
export function useIsRoomy(): boolean {
  return useSyncExternalStore(ROOMY.subscribe, ROOMY.matches);
}

/** Whether a table and what it opens fit beside each other. */
export function useIsSpacious(): boolean {
  return useSyncExternalStore(SPACIOUS.subscribe, SPACIOUS.matches);
}

/** A query of the screen or the device, as a store that React reads. */
export function mediaQuery(query: string) {
  return {
    matches: (): boolean => window.matchMedia(query).matches,
    subscribe: (listener: () => void): (() => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}
