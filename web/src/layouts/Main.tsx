import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { holdValue } from '#platform/page/holdValue.ts';

/** The path shown last; undefined before the first of a visit, which moves neither focus nor scroll position. */
const shown = holdValue<string | undefined>(undefined);
/** Scroll position of each history entry, in pixels. */
const scrolled = new Map<string, number>();

/**
 * The page's only `<main>`. A new path starts at the top with the focus on its content, unless the page
 * placed it elsewhere; a hash starts at its target; back and forward return to where one was.
 */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // A layout effect: its clean-up comes before the scroll event that a shorter page causes.
  useLayoutEffect(() => {
    const page = main.current;
    const { key, pathname, hash } = location;
    const from = isReturn ? scrolled.get(key) : undefined;
    const before = shown.get();
    if (before !== pathname) {
      window.scrollTo(0, from ?? 0);
      const isPlaced = before === undefined || page?.contains(document.activeElement);
      if (!isPlaced) page?.focus({ preventScroll: true });
    }
    shown.set(pathname);
    const leave = new AbortController();
    const { signal } = leave;
    if (page && (hash || from !== undefined)) {
      void import('./goTo.ts').then(({ goTo }) => goTo({ page, hash, from, signal }));
    }
    const remember = (): void => void scrolled.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true, signal });
    // A new entry of the same page may be left without a scroll event.
    if (from === undefined) remember();
    return () => leave.abort();
  }, [location, isReturn]);

  return (
    <main ref={main} id="main" tabIndex={-1} className={clsx('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}
