import { formatUsd } from '@larder/shared/basics/money';
import { countFoods } from '@larder/shared/kitchen/carts';
import { cutOffWords, weekWords } from '@larder/shared/stores/slots';
import type { StoreSlots } from '@larder/shared/stores/slots.model';
import { holidayWords, hoursWords } from '@larder/shared/stores/storeDays';
import type { OpeningHours } from '@larder/shared/stores/storeParts.model';
import { CalendarClock, Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { packNames } from '#parts/packNames.ts';
import { afterPaint, useAfterPaint } from '#platform/page/afterPaint.ts';
import { today } from '#platform/page/dates.ts';
import { fetchEarly } from '#platform/page/early.ts';
import { liveInside } from '#platform/page/focus.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import type { BrandedFood } from '#shop/compare/brands/offeredBrands.ts';
import { RefusedFoods } from '#shop/compare/brands/RefusedFoods.tsx';
import { useBrandsAt } from '#shop/compare/brands/useBrandsAt.ts';
import { CartButtons } from '#shop/compare/carts/CartButtons.tsx';
import type { Holding } from '#shop/compare/rules/coverage.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Money } from '#ui/Money.tsx';

import type { Offer } from './offers.ts';
import { type LineParts, StoreLines } from './StoreLines.tsx';
import { usePriceCourses } from './usePriceCourses.ts';
import { useStoreCard } from './useStoreCard.ts';
import { hasWords, termsOf, things } from './words.ts';

const loadNewItems = () => import('#shop/compare/carts/NewItemsModal.tsx');
const NewItemsModal = lazy(() =>
  loadNewItems().then((module) => ({ default: module.NewItemsModal })),
);

const BrandDialog = lazyPart(
  async () => (await import('#shop/compare/brands/BrandDialog.tsx')).BrandDialog,
);

const TOTAL = liveInside('total');

type StoreDetailsProps = {
  offer: Offer;
  foods: readonly Food[];
  elsewhere: readonly Holding[];
  isPartly: boolean;
  onShowCart: (store_id: string) => void;
};

/** What a store has of the list: what is still missing, what is cheaper here than in a cart, the rest. */
export function StoreDetails({ offer, foods, elsewhere, isPartly, onShowCart }: StoreDetailsProps) {
  const { store } = offer;
  const card = useStoreCard(offer, { foods, elsewhere });
  const [isViewing, setIsViewing] = useState(false);
  const isDrawn = useAfterPaint(isViewing);
  const { open, cheaper, covered } = card.groups;
  const called = packNames(card.lines);
  const brands = useBrandsAt(offer, foods);
  const [asked, setAsked] = useState<BrandedFood>();
  const courses = usePriceCourses(store.store_id, card.lines);
  const parts = { called, brands, courses, onBrands: setAsked, onChoose: card.choose };

  return (
    <>
      <article
        {...TOTAL.around}
        aria-label={store.name}
        data-row={store.store_id}
        tabIndex={-1}
        className="@container -outline-offset-3"
      >
        <StoreLines title={card.title} label={`Items at ${store.name}`} lines={open} {...parts}>
          <CartButtons
            card={card}
            isPartly={isPartly}
            onShowCart={() => onShowCart(store.store_id)}
          />
        </StoreLines>
        {cheaper.length > 0 && <CheaperHere card={card} parts={parts} storeName={store.name} />}
        <StoreLines
          title={`${things(countFoods(covered))} covered already`}
          label={`Covered elsewhere, also at ${store.name}`}
          lines={covered}
          {...parts}
        />
        {store.missing.length > 0 && (
          <p className="border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
            Not here: {store.missing.join(', ')}
          </p>
        )}
        <RefusedFoods offer={offer} brands={brands} onBrands={setAsked} />
        <AboutStore offer={offer} />
        <footer className="flex items-center gap-3 border-t border-line px-4 py-3 md:px-5">
          <p {...TOTAL.part} className="mr-auto">
            <span className="block text-sm text-ink-2">Total</span>
            <Money strong cents={card.total} className="text-xl" />
          </p>
          <Button
            variant="ghost"
            aria-label={`View more of ${store.name}`}
            onPointerEnter={() => fetchEarly(loadNewItems)}
            onFocus={() => fetchEarly(loadNewItems)}
            aria-expanded={isViewing}
            className="aria-expanded:bg-line aria-expanded:transition-none"
            onClick={() => setIsViewing(true)}
          >
            View
          </Button>
        </footer>
      </article>
      {asked && <BrandDialog food={asked} onClose={() => setAsked(undefined)} />}
      <Suspense>
        {isViewing && isDrawn && (
          <NewItemsModal
            vendorId={offer.vendorId}
            storeId={store.store_id}
            storeName={store.name}
            onCard={card.lines}
            inCart={card.cart !== undefined}
            onAdd={card.pick}
            onClose={() => setIsViewing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function AboutStore({ offer }: { offer: Offer }) {
  const { hours, slots } = offer.store;
  return (
    <div className="border-t border-line">
      <Facts offer={offer} />
      {hours && <Hours hours={hours} />}
      {slots && <Slots slots={slots} />}
    </div>
  );
}

/** How much of the list the store has, where it is, what it charges. */
function Facts({ offer }: { offer: Offer }) {
  const { store, vendorName, covered } = offer;
  const facts = [
    store.address,
    ...(store.distance === null ? [] : [`${store.distance.toFixed(1)} mi away`]),
    termsOf(store),
    ...(store.also_pickup ? ['or pick up, no fee'] : []),
    ...(store.minimum_order > 0 ? [`orders from ${formatUsd(store.minimum_order)}`] : []),
    `by ${vendorName}`,
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2.5 text-sm text-ink-2 md:px-5">
      <Chip tone={covered === store.coverage.wanted ? 'brand' : 'plain'}>
        Has {hasWords(offer)}
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
  );
}

/** When the store is open. */
function Hours({ hours }: { hours: OpeningHours }) {
  const holidays = holidayWords(hours, today());
  const words = [...hoursWords(hours), ...(holidays === undefined ? [] : [holidays])];
  if (words.length === 0) return null;
  return (
    <p className="num flex items-start gap-2 px-4 pb-2.5 text-sm text-ink-2 md:px-5">
      <Clock aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span>
        <span className="sr-only">Hours: </span>
        {words.join(' · ')}
      </span>
    </p>
  );
}

/** When its orders come, and until when it takes them. */
function Slots({ slots }: { slots: StoreSlots }) {
  return (
    <p className="num flex items-start gap-2 px-4 pb-2.5 text-sm text-ink-2 md:px-5">
      <CalendarClock aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span>
        <span className="sr-only">Slots: </span>
        {weekWords(slots).join(' · ')}, ordered {cutOffWords(slots.cut_off)}
      </span>
    </p>
  );
}

/** Items that cost less here than in another cart, with a button that moves them. */
function CheaperHere({
  card,
  parts,
  storeName,
}: {
  card: ReturnType<typeof useStoreCard>;
  parts: LineParts;
  storeName: string;
}) {
  const { cheaper } = card.groups;
  const count = countFoods(cheaper);
  const [isMoving, setIsMoving] = useState(false);
  function move(): void {
    if (isMoving) return;
    setIsMoving(true);
    // After the paint that answers the press: all lines of the card change.
    afterPaint(() => {
      card.moveHere();
      setIsMoving(false);
    });
  }

  return (
    <StoreLines
      title={`${things(count)} cheaper here than in your cart`}
      label={`Cheaper at ${storeName}`}
      lines={cheaper}
      {...parts}
    >
      <Button
        variant="soft"
        data-action="cart"
        aria-busy={isMoving || undefined}
        className="aria-busy:opacity-60 @max-md:grow"
        onClick={move}
      >
        <span>
          Move {count === 1 ? 'it' : `these ${count}`} here · saves <Money cents={card.saving} />
        </span>
      </Button>
    </StoreLines>
  );
}
