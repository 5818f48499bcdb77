import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';

import { comeBackTo } from '#platform/session/returnPath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import type { RecipeItem } from './draft.ts';

const IngredientPicker = lazy(async () => ({
  default: (await import('./IngredientPicker.tsx')).IngredientPicker,
}));

type IngredientSectionProps = {
  /** Signed in, or the session is being renewed; visitors may not read the catalogue. */
  mayRead: boolean;
  catalogue: UseQueryResult<readonly PricedIngredient[]>;
  onAdd: (item: RecipeItem) => string | undefined;
};

export function IngredientSection({ mayRead, catalogue, onAdd }: IngredientSectionProps) {
  const location = useLocation();
  if (!mayRead)
    return (
      <p className="mt-2 text-ink-2">
        They come from the catalogue of all stores.{' '}
        <Link
          to="/login"
          state={comeBackTo(location)}
          className="font-semibold text-brand underline"
        >
          Log in to choose them
        </Link>
        . What you typed stays here.
      </p>
    );
  if (catalogue.isPending) return <PickerSkeleton />;
  if (catalogue.isError && !catalogue.data)
    return (
      <div className="mt-4 space-y-3">
        <Notice tone="danger">Failed to fetch ingredients</Notice>
        <Button variant="outline" icon={RefreshCw} onClick={() => void catalogue.refetch()}>
          Try Again
        </Button>
      </div>
    );
  if (catalogue.data.length === 0)
    return <p className="mt-2 text-ink-2">The catalogue has no ingredients yet.</p>;
  return (
    <Suspense fallback={<PickerSkeleton />}>
      <IngredientPicker catalogue={catalogue.data} onAdd={onAdd} />
    </Suspense>
  );
}

function PickerSkeleton() {
  return (
    <Loading label="Loading ingredients">
      <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_7rem_9rem]">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="mt-4 h-11 w-40 rounded-full" />
    </Loading>
  );
}
