import { matchesSearch, type OfferSort, sortOffers } from '@larder/shared/domain/offers';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { dateTime } from '#lib/dates';
import { useOnline } from '#lib/online';
import { useCarts } from '#state/carts';
import type { Trip } from '#state/trip';
import { Notice } from '#ui/Notice';

import { BottomBar } from './BottomBar.tsx';
import { BoughtNotice } from './BoughtNotice.tsx';
import { CartPanel } from './CartPanel.tsx';
import { IngredientsPanel, tickedText, useNeedRows } from './IngredientsPanel.tsx';
import { toOffers } from './offers.ts';
import { PanelButtons } from './PanelButtons.tsx';
import { PlanStrip } from './PlanStrip.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';
import { ShoppingHeader } from './ShoppingHeader.tsx';
import { StoreMap } from './StoreMap.tsx';
import { StoreTable } from './StoreTable.tsx';
import { useComparison } from './useComparison.ts';
import { useCoverage } from './useCoverage.ts';
import { usePanels } from './usePanels.ts';
import { usePlanChoice } from './usePlanChoice.ts';

const Sheet = lazy(async () => ({ default: (await import('#ui/Sheet')).Sheet }));

const NO_STORES: readonly string[] = [];

export function Shopping({ trip }: { trip: Trip }) {
  const carts = useCarts();
  const panels = usePanels(carts.length > 0);
  const comparison = useComparison(trip);
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<OfferSort>('best');
  const wanted = useDeferredValue(text);
  const offers = useMemo(() => toOffers(trip.vendors), [trip.vendors]);
  const coverage = useCoverage(trip);
  const shown = useMemo(
    () =>
      sortOffers(offers, sort).filter((offer) =>
        matchesSearch(`${offer.vendorName} ${offer.store.name}`, offer.items, wanted),
      ),
    [offers, sort, wanted],
  );
  const plan = usePlanChoice(trip, { offers, shown, coverage });
  const planned = plan.chosen?.store_ids ?? NO_STORES;
  const needs = useNeedRows(trip, coverage.isCovered);
  const { opened, open, openFromMap } = useOpenedRows(
    offers.length === 1 ? offers[0]?.store_id : undefined,
  );
  const ingredients = <IngredientsPanel {...needs} />;

  return (
    <>
      <ShoppingHeader
        trip={trip}
        foods={coverage.foods.length}
        shown={shown.length}
        comparison={comparison}
        text={text}
        onText={setText}
        isAsking={isAsking}
        onAsk={setIsAsking}
      >
        <PanelButtons panels={panels} ticked={tickedText(needs.rows)} />
      </ShoppingHeader>
      <ReorderNotice />
      <BoughtNotice />
      {!isOnline && (
        <Notice tone="warning" className="mb-4">
          You are offline. These are the prices{comparedAt(trip)}.
        </Notice>
      )}
      {trip.here === null && (
        <Notice tone="warning" className="mb-4">
          Your location could not be determined. Distances will not be shown.
        </Notice>
      )}
      <PlanStrip plan={plan} onSetPlace={() => setIsAsking(true)} />
      <div className="items-start gap-4 space-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:space-y-0">
        <StoreTable
          offers={offers}
          shown={shown}
          sort={sort}
          onSort={setSort}
          coverage={coverage}
          planned={planned}
          opened={opened}
          onOpen={open}
          onShowCart={panels.showCart}
        />
        <div className="space-y-4 max-lg:-order-1 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
          {panels.isRoomy && panels.isShown('ingredients') && (
            <div className="card p-5">{ingredients}</div>
          )}
          {panels.isRoomy && panels.isShown('carts') && <CartPanel />}
          {trip.here && shown.length > 0 && (
            <StoreMap here={trip.here} offers={shown} planned={planned} onPick={openFromMap} />
          )}
        </div>
      </div>

      <BottomBar
        carts={carts}
        plan={plan}
        ticked={tickedText(needs.rows)}
        onOpen={panels.openSheet}
      />
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

/** The stores whose details are open; `first` is open at first. */
function useOpenedRows(first: string | undefined) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    new Set(first === undefined ? [] : [first]),
  );
  const open = useCallback((store_id: string, isOpen: boolean): void => {
    setOpened((others) => {
      const next = new Set(others);
      if (isOpen) next.add(store_id);
      else next.delete(store_id);
      return next;
    });
  }, []);
  const openFromMap = useCallback(
    (store_id: string): void => {
      // Synchronous: the row is scrolled to with its details.
      flushSync(() => open(store_id, true));
      const arrow = document.querySelector<HTMLElement>(`[data-details="${store_id}"]`);
      arrow?.focus({ preventScroll: true });
      arrow?.closest('tr, li')?.scrollIntoView({ block: 'start' });
    },
    [open],
  );
  return { opened, open, openFromMap };
}

/** " as of Today, 2:31 PM"; "" for a trip whose time is unknown. */
function comparedAt({ startedAt }: Trip): string {
  if (startedAt === undefined) return '';
  return ` as of ${dateTime(new Date(startedAt))}`;
}
