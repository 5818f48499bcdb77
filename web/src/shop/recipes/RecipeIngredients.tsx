import type { Substitute } from '@larder/shared/food/ingredients.calls';
import type { ProviderIngredient } from '@larder/shared/recipes/provider.calls';
import { BadgeCheck } from 'lucide-react';

import { useInsteadOf } from '#parts/queries/insteadOf.ts';
import { InsteadOf } from '#parts/recipes/InsteadOf.tsx';
import { ingredientPicture } from '#parts/recipes/providerPictures.ts';
import { ServingsStepper } from '#parts/recipes/ServingsStepper.tsx';
import { UnitsField } from '#parts/recipes/UnitsField.tsx';
import { setUnits, useUnits } from '#parts/state/units.ts';
import { quantityFor } from '#shop/provider/rules/amounts.ts';
import { ItemImage } from '#ui/ItemImage.tsx';

import { capitalised } from './queries/recipeFacts.ts';

type RecipeIngredientsProps = {
  ingredients: readonly ProviderIngredient[];
  /** The recipe's own servings. */
  from: number;
  servings: number;
  onServings: (servings: number) => void;
};

export function RecipeIngredients({
  ingredients,
  from,
  servings,
  onServings,
}: RecipeIngredientsProps) {
  const system = useUnits();
  const insteadOf = useInsteadOf(ingredients);
  const known = ingredients.filter(({ ingredient_id }) => ingredient_id).length;
  // A mark on every line says nothing.
  const marked = known < ingredients.length;
  return (
    <section aria-labelledby="ingredients" className="card mt-7 p-4 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients" className="text-h2">
          Ingredients
        </h2>
        <div className="flex flex-wrap items-center gap-2.5 print:hidden">
          <span aria-hidden="true" className="text-sm text-ink-2">
            Servings
          </span>
          <ServingsStepper value={servings} onChange={onServings} />
        </div>
      </div>
      {ingredients.length === 0 ? (
        <p className="py-2 text-ink-2">This recipe does not list its ingredients.</p>
      ) : (
        <ul className="divide-y divide-line">
          {ingredients.map((ingredient, index) => (
            <Ingredient
              // A recipe may list an ingredient twice, so the index is part of the key.
              key={`${ingredient.name} ${index}`}
              ingredient={ingredient}
              servings={{ from, to: servings }}
              substitutes={insteadOf(ingredient)}
              marked={marked && Boolean(ingredient.ingredient_id)}
            />
          ))}
        </ul>
      )}
      {ingredients.length > 0 && (
        <div className="print:hidden">
          <UnitsField value={system} onChange={setUnits} />
        </div>
      )}
      {known > 0 && (
        <p className="mt-3 flex items-center gap-1.5 text-xs text-ink-2 print:hidden">
          <BadgeCheck aria-hidden="true" size={15} className="flex-none text-brand" />
          {marked ? `${known} of ${ingredients.length} are` : 'All are'} in the stores’ catalogue
        </p>
      )}
    </section>
  );
}

function Ingredient({
  ingredient,
  servings,
  substitutes,
  marked,
}: {
  ingredient: ProviderIngredient;
  servings: { from: number; to: number };
  substitutes: readonly Substitute[];
  marked: boolean;
}) {
  const { quantity, metric } = quantityFor(ingredient, { ...servings, system: useUnits() });
  return (
    <li className="py-2">
      <div className="flex min-h-10 items-center gap-3">
        <ItemImage src={ingredientPicture(ingredient.image)} size={40} />
        <span className="min-w-0 flex-1 font-medium break-words">
          {capitalised(ingredient.name)}
          {marked && (
            <>
              <BadgeCheck
                aria-hidden="true"
                size={15}
                className="ml-1.5 inline-block align-[-0.15em] text-brand"
              />
              <span className="sr-only">, in the stores’ catalogue</span>
            </>
          )}
        </span>
        <span className="num flex-none text-right text-ink-2">
          {quantity || 'to taste'}
          {metric && <span className="block text-xs text-ink-3">{metric}</span>}
        </span>
      </div>
      <InsteadOf name={ingredient.name} substitutes={substitutes} />
    </li>
  );
}
