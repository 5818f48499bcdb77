import { faultsAcross } from '@larder/shared/stores/shelfCells';
import type { RowFault, RowMatch } from '@larder/shared/stores/shelfFile.calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { type RowsToMatch, shelfMatchQuery } from '#vendor/shelf/queries/shelfFile.ts';
import { type FileRow, fileRow } from '#vendor/shelf/rules/shelfAnswers.ts';

/** How far the rows of a file are read. */
export type Matching = {
  readonly isRunning: boolean;
  readonly done: number;
  readonly all: number;
  readonly error: Error | null;
  readonly retry: () => void;
};

/**
 * Has the server say what each row is, part after part; rows can be answered meanwhile.
 *
 * Shape   `rows` are those that are known so far. `refresh` asks about all of them again.
 */
export function useMatching(asked: RowsToMatch): {
  rows: readonly FileRow[];
  matching: Matching;
  refresh: () => void;
} {
  const query = useInfiniteQuery(shelfMatchQuery(asked));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  const rows = useMemo(() => {
    const cells = new Map(asked.rows.map((row) => [row.row, row]));
    return acrossParts(data?.pages ?? []).flatMap((match): FileRow[] => {
      const own = cells.get(match.row);
      return own ? [fileRow(own, match)] : [];
    });
  }, [asked.rows, data]);
  return {
    rows,
    matching: {
      isRunning: isFetching,
      done: rows.length,
      all: asked.rows.length,
      error: isFetching ? null : error,
      retry: () => void (data ? fetchNextPage() : refetch()),
    },
    refresh: () => void refetch(),
  };
}

/** The rows of all parts; the server sees a number with two prices in one part only. */
function acrossParts(parts: readonly (readonly RowMatch[])[]): RowMatch[] {
  const matches = parts.flat();
  const faults = parts.length > 1 ? faultsAcross(matches) : undefined;
  if (!faults) return matches;
  return matches.map((match) => {
    const field = faults.get(match.row);
    if (field === undefined || match.is.kind === 'left_out') return match;
    const fault: RowFault = { field, reason: 'twice' };
    const product = match.is.kind === 'known' && { ingredient_id: match.is.ingredient_id };
    return { ...match, is: { kind: 'left_out', faults: [fault], ...product }, change: 'unchanged' };
  });
}
