import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { BookOpen, Pencil } from 'lucide-react';

import { LinkButton } from '#ui/LinkButton.tsx';
import { Modal } from '#ui/Modal.tsx';

import { DialogIngredients } from './DialogIngredients.tsx';
import { energyOfOwn, recipeMeta, toSelected } from './queries/ownRecipe.ts';
import { RecipeMeta } from './RecipeMeta.tsx';
import { SelectButton } from './SelectButton.tsx';

export function RecipeDialog({ recipe, onClose }: { recipe: OwnRecipe; onClose: () => void }) {
  const { total, unknown } = energyOfOwn(recipe);
  return (
    <Modal
      title={recipe.title}
      text={<RecipeMeta meta={recipeMeta(recipe)} />}
      width="lg"
      onClose={onClose}
      footer={
        <>
          <LinkButton
            to={`/add-recipe?recipe=${recipe.recipe_id}`}
            variant="outline"
            icon={Pencil}
            className="mr-auto"
          >
            Edit
          </LinkButton>
          <LinkButton to={`/recipe/${recipe.recipe_id}`} variant="ghost" icon={BookOpen}>
            Open
          </LinkButton>
          <SelectButton recipe={toSelected(recipe)} />
        </>
      }
    >
      <p className="mt-3 max-w-prose break-words whitespace-pre-line">{recipe.description}</p>
      <h3 className="mt-6 text-lg">Ingredients</h3>
      <DialogIngredients recipe={recipe} />
      <p className="num mt-3 flex justify-between gap-3 border-t border-line pt-3 font-semibold">
        <span>In all</span>
        <span>{total.toLocaleString('en-US')} cal</span>
      </p>
      {unknown > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          Without {unknown} {unknown === 1 ? 'ingredient' : 'ingredients'} whose calories are not
          known.
        </p>
      )}
      {recipe.notes !== null && (
        <>
          <h3 className="mt-6 text-lg">Notes</h3>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line text-ink-2">
            {recipe.notes}
          </p>
        </>
      )}
    </Modal>
  );
}
