import { ERRORS } from '@larder/shared/basics/errors.model';
import { type SharedRecipe, viewRecipeLink } from '@larder/shared/recipes/recipeLinks.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import {
  isLinkOver,
  recipeLinkQueries,
  saveSharedMutation,
} from '#shop/saved/queries/recipeLinks.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { RecipeSheet } from './RecipeSheet.tsx';

/** A recipe of somebody's own, for whoever has its link; the secret stands behind the #. */
export function SharedRecipePage() {
  const token = useLocation().hash.slice(1);
  const isLink = z.safeParse(viewRecipeLink.body.shape.token, token).success;
  const { data, error, refetch } = useQuery({
    ...recipeLinkQueries.shared(token),
    enabled: isLink,
  });
  usePageTitle(data?.recipe.title ?? 'Shared recipe');
  const isOver = !isLink || isLinkOver(error);
  return (
    <div className="wrap pt-4 pb-16">
      {data && !isOver ? (
        <RecipeSheet
          recipe={data.recipe}
          by={data.shared_by}
          tools={() => <Tools token={token} recipe={data.recipe} />}
        />
      ) : (
        <>
          <h1 className="mb-4 text-h1">Shared recipe</h1>
          {isOver ? (
            <Notice tone="danger">{ERRORS.recipe_link_invalid.message}</Notice>
          ) : error ? (
            <ErrorState title="The recipe could not be loaded." onRetry={() => void refetch()} />
          ) : (
            <Loading label="Loading the recipe">
              <SkeletonRows rows={6} />
            </Loading>
          )}
        </>
      )}
    </div>
  );
}

function Tools({ token, recipe }: { token: string; recipe: SharedRecipe }) {
  const { isAuthenticated, isAdmin, isChecking } = useAuth();
  const location = useLocation();
  return (
    <>
      {isAuthenticated && !isAdmin && <Save token={token} title={recipe.title} />}
      {!isAuthenticated && !isChecking && (
        <LinkButton to="/login" state={comeBackTo(location)} icon={BookmarkPlus}>
          Log in to save it
        </LinkButton>
      )}
      <IconButton label="Print the recipe" icon={Printer} onClick={() => window.print()} />
    </>
  );
}

function Save({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate();
  // One visit saves it once, however often it is pressed.
  const [key] = useState(() => crypto.randomUUID());
  const { submit, isSending, error } = useSubmit(saveSharedMutation(useQueryClient(), key), {
    success: `${title} is among your recipes`,
    failed: `${title} was not saved.`,
    onDone: ({ recipe_id }) => void navigate(`/recipe/${recipe_id}`),
  });
  return (
    <>
      <Button icon={BookmarkPlus} busy={isSending} onClick={() => void submit(token)}>
        Save to my recipes
      </Button>
      <FailureNotice title={`${title} was not saved.`} error={error} />
    </>
  );
}
