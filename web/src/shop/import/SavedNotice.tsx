import { readSource } from '@larder/shared/recipes/recipeSource';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { dateText } from '#platform/page/dates.ts';
import { useAuth } from '#platform/session/session.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';
import { Notice } from '#ui/Notice.tsx';

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
