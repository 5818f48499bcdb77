import { type Holding, sameHoldings } from '@larder/shared/domain/coverage';
import { Bike, Check, ChevronDown, ChevronUp, MapPin, Store } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';

import { useFocusInside } from '#lib/focus';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { Money } from '#ui/Money';

import { CartButtons } from './CartButtons.tsx';
import type { Offer } from './offers.ts';
import { StoreCardItem } from './StoreCardItem.tsx';
import { useStoreCard } from './useStoreCard.ts';

const NewItemsModal = lazy(async () => ({
  default: (await import('./NewItemsModal.tsx')).NewItemsModal,
}));

/** Source: specification section 9. */
const SHOWN_BEFORE_EXPANDING = 2;

type StoreCardProps = {
  offer: Offer;
  isCheapest: boolean;
  isNearest: boolean;
  /** What other carts and orders hold of this card's items. */
  elsewhere: readonly Holding[];
  /** Whether something of the list is covered, so that a card brings what is missing. */
  isPartly: boolean;
  onShowCart: (store_id: string) => void;
};

/**
 * One store: what it has of the list, at what price, and the way into its cart. There may be 50, so a
 * card is drawn again only when something that it shows has changed.
 */
export const StoreCard = memo(function StoreCard({
  offer,
  isCheapest,
  isNearest,
  elsewhere,
  isPartly,
  onShowCart,
}: StoreCardProps) {
  const { store, vendorId, vendorName } = offer;
  const card = useStoreCard(offer, elsewhere);
  const focus = useFocusInside();
  const [open, setOpen] = useState(false);
  const [viewing, setViewing] = useState(false);

  const { lines } = card;
  const shown = open ? lines : lines.slice(0, SHOWN_BEFORE_EXPANDING);
  const hidden = lines.length - SHOWN_BEFORE_EXPANDING;
  const { matched, wanted } = store.coverage;
  const list = `items-${store.store_id}`;

  return (
    <li className="card drawn-when-near @container overflow-hidden [contain-intrinsic-block-size:auto_22rem]">
      <article {...focus.handlers} aria-label={store.name}>
        <header className="flex items-start gap-4 p-5 pb-3">
          <Avatar name={store.name} size={52} shape="square" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg break-words">{store.name}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
              {store.distance !== null && (
                <span className="inline-flex items-center gap-1">
                  <MapPin aria-hidden="true" size={15} />
                  {store.distance.toFixed(1)} mi away
                </span>
              )}
              <span className="inline-flex items-center gap-1">
                {store.store_type === 'Delivery' ? (
                  <Bike aria-hidden="true" size={16} />
                ) : (
                  <Store aria-hidden="true" size={15} />
                )}
                {store.store_type}
              </span>
              <span>by {vendorName}</span>
            </p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Chip {...(matched === wanted ? { tone: 'brand' as const, icon: Check } : {})}>
                Has {matched} of {wanted}
              </Chip>
              {isCheapest && <Chip tone="honey">Cheapest</Chip>}
              {isNearest && <Chip tone="honey">Nearest</Chip>}
            </p>
          </div>
        </header>

        <ul id={list} aria-label={`Items at ${store.name}`} className="divide-y divide-line px-5">
          {shown.map((line) => (
            <StoreCardItem
              key={line.ingredient_id}
              line={line}
              onChoose={(quantity) => card.choose(line, quantity)}
            />
          ))}
        </ul>
        {hidden > 0 && (
          <Button
            look="ghost"
            className="mx-1 text-brand"
            icon={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : `${hidden} more item(s)`}
          </Button>
        )}
        {store.missing.length > 0 && (
          <p className="px-5 pt-1 pb-4 text-sm text-ink-2">Not here: {store.missing.join(', ')}</p>
        )}

        <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-sunken/50 px-5 py-3">
          <p className="mr-auto" aria-live={focus.inside ? 'polite' : 'off'}>
            <span className="block text-sm text-ink-2">Total</span>
            <strong className="text-xl">
              <Money cents={card.total} />
            </strong>
          </p>
          <Button
            look="ghost"
            aria-label={`View more of ${store.name}`}
            onClick={() => setViewing(true)}
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
      {viewing && (
        <Suspense>
          <NewItemsModal
            vendorId={vendorId}
            storeId={store.store_id}
            storeName={store.name}
            onCard={lines}
            inCart={card.cart !== undefined}
            onAdd={(item) => {
              card.pick(item);
              setOpen(true);
            }}
            onClose={() => setViewing(false)}
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
