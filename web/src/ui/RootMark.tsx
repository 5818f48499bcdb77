import { useLayoutEffect } from 'react';

/**
 * `dialog`: one is open. `bar`: buttons are fixed to a phone's lower edge; `wide-bar`: also to a tablet's; `page-bar`: to
 * every screen's; `bar-alert`: an alert grows them. `tabs`: a phone has the tab bar below them. `header`: the shop's, which
 * has room for toasts on a wide screen.
 */
type Mark = 'dialog' | 'bar' | 'wide-bar' | 'page-bar' | 'bar-alert' | 'tabs' | 'header';

const shown = new Map<Mark, number>();

/**
 * Marks the root element while mounted, as in `data-dialog`, for styles of elements elsewhere. A rule with
 * `:root:has()` would be matched against the whole page after each change: 4 ms in a list of 500.
 */
export function RootMark({ of }: { of: Mark }) {
  useLayoutEffect(() => {
    count(of, 1);
    return () => count(of, -1);
  }, [of]);
  return null;
}

function count(mark: Mark, by: number): void {
  const now = (shown.get(mark) ?? 0) + by;
  shown.set(mark, now);
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0);
}
