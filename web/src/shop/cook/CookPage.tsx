import { MIN_SERVINGS } from '@larder/shared/kitchen/servings';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { briefOf } from '@larder/shared/recipes/savedBrief';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { fetchEarly } from '#platform/page/early.ts';
import { useAuth } from '#platform/session/session.ts';
import { useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { providerQueries } from '#shop/provider/queries/provider.ts';
import { cookOwn, cookProvided, type CookRecipe } from '#shop/provider/rules/cookRecipe.ts';
import { RecipeFailure } from '#shop/provider/rules/providerFailure.ts';
import { loadScaledSteps } from '#shop/provider/state/useScaledSteps.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { CookMode } from './CookMode.tsx';
import type { NoteCooked } from './Finish.tsx';

/** As on the recipe's page. */
const MAX_SERVINGS = 99;

/** Asks at the end what was cooked. */
type WithNote = { noteCooked: NoteCooked };

/** Cook mode of a found recipe (a number) or one's own (an id). It needs no network for cached recipes. */
export function CookPage({ noteCooked }: WithNote) {
  const { id = '' } = useParams();
  usePageTitle('Cook');
  // While the recipe is on its way.
  useEffect(() => fetchEarly(loadScaledSteps), []);
  if (/^[1-9]\d{0,8}$/.test(id))
    return <Provided key={id} id={Number(id)} noteCooked={noteCooked} />;
  return <Own key={id} id={id} noteCooked={noteCooked} />;
}

function Provided({ id, noteCooked }: WithNote & { id: number }) {
  const recipe = useQuery(providerQueries.recipe(id));
  if (recipe.data) return <ProvidedMode recipe={recipe.data} noteCooked={noteCooked} />;
  if (recipe.error instanceof RecipeFailure && recipe.error.notFound) return <NotFound />;
  if (recipe.isPending) return <Waiting />;
  return <Failed text={recipe.error.message} onRetry={() => void recipe.refetch()} />;
}

function ProvidedMode({ recipe, noteCooked }: WithNote & { recipe: ProviderRecipe }) {
  const shown = useMemo(() => cookProvided(recipe), [recipe]);
  const dish = { key: String(recipe.id), title: recipe.title, brief: briefOf(recipe) };
  return <ForServings dish={dish} recipe={shown} noteCooked={noteCooked} />;
}

function Own({ id, noteCooked }: WithNote & { id: string }) {
  const { isAuthenticated, isChecking } = useAuth();
  const recipes = useQuery({ ...ownRecipeQueries.mine(), enabled: isAuthenticated });
  const own = recipes.data?.find(({ recipe_id }) => recipe_id === id);
  const shown = useMemo(() => own && cookOwn(own), [own]);
  if (!isAuthenticated && !isChecking)
    return (
      <div className="wrap pt-8">
        <LoginFirst
          title="You are not logged in."
          text="Your recipes are kept with your account."
        />
      </div>
    );
  if (shown)
    return (
      <ForServings dish={{ key: id, title: shown.title }} recipe={shown} noteCooked={noteCooked} />
    );
  if (recipes.data) return <NotFound />;
  if (recipes.isPending) return <Waiting />;
  return (
    <Failed
      text="Your recipes are safe; they could not be read just now."
      onRetry={() => void recipes.refetch()}
    />
  );
}

/** For as many as the address says, else as were selected, else as the recipe is for. */
function ForServings({ dish, recipe, noteCooked }: WithNote & { dish: Dish; recipe: CookRecipe }) {
  const [params] = useSearchParams();
  const chosen = useSelectedRecipes().find(({ id }) => id === dish.key)?.servings;
  const asked = Number(params.get('servings') ?? '');
  const isAsked = Number.isInteger(asked) && asked >= MIN_SERVINGS && asked <= MAX_SERVINGS;
  const servings = isAsked ? asked : (chosen ?? recipe.servings);
  return <CookMode recipe={recipe} dish={dish} servings={servings} noteCooked={noteCooked} />;
}

function Waiting() {
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Cook</h1>
      <Loading label="Loading the recipe">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="mt-8 h-40 w-full" />
      </Loading>
    </div>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Cook</h1>
      <ErrorState title="Failed to load recipe." text={text} onRetry={onRetry} />
    </div>
  );
}

function NotFound() {
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Cook</h1>
      <EmptyState
        icon={SearchX}
        title="Recipe not found."
        text="It may have been taken away."
        link={{ to: '/', title: 'Find Recipes' }}
      />
    </div>
  );
}
