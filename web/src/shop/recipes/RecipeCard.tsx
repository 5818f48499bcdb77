import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { cardCalories, cardMinutes, minutesText } from '@larder/shared/recipes/recipes';
import clsx from 'clsx';
import { ArrowRight, Clock, Flame } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';

import { OnList } from '#parts/recipes/OnList.tsx';
import { SelectedMark } from '#parts/recipes/SelectedMark.tsx';
import { useIsOnList } from '#shop/kitchen/state/groceryList.ts';
import { useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { SkipLink } from '#ui/SkipLink.tsx';

import { RecipePicture } from './RecipePicture.tsx';
import { SaveHeart } from './SaveHeart.tsx';
import { SelectButton } from './SelectButton.tsx';

const SIZES = '(min-width: 1280px) 320px, (min-width: 1024px) 30vw, 46vw';

/** A press anywhere opens the recipe; the button selects it. */
export function RecipeCard({
  recipe,
  when,
}: {
  recipe: ProviderRecipe;
  /** As in `RecipePicture`. */
  when: 'first' | 'soon' | 'later';
}) {
  const title = useId();
  const id = String(recipe.id);
  const selected = useSelectedRecipes().some((one) => one.id === id);
  const isOnList = useIsOnList(id);
  return (
    <article
      aria-labelledby={title}
      tabIndex={-1}
      className={clsx(
        '@container card lift group relative flex h-full flex-col overflow-hidden',
        selected && 'border-brand ring-2 ring-brand',
      )}
    >
      <div className="relative aspect-[4/3] overflow-hidden bg-sunken">
        <RecipePicture
          image={recipe.image}
          sizes={SIZES}
          when={when}
          className="transition-transform duration-500 ease-out group-hover:scale-[1.045]"
        />
        {selected && <SelectedMark className="size-8 sm:size-9" />}
        <SaveHeart recipe={recipe} className="absolute top-1.5 right-1.5 z-10 shadow-1" />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4 sm:pt-3.5">
        <h3
          id={title}
          className="line-clamp-2 text-sm leading-snug font-semibold sm:text-[1.0625rem]"
        >
          {recipe.title}
        </h3>
        <p className="num mt-1.5 flex flex-wrap gap-x-3 text-xs text-ink-2 sm:gap-x-4 sm:text-sm">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" size={15} />
            {minutesText(cardMinutes(recipe.readyInMinutes))}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Flame aria-hidden="true" size={15} />
            {cardCalories(recipe.nutrition?.nutrients)} cal
          </span>
        </p>
        {isOnList && <OnList />}
        {recipe.reason && <p className="mt-1.5 text-xs text-ink-2">{recipe.reason}</p>}
        {/* On a phone the button lies on the picture, and the rest of the card is the link. */}
        <div className="mt-auto sm:flex sm:items-center sm:justify-between sm:gap-2 sm:pt-4">
          <SelectButton
            recipe={recipe}
            variant="soft"
            className="z-10 max-sm:absolute max-sm:top-[calc(75cqw-3.25rem)] max-sm:left-2 max-sm:shadow-2 sm:relative"
          />
          {selected && <SkipLink find={findSelected}>Skip to the selected recipes</SkipLink>}
          <Link
            to={`/recipe/${recipe.id}`}
            className="items-center justify-center gap-1 sm:inline-flex sm:flex-none rounded-full text-sm font-semibold whitespace-nowrap text-ink-2 group-hover:text-ink after:absolute sm:min-h-11 sm:px-2 after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            <span className="max-sm:sr-only">
              View Recipe<span className="sr-only"> {recipe.title}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              size={15}
              className="transition-transform group-hover:translate-x-0.5 max-sm:hidden"
            />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Where the selected recipes are reviewed: below all cards. */
function findSelected(): HTMLElement | null {
  return document.querySelector('[data-selected-recipes]');
}
