import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { useMemo } from 'react';

import { cookProvided } from '#lib/cookRecipe';
import { shownSteps } from '#lib/recipeProvider/steps';
import { useScaledSteps } from '#state/useScaledSteps';
import { StepList, StepNumber } from '#ui/StepList';
import { StepWords } from '#ui/StepWords';

/** How the recipe is made, with amounts for the servings on the page. */
export function RecipeSteps({ recipe, servings }: { recipe: ProviderRecipe; servings: number }) {
  const shown = useMemo(() => {
    const steps = shownSteps(recipe).map((text) => ({ section: '', text }));
    return { ...cookProvided(recipe), steps };
  }, [recipe]);
  const { parts, note } = useScaledSteps(shown, servings);
  return (
    <StepList isEmpty={parts.length === 0} note={note}>
      {parts.map((step, index) => (
        <li key={`${index} ${shown.steps[index]?.text}`} className="flex gap-4">
          <StepNumber>{index + 1}</StepNumber>
          <p className="min-w-0 pt-1.5 leading-relaxed break-words text-ink-2">
            <StepWords parts={step} from={shown.servings} to={servings} />
          </p>
        </li>
      ))}
    </StepList>
  );
}
