import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { BookOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { EmptyState } from '#ui/EmptyState';
import { LinkButton } from '#ui/LinkButton';

import { SavedRecipeCard } from './SavedRecipeCard.tsx';

const RecipeDialog = lazy(async () => ({
  default: (await import('./RecipeDialog.tsx')).RecipeDialog,
}));
const DeleteRecipe = lazy(async () => ({
  default: (await import('./DeleteRecipe.tsx')).DeleteRecipe,
}));

type Asked = { what: 'open' | 'delete'; recipe: OwnRecipe; index: number };

/** The cards, or what to do without any, and the dialogs that open from them. */
export function SavedRecipeList({ recipes }: { recipes: readonly OwnRecipe[] }) {
  const [asked, setAsked] = useState<Asked>();
  const [deleted, setDeleted] = useState<Asked>();
  const area = useRef<HTMLDivElement>(null);

  // The button that opened the dialog is gone with its card: the focus goes to what stands there now.
  useEffect(() => {
    if (!deleted) return;
    const cards = [...(area.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
    (cards[deleted.index] ?? cards.at(-1) ?? area.current)?.focus();
  }, [deleted]);

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {recipes.length === 0 ? (
        <NoRecipes />
      ) : (
        <ul aria-label="Saved recipes" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe, index) => (
            <SavedRecipeCard
              key={recipe.recipe_id}
              recipe={recipe}
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
