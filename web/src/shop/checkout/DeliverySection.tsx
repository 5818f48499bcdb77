import { type Cents, formatUsd } from '@larder/shared/basics/money';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import type { ComparedStore } from '@larder/shared/stores/compare.calls';
import { Bike, Store } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useAuth } from '#platform/session/session.ts';
import { chooseFor } from '#shop/carts/state/slotChoices.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonVariant.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';

import type { DeliveryChoice } from './deliveryChoice.ts';
import { SlotField } from './SlotField.tsx';

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog);

/** Where a store's order is delivered to, or where it is picked up, and when. */
export function DeliverySection({
  cart,
  store,
  delivery,
}: {
  cart: Cart;
  store: ComparedStore | undefined;
  delivery: DeliveryChoice;
}) {
  const isPickup = delivery.method === 'Pickup';
  const Icon = isPickup ? Store : Bike;
  return (
    <div className="mx-4 mb-2.5 rounded-md bg-sunken/60 px-3.5 py-2 text-[0.9375rem] leading-snug sm:mx-5">
      {delivery.hasChoice && (
        <Segmented
          label={`How it comes from ${cart.storeName}`}
          options={[
            { value: 'Deliver', title: `Delivery ${feeWords(cart.deliveryFee)}` },
            { value: 'Pickup', title: 'Pick up, no fee' },
          ]}
          value={delivery.method}
          onChange={(method) => chooseFor(cart.store_id, { method })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <Icon aria-hidden="true" size={20} className="flex-none text-ink-2" />
        {isPickup ? <Pickup cart={cart} store={store} /> : <Delivery cart={cart} />}
      </div>
      <SlotField cart={cart} delivery={delivery} />
    </div>
  );
}

function feeWords(fee: Cents): string {
  return fee > 0 ? formatUsd(fee) : 'free';
}

function Delivery({ cart }: { cart: Cart }) {
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
        className="-mr-2 px-2! text-brand!"
        aria-label={`Change the address for ${cart.storeName}`}
        {...AddressDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      {isOpen && <AddressDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Pickup({ cart, store }: { cart: Cart; store: ComparedStore | undefined }) {
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
          className={buttonClass({ variant: 'ghost' }, '-mr-2 px-2! text-brand!')}
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
