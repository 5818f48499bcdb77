import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { BookOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { fetchEarly } from '#lib/early';
import { EmptyState } from '#ui/EmptyState';
import { LinkButton } from '#ui/LinkButton';

import { SavedRecipeCard } from './SavedRecipeCard.tsx';

const loadOpen = () => import('./RecipeDialog.tsx');
const loadDelete = () => import('./DeleteRecipe.tsx');
const RecipeDialog = lazy(async () => ({ default: (await loadOpen()).RecipeDialog }));
const DeleteRecipe = lazy(async () => ({ default: (await loadDelete()).DeleteRecipe }));

/** Whoever comes near a card may press one of its buttons next. */
function load(): void {
  fetchEarly(loadOpen);
  fetchEarly(loadDelete);
}

type Asked = { what: 'open' | 'delete'; recipe: OwnRecipe; index: number };

/** The cards, or what to do without any, and the dialogs that open from them. */
export function SavedRecipeList({ recipes }: { recipes: readonly OwnRecipe[] }) {
  const [asked, setAsked] = useState<Asked>();
  const [deleted, setDeleted] = useState<Asked>();
  const area = useRef<HTMLDivElement>(null);

  const isGone = !recipes.some(({ recipe_id }) => recipe_id === deleted?.recipe.recipe_id);

  // The button that opened the dialog is gone with its card: the focus goes to what stands there now.
  useEffect(() => {
    if (!deleted || !isGone) return;
    const cards = [...(area.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
    (cards[deleted.index] ?? cards.at(-1) ?? area.current)?.focus();
  }, [deleted, isGone]);

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {recipes.length === 0 ? (
        <NoRecipes />
      ) : (
        <ul
          aria-label="Saved recipes"
          className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {recipes.map((recipe, index) => (
            <SavedRecipeCard
              key={recipe.recipe_id}
              recipe={recipe}
              onNear={load}
              onOpen={() => setAsked({ what: 'open', recipe, index })}
              onDelete={() => setAsked({ what: 'delete', recipe, index })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.what === 'open' && (
          <RecipeDialog recipe={asked.recipe} onClose={() => setAsked(undefined)} />
        )}
        {asked?.what === 'delete' && (
          <DeleteRecipe
            recipe={asked.recipe}
            onClose={() => setAsked(undefined)}
            onDeleted={() => {
              setDeleted(asked);
              setAsked(undefined);
            }}
          />
        )}
      </Suspense>
    </div>
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
      <LinkButton to="/" look="outline">
        Find Recipes
      </LinkButton>
    </EmptyState>
  );
}
