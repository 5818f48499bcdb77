import { useEffect } from 'react';

import { toasts } from '#lib/toast';
import { useAccountTripCosts } from '#queries/planSettings';
import { useTrip } from '#state/trip';
import { usePageTitle } from '#ui/PageTitle';

import { Shopping } from './Shopping.tsx';
import { WithoutTrip } from './WithoutTrip.tsx';

export function ShoppingPage() {
  usePageTitle('Shopping');
  const trip = useTrip();
  useAccountTripCosts();
  // On the checkout, Undo would change carts that are being ordered.
  useEffect(() => toasts.dismissUndo, []);
  return <div className="wrap pt-6 pb-16">{trip ? <Shopping trip={trip} /> : <WithoutTrip />}</div>;
}
