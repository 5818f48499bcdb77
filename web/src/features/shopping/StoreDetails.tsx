import type { Holding } from '@larder/shared/domain/coverage';
import { formatUsd } from '@larder/shared/domain/money';
import { lazy, Suspense, useState } from 'react';

import { useFocusInside } from '#lib/focus';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { Money } from '#ui/Money';

import { CartButtons } from './CartButtons.tsx';
import type { Offer } from './offers.ts';
import type { Food } from './planInput.ts';
import { StoreLines } from './StoreLines.tsx';
import { useStoreCard } from './useStoreCard.ts';
import { termsOf, things } from './words.ts';

const NewItemsModal = lazy(async () => ({
  default: (await import('./NewItemsModal.tsx')).NewItemsModal,
}));

/** What a store has of the list: what is still missing, what is cheaper here than in a cart, the rest. */
export function StoreDetails({
  offer,
  foods,
  elsewhere,
  isPartly,
  onShowCart,
}: {
  offer: Offer;
  foods: readonly Food[];
  elsewhere: readonly Holding[];
  isPartly: boolean;
  onShowCart: (store_id: string) => void;
}) {
  const { store, vendorName } = offer;
  const card = useStoreCard(offer, { foods, elsewhere });
  const focus = useFocusInside();
  const [isViewing, setIsViewing] = useState(false);
  const { open, cheaper, covered } = card.groups;
  const { matched, wanted } = store.coverage;
  const facts = [
    store.address,
    ...(store.distance === null ? [] : [`${store.distance.toFixed(1)} mi away`]),
    termsOf(store),
    ...(store.minimum_order > 0 ? [`orders from ${formatUsd(store.minimum_order)}`] : []),
    `by ${vendorName}`,
  ];

  return (
    <>
      <article
        {...focus.handlers}
        aria-label={store.name}
        data-row={store.store_id}
        tabIndex={-1}
        className="@container -outline-offset-3"
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2.5 text-sm text-ink-2 md:px-5">
          <Chip tone={matched === wanted ? 'brand' : 'plain'}>
            Has {matched} of {wanted}
          </Chip>
          <span className="flex flex-wrap gap-x-1">
            {facts.map((fact, at) => (
              <span key={fact} className="whitespace-nowrap">
                {at > 0 && <span aria-hidden="true">· </span>}
                <span>{fact}</span>
              </span>
            ))}
          </span>
        </p>
        <StoreLines
          title={card.title}
          label={`Items at ${store.name}`}
          lines={open}
          onChoose={card.choose}
        >
          <CartButtons
            card={card}
            isPartly={isPartly}
            onShowCart={() => onShowCart(store.store_id)}
          />
        </StoreLines>
        {cheaper.length > 0 && (
          <StoreLines
            title={`${things(cheaper.length)} cheaper here than in your cart`}
            label={`Cheaper at ${store.name}`}
            lines={cheaper}
            onChoose={card.choose}
          >
            <Button
              variant="soft"
              data-action="cart"
              className="@max-md:grow"
              onClick={card.moveHere}
            >
              <span>
                Move {cheaper.length === 1 ? 'it' : `these ${cheaper.length}`} here · saves{' '}
                <Money cents={card.saving} />
              </span>
            </Button>
          </StoreLines>
        )}
        <StoreLines
          title={`${things(covered.length)} covered already`}
          label={`Covered elsewhere, also at ${store.name}`}
          lines={covered}
          onChoose={card.choose}
        />
        {store.missing.length > 0 && (
          <p className="border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
            Not here: {store.missing.join(', ')}
          </p>
        )}
        <footer className="flex items-center gap-3 border-t border-line px-4 py-3 md:px-5">
          <p className="mr-auto" aria-live={focus.inside ? 'polite' : 'off'}>
            <span className="block text-sm text-ink-2">Total</span>
            <Money strong cents={card.total} className="text-xl" />
          </p>
          <Button
            variant="ghost"
            aria-label={`View more of ${store.name}`}
            onClick={() => setIsViewing(true)}
          >
            View
          </Button>
        </footer>
      </article>
      {isViewing && (
        <Suspense>
          <NewItemsModal
            vendorId={offer.vendorId}
            storeId={store.store_id}
            storeName={store.name}
            onCard={card.lines}
            inCart={card.cart !== undefined}
            onAdd={card.pick}
            onClose={() => setIsViewing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
