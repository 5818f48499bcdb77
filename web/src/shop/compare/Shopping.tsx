import { matchesSearch, type OfferSort, sortOffers } from '@larder/shared/stores/offers';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { NotListed } from '#parts/NotListed.tsx';
import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { dateTime } from '#platform/page/dates.ts';
import { useIsWide } from '#platform/page/media.ts';
import { useOnline } from '#platform/page/online.ts';
import { useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import { BottomBar } from '#shop/compare/carts/BottomBar.tsx';
import { CartPanel } from '#shop/compare/carts/CartPanel.tsx';
import {
  IngredientsPanel,
  tickedText,
  useNeedRows,
} from '#shop/compare/carts/IngredientsPanel.tsx';
import { PanelButtons } from '#shop/compare/carts/PanelButtons.tsx';
import { PanelSheet } from '#shop/compare/carts/PanelSheet.tsx';
import { ReorderNotice } from '#shop/compare/carts/ReorderNotice.tsx';
import { usePanels } from '#shop/compare/carts/usePanels.ts';
import { StoreMap } from '#shop/compare/map/StoreMap.tsx';
import { PlanStrip } from '#shop/compare/plan/PlanStrip.tsx';
import { usePlanChoice } from '#shop/compare/plan/usePlanChoice.ts';
import { useNotListed } from '#shop/compare/queries/notListed.ts';
import { mainFirst } from '#shop/compare/rules/mainFirst.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { Notice } from '#ui/Notice.tsx';

import { ListChanged, listChanges } from './ListChanged.tsx';
import { type Offer, toOffers } from './offers.ts';
import { OldPrices } from './OldPrices.tsx';
import { ShoppingHeader } from './ShoppingHeader.tsx';
import { StoreFilters } from './StoreFilters.tsx';
import { StoreTable } from './StoreTable.tsx';
import { useComparison } from './useComparison.ts';
import { useCoverage } from './useCoverage.ts';
import { pausedWords } from './words.ts';

const NO_STORES: readonly string[] = [];
/** For `useNotListed`: only the checkout names what was added beside the list. */
const NO_FOODS: readonly Food[] = [];

export function Shopping({ now }: { now: TripNow }) {
  const { trip } = now;
  // After the paint that answers a press: what follows from carts, order and plan takes longer to draw.
  const carts = useCartsAfterPaint();
  const panels = usePanels(carts.length > 0);
  const comparison = useComparison(trip);
  const isWide = useIsWide();
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<OfferSort>('best');
  const coverage = useCoverage(trip);
  const { foods } = coverage;
  const offers = useMemo(() => toOffers(trip.vendors, foods), [trip.vendors, foods]);
  const ranked = useMainFirst(trip, foods);
  const plan = usePlanChoice(trip, { offers, coverage, ranked });
  const planned = useAfterPaint(plan.chosen?.store_ids ?? NO_STORES);
  const shown = useShown(offers, { text, sort, planned });
  const needs = useNeedRows(trip, coverage.isCovered);
  const { opened, open, openFromMap } = useOpenedRows(
    offers.length === 1 ? offers[0]?.store_id : undefined,
  );
  const filters = <StoreFilters trip={trip} comparison={comparison} text={text} onText={setText} />;
  const ingredients = <IngredientsPanel {...needs} />;
  const side = (
    <div className="space-y-4 empty:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      {panels.isRoomy && panels.isDrawn('ingredients') && (
        <div className="card p-5">{ingredients}</div>
      )}
      {panels.isRoomy && panels.isDrawn('carts') && <CartPanel openedFor={panels.shownCart} />}
      {trip.here && shown.length > 0 && (
        <StoreMap here={trip.here} offers={shown} planned={planned} onPick={openFromMap} />
      )}
    </div>
  );
  const beside = useNotListed(NO_FOODS, now);
  const askPlace = useCallback(() => setIsAsking(true), []);

  return (
    <>
      <ShoppingHeader
        trip={trip}
        foods={foods.length}
        shown={shown.length}
        comparison={comparison}
        isAsking={isAsking}
        onAsk={setIsAsking}
      >
        {isWide && filters}
        <PanelButtons panels={panels} ticked={tickedText(needs.rows)} />
      </ShoppingHeader>
      <ReorderNotice />
      <NotListed {...beside} className="mb-4" />
      <TripNotices now={now} comparison={comparison} />
      <PlanStrip plan={plan} onSetPlace={askPlace} />
      {!isWide && filters}
      <div className="items-start gap-4 space-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:space-y-0">
        {!panels.isRoomy && side}
        <StoreTable
          offers={offers}
          shown={shown}
          sort={sort}
          onSort={setSort}
          coverage={coverage}
          ranked={ranked}
          planned={planned}
          opened={opened}
          onOpen={open}
          onShowCart={panels.showCart}
        />
        {panels.isRoomy && side}
      </div>

      <BottomBar plan={plan} ticked={tickedText(needs.rows)} onOpen={panels.openSheet} />
      {!panels.isRoomy && <PanelSheet panels={panels} ingredients={ingredients} />}
    </>
  );
}

/** What the shopper should know before trusting the figures. */
function TripNotices({
  now,
  comparison,
}: {
  now: TripNow;
  comparison: ReturnType<typeof useComparison>;
}) {
  const isOnline = useOnline();
  const { trip } = now;
  const changes = useMemo(() => listChanges(now), [now]);
  const isChanged = changes.more.length + changes.less.length > 0;
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" className="mb-4">
          You are offline. These are the prices{comparedAt(trip)}.
        </Notice>
      )}
      {isOnline && !isChanged && <OldPrices trip={trip} comparison={comparison} />}
      {isOnline && isChanged && (
        <ListChanged needs={now.listed} changes={changes} comparison={comparison} />
      )}
      {trip.here === null && (
        <Notice tone="warning" className="mb-4">
          Your location could not be determined. Distances will not be shown.
        </Notice>
      )}
      {trip.paused && trip.paused.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {pausedWords(trip.paused)}
        </Notice>
      )}
    </>
  );
}

/** The foods, those that matter most to a dish first. */
function useMainFirst({ vendors }: Trip, foods: readonly Food[]): readonly Food[] {
  const { lines } = useListAfterPaint();
  return useMemo(() => mainFirst(foods, { lines, vendors }), [foods, lines, vendors]);
}

/** The stores that match the search, sorted: the plan's first, unless the shopper asks for another order. */
function useShown(
  offers: readonly Offer[],
  { text, sort, planned }: { text: string; sort: OfferSort; planned: readonly string[] },
) {
  const wanted = useDeferredValue(text);
  const order = useAfterPaint(sort);
  return useMemo(() => {
    const sorted = sortOffers(offers, order);
    const rank = ({ store_id }: Offer) =>
      planned.includes(store_id) ? planned.indexOf(store_id) : planned.length;
    const ordered = order === 'best' ? sorted.toSorted((a, b) => rank(a) - rank(b)) : sorted;
    return ordered.filter((offer) =>
      matchesSearch(`${offer.vendorName} ${offer.store.name}`, offer.items, wanted),
    );
  }, [offers, order, wanted, planned]);
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
