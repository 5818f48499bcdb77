import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';

import { useAuth } from '#lib/session';
import { ownRecipeQueries } from '#queries/recipes';
import { ErrorState } from '#ui/ErrorState';
import { LinkButton } from '#ui/LinkButton';
import { LoginFirst } from '#ui/LoginFirst';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, SkeletonCard } from '#ui/Skeleton';

import { SavedRecipeList } from './SavedRecipeList.tsx';

export function SavedRecipesPage() {
  usePageTitle('Saved Recipes');
  const { isAuthenticated, isChecking } = useAuth();
  return (
    <div className="wrap pt-8 pb-16">
      <PageHeader
        title="Saved Recipes"
        text={isAuthenticated && 'Dishes of your own. Select them and shop for them together.'}
      >
        {isAuthenticated && (
          <LinkButton to="/add-recipe" icon={Plus}>
            Add Recipe
          </LinkButton>
        )}
      </PageHeader>
      {isAuthenticated && <Recipes />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && (
        <LoginFirst
          title="You are not logged in."
          text="Your recipes are kept with your account."
        />
      )}
    </div>
  );
}

function Recipes() {
  const recipes = useQuery(ownRecipeQueries.mine());
  if (recipes.isPending) return <Waiting />;
  if (!recipes.data)
    return (
      <ErrorState
        title="Failed to fetch recipes."
        text="Your recipes are safe; they could not be read just now."
        onRetry={() => void recipes.refetch()}
      />
    );
  return <SavedRecipeList recipes={recipes.data} />;
}

function Waiting() {
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
