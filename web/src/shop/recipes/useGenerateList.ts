import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { toast } from '#platform/page/toast.ts';
import { kitchenReady } from '#shop/kitchen/queries/kitchenReady.ts';
import { listRecipes } from '#shop/kitchen/state/listChanges.ts';
import {
  type SelectedRecipe,
  selectedRecipesNow,
  setSelectedIngredients,
  unselectRecipes,
} from '#shop/kitchen/state/selectedRecipes.ts';
import { loadRecipe } from '#shop/provider/queries/provider.ts';
import { RecipeFailure, WORDS } from '#shop/provider/rules/providerFailure.ts';

import { toSelected } from './queries/recipeFacts.ts';
import { toListed } from './toListed.ts';

/**
 * Makes the shopping list of the selected recipes, which are then no longer selected, and opens it. Missing
 * ingredients are fetched first; a failure shows a toast and changes nothing. Closing the dialog meanwhile cancels it.
 */
export function useGenerateList(onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isHere = useIsMounted();

  async function withIngredients(recipe: SelectedRecipe): Promise<SelectedRecipe> {
    if (recipe.ingredients !== null) return recipe;
    const { ingredients, recipeServings } = toSelected(await loadRecipe(client, Number(recipe.id)));
    // A recipe without ingredients adds none.
    const known = { ingredients: ingredients ?? [], recipeServings };
    setSelectedIngredients(recipe.id, known);
    return { ...recipe, ...known };
  }

  async function generate(): Promise<void> {
    setBusy(true);
    try {
      // The list opens with them.
      const shown = kitchenReady();
      const complete = await Promise.all(selectedRecipesNow().map(withIngredients));
      await shown;
      if (!isHere()) return;
      listRecipes(complete.map(toListed));
      unselectRecipes(complete.map(({ id }) => id));
      onDone();
      void navigate('/shopping-list');
    } catch (error) {
      toast.error(error instanceof RecipeFailure ? error.message : WORDS.recipe);
    } finally {
      setBusy(false);
    }
  }

  return { generate, busy };
}
