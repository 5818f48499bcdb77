import { type ReactNode, useRef, useState } from 'react';

import { announce } from '#lib/announce';
import { focusNext } from '#lib/focus';

import { Button } from './Button.tsx';

const ROWS_PER_PAGE = 50;

type RowPagesProps<Row> = {
  rows: readonly Row[];
  /** What the rows are, for the button and the announcement: "ingredients". */
  unit: string;
  /** Whatever decides which rows there are, such as the search text; a change starts at the top. */
  of?: string;
  /** Draws the rows; each is an element with `data-row` and `tabIndex={-1}`. */
  children: (shown: readonly Row[]) => ReactNode;
};

/** A long list in pages of 50 rows, so that it stays fast; Load More focuses the first new row. */
export function RowPages<Row>({ rows, unit, of = '', children }: RowPagesProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState({ of, count: ROWS_PER_PAGE });
  const count = page.of === of ? page.count : ROWS_PER_PAGE;
  const left = rows.length - count;

  function more(): void {
    setPage({ of, count: count + ROWS_PER_PAGE });
    announce(`${Math.min(left, ROWS_PER_PAGE)} more ${unit}`);
    focusNext(() => list.current?.querySelectorAll<HTMLElement>('[data-row]')[count]);
  }

  return (
    <div ref={list}>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-4">
          <span className="num text-sm text-ink-2">
            {count} of {rows.length} {unit}
          </span>
          <Button look="outline" onClick={more}>
            Load More
          </Button>
        </p>
      )}
    </div>
  );
}
