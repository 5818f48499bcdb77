import type { ReactNode } from 'react';

/** Chips in one line, which scrolls where it is longer than the screen is wide. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="no-scrollbar -mx-(--gutter) flex min-w-0 snap-x scroll-px-(--gutter) gap-2 overflow-x-auto px-(--gutter) py-1"
    >
      {children}
    </fieldset>
  );
}
