import type { MouseEvent } from 'react';

import { findPage } from '#platform/page/focus.ts';

type SkipLinkProps = {
  children?: string;
  /** The element to focus. */
  find?: () => HTMLElement | null | undefined;
};

/** Visible while focused: the first Tab stop of a page, or a way past a long list. */
export function SkipLink({ children = 'Skip to content', find = findPage }: SkipLinkProps) {
  // A new history entry would lose the page's location state.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    find()?.focus();
  }
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-60 rounded-full bg-inverse px-5 py-3 font-semibold text-on-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  );
}
