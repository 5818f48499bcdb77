import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { RecipeThumb } from '#parts/recipes/RecipeThumb.tsx';
import { REVIEW_HASH } from '#parts/recipes/reviewLink.ts';
import { fetchEarly } from '#platform/page/early.ts';
import { useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { RootMark } from '#ui/RootMark.tsx';

const load = () => import('./SelectedRecipesDialog.tsx');
const SelectedRecipesDialog = lazy(async () => ({
  default: (await load()).SelectedRecipesDialog,
}));

export function SelectedRecipesButton() {
  const recipes = useSelectedRecipes();
  const count = recipes.length;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = hash === REVIEW_HASH;
  const [open, setOpen] = useState(isAsked && count > 0);
  // It is asked for once: Back and a reload do not open it again.
  useEffect(() => {
    if (isAsked) void navigate({ search }, { replace: true });
  }, [isAsked, navigate, search]);

  return (
    <>
      {count > 0 && (
        <div className="bottom-bar pointer-events-none flex justify-center md:justify-end md:px-8 md:pb-8">
          <RootMark of="bar" />
          <button
            type="button"
            aria-haspopup="dialog"
            data-selected-recipes
            onPointerEnter={() => fetchEarly(load)}
            onFocus={() => fetchEarly(load)}
            onClick={() => setOpen(true)}
            className="pointer-events-auto flex min-h-15 animate-pop-in items-center gap-3.5 rounded-full bg-inverse py-2 pr-5 pl-3 text-on-inverse shadow-3 transition-transform active:scale-[0.98] max-md:w-full max-md:max-w-md"
          >
            <span aria-hidden="true" className="flex -space-x-3">
              {recipes.slice(-3).map((recipe) => (
                <RecipeThumb
                  key={recipe.id}
                  image={recipe.image}
                  className="size-10 rounded-full border-2 border-inverse"
                />
              ))}
            </span>
            <span className="flex flex-1 flex-col items-start leading-tight whitespace-nowrap">
              <span className="num text-sm font-bold">
                {count} {count === 1 ? 'recipe' : 'recipes'} selected
              </span>
              <span className="text-xs max-[22rem]:hidden">Review &amp; build your list</span>
            </span>
            <ArrowRight aria-hidden="true" size={20} className="text-honey-on-inverse" />
          </button>
        </div>
      )}
      {open && (
        <Suspense>
          <SelectedRecipesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
