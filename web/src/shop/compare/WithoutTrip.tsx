import { ListChecks } from 'lucide-react';
import { useState } from 'react';

import { useAuth } from '#platform/session/session.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { CartsOnly } from '#shop/compare/carts/CartsOnly.tsx';
import { useShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';
import { useTripUnreadable } from '#shop/compare/state/trip.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { useNeeds } from '#shop/kitchen/state/needs.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { CompareAgain } from './CompareAgain.tsx';
import { GoBack } from './GoBack.tsx';
import { Unreadable } from './Unreadable.tsx';

/** Without a comparison, or with a finished one: compares again at the last place, or shows the carts. */
export function WithoutTrip({ done }: { done: TripNow | undefined }) {
  const { isAuthenticated, isChecking } = useAuth();
  const carts = useCarts();
  // The page stays after the last cart is ordered. On a new device carts arrive after the first render.
  const [hadCarts, setHadCarts] = useState(false);
  if (carts.length > 0 && !hadCarts) setHadCarts(true);
  const place = useShoppingPlace();
  const isUnreadable = useTripUnreadable();
  const needs = useNeeds();

  if (isUnreadable)
    return (
      <>
        <Unreadable />
        {hadCarts && <CartsOnly />}
      </>
    );
  // A new comparison would lose what the carts were filled for.
  if (done && hadCarts) return <CartsOnly done={done} />;
  if (place && needs.length > 0 && (isAuthenticated || isChecking))
    return <CompareAgain needs={needs} place={place} isChecking={isChecking} />;
  if (hadCarts) return <CartsOnly />;
  return done && needs.length === 0 ? <NothingLeft /> : <GoBack />;
}

function NothingLeft() {
  return (
    <EmptyState
      icon={ListChecks}
      title="Nothing left to buy"
      text="Your grocery list needs nothing of what these stores were compared for."
    >
      <LinkButton to="/shopping-list">Grocery List</LinkButton>
    </EmptyState>
  );
}
