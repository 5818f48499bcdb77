import { ProviderRecipe } from '@larder/shared/contract/provider';
import { GIVEN_RECIPE } from '@larder/shared/contract/recipePage';

/**
 * Takes the recipe that the server sent with the page out of it: it is new once, and later as old as the
 * page.
 *
 * Shape   undefined when there is none any more, or none that can be read.
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
