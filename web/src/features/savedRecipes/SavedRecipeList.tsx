import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { BookOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { fetchEarly } from '#lib/early';
import { EmptyState } from '#ui/EmptyState';
import { LinkButton } from '#ui/LinkButton';

import { SavedRecipeCard } from './SavedRecipeCard.tsx';

const loadOpen = () => import('./RecipeDialog.tsx');
const loadDelete = () => import('./DeleteRecipe.tsx');
const RecipeDialog = lazy(async () => ({ default: (await loadOpen()).RecipeDialog }));
const DeleteRecipe = lazy(async () => ({ default: (await loadDelete()).DeleteRecipe }));

function load(): void {
  fetchEarly(loadOpen);
  fetchEarly(loadDelete);
}

type Asked = { what: 'open' | 'delete'; recipe: OwnRecipe };

export function SavedRecipeList({ recipes }: { recipes: readonly OwnRecipe[] }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  return (
    <>
      {recipes.length === 0 ? (
        <NoRecipes />
      ) : (
        <ul
          aria-label="Saved recipes"
          className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {recipes.map((recipe) => (
            <SavedRecipeCard
              key={recipe.recipe_id}
              recipe={recipe}
              onNear={load}
              onAsk={(what) => setAsked({ what, recipe })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.what === 'open' && <RecipeDialog recipe={asked.recipe} onClose={close} />}
        {asked?.what === 'delete' && <DeleteRecipe recipe={asked.recipe} onClose={close} />}
      </Suspense>
    </>
  );
}

function NoRecipes() {
  return (
    <EmptyState
      icon={BookOpen}
      title="No saved recipes yet"
      text="Write down a dish of your own; its ingredients go on your grocery list like any other’s."
    >
      <LinkButton to="/add-recipe" icon={Plus}>
        Add Recipe
      </LinkButton>
      <LinkButton to="/" variant="outline">
        Find Recipes
      </LinkButton>
    </EmptyState>
  );
}
