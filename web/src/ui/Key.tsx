import type { ReactNode } from 'react';

/** A key of the keyboard: `<Key>J</Key>`. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-xs border border-line bg-surface px-1.5 py-0.5 font-sans text-xs font-semibold">
      {children}
    </kbd>
  );
}
