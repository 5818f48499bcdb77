import type { ReactNode } from 'react';

import { focusNext } from '#lib/focus';

import { Button } from './Button.tsx';

/**
 * For a list in which nothing was found. The button goes with that, so the page's search box gets the
 * focus.
 *
 * `<ClearSearch onClear={() => setText('')} />`
 */
export function ClearSearch({
  onClear,
  children = 'Clear Search',
}: {
  onClear: () => void;
  children?: ReactNode;
}) {
  return (
    <Button
      look="outline"
      onClick={() => {
        onClear();
        focusNext(() => document.querySelector<HTMLElement>('[type="search"]'));
      }}
    >
      {children}
    </Button>
  );
}
