import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { announce } from '#platform/page/announce.ts';
import { Button } from '#ui/Button.tsx';

const ROWS_PER_PAGE = 50;

type RowPagesProps<Row> = {
  rows: readonly Row[];
  /** The rows' name, for the button and the announcement: "ingredients". */
  unit: string;
  /** Rows at a time. */
  perPage?: number;
  /** What determines the rows, such as the search text; a change goes to the top. */
  of?: string;
  /** Draws the rows; each needs `data-row` and `tabIndex={-1}`. */
  children: (shown: readonly Row[]) => ReactNode;
};

/** A long list, some rows at a time for speed, or all of it; the first new row gets the focus. */
export function RowPages<Row>({
  rows,
  unit,
  perPage = ROWS_PER_PAGE,
  of = '',
  children,
}: RowPagesProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState({ of, count: perPage });
  const count = page.of === of ? page.count : perPage;
  const left = rows.length - count;

  function more(rowsMore: number): void {
    flushSync(() => setPage({ of, count: count + rowsMore }));
    announce(`${rowsMore} more ${unit}`);
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[count]?.focus();
  }

  return (
    <div ref={list}>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-4">
          <span className="num text-sm text-ink-2">
            {count} of {rows.length} {unit}
          </span>
          <Button variant="outline" onClick={() => more(Math.min(left, perPage))}>
            Load More
          </Button>
          {left > perPage && (
            <Button variant="ghost" onClick={() => more(left)}>
              Show All
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
