import { allergensOf } from '@larder/shared/food/allergens';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { capitalised } from './queries/recipeFacts.ts';

/** What a recipe contains of the major allergens, and what is not known. Never that it is safe. */
export function RecipeAllergens({ recipe }: { recipe: ProviderRecipe }) {
  const { extendedIngredients: ingredients = [], diet_notes: notes = [] } = recipe;
  if (ingredients.length === 0) return null;
  const { contains, unknown } = allergensOf(ingredients);
  return (
    <section aria-labelledby="allergens" className="card mt-7 p-4 sm:p-6 print:hidden">
      <h2 id="allergens" className="text-h2">
        Allergens
      </h2>
      <dl className="mt-3 grid gap-3">
        {contains.length > 0 && (
          <div>
            <dt className="text-sm text-ink-2">Contains</dt>
            <dd>
              <ul>
                {contains.map(({ allergen, names }) => (
                  <li key={allergen} className="break-words">
                    <strong>{capitalised(allergen)}</strong>
                    <span className="text-ink-2">: {names.join(', ')}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-2">Not known</dt>
          <dd className="break-words">
            {unknown.length > 0 && `${capitalised(unknown.join(', '))}: makers differ. `}
            What else is in the products: read their labels.
          </dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-2">
          {note}
        </p>
      ))}
    </section>
  );
}
