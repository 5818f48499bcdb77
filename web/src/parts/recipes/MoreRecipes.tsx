import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { announce } from '#platform/page/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type List = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData'
> & { fetchNextPage: () => unknown };

/** Loads the next cards of a grid; the first new one gets the focus. `count`: the cards now. */
export function useMoreRecipes(list: List, count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const from = before.current;
    if (from === undefined || count <= from) return;
    before.current = undefined;
    grid.current?.children[from]?.querySelector('article')?.focus();
    announce(`${count - from} more recipes`);
  }, [count]);

  function loadMore(): void {
    before.current = count;
    void list.fetchNextPage();
  }

  return { grid, loadMore };
}

type MoreRecipesProps = { list: List; failure: ReactNode; onMore: () => void };

export function MoreRecipes({ list, failure, onMore }: MoreRecipesProps) {
  return (
    <>
      {list.isFetchNextPageError && (
        <Notice tone="danger" className="mx-auto mt-6 max-w-lg">
          {failure}
        </Notice>
      )}
      {list.hasNextPage && !list.isPlaceholderData && (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" size="lg" busy={list.isFetchingNextPage} onClick={onMore}>
            Load More
          </Button>
        </div>
      )}
    </>
  );
}
