import { type Holding, sameHoldings } from '@larder/shared/domain/coverage';
import { lazy, memo, Suspense, useState } from 'react';

import { useFocusInside } from '#lib/focus';
import { Button } from '#ui/Button';
import { Money } from '#ui/Money';

import { CartButtons } from './CartButtons.tsx';
import type { Offer } from './offers.ts';
import { StoreCardHeader } from './StoreCardHeader.tsx';
import { StoreCardItems } from './StoreCardItems.tsx';
import { useStoreCard } from './useStoreCard.ts';

const NewItemsModal = lazy(async () => ({
  default: (await import('./NewItemsModal.tsx')).NewItemsModal,
}));

type StoreCardProps = {
  offer: Offer;
  isCheapest: boolean;
  isNearest: boolean;
  /** Packs of this card's items in other carts and in orders. */
  elsewhere: readonly Holding[];
  /** Whether any need is covered: the card then offers only the missing items. */
  isPartly: boolean;
  onShowCart: (store_id: string) => void;
};

/** Memoised: there may be 50 cards. */
export const StoreCard = memo(function StoreCard({
  offer,
  isCheapest,
  isNearest,
  elsewhere,
  isPartly,
  onShowCart,
}: StoreCardProps) {
  const { store } = offer;
  const card = useStoreCard(offer, elsewhere);
  const focus = useFocusInside();
  const [isOpen, setIsOpen] = useState(false);
  const [isViewing, setIsViewing] = useState(false);

  return (
    <li
      data-row={store.store_id}
      className="card drawn-when-near @container overflow-hidden [contain-intrinsic-block-size:auto_22rem]"
    >
      <article {...focus.handlers} aria-label={store.name}>
        <StoreCardHeader offer={offer} isCheapest={isCheapest} isNearest={isNearest} />
        <StoreCardItems
          store={store}
          lines={card.lines}
          isOpen={isOpen}
          onOpen={setIsOpen}
          onChoose={card.choose}
        />
        <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-sunken/50 px-5 py-3">
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
          <CartButtons
            card={card}
            isPartly={isPartly}
            onShowCart={() => onShowCart(store.store_id)}
          />
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
            onAdd={(item) => {
              card.pick(item);
              setIsOpen(true);
            }}
            onClose={() => setIsViewing(false)}
          />
        </Suspense>
      )}
    </li>
  );
}, isSameCard);

function isSameCard(a: StoreCardProps, b: StoreCardProps): boolean {
  return (
    a.offer === b.offer &&
    a.isCheapest === b.isCheapest &&
    a.isNearest === b.isNearest &&
    a.isPartly === b.isPartly &&
    a.onShowCart === b.onShowCart &&
    sameHoldings(a.elsewhere, b.elsewhere)
  );
}
