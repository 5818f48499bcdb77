import './print.css';
import { plural } from '@larder/shared/food/amountText';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useWakeLock } from '#platform/page/useWakeLock.ts';
import { useTripOrders } from '#shop/trip/queries/tripOrders.ts';
import { openStops, progressOf, type TripStop } from '#shop/trip/rules/tripSheet.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { CartStops } from './CartStops.tsx';
import { Stop } from './Stop.tsx';

/** What to take at each store where one picks up. It needs no network. */
export function TripPage() {
  usePageTitle('Trip');
  useWakeLock();
  useTripOrders({ isOpen: true });
  const stops = useTripStops();
  const [params] = useSearchParams();
  const open = openStops(stops);
  const current = stops.find((stop) => stop.id === params.get('stop')) ?? open[0];
  const cancelled = useCancelled(stops, current);
  return (
    <div className="trip-sheet mx-auto w-full max-w-[35rem] pt-2 pb-16">
      {cancelled && (
        <Notice tone="warning" className="mx-4 mb-3 print:hidden">
          The order at {cancelled.storeName} was cancelled. There is nothing to take.
        </Notice>
      )}
      {current ? (
        <>
          <Stop key={current.id} stop={current} />
          <OtherStops stops={open.filter((stop) => stop.id !== current.id)} />
        </>
      ) : (
        <div className="px-4 pt-6">
          <h1 className="sr-only">Trip</h1>
          <EmptyState
            icon={ListChecks}
            title={stops.length > 0 ? 'The trip is done' : 'No trip yet'}
            text="Order at a store where you pick up, and the sheet for the way through it is here."
            link={{ to: '/shopping', title: 'Shopping' }}
          />
          <CartStops />
        </div>
      )}
    </div>
  );
}

/** A stop that was looked at, and is not there any more: its order was taken back on another device, or by the store. */
function useCancelled(
  stops: readonly TripStop[],
  current: TripStop | undefined,
): TripStop | undefined {
  const [seen, setSeen] = useState(current);
  const [cancelled, setCancelled] = useState<TripStop>();
  if (current?.id !== seen?.id) {
    if (seen && stops.every(({ id }) => id !== seen.id)) setCancelled(seen);
    setSeen(current);
  }
  return cancelled;
}

function OtherStops({ stops }: { stops: readonly TripStop[] }) {
  if (stops.length === 0) return null;
  return (
    <nav aria-label="Other stops" className="mt-8 px-4 print:hidden">
      <h2 className="text-[1.0625rem]">Other stops</h2>
      <ul className="mt-2 space-y-2">
        {stops.map((stop) => (
          <li key={stop.id}>
            <Link
              to={`/trip?stop=${encodeURIComponent(stop.id)}`}
              className="card flex min-h-11 items-center justify-between gap-3 px-4 py-2"
            >
              <strong className="font-semibold">{stop.storeName}</strong>
              <span className="num text-sm text-ink-2">
                {progressOf(stop).left} {plural('thing', progressOf(stop).left)} left
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
