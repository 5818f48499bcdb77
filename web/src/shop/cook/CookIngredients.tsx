import { useUnits } from '#parts/state/units.ts';
import type { CookIngredient } from '#shop/provider/rules/cookRecipe.ts';
import { ItemImage } from '#ui/ItemImage.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';

type CookIngredientsProps = {
  ingredients: readonly CookIngredient[];
  /** Indexes of the ingredients that this step names. */
  named: readonly number[];
  /** By index, the first step that names it; steps count from 1. */
  firstIn: ReadonlyMap<number, number>;
  step: number;
  servings: number;
};

/** What this step needs, with amounts; all of the recipe's below, folded. */
export function CookIngredients({
  ingredients,
  named,
  firstIn,
  step,
  servings,
}: CookIngredientsProps) {
  if (ingredients.length === 0) return null;
  return (
    <aside aria-label="Ingredients" className="card self-start p-4 md:p-6 lg:sticky lg:top-6">
      <h2 className="text-lg">In this step</h2>
      {named.length === 0 ? (
        <p className="mt-1 text-ink-2">No ingredients.</p>
      ) : (
        <ul aria-label="In this step" className="mt-1 divide-y divide-line">
          {named.map((at) => {
            const first = firstIn.get(at) ?? step;
            return (
              <Row
                key={at}
                ingredient={ingredients[at]}
                servings={servings}
                note={first < step ? `in all, first in step ${first}` : ''}
              />
            );
          })}
        </ul>
      )}
      <details className="group mt-2 border-t border-line">
        <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
          All {ingredients.length} ingredients
          <OpenMark />
        </summary>
        <ul aria-label="All ingredients" className="divide-y divide-line">
          {ingredients.map((ingredient, at) => (
            <Row
              // A recipe may list an ingredient twice.
              key={`${ingredient.name} ${at}`}
              ingredient={ingredient}
              servings={servings}
              note=""
            />
          ))}
        </ul>
      </details>
    </aside>
  );
}

type RowProps = { ingredient: CookIngredient | undefined; servings: number; note: string };

function Row({ ingredient, servings, note }: RowProps) {
  const system = useUnits();
  if (!ingredient) return null;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 py-2">
      <ItemImage src={ingredient.image} size={44} />
      <span className="min-w-0 flex-1 basis-24 leading-tight font-medium break-words">
        {ingredient.name.charAt(0).toUpperCase() + ingredient.name.slice(1)}
        {note !== '' && <span className="block text-[0.8125rem] text-ink-2">{note}</span>}
      </span>
      <span className="num ml-auto flex-none text-right text-lg font-bold">
        {ingredient.quantity(servings, system) || (
          <span className="text-sm font-medium text-ink-2">{ingredient.unmeasured}</span>
        )}
      </span>
    </li>
  );
}
