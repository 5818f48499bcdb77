import { type ReactNode, useEffect, useRef } from 'react';

import { startAtTop } from '#platform/page/startAtTop.ts';
import { Button } from '#ui/Button.tsx';

import { Pager } from './Pager.tsx';

type PagedListProps = {
  /** The previous page is still shown. */
  busy: boolean;
  /** The range of the page: "51–100 of 1,234 users". */
  range?: ReactNode;
  /** Cursors of the neighbouring pages; undefined for none. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (cursor: string) => void;
  /** Focuses a page's first row instead of the list; the rows handle keys. */
  focusRow?: boolean | undefined;
  children: ReactNode;
};

/** One page of a list with links to its neighbours. A new page is shown from its top and gets the focus. */
export function PagedList({
  busy,
  range,
  previous,
  next,
  onTurn,
  focusRow = false,
  children,
}: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);

  function turnTo(cursor: string): void {
    onTurn(cursor);
    window.scrollTo(0, 0);
    list.current?.focus({ preventScroll: true });
  }
  useEffect(() => {
    if (focusRow && !busy && document.activeElement === list.current)
      list.current?.querySelector<HTMLElement>('[data-row]')?.focus();
  }, [focusRow, busy, previous, next]);

  return (
    <div
      ref={list}
      tabIndex={-1}
      aria-busy={busy}
      className="rounded-md outline-none aria-busy:opacity-60"
    >
      {children}
      <Pager
        onPrevious={previous === undefined ? undefined : () => turnTo(previous)}
        onNext={next === undefined ? undefined : () => turnTo(next)}
      >
        {range}
      </Pager>
    </div>
  );
}

/** Leads to the first page from one that became empty. */
export function FirstPage({ onTurn }: { onTurn: () => void }) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        onTurn();
        startAtTop();
      }}
    >
      First Page
    </Button>
  );
}
