import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The current path. The first one of a visit moves neither focus nor scroll position. */
let shown: string | undefined;

/**
 * The page's only `<main>`. A new path starts at the top with the focus on its content, unless the page
 * placed it elsewhere; a hash starts at its target.
 */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();

  useEffect(() => {
    const arrived = shown !== location.pathname;
    const anchor = findAnchor(location.hash);
    if (anchor) {
      anchor.scrollIntoView();
      anchor.focus({ preventScroll: true });
    } else if (arrived) {
      window.scrollTo(0, 0);
      const isInside = main.current?.contains(document.activeElement);
      if (shown !== undefined && !isInside) main.current?.focus({ preventScroll: true });
    }
    shown = location.pathname;
  }, [location]);

  return (
    <main ref={main} id="main" tabIndex={-1} className={clsx('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}

/** The hash's target; null when there is none or it cannot be decoded. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
