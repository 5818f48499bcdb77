import { readSource } from '@larder/shared/domain/recipeSource';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { dateText } from '#lib/dates';
import { useAuth } from '#lib/session';
import { ownRecipeQueries } from '#queries/recipes';
import { Notice } from '#ui/Notice';

/** Says early that a recipe of this address is already saved. Saving asks what to do about it. */
export function SavedNotice({ source_url }: { source_url: string | null }) {
  const { isAuthenticated } = useAuth();
  const key = keyOf(source_url);
  const recipes = useQuery({
    ...ownRecipeQueries.mine(),
    enabled: isAuthenticated && key !== undefined,
  });
  const before =
    key === undefined
      ? undefined
      : recipes.data?.find((recipe) => keyOf(recipe.source_url) === key);
  if (!before) return null;
  return (
    <Notice tone="info" className="mb-4">
      You saved this on {dateText(before.created_at)}.{' '}
      <Link to={`/recipe/${before.recipe_id}`} className="font-semibold underline">
        Open the saved one
      </Link>
    </Notice>
  );
}

function keyOf(source_url: string | null): string | undefined {
  return source_url === null ? undefined : readSource(source_url)?.source_key;
}
