import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { CookingPot, Printer } from 'lucide-react';

import { shownSteps } from '#shop/provider/rules/steps.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { ROW_BUTTON } from './recipeLayout.ts';
import { ShareButton } from './ShareButton.tsx';

/** Opens cook mode for the servings on the page, shares it and prints it. */
export function CookLinks({ recipe, servings }: { recipe: ProviderRecipe; servings: number }) {
  return (
    <>
      {shownSteps(recipe).length > 0 && (
        <LinkButton
          to={`/recipe/${recipe.id}/cook?servings=${servings}`}
          variant="outline"
          size="lg"
          icon={CookingPot}
          className={ROW_BUTTON}
        >
          Cook
        </LinkButton>
      )}
      <ShareButton
        title={recipe.title}
        path={`/recipe/${recipe.id}`}
        className="border-[1.5px] border-line-strong"
      />
      <IconButton
        label="Print the recipe"
        icon={Printer}
        // The row of a phone is full; its share sheet prints, too.
        className="border-[1.5px] border-line-strong max-sm:hidden"
        onClick={() => window.print()}
      />
    </>
  );
}
