import type { ReactNode } from 'react';

import { RootMark } from './RootMark.tsx';

/**
 * What goes on from here, at the lower edge of a page of a working area; `children` stand before the buttons.
 *
 * `<ActionBar actions={<Button>Save</Button>}>47 can wait</ActionBar>`
 */
export function ActionBar({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:px-8 lg:-mx-10 lg:px-10 print:hidden">
      <RootMark of="page-bar" />
      <div className="min-w-0 flex-1 text-sm">{children}</div>
      {actions}
    </div>
  );
}
