import { useAccountTripCosts } from '#queries/planSettings';
import { useTrip } from '#state/trip';
import { useTripNow } from '#state/tripNow';
import { usePageTitle } from '#ui/PageTitle';

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
