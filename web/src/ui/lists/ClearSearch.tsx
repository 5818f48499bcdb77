import type { ReactNode } from 'react';

import { Button } from '#ui/Button.tsx';

/**
 * Clears a search without results. The button goes with it, so the page's search box gets the focus.
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
      variant="outline"
      onClick={() => {
        onClear();
        document.querySelector<HTMLElement>('[type="search"]')?.focus();
      }}
    >
      {children}
    </Button>
  );
}
