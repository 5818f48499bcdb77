import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen, Plus, SearchX } from 'lucide-react';

import { MoreRecipes, useMoreRecipes } from '#parts/recipes/MoreRecipes.tsx';
import { useOnline } from '#platform/page/online.ts';
import { savedQueries } from '#shop/saved/queries/saved.ts';
import { useWaitingSaved } from '#shop/saved/state/savedRecipes.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, SkeletonCard } from '#ui/Skeleton.tsx';

import { CollectionChips } from './CollectionChips.tsx';
import { SavedRecipeList } from './SavedRecipeList.tsx';
import { SavedTools } from './SavedTools.tsx';
import { type SavedAddress, useSavedView } from './useSavedView.ts';

export function SavedRecipes() {
  const view = useSavedView();
  const list = useInfiniteQuery(savedQueries.list(view.query));
  const recipes = list.data?.pages.flatMap(({ value }) => value) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const { filter, q, collection } = view.query;
  const isWhole = filter === 'all' && q === undefined && collection === undefined;
  const { grid, loadMore } = useMoreRecipes(list, recipes.length);

  if (list.isPending) return <Waiting />;
  if (!list.data)
    return (
      <ErrorState
        title="Failed to fetch recipes."
        text="Your recipes are safe; they could not be read just now."
        onRetry={() => void list.refetch()}
      />
    );
  if (isWhole && recipes.length === 0 && !list.isPlaceholderData)
    return (
      <>
        <WaitingChanges />
        <NoRecipes />
      </>
    );
  return (
    <>
      <SavedTools view={view} count={countText(total, list.isPlaceholderData)} />
      <CollectionChips view={view} />
      <WaitingChanges />
      {recipes.length === 0 && !list.isPlaceholderData ? (
        <NothingFits view={view} />
      ) : (
        <div aria-busy={list.isPlaceholderData} className="aria-busy:opacity-60">
          <SavedRecipeList ref={grid} recipes={recipes} />
        </div>
      )}
      <MoreRecipes
        list={list}
        failure="More recipes could not be loaded. Please try again."
        onMore={loadMore}
      />
    </>
  );
}

function countText(total: number, isOld: boolean): string {
  if (isOld) return 'Loading…';
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'recipe' : 'recipes'}`;
}

/** Hearts that were pressed without a connection are not in the list yet. */
function WaitingChanges() {
  const waiting = useWaitingSaved().length;
  const isOnline = useOnline();
  if (waiting === 0 || isOnline) return null;
  return (
    <Notice tone="info" className="mb-5">
      {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for a network.
    </Notice>
  );
}

export function Waiting() {
  return (
    <Loading label="Loading your recipes">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  );
}

function NoRecipes() {
  return (
    <EmptyState
      icon={BookOpen}
      title="No saved recipes yet"
      text="Press the heart of a recipe you like, or write down a dish of your own; its ingredients go on your grocery list like any other’s."
    >
      <LinkButton to="/add-recipe" icon={Plus}>
        Add Recipe
      </LinkButton>
      <LinkButton to="/" variant="outline">
        Find Recipes
      </LinkButton>
    </EmptyState>
  );
}

const NOTHING = {
  all: 'No recipes found',
  own: 'No recipes of your own yet',
  found: 'No found recipes saved yet',
  cooked: 'Nothing cooked yet',
} as const;

function nothingWords({ filter, collection }: SavedAddress['query']): string {
  return collection === undefined ? NOTHING[filter] : 'Nothing in this collection yet';
}

function NothingFits({ view }: { view: SavedAddress }) {
  const { wanted, query, showAll } = view;
  return (
    <EmptyState
      icon={SearchX}
      title={wanted === '' ? nothingWords(query) : 'No recipes found'}
      text={wanted === '' ? undefined : `Nothing matches “${wanted}”.`}
    >
      <Button variant="outline" onClick={showAll}>
        Show All
      </Button>
    </EmptyState>
  );
}
