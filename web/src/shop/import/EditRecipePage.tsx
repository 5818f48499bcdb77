import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { ownRecipeQueries, updateOwnRecipeMutation } from '#shop/saved/queries/recipes.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { toDraft, unsaved } from './draft.ts';
import { RecipeForm } from './RecipeForm.tsx';

export function EditRecipePage({ recipe_id }: { recipe_id: string }) {
  usePageTitle('Edit Recipe');
  const { isAuthenticated, isChecking } = useAuth();
  return (
    <>
      {isAuthenticated && <Saved recipe_id={recipe_id} />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && (
        <>
          <PageHeader title="Edit Recipe" />
          <LoginFirst
            title="You are not logged in."
            text="Log in to change your recipes. What you typed is kept."
          />
        </>
      )}
    </>
  );
}

function Saved({ recipe_id }: { recipe_id: string }) {
  const recipes = useQuery(ownRecipeQueries.mine());
  const recipe = recipes.data?.find((one) => one.recipe_id === recipe_id);

  if (recipes.isPending) return <Waiting />;
  return (
    <>
      <PageHeader title="Edit Recipe" />
      {recipe && <Change recipe={recipe} />}
      {!recipe && recipes.isError && (
        <ErrorState title="Failed to fetch recipes." onRetry={() => void recipes.refetch()} />
      )}
      {!recipe && !recipes.isError && (
        <EmptyState
          icon={SearchX}
          title="Recipe not found."
          text="It may have been deleted."
          link={{ to: '/saved-recipes', title: 'Saved Recipes' }}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the recipe">
      <PageHeader title="Edit Recipe" />
      <SkeletonRows rows={6} />
    </Loading>
  );
}

function Change({ recipe }: { recipe: OwnRecipe }) {
  const { recipe_id } = recipe;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [kept] = useState(() => unsaved(recipe_id));
  const leave = (): void => void navigate('/saved-recipes');

  return (
    <RecipeForm
      kept={kept}
      start={toDraft(recipe)}
      before={recipe}
      mutation={updateOwnRecipeMutation(client, recipe_id)}
      saveLabel="Save Changes"
      failed="Failed to update recipe"
      onSuccess={() => toast.success('Recipe updated')}
      onDone={leave}
    >
      <Button
        variant="ghost"
        className="w-full"
        onClick={() => {
          kept.set(undefined);
          leave();
        }}
      >
        Cancel
      </Button>
    </RecipeForm>
  );
}
