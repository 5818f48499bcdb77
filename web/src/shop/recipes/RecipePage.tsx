import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { providerQueries } from '#shop/provider/queries/provider.ts';
import { RecipeFailure } from '#shop/provider/rules/providerFailure.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { LimitNotice } from './LimitNotice.tsx';
import { RecipeDetail } from './RecipeDetail.tsx';
import { RecipeSkeleton } from './RecipeSkeleton.tsx';

/** How often the recipe was cooked, and its collections: parts of other subjects. */
type Part = ComponentType<{ recipe: ProviderRecipe }>;
type Parts = { cooked: Part; shelve: Part };

export function RecipePage(parts: Parts) {
  const id = readId(useParams()['id']);
  return (
    <>
      <LimitNotice />
      <div className="wrap pb-10">
        <BackButton />
        {id === undefined ? <NotFound /> : <Recipe key={id} id={id} {...parts} />}
      </div>
    </>
  );
}

function Recipe({ id, cooked: Cooked, shelve: Shelve }: Parts & { id: number }) {
  const recipe = useQuery(providerQueries.recipe(id));
  usePageTitle(recipe.data?.title ?? 'Recipe');

  if (recipe.data)
    return (
      <RecipeDetail recipe={recipe.data} shelve={<Shelve recipe={recipe.data} />}>
        <Cooked recipe={recipe.data} />
      </RecipeDetail>
    );
  if (recipe.error instanceof RecipeFailure && recipe.error.notFound) return <NotFound />;
  return (
    <>
      <h1 className="sr-only">Recipe</h1>
      {recipe.isPending && <RecipeSkeleton />}
      {recipe.isError && (
        <ErrorState
          title="Failed to load recipe."
          text={recipe.error.message}
          onRetry={() => void recipe.refetch()}
        />
      )}
    </>
  );
}

function NotFound() {
  return (
    <>
      <h1 className="sr-only">Recipe</h1>
      <EmptyState icon={SearchX} title="Recipe not found." text="It may have been taken away.">
        <LinkButton to="/">Find Recipes</LinkButton>
      </EmptyState>
    </>
  );
}

function BackButton() {
  const navigate = useNavigate();
  // The page that a visit began with has no page of Larder before it.
  const isFirst = useLocation().key === 'default';
  function goBack(): void {
    if (!isFirst) void navigate(-1);
    else void navigate('/');
  }
  return (
    <Button
      variant="ghost"
      icon={ArrowLeft}
      onClick={goBack}
      className="-ml-3 mb-2 md:mb-4 print:hidden"
    >
      Back
    </Button>
  );
}

function readId(text: string | undefined): number | undefined {
  const id = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : undefined;
}
