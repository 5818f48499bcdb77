import {
  markBest,
  matchesSearch,
  OFFER_SORTS,
  type OfferSort,
  sortOffers,
} from '@larder/shared/domain/offers';
import { ListChecks, ShoppingCart, Store } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import { focusNext } from '#lib/focus';
import { useIsRoomy } from '#lib/media';
import { useCarts } from '#state/carts';
import { type Trip, useTrip, useTripUnreadable } from '#state/trip';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { SearchField } from '#ui/SearchField';
import { SelectField } from '#ui/SelectField';

import { BottomBar } from './BottomBar.tsx';
import { BoughtNotice } from './BoughtNotice.tsx';
import { cartId } from './cartFocus.ts';
import { CartPanel } from './CartPanel.tsx';
import { CartsOnly } from './CartsOnly.tsx';
import { GoBack } from './GoBack.tsx';
import { IngredientsPanel } from './IngredientsPanel.tsx';
import { toOffers } from './offers.ts';
import { RadiusField } from './RadiusField.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';
import { StoreCard } from './StoreCard.tsx';
import { StoreMap } from './StoreMap.tsx';
import { Unreadable } from './Unreadable.tsx';
import { useCoverage } from './useCoverage.ts';

const Sheet = lazy(async () => ({ default: (await import('#ui/Sheet')).Sheet }));

const SORT_TITLES: Record<OfferSort, string> = {
  best: 'Best match',
  cheapest: 'Cheapest',
  nearest: 'Nearest',
};

/** Compares the stores for the list and fills a cart for each. */
export function ShoppingPage() {
  usePageTitle('Shopping');
  const trip = useTrip();
  const unreadable = useTripUnreadable();
  const carts = useCarts();
  // Whoever orders the last of them stays here.
  const [cameWithCarts] = useState(carts.length > 0);
  return (
    <div className="wrap pt-6 pb-16">
      {unreadable && <Unreadable />}
      {trip && <Shopping trip={trip} />}
      {!trip && cameWithCarts && <CartsOnly />}
      {!trip && !cameWithCarts && !unreadable && <GoBack />}
    </div>
  );
}

type Panel = 'ingredients' | 'carts';

function Shopping({ trip }: { trip: Trip }) {
  const carts = useCarts();
  const isRoomy = useIsRoomy();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<OfferSort>('best');
  const [hidden, setHidden] = useState<ReadonlySet<Panel>>(new Set());
  const [sheet, setSheet] = useState<Panel>();
  const wanted = useDeferredValue(text);
  const cards = useRef<HTMLUListElement>(null);
  // The sheet goes with the last cart, and the next cart does not open it unasked.
  if (sheet === 'carts' && carts.length === 0) setSheet(undefined);

  const offers = useMemo(() => toOffers(trip.vendors), [trip.vendors]);
  const marks = useMemo(() => markBest(offers), [offers]);
  const coverage = useCoverage(trip, offers);
  // The other stores' cards follow the cart that was pressed on: there may be 50 of them.
  const cardCoverage = useDeferredValue(coverage);
  const shown = useMemo(
    () =>
      sortOffers(offers, sort).filter((offer) =>
        matchesSearch(`${offer.vendorName} ${offer.store.name}`, offer.items, wanted),
      ),
    [offers, sort, wanted],
  );

  function toggle(panel: Panel): void {
    const next = new Set(hidden);
    if (!next.delete(panel)) next.add(panel);
    setHidden(next);
  }
  const showCard = useCallback((index: number): void => {
    const card = cards.current?.children[index]?.querySelector('article');
    if (!card) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, []);
  const showCart = useCallback(
    (store_id: string): void => {
      if (isRoomy) setHidden((panels) => new Set([...panels].filter((panel) => panel !== 'carts')));
      else setSheet('carts');
      focusNext(() => document.getElementById(cartId(store_id)));
    },
    [isRoomy],
  );
  const showIngredients = !hidden.has('ingredients');
  const showCarts = carts.length > 0 && !hidden.has('carts');

  return (
    <>
      <PageHeader
        title="Shop Ingredients"
        text={
          <output>
            {shown.length} {shown.length === 1 ? 'store' : 'stores'}
            {trip.hereLabel && ` near ${trip.hereLabel.replace(/^near /, '')}`},{' '}
            {SORT_TITLES[sort].toLowerCase()} first
          </output>
        }
      >
        <div className="hidden gap-3 lg:flex">
          <Button
            look={showIngredients ? 'soft' : 'outline'}
            icon={ListChecks}
            aria-pressed={showIngredients}
            onClick={() => toggle('ingredients')}
          >
            Ingredients
          </Button>
          {carts.length > 0 && (
            <Button
              look={showCarts ? 'soft' : 'outline'}
              icon={ShoppingCart}
              aria-pressed={showCarts}
              onClick={() => toggle('carts')}
            >
              Carts
            </Button>
          )}
        </div>
      </PageHeader>

      <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto_auto]">
        <SearchField
          label="Search stores and items"
          placeholder="Store or item name"
          value={text}
          onChange={setText}
        />
        <RadiusField trip={trip} />
        <SelectField
          label="Sort"
          hideLabel
          shape="pill"
          value={sort}
          onChange={(event) =>
            setSort(OFFER_SORTS.find((by) => by === event.target.value) ?? 'best')
          }
        >
          {OFFER_SORTS.map((by) => (
            <option key={by} value={by}>
              {SORT_TITLES[by]}
            </option>
          ))}
        </SelectField>
      </div>

      <ReorderNotice />
      <BoughtNotice />
      {trip.here === null && (
        <Notice tone="warning" className="mb-5">
          Your location could not be determined. Distances will not be shown.
        </Notice>
      )}

      <div className="items-start gap-5 lg:flex">
        {isRoomy && showIngredients && (
          <div className="card sticky top-24 max-h-[calc(100dvh-7rem)] w-68 flex-none overflow-y-auto p-5">
            <IngredientsPanel trip={trip} isCovered={coverage.isCovered} />
          </div>
        )}
        <div className="@container min-w-0 flex-1">
          {trip.here && shown.length > 0 && (
            <StoreMap here={trip.here} offers={shown} onPick={showCard} />
          )}
          {shown.length === 0 ? (
            <EmptyState
              icon={Store}
              title="No stores found"
              text="Try expanding your search radius or changing your keywords."
            />
          ) : (
            <ul
              ref={cards}
              aria-label="Stores"
              className="space-y-5 [&>li:has(>article:focus)]:border-brand [&>li:has(>article:focus)]:shadow-3"
            >
              {shown.map((offer) => (
                <StoreCard
                  key={offer.store_id}
                  offer={offer}
                  isCheapest={marks.cheapest === offer.store_id}
                  isNearest={marks.nearest === offer.store_id}
                  elsewhere={cardCoverage.elsewhere(offer)}
                  isPartly={cardCoverage.isPartly}
                  onShowCart={showCart}
                />
              ))}
            </ul>
          )}
        </div>
        {isRoomy && showCarts && (
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] w-82 flex-none overflow-y-auto">
            <CartPanel />
          </div>
        )}
      </div>

      <BottomBar carts={carts} onOpen={setSheet} />
      {sheet && (
        <Suspense>
          <Sheet
            title={sheet === 'ingredients' ? 'Your list' : 'Your Carts'}
            onClose={() => setSheet(undefined)}
          >
            {sheet === 'ingredients' ? (
              <IngredientsPanel trip={trip} isCovered={coverage.isCovered} />
            ) : (
              <CartPanel heading={false} />
            )}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
