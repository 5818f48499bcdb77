import type { ProviderRecipe } from '@larder/shared/contract/provider';

import { shownSteps } from '#lib/recipeProvider/steps';
import { StepList, StepNumber } from '#ui/StepList';

export function RecipeSteps({ recipe }: { recipe: ProviderRecipe }) {
  const shown = shownSteps(recipe);
  return (
    <StepList className="lg:col-start-1" isEmpty={shown.length === 0}>
      {shown.map((step, index) => (
        <li key={step} className="flex gap-4">
          <StepNumber>{index + 1}</StepNumber>
          <p className="pt-1.5 leading-relaxed text-ink-2">{step}</p>
        </li>
      ))}
    </StepList>
  );
}
