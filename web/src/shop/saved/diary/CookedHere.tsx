import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { briefOf } from '@larder/shared/recipes/savedBrief';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useLocation } from 'react-router';

import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import { savedQueries } from '#shop/saved/queries/saved.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

import { CookedLine } from './CookedLine.tsx';

/** On the page of a recipe: how often it was cooked, and what was noted last. */
export function CookedHere({ recipe }: { recipe: ProviderRecipe }) {
  const { isAuthenticated, isAdmin } = useAuth();
  const location = useLocation();
  if (isAdmin) return null;
  if (isAuthenticated) return <Cooked recipe={recipe} />;
  return (
    <p className="print:hidden">
      <LinkButton to="/login" state={comeBackTo(location)} variant="outline" icon={CircleCheck}>
        Cooked It
      </LinkButton>
    </p>
  );
}

function Cooked({ recipe }: { recipe: ProviderRecipe }) {
  const key = String(recipe.id);
  const [page] = useInfiniteQuery(savedQueries.cooked(key)).data?.pages ?? [];
  const note = page?.value.find((entry) => entry.note !== null)?.note;
  return (
    <>
      <CookedLine dish={{ key, title: recipe.title, brief: briefOf(recipe) }} tally={page?.tally} />
      {note && (
        <blockquote
          aria-label="Your last note"
          className="mt-2 border-l-4 border-honey pl-3 text-sm break-words whitespace-pre-line text-ink-2"
        >
          {note}
        </blockquote>
      )}
    </>
  );
}
