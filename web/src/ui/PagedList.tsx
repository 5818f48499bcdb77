import { type ReactNode, useRef } from 'react';

import { focusNext, startAtTop } from '#lib/focus';

import { Button } from './Button.tsx';
import { Pager } from './Pager.tsx';

type PagedListProps = {
  /** The page before is still shown. */
  busy: boolean;
  /** Where in the list the page is: "51–100 of 1,234 users". */
  range?: ReactNode;
  /** The cursors of the pages beside this one, undefined where there is none. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (cursor: string) => void;
  /** The first row of a page gets the focus, not the list: rows of this list have keys. */
  focusRow?: boolean | undefined;
  children: ReactNode;
};

/** One page of a list and the ways to those beside it. Each page begins at its top, with the focus on it. */
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
    focusNext(() =>
      focusRow ? list.current?.querySelector<HTMLElement>('[data-row]') : list.current,
    );
  }

  return (
    <div
      ref={list}
      tabIndex={focusRow ? undefined : -1}
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

/** The way back from a page on which nothing is left. */
export function FirstPage({ onTurn }: { onTurn: () => void }) {
  return (
    <Button
      look="outline"
      onClick={() => {
        onTurn();
        startAtTop();
      }}
    >
      First Page
    </Button>
  );
}
