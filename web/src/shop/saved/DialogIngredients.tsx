import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';

import { portionText } from '#parts/recipes/portion.ts';
import { useUnits } from '#parts/state/units.ts';
import { amountWords, cookOwn } from '#shop/provider/rules/cookRecipe.ts';
import { ItemImage } from '#ui/ItemImage.tsx';

type Row = {
  name: string;
  note: string;
  image: string | null;
  amount: string;
  kcal: number | null;
};

/** What a recipe takes, with the calories of each: its lines, as its page shows them; without lines its packs. */
export function DialogIngredients({ recipe }: { recipe: OwnRecipe }) {
  return (
    <ul aria-label="Ingredients" className="mt-1 divide-y divide-line">
      {useRows(recipe).map(({ name, note, image, amount, kcal }, at) => (
        <li
          // A recipe may list an ingredient twice.
          key={`${at} ${name}`}
          className="flex min-h-14 items-center gap-3 py-2"
        >
          <ItemImage src={image} size={40} />
          <span className="min-w-0 flex-1 break-words">
            {name}
            {note !== '' && <span className="text-ink-2">, {note}</span>}
          </span>
          <span className="num flex-none text-right text-ink-2">
            {amount}
            {kcal !== null && (
              <span className="block text-xs text-ink-3">{kcal.toLocaleString('en-US')} cal</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useRows(recipe: OwnRecipe): Row[] {
  const system = useUnits();
  const { lines, items } = recipe;
  if (lines.length === 0) {
    return items.map((item) => ({ ...item, note: '', amount: portionText(item) }));
  }
  const { servings, ingredients } = cookOwn(recipe);
  return ingredients.map((ingredient, at) => ({
    ...ingredient,
    name: ingredient.name.charAt(0).toUpperCase() + ingredient.name.slice(1),
    amount: amountWords(ingredient, { servings, system }),
    kcal: lines[at]?.kcal ?? null,
  }));
}
