import { useEffect } from 'react';

import { toasts } from '#lib/toast';
import { useAccountTripCosts } from '#queries/planSettings';
import { useTripNow } from '#state/tripNow';
import { usePageTitle } from '#ui/PageTitle';

import { Shopping } from './Shopping.tsx';
import { WithoutTrip } from './WithoutTrip.tsx';

export function ShoppingPage() {
  usePageTitle('Shopping');
  const now = useTripNow();
  useAccountTripCosts();
  // On the checkout, Undo would change carts that are being ordered.
  useEffect(() => toasts.dismissUndo, []);
  const isDone = now !== undefined && now.dropped.length > 0 && now.trip.needs.length === 0;
  return (
    <div className="wrap pt-6 pb-16">
      {now && !isDone ? <Shopping now={now} /> : <WithoutTrip done={now} />}
    </div>
  );
}
