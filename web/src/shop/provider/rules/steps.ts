import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { stepsOf } from '#shop/provider/queries/client.ts';

/** A recipe's steps as they are shown: the provider's, else the paragraphs of its instructions. */
export function shownSteps(recipe: ProviderRecipe): string[] {
  const steps = stepsOf(recipe);
  return steps.length > 0 ? steps : sentences(recipe.instructions ?? '');
}

/** Splits a text that may be HTML into paragraphs; tags end one or are dropped. */
function sentences(text: string): string[] {
  const plain = new DOMParser().parseFromString(
    text.replaceAll(/<\/?(?:li|p|br|ol|ul|div)\b[^>]*>/gi, '\n'),
    'text/html',
  ).body.textContent;
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
