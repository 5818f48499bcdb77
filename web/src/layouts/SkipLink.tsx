import type { MouseEvent } from 'react';

import { findPage } from '#lib/focus';

/** The first Tab stop of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-60 rounded-full bg-inverse px-5 py-3 font-semibold text-on-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

/** A new history entry would lose the page's location state. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  findPage()?.focus();
}
