import type { ReactNode } from 'react';

import { type Page, rangeText } from '#lib/counts';

import { ErrorState } from './ErrorState.tsx';
import { PagedList } from './PagedList.tsx';
import { Loading, SkeletonRows } from './Skeleton.tsx';

/** The page of a list in the address: see `useAddress`. */
export type Paging = {
  isFirst: boolean;
  /** Without a cursor to the first page. */
  turnTo: (cursor?: string) => void;
};

/** The query that brings the rows. */
type Answer = {
  data: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

export type ListStatesProps<Row> = {
  rows: readonly Row[];
  /** What stands there when there are none; without it `children` say so themselves. */
  empty?: ReactNode;
  /** For rows that a server sends. */
  remote?: Remote | undefined;
  children: (rows: readonly Row[]) => ReactNode;
};

type Remote = {
  answer: Answer;
  /** "Loading users". */
  waiting: string;
  /** How many rows are drawn meanwhile. */
  skeletons?: number;
  failed: { title: string; text?: string };
  /** For a list that comes page by page; `unit` for its range: "users". */
  paging?: Paging & { page: Page | undefined; unit?: string; focusRow?: boolean };
};

/** What a list shows while it waits, when it failed, when it is empty, and else its rows with its pages. */
export function ListStates<Row>({ rows, empty, remote, children }: ListStatesProps<Row>) {
  if (remote) {
    const { answer, waiting, skeletons = 8, failed, paging } = remote;
    // Which words stand for none, only the answer to the new view can say.
    if (answer.isPending || (answer.isPlaceholderData && rows.length === 0))
      return (
        <Loading label={waiting}>
          <SkeletonRows rows={skeletons} />
        </Loading>
      );
    if (answer.data === undefined)
      return (
        <ErrorState
          {...failed}
          // What was wrong may be the cursor.
          onRetry={() => (paging && !paging.isFirst ? paging.turnTo() : void answer.refetch())}
        />
      );
    if (paging?.page && (rows.length > 0 || empty === undefined)) {
      const { page, unit, turnTo, focusRow } = paging;
      return (
        <PagedList
          busy={answer.isPlaceholderData}
          range={unit && rangeText(page, rows.length, unit)}
          previous={page.previous_cursor}
          next={page.next_cursor}
          onTurn={turnTo}
          focusRow={focusRow}
        >
          {children(rows)}
        </PagedList>
      );
    }
  }
  return rows.length === 0 && empty !== undefined ? empty : children(rows);
}
