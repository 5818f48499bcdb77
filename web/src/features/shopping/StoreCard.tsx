import type { StoreItem } from '@larder/shared/contract/stores';
import { offerTotal } from '@larder/shared/domain/offers';
import { Bike, Check, ChevronDown, ChevronUp, MapPin, ShoppingCart, Store } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';

import { toast } from '#lib/toast';
import { fillCart } from '#state/carts';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { Money } from '#ui/Money';

import { type Offer, toCartItem } from './offers.ts';
import { StoreCardItem } from './StoreCardItem.tsx';

const NewItemsModal = lazy(async () => ({
  default: (await import('./NewItemsModal.tsx')).NewItemsModal,
}));

/** Source: specification section 9. */
const SHOWN_BEFORE_EXPANDING = 2;

/**
 * One store: what it has of the list, at what price, and the way into its cart. There may be 50, so a
 * change in one draws no other again.
 */
export const StoreCard = memo(function StoreCard({
  offer,
  isCheapest,
  isNearest,
}: {
  offer: Offer;
  isCheapest: boolean;
  isNearest: boolean;
}) {
  const { store, vendorId, vendorName } = offer;
  const [open, setOpen] = useState(false);
  const [viewing, setViewing] = useState(false);
  const [added, setAdded] = useState<readonly StoreItem[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [inCart, setInCart] = useState(false);

  const items: readonly StoreItem[] = [...offer.items, ...added];
  const shown = open ? items : items.slice(0, SHOWN_BEFORE_EXPANDING);
  const hidden = items.length - SHOWN_BEFORE_EXPANDING;
  const { matched, wanted } = store.coverage;
  const list = `items-${store.store_id}`;

  function choose(ingredient_id: string, quantity: number): void {
    setChosen(new Map(chosen).set(ingredient_id, quantity));
    setInCart(false);
  }

  function addToCart(): void {
    const lines = items.map((item) => toCartItem(item, chosen.get(item.ingredient_id) ?? 1));
    if (lines.every((line) => line.quantity === 0)) {
      toast.warning('Choose at least one item first');
      return;
    }
    const { store_id, name: storeName, store_type: storeType } = store;
    fillCart({ store_id, vendorId, vendorName, storeName, storeType }, lines);
    setInCart(true);
    toast.success(`Added to your cart at ${storeName}`);
  }

  return (
    <li className="card drawn-when-near @container overflow-hidden [contain-intrinsic-block-size:auto_22rem]">
      <article aria-label={store.name}>
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
          {shown.map((item) => (
            <StoreCardItem
              key={item.ingredient_id}
              item={item}
              packsNeeded={'packs' in item ? Number(item.packs) : 1}
              quantity={chosen.get(item.ingredient_id) ?? 1}
              onChoose={(quantity) => choose(item.ingredient_id, quantity)}
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
          <p className="mr-auto" aria-live="polite">
            <span className="block text-sm text-ink-2">Total</span>
            <strong className="text-xl">
              <Money cents={offerTotal(items, chosen)} />
            </strong>
          </p>
          <Button
            look="ghost"
            aria-label={`View more of ${store.name}`}
            onClick={() => setViewing(true)}
          >
            View
          </Button>
          <Button
            look={inCart ? 'soft' : 'primary'}
            icon={inCart ? Check : ShoppingCart}
            onClick={addToCart}
          >
            Add to Cart
          </Button>
        </footer>
      </article>
      {viewing && (
        <Suspense>
          <NewItemsModal
            vendorId={vendorId}
            storeId={store.store_id}
            storeName={store.name}
            onCard={items}
            onAdd={(item) => {
              setAdded([...added, item]);
              setOpen(true);
              setInCart(false);
            }}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </li>
  );
});
