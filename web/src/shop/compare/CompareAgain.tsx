import type { CompareItem } from '@larder/shared/domain/groceryList';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { tripQuery } from '#queries/compare';
import { compareFailure } from '#queries/compareFailure';
import type { ShoppingPlace } from '#state/shoppingPlace';
import { startTrip } from '#state/trip';
import { ErrorState } from '#ui/ErrorState';
import { LinkButton } from '#ui/LinkButton';
import { PageHeader } from '#ui/PageHeader';
import { Loading, Skeleton } from '#ui/Skeleton';

import { CartPanel } from './CartPanel.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';

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
