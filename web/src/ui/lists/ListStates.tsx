import type { ReactNode } from 'react';

import { type Page, rangeText } from '#platform/page/counts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { PagedList } from './PagedList.tsx';

/** The page of a list, kept in the address: see `useAddress`. */
export type Paging = {
  isFirst: boolean;
  /** Without a cursor to the first page. */
  turnTo: (cursor?: string) => void;
};

/** The rows' query. */
type Answer = {
  data: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

export type ListStatesProps<Row> = {
  rows: readonly Row[];
  /** The empty state; without it `children` show it. */
  empty?: ReactNode;
  /** For rows from a server. */
  remote?: Remote | undefined;
  children: (rows: readonly Row[]) => ReactNode;
};

type Remote = {
  answer: Answer;
  /** "Loading users". */
  waiting: string;
  /** Number of skeleton rows. */
  skeletons?: number;
  /** Skeletons above the rows. */
  above?: ReactNode;
  failed: { title: string; text?: string };
  /** For a paged list; `unit` is for its range: "users". */
  paging?: Paging & { page: Page | undefined; unit?: string; focusRow?: boolean };
};

/** The waiting, failed and empty states of a list; else its rows and pages. */
export function ListStates<Row>({ rows, empty, remote, children }: ListStatesProps<Row>) {
  if (remote) {
    const { answer, waiting, skeletons = 8, above, failed, paging } = remote;
    // Wait for data before choosing the empty state.
    if (answer.isPending || (answer.isPlaceholderData && rows.length === 0))
      return (
        <Loading label={waiting}>
          {above}
          <SkeletonRows rows={skeletons} />
        </Loading>
      );
    if (answer.data === undefined)
      return (
        <ErrorState
          {...failed}
          // The cursor may be the cause.
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
