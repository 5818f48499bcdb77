import { clampServings } from '@larder/shared/kitchen/servings';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { cardCalories, cardMinutes, minutesText } from '@larder/shared/recipes/recipes';
import clsx from 'clsx';
import { Clock, Flame, type LucideIcon, Users } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';

import { NutritionPanel } from '#parts/recipes/NutritionPanel.tsx';
import { RECIPE_SHEET } from '#parts/recipes/recipeSheet.ts';
import { announce } from '#platform/page/announce.ts';
import { useIsOnList } from '#shop/kitchen/state/groceryList.ts';
import { setSelectedServings, useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';

import { CookLinks } from './CookLinks.tsx';
import { RecipeAllergens } from './RecipeAllergens.tsx';
import { RecipeIngredients } from './RecipeIngredients.tsx';
import { RECIPE_COLUMNS, ROW_BUTTON } from './recipeLayout.ts';
import { RecipePicture } from './RecipePicture.tsx';
import { RecipeSteps } from './RecipeSteps.tsx';
import { SaveHeart } from './SaveHeart.tsx';
import { SelectButton } from './SelectButton.tsx';

type RecipeDetailProps = {
  recipe: ProviderRecipe;
  /** Opens its collections, at the end of the buttons. */
  shelve: ReactNode;
  /** Shown below what the recipe is. */
  children: ReactNode;
};

export function RecipeDetail({ recipe, shelve, children }: RecipeDetailProps) {
  const from = clampServings(recipe.servings ?? 1);
  const chosen = useSelectedRecipes().find(({ id }) => id === String(recipe.id));
  const isOnList = useIsOnList(String(recipe.id));
  const [wanted, setWanted] = useState(from);
  // A selected recipe shows the servings of the selection, wherever they are changed.
  const servings = chosen?.servings ?? wanted;

  function serve(next: number): void {
    if (chosen) setSelectedServings(chosen.id, next);
    setWanted(next);
    announce(`Amounts for ${next} ${next === 1 ? 'serving' : 'servings'}`);
  }

  return (
    <article aria-labelledby="recipe-title" className={clsx(RECIPE_SHEET, RECIPE_COLUMNS)}>
      <div className="aspect-[4/3] overflow-hidden rounded-xl bg-sunken print:hidden">
        <RecipePicture
          image={recipe.image}
          sizes="(min-width: 1440px) 680px, (min-width: 1024px) 50vw, 94vw"
          when="first"
        />
      </div>
      <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h1 id="recipe-title" className="text-h1 break-words">
          {recipe.title}
        </h1>
        <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-7">
          <Fact
            icon={Clock}
            name="Ready in"
            value={minutesText(cardMinutes(recipe.readyInMinutes))}
          />
          <Fact
            icon={Flame}
            name="Calories"
            value={`${cardCalories(recipe.nutrition?.nutrients)} cal`}
          />
          <Fact icon={Users} name="Servings" value={String(servings)} />
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-2 sm:gap-x-3 print:hidden">
          <SelectButton
            recipe={recipe}
            servings={servings}
            variant="primary"
            className={ROW_BUTTON}
          />
          <SaveHeart recipe={recipe} className="border-[1.5px] border-line-strong" />
          <CookLinks recipe={recipe} servings={servings} />
          <Suspense>{shelve}</Suspense>
          <p className="w-full text-sm text-ink-2">
            {chosen
              ? 'On its way to your grocery list.'
              : isOnList
                ? 'On your list. Selecting it again changes its servings there.'
                : 'Adds the ingredients to your grocery list.'}
          </p>
        </div>
        <div className="mt-3 min-h-11 print:min-h-0">
          <Suspense>{children}</Suspense>
        </div>
        <RecipeIngredients
          ingredients={recipe.extendedIngredients ?? []}
          from={from}
          servings={servings}
          onServings={serve}
        />
        <RecipeAllergens recipe={recipe} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:col-start-1">
        <NutritionPanel
          nutrition={recipe.nutrition}
          count={recipe.extendedIngredients?.length ?? 0}
        />
        <RecipeSteps recipe={recipe} servings={servings} />
      </div>
    </article>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="relative flex min-h-9 flex-col justify-center pl-11.5 sm:min-h-11 sm:pl-14">
      <dt className="text-xs text-ink-2">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 my-auto grid size-9 place-items-center rounded-full bg-brand-soft text-on-brand-soft sm:size-11"
        >
          <Icon className="size-4.5 sm:size-5" />
        </span>
        {name}
      </dt>
      <dd className="num text-sm font-bold">{value}</dd>
    </div>
  );
}
