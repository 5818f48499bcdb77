import { useEffect, useRef } from 'react';

import { findPage } from './focus.ts';

/** Scrolls to the top and focuses the page, for content that replaces all of it. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  findPage()?.focus({ preventScroll: true });
}

/** Runs `startAtTop` when `view` changes. */
export function useStartAtTop(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    startAtTop();
  }, [view]);
}
