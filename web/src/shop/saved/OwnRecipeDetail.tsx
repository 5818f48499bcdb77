import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { CookingPot, Pencil, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { CollectionsButton } from './CollectionsButton.tsx';
import { toSelected } from './queries/ownRecipe.ts';
import { RecipeSheet } from './RecipeSheet.tsx';
import { SelectButton } from './SelectButton.tsx';

const ShareOwn = lazyPart(async () => (await import('./ShareOwn.tsx')).ShareOwn);

/** A recipe of one's own with all that can be done with it. */
export function OwnRecipeDetail({ recipe }: { recipe: OwnRecipe }) {
  const { recipe_id, title, notes } = recipe;
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <RecipeSheet
        recipe={recipe}
        notes={notes}
        tools={({ servings, canCook }) => (
          <>
            <SelectButton recipe={toSelected(recipe)} />
            {canCook && (
              <LinkButton
                to={`/recipe/${recipe_id}/cook?servings=${servings}`}
                variant="outline"
                icon={CookingPot}
              >
                Cook
              </LinkButton>
            )}
            <LinkButton
              to={`/add-recipe?recipe=${recipe_id}`}
              variant="ghost"
              icon={Pencil}
              className="max-sm:px-2"
            >
              Edit
            </LinkButton>
            <CollectionsButton dish={{ key: recipe_id, title }} />
            <IconButton
              label="Share the recipe"
              icon={Share2}
              aria-haspopup="dialog"
              {...ShareOwn.preloadProps}
              onClick={() => setIsSharing(true)}
            />
            <IconButton label="Print the recipe" icon={Printer} onClick={() => window.print()} />
          </>
        )}
      />
      {isSharing && (
        <ShareOwn recipe_id={recipe_id} title={title} onClose={() => setIsSharing(false)} />
      )}
    </>
  );
}
