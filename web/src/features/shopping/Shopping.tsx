import { matchesSearch, type OfferSort, sortOffers } from '@larder/shared/domain/offers';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';

import { useCarts } from '#state/carts';
import type { Trip } from '#state/trip';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';

import { BottomBar } from './BottomBar.tsx';
import { BoughtNotice } from './BoughtNotice.tsx';
import { CartPanel } from './CartPanel.tsx';
import { IngredientsPanel } from './IngredientsPanel.tsx';
import { toOffers } from './offers.ts';
import { PanelButtons } from './PanelButtons.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';
import { SORT_TITLES, StoreFilters } from './StoreFilters.tsx';
import { StoreList } from './StoreList.tsx';
import { useCoverage } from './useCoverage.ts';
import { usePanels } from './usePanels.ts';

const Sheet = lazy(async () => ({ default: (await import('#ui/Sheet')).Sheet }));

export function Shopping({ trip }: { trip: Trip }) {
  const carts = useCarts();
  const panels = usePanels(carts.length > 0);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<OfferSort>('best');
  const wanted = useDeferredValue(text);
  const offers = useMemo(() => toOffers(trip.vendors), [trip.vendors]);
  const coverage = useCoverage(trip, offers);
  const shown = useMemo(
    () =>
      sortOffers(offers, sort).filter((offer) =>
        matchesSearch(`${offer.vendorName} ${offer.store.name}`, offer.items, wanted),
      ),
    [offers, sort, wanted],
  );
  const near = trip.hereLabel && ` near ${trip.hereLabel.replace(/^near /, '')}`;
  const ingredients = <IngredientsPanel trip={trip} isCovered={coverage.isCovered} />;

  return (
    <>
      <PageHeader
        title="Shop Ingredients"
        text={
          <output>
            {shown.length} {shown.length === 1 ? 'store' : 'stores'}
            {near}, {SORT_TITLES[sort].toLowerCase()} first
          </output>
        }
      >
        <PanelButtons panels={panels} />
      </PageHeader>
      <StoreFilters trip={trip} text={text} onText={setText} sort={sort} onSort={setSort} />
      <ReorderNotice />
      <BoughtNotice />
      {trip.here === null && (
        <Notice tone="warning" className="mb-5">
          Your location could not be determined. Distances will not be shown.
        </Notice>
      )}

      <div className="items-start gap-5 lg:flex">
        {panels.isRoomy && panels.isShown('ingredients') && (
          <SidePanel className="card w-68 p-5">{ingredients}</SidePanel>
        )}
        <div className="@container min-w-0 flex-1">
          <StoreList
            here={trip.here}
            offers={offers}
            shown={shown}
            coverage={coverage}
            onShowCart={panels.showCart}
          />
        </div>
        {panels.isRoomy && panels.isShown('carts') && (
          <SidePanel className="w-82">
            <CartPanel />
          </SidePanel>
        )}
      </div>

      <BottomBar carts={carts} onOpen={panels.openSheet} />
      {panels.sheet && (
        <Suspense>
          <Sheet
            title={panels.sheet.panel === 'ingredients' ? 'Your list' : 'Your Carts'}
            onClose={panels.closeSheet}
          >
            {panels.sheet.panel === 'ingredients' ? (
              ingredients
            ) : (
              <CartPanel heading={false} openedFor={panels.sheet.cart} />
            )}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}

function SidePanel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`sticky top-24 max-h-[calc(100dvh-7rem)] flex-none overflow-y-auto ${className}`}
    >
      {children}
    </div>
  );
}
