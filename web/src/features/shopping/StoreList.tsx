import type { Place } from '@larder/shared/domain/distance';
import { markBest } from '@larder/shared/domain/offers';
import { Store } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';

import { EmptyState } from '#ui/EmptyState';

import type { Offer } from './offers.ts';
import { StoreCard } from './StoreCard.tsx';
import { StoreMap } from './StoreMap.tsx';
import type { Coverage } from './useCoverage.ts';

/** `offers` are all compared stores, `shown` those that match the filters. */
export function StoreList({
  here,
  offers,
  shown,
  coverage,
  onShowCart,
}: {
  here: Place | null;
  offers: readonly Offer[];
  shown: readonly Offer[];
  coverage: Coverage;
  onShowCart: (store_id: string) => void;
}) {
  const cards = useRef<HTMLUListElement>(null);
  const marks = useMemo(() => markBest(offers), [offers]);
  // Deferred: up to 50 cards follow a press in one of them.
  const { elsewhere, isPartly } = useDeferredValue(coverage);
  const showCard = useCallback((index: number): void => {
    const card = cards.current?.children[index]?.querySelector('article');
    if (!card) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, []);

  if (shown.length === 0)
    return (
      <EmptyState
        icon={Store}
        title="No stores found"
        text="Try expanding your search radius or changing your keywords."
      />
    );
  return (
    <>
      {here && <StoreMap here={here} offers={shown} onPick={showCard} />}
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
            elsewhere={elsewhere(offer)}
            isPartly={isPartly}
            onShowCart={onShowCart}
          />
        ))}
      </ul>
    </>
  );
}
