import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';

import { focusNext, startAtTop } from '#lib/focus';

import { Button } from './Button.tsx';
import { Pager } from './Pager.tsx';

type PagedListProps<To> = {
  /** The page before is still shown. */
  busy: boolean;
  /** Where in the list the page is: "51–100 of 1,234 users". */
  range?: ReactNode;
  /** The pages beside this one, undefined where there is none. */
  previous: To | undefined;
  next: To | undefined;
  onTurn: (to: To) => void;
  className?: string;
  children: ReactNode;
};

/** One page of a list and the ways to those beside it. Each page begins at its top, with the focus on it. */
export function PagedList<To>({
  busy,
  range,
  previous,
  next,
  onTurn,
  className,
  children,
}: PagedListProps<To>) {
  const list = useRef<HTMLDivElement>(null);

  function turnTo(page: To): void {
    onTurn(page);
    window.scrollTo(0, 0);
    focusNext(() => list.current);
  }

  return (
    <div
      ref={list}
      tabIndex={-1}
      aria-busy={busy}
      className={clsx('rounded-md outline-none aria-busy:opacity-60', className)}
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
