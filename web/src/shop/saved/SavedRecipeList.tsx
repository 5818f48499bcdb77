import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import type { SavedRecipe } from '@larder/shared/recipes/saved.calls';
import clsx from 'clsx';
import { lazy, type Ref, Suspense, useState } from 'react';

import { fetchEarly } from '#platform/page/early.ts';
import { CookedLine } from '#shop/saved/diary/CookedLine.tsx';

import { CollectionsButton } from './CollectionsButton.tsx';
import { FoundCard } from './FoundCard.tsx';
import { InCollections } from './InCollections.tsx';
import { OwnCard } from './OwnCard.tsx';
import { keptBrief } from './queries/foundRecipe.ts';

const loadOpen = () => import('./RecipeDialog.tsx');
const loadDelete = () => import('./DeleteRecipe.tsx');
const RecipeDialog = lazy(async () => ({ default: (await loadOpen()).RecipeDialog }));
const DeleteRecipe = lazy(async () => ({ default: (await loadDelete()).DeleteRecipe }));

function load(): void {
  fetchEarly(loadOpen);
  fetchEarly(loadDelete);
}

type Asked = { what: 'open' | 'delete'; recipe: OwnRecipe; times: number };

type SavedRecipeListProps = {
  recipes: readonly SavedRecipe[];
  ref: Ref<HTMLUListElement>;
};

export function SavedRecipeList({ recipes, ref }: SavedRecipeListProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  return (
    <>
      <ul
        ref={ref}
        aria-label="Saved recipes"
        className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {recipes.map((recipe) => {
          const { key, title, own, tally } = recipe;
          const dish = { key, title, ...(!own && { brief: keptBrief(recipe) }) };
          const cooked = <CookedLine dish={dish} tally={tally} className="relative z-10" />;
          const shelved = {
            inCollections: <InCollections ids={recipe.collections} />,
            shelve: (
              <CollectionsButton
                dish={dish}
                className={clsx(
                  'absolute top-2 z-10 bg-surface shadow-1',
                  own ? 'right-2' : 'right-15',
                )}
              />
            ),
          };
          if (!own) return <FoundCard key={key} recipe={recipe} cooked={cooked} {...shelved} />;
          return (
            <OwnCard
              key={key}
              recipe={own}
              cooked={cooked}
              {...shelved}
              onNear={load}
              onAsk={(what) => setAsked({ what, recipe: own, times: tally.times })}
            />
          );
        })}
      </ul>
      <Suspense>
        {asked?.what === 'open' && <RecipeDialog recipe={asked.recipe} onClose={close} />}
        {asked?.what === 'delete' && (
          <DeleteRecipe recipe={asked.recipe} times={asked.times} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
