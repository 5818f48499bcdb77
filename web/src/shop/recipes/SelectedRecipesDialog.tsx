import { MIN_SERVINGS } from '@larder/shared/kitchen/servings';
import { minutesText } from '@larder/shared/recipes/recipes';
import { ShoppingBasket, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';

import { RecipeThumb } from '#parts/recipes/RecipeThumb.tsx';
import { toast } from '#platform/page/toast.ts';
import {
  type SelectedRecipe,
  setSelectedServings,
  unselectRecipes,
  useSelectedRecipes,
} from '#shop/kitchen/state/selectedRecipes.ts';
import { Button } from '#ui/Button.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';

import { useGenerateList } from './useGenerateList.ts';

const SelectedCost = lazy(async () => ({
  default: (await import('./SelectedCost.tsx')).SelectedCost,
}));

export function SelectedRecipesDialog({ onClose }: { onClose: () => void }) {
  const recipes = useSelectedRecipes();
  const { generate, busy } = useGenerateList(onClose);

  // Emptied by Remove or by another tab.
  const isEmpty = recipes.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);

  function remove(recipe: SelectedRecipe): void {
    toast.undo(`${recipe.title} removed`, unselectRecipes([recipe.id]));
  }
  function clearAll(): void {
    const undo = unselectRecipes(recipes.map(({ id }) => id));
    toast.undo('All recipes removed', undo);
  }

  return (
    <Modal
      title="Selected recipes"
      text="Set servings, then we combine the ingredients."
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={clearAll} className="mr-auto -ml-3">
            Clear All
          </Button>
          <Button
            size="lg"
            icon={ShoppingBasket}
            busy={busy}
            onClick={() => void generate()}
            className="max-sm:flex-1 max-sm:px-4"
          >
            Generate Shopping List
          </Button>
        </>
      }
    >
      <ul aria-label="Selected recipes" className="divide-y divide-line">
        {recipes.map((recipe) => (
          <li key={recipe.id} data-row={recipe.id} className="flex items-center gap-4 py-4">
            <RecipeThumb image={recipe.image} className="size-18 self-start rounded-md" />
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-semibold break-words">{recipe.title}</p>
              <p className="num text-sm text-ink-2">
                {minutesText(recipe.minutes)}
                {recipe.calories !== null && ` · ${recipe.calories} cal`}
              </p>
              <div className="mt-1.5 flex items-center gap-3">
                <Stepper
                  label={`servings of ${recipe.title}`}
                  value={recipe.servings}
                  min={MIN_SERVINGS}
                  max={99}
                  onChange={(servings) => setSelectedServings(recipe.id, servings)}
                />
                <span aria-hidden="true" className="text-sm text-ink-2">
                  {recipe.servings === 1 ? 'serving' : 'servings'}
                </span>
              </div>
              <Suspense>
                <SelectedCost recipes={recipes} recipe_id={recipe.id} />
              </Suspense>
            </div>
            <IconButton
              label={`Remove ${recipe.title}`}
              icon={Trash2}
              data-action="remove"
              onClick={() => remove(recipe)}
              className="self-start"
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
