import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { useMemo } from 'react';

import { StepList, StepNumber } from '#parts/steps/StepList.tsx';
import { StepWords } from '#parts/steps/StepWords.tsx';
import { cookProvided } from '#shop/provider/rules/cookRecipe.ts';
import { shownSteps } from '#shop/provider/rules/steps.ts';
import { useScaledSteps } from '#shop/provider/state/useScaledSteps.ts';

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
