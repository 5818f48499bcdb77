import type { OwnRecipe, RecipeDraft } from '@larder/shared/contract/recipes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { toast } from '#lib/toast';
import { ownRecipeQueries, updateOwnRecipeMutation } from '#queries/recipes';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { LinkButton } from '#ui/LinkButton';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { toDraft, unsaved } from './draft.ts';
import { Failure } from './Failure.tsx';
import { RecipeForm } from './RecipeForm.tsx';

/** The form for a saved recipe. */
export function EditRecipe({ recipe_id }: { recipe_id: string }) {
  usePageTitle('Edit Recipe');
  const location = useLocation();
  const { isAuthenticated, isChecking } = useAuth();
  return (
    <>
      <PageHeader title="Edit Recipe" />
      {isAuthenticated && <Saved recipe_id={recipe_id} />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && (
        <EmptyState
          icon={LogIn}
          title="You are not logged in."
          text="Log in to change your recipes. What you typed is kept."
        >
          <LinkButton to="/login" state={comeBackTo(location)}>
            Login
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}

function Saved({ recipe_id }: { recipe_id: string }) {
  const recipes = useQuery(ownRecipeQueries.mine());
  const recipe = recipes.data?.find((one) => one.recipe_id === recipe_id);

  if (recipes.isPending) return <Waiting />;
  if (recipe) return <Change recipe={recipe} />;
  if (recipes.isError)
    return <ErrorState title="Failed to fetch recipes." onRetry={() => void recipes.refetch()} />;
  return (
    <EmptyState icon={SearchX} title="Recipe not found." text="It may have been deleted.">
      <LinkButton to="/saved-recipes">Saved Recipes</LinkButton>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the recipe">
      <SkeletonRows rows={6} />
    </Loading>
  );
}

function Change({ recipe }: { recipe: OwnRecipe }) {
  const { recipe_id } = recipe;
  const navigate = useNavigate();
  const client = useQueryClient();
  const update = useMutation(updateOwnRecipeMutation(client));
  const isHere = useIsMounted();
  const [kept] = useState(() => unsaved(recipe_id));
  const [start] = useState(() => kept.get() ?? toDraft(recipe));

  function leave(): void {
    kept.set(undefined);
    void navigate('/saved-recipes');
  }

  // Awaited instead of called back: the answer counts even when this form is no longer on the page.
  async function save(changed: RecipeDraft): Promise<void> {
    const sent = kept.get();
    // The mutation keeps a failure, and the form shows it.
    const answer = await update.mutateAsync({ recipe_id, recipe: changed }).catch(() => undefined);
    if (!answer) return;
    toast.success('Recipe updated');
    if (isHere()) leave();
    // Whoever left and came back may have typed on meanwhile.
    else if (kept.get() === sent) kept.set(undefined);
  }

  return (
    <RecipeForm
      start={start}
      onChange={kept.set}
      saveLabel="Save Changes"
      busy={update.isPending}
      failure={update.isError && <Failure text="Failed to update recipe" error={update.error} />}
      onSave={(changed) => void save(changed)}
    >
      <Button look="ghost" className="w-full" onClick={leave}>
        Cancel
      </Button>
    </RecipeForm>
  );
}
