import { ProviderRecipe } from '@larder/shared/contract/provider';
import { GIVEN_RECIPE } from '@larder/shared/contract/recipePage';

/** The recipe that the server sent with the page; undefined when it sent none, or none that can be read. */
export function recipeOfPage(): ProviderRecipe | undefined {
  const text = document.getElementById(GIVEN_RECIPE)?.textContent ?? '';
  if (text === '') return undefined;
  try {
    return ProviderRecipe.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
