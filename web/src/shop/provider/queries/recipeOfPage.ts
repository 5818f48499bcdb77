import { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { GIVEN_RECIPE } from '@larder/shared/recipes/recipePage.model';

/**
 * Removes and returns the recipe embedded in the page. Only the first caller gets it: later it may be
 * outdated.
 *
 * Shape   undefined when taken, missing or unreadable.
 */
export function takeRecipeOfPage(): ProviderRecipe | undefined {
  const element = document.getElementById(GIVEN_RECIPE);
  element?.remove();
  const text = element?.textContent ?? '';
  if (text === '') return undefined;
  try {
    return ProviderRecipe.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
