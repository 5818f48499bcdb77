import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { briefOf } from '@larder/shared/recipes/savedBrief';

import { useAuth } from '#platform/session/session.ts';

import { CollectionsButton } from './CollectionsButton.tsx';

/** On the page of a recipe: its collections, for who may have some. */
export function CollectionsHere({ recipe }: { recipe: ProviderRecipe }) {
  const { isAuthenticated, isAdmin } = useAuth();
  if (!isAuthenticated || isAdmin) return null;
  const dish = { key: String(recipe.id), title: recipe.title, brief: briefOf(recipe) };
  return (
    <CollectionsButton dish={dish} className="border-[1.5px] border-line-strong print:hidden" />
  );
}
