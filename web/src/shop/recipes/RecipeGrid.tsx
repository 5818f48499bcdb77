import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { RECIPES_PER_PAGE } from '@larder/shared/recipes/recipes';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';

import { MoreRecipes, useMoreRecipes } from '#parts/recipes/MoreRecipes.tsx';
import type { RecipePage } from '#shop/provider/queries/client.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Loading, SkeletonCard } from '#ui/Skeleton.tsx';

import { RecipeCard } from './RecipeCard.tsx';

export type RecipeList = UseInfiniteQueryResult<InfiniteData<RecipePage>>;

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** Cards in the first viewport; their pictures load at once. */
const IN_SIGHT = 4;

type RecipeGridProps = {
  list: RecipeList;
  onClear?: () => void;
  /** Whether filters are on, one of which may be too much. */
  isFiltered: boolean;
};

export function RecipeGrid({ list, onClear, isFiltered }: RecipeGridProps) {
  // Deferred: rendering 12 cards at once would delay the next input.
  const data = useDeferredValue(list.data);
  const recipes = recipesOf(data);
  const { grid, loadMore } = useMoreRecipes(list, recipes.length);

  if (list.isLoadingError) {
    return <ErrorState title={list.error.message} onRetry={() => void list.refetch()} />;
  }
  if (list.isPending || !data) {
    return (
      <Loading label="Loading recipes…">
        <div className={GRID}>
          {Array.from({ length: RECIPES_PER_PAGE }, (_, card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </Loading>
    );
  }
  if (recipes.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No recipes found"
        text={
          isFiltered
            ? 'Switch a filter off above, or search for something else.'
            : 'Try a shorter word, or browse by ingredient below.'
        }
      >
        {onClear && <Button onClick={onClear}>Clear Search</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={grid} className={GRID}>
        {recipes.map((recipe, index) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              when={index === 0 ? 'first' : index < IN_SIGHT ? 'soon' : 'later'}
            />
          </li>
        ))}
      </ul>
      <MoreRecipes list={list} failure={list.error?.message} onMore={loadMore} />
    </>
  );
}

/** The recipes of all pages without duplicates: the provider may repeat one. */
export function recipesOf(data: RecipeList['data']): ProviderRecipe[] {
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? [];
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
}
