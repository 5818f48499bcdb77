import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { providerQueries, type RecipeView } from '#shop/provider/queries/provider.ts';
import { Button } from '#ui/Button.tsx';

import { RecipeGrid, recipesOf } from './RecipeGrid.tsx';

type RecipeSectionProps = {
  view: RecipeView;
  title: string;
  isFiltered: boolean;
  heading: Ref<HTMLHeadingElement>;
  onClearSearch: () => void;
  /** Between the heading and the recipes. */
  children: ReactNode;
};

export function RecipeSection({
  view,
  title,
  isFiltered,
  heading,
  onClearSearch,
  children,
}: RecipeSectionProps) {
  const list = useInfiniteQuery(providerQueries.list(view));
  const shown = recipesOf(list.data).length;
  const total = list.data?.pages.at(-1)?.total;
  const isSearch = view.kind === 'search';

  // The button with the focus disappears with the search.
  function clear(): void {
    onClearSearch();
    document.querySelector<HTMLElement>('[type="search"]')?.focus();
  }

  return (
    <section aria-labelledby="recipes" className="mt-5 lg:mt-6">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2
          id="recipes"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 text-h2 break-words outline-none"
        >
          {title}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:grow">
          {shown > 0 && <p className="num text-sm text-ink-2">{countText(shown, total)}</p>}
          {isSearch && (
            <Button variant="outline" icon={X} onClick={clear}>
              Clear Search
            </Button>
          )}
        </div>
      </div>
      <output className="sr-only">
        {isSearch && total !== undefined && `${total} ${total === 1 ? 'recipe' : 'recipes'} found`}
      </output>
      <div className="mb-3">{children}</div>
      {/* Keeps its line while it waits, so that nothing moves. */}
      {isSearch && (
        <output className="mb-2 block min-h-5 text-sm text-ink-2">
          {list.data?.pages[0]?.notes?.join(' ')}
        </output>
      )}
      {/* Keyed by view: Load More must not move the focus in another view. */}
      <RecipeGrid
        key={JSON.stringify(view)}
        list={list}
        isFiltered={isFiltered}
        {...(isSearch && { onClear: clear })}
      />
    </section>
  );
}

function countText(shown: number, total: number | undefined): string {
  const all = total ?? shown;
  const recipes = all === 1 ? 'recipe' : 'recipes';
  return shown < all ? `${shown} of ${all} ${recipes}` : `${all} ${recipes}`;
}
