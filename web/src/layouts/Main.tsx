import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The path that is on the screen; the first one of a visit leaves focus and scrolling alone. */
let shown: string | undefined;

/**
 * The one `<main>` of a page. On every change of path the page starts at its top with the focus on
 * its content; an address with an anchor starts there.
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
      if (shown !== undefined) main.current?.focus({ preventScroll: true });
    }
    shown = location.pathname;
  }, [location]);

  return (
    <main ref={main} id="main" tabIndex={-1} className={clsx('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}

/** What an address points at; one that cannot be decoded points at nothing. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
