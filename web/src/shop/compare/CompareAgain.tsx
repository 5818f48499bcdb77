import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { CartPanel } from '#shop/compare/carts/CartPanel.tsx';
import { ReorderNotice } from '#shop/compare/carts/ReorderNotice.tsx';
import { tripQuery } from '#shop/compare/queries/compare.ts';
import { compareFailure } from '#shop/compare/queries/compareFailure.ts';
import type { ShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';
import { startTrip } from '#shop/compare/state/trip.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

/** Compares on mount; the trip it starts replaces this component. */
export function CompareAgain({
  needs,
  place,
  isChecking,
}: {
  needs: readonly CompareItem[];
  place: ShoppingPlace;
  /** The session is being renewed. */
  isChecking: boolean;
}) {
  const trip = useQuery({ ...tripQuery({ needs, place }), enabled: !isChecking });
  useEffect(() => {
    if (trip.data) startTrip(trip.data);
  }, [trip.data]);
  if (!trip.isError)
    return (
      <Loading label="Comparing stores near you">
        <PageHeader title="Shop Ingredients" text="Comparing stores near you…" />
        <div className="space-y-5">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </Loading>
    );
  return (
    <div className="mx-auto max-w-[40rem] space-y-5">
      <PageHeader title="Shop Ingredients">
        <LinkButton to="/shopping-list" variant="outline">
          Grocery List
        </LinkButton>
      </PageHeader>
      <ErrorState title={compareFailure(trip.error)} onRetry={() => void trip.refetch()} />
      <ReorderNotice />
      <CartPanel />
    </div>
  );
}
