import type { ComparedStore } from '@larder/shared/contract/compare';
import { Bike, Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useAuth } from '#lib/session';
import type { StoreCart } from '#state/carts';
import { Button } from '#ui/Button';
import { buttonClass } from '#ui/buttonVariant';

const AddressDialog = lazy(async () => ({
  default: (await import('./AddressDialog.tsx')).AddressDialog,
}));

/** Where a store's order is delivered to, or where it is picked up. */
export function HowItComes({ cart, store }: { cart: StoreCart; store: ComparedStore | undefined }) {
  const isPickup = cart.storeType === 'Pickup';
  const Icon = isPickup ? Store : Bike;
  return (
    <div className="mx-4 mb-2.5 flex flex-wrap items-center gap-x-3 rounded-md bg-sunken/60 px-3.5 py-2 text-[0.9375rem] leading-snug sm:mx-5">
      <Icon aria-hidden="true" size={20} className="flex-none text-ink-2" />
      {isPickup ? <Pickup cart={cart} store={store} /> : <Delivery cart={cart} />}
    </div>
  );
}

function Delivery({ cart }: { cart: StoreCart }) {
  const { isAuthenticated, claims } = useAuth();
  const [isOpen, setOpen] = useState(false);
  if (!isAuthenticated) return <p className="min-w-0 flex-1 py-2">Delivered to your address</p>;
  return (
    <>
      <p className="min-w-0 flex-1 py-2 break-words">
        <strong className="font-semibold">Delivered to {claims.address}</strong>
      </p>
      <Button
        variant="ghost"
        className="text-brand!"
        aria-label={`Change the address for ${cart.storeName}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      {isOpen && (
        <Suspense>
          <AddressDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Pickup({ cart, store }: { cart: StoreCart; store: ComparedStore | undefined }) {
  return (
    <>
      <p className="min-w-0 flex-1 py-2 break-words">
        <strong className="font-semibold">Pick up at {store?.address ?? cart.storeName}</strong>
        {typeof store?.distance === 'number' && (
          <span className="block text-[0.8125rem] text-ink-2">{store.distance} miles</span>
        )}
      </p>
      {store && (
        <a
          href={directionsTo(store.location)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Directions to ${cart.storeName}`}
          className={buttonClass({ variant: 'ghost' }, 'text-brand!')}
        >
          Directions
        </a>
      )}
    </>
  );
}

/** A map's page with the way there; it asks for the start itself. */
function directionsTo({ lat, lng }: ComparedStore['location']): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}
