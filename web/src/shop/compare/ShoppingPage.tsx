import { useAccountTripCosts } from '#shop/compare/queries/planSettings.ts';
import { useTrip } from '#shop/compare/state/trip.ts';
import { useTripNow } from '#shop/compare/state/tripNow.ts';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { Shopping } from './Shopping.tsx';
import { WithoutTrip } from './WithoutTrip.tsx';

export function ShoppingPage() {
  usePageTitle('Shopping');
  const now = useTripNow();
  useAccountTripCosts();
  const compared = useTrip();
  const isDone = now?.trip.needs.length === 0 && compared !== now.trip;
  return (
    <div className="wrap pt-6 pb-16">
      {now && !isDone ? <Shopping now={now} /> : <WithoutTrip done={now} />}
    </div>
  );
}
