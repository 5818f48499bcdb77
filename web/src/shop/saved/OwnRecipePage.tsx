import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useParams } from 'react-router';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { useAuth } from '#platform/session/session.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { OwnRecipeDetail } from './OwnRecipeDetail.tsx';

/** A recipe of one's own, with its lines, steps and source. */
export function OwnRecipePage() {
  const { id = '' } = useParams();
  const { isAuthenticated, isChecking } = useAuth();
  return (
    <div className="wrap pt-2 pb-16">
      <LinkButton
        to="/saved-recipes"
        variant="ghost"
        icon={ArrowLeft}
        className="-ml-3 mb-2 md:mb-4 print:hidden"
      >
        Saved Recipes
      </LinkButton>
      {isAuthenticated && <Saved id={id} />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && (
        <>
          <h1 className="sr-only">Recipe</h1>
          <LoginFirst
            title="You are not logged in."
            text="Your recipes are kept with your account."
          />
        </>
      )}
    </div>
  );
}

function Saved({ id }: { id: string }) {
  const recipes = useQuery(ownRecipeQueries.mine());
  const recipe = recipes.data?.find(({ recipe_id }) => recipe_id === id);
  usePageTitle(recipe?.title ?? 'Recipe');
  if (recipe) return <OwnRecipeDetail recipe={recipe} />;
  if (recipes.isPending) return <Waiting />;
  return (
    <>
      <h1 className="sr-only">Recipe</h1>
      {recipes.data ? (
        <EmptyState
          icon={SearchX}
          title="Recipe not found."
          text="It may have been deleted."
          link={{ to: '/saved-recipes', title: 'Saved Recipes' }}
        />
      ) : (
        <ErrorState
          title="Failed to fetch recipes."
          text="Your recipes are safe; they could not be read just now."
          onRetry={() => void recipes.refetch()}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the recipe">
      <h1 className="sr-only">Recipe</h1>
      <SkeletonRows rows={6} />
    </Loading>
  );
}
