import { listedRecipes, servingsOf } from '@larder/shared/kitchen/groceryList';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import { MIN_SERVINGS } from '@larder/shared/kitchen/servings';
import { CookingPot, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { recipeThumb } from '#parts/recipes/providerPictures.ts';
import { toast } from '#platform/page/toast.ts';
import { setListServings, unlistRecipe } from '#shop/kitchen/state/listChanges.ts';
import { setSelectedServings } from '#shop/kitchen/state/selectedRecipes.ts';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { IconButton } from '#ui/IconButton.tsx';

const ListedCost = lazy(async () => ({
  default: (await import('./ListedCost.tsx')).ListedCost,
}));

export function ListedRecipes({ list }: { list: GroceryList }) {
  const recipes = listedRecipes(list);
  if (recipes.length === 0) return null;

  function serve(recipeId: string, servings: number): void {
    setListServings(recipeId, servings);
    setSelectedServings(recipeId, servings);
  }

  function remove(recipeId: string, title: string): void {
    toast.undo(`${title} removed`, unlistRecipe(recipeId));
  }

  return (
    <section aria-labelledby="from-recipes" className="card p-5">
      <h2 id="from-recipes" className="text-[1.0625rem] font-semibold">
        From your recipes
      </h2>
      <ul className="mt-3 space-y-4">
        {recipes.map(({ recipe_id, title, image }) => (
          <li key={recipe_id} className="flex gap-3">
            <Thumb image={image} />
            <div className="min-w-0 flex-1">
              <p className="text-sm leading-snug font-medium break-words">
                {/^\d+$/.test(recipe_id) ? (
                  <Link
                    to={`/recipe/${recipe_id}`}
                    className="inline-block max-w-full min-h-6 hover:underline"
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                <Servings
                  title={title}
                  all={servingsOf(list, recipe_id)}
                  onChange={(next) => serve(recipe_id, next)}
                />
              </div>
              <Suspense>
                <ListedCost list={list} recipe_id={recipe_id} />
              </Suspense>
            </div>
            <IconButton
              label={`Remove ${title} from the list`}
              icon={X}
              size="sm"
              onClick={() => remove(recipe_id, title)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A recipe of several meals has its servings in the week, meal by meal. */
function Servings({
  title,
  all,
  onChange,
}: {
  title: string;
  all: readonly number[];
  onChange: (servings: number) => void;
}) {
  const [servings = MIN_SERVINGS, ...others] = all;
  if (others.length > 0)
    return (
      <Link to="/week" className="min-h-6 hover:underline">
        {all.length} meals, {all.reduce((sum, one) => sum + one, 0)} servings
      </Link>
    );
  return (
    <>
      <Stepper
        label={`servings of ${title}`}
        size="sm"
        value={servings}
        min={MIN_SERVINGS}
        max={99}
        onChange={onChange}
      />
      <span aria-hidden="true">{servings === 1 ? 'serving' : 'servings'}</span>
    </>
  );
}

function Thumb({ image }: { image: string | undefined }) {
  const src = recipeThumb(image);
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center overflow-hidden rounded-sm bg-sunken text-ink-3"
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full object-cover dark:brightness-90"
        />
      ) : (
        <CookingPot size={20} />
      )}
    </span>
  );
}
