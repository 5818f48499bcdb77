import { everythingAt, markBest, type OfferSort } from '@larder/shared/domain/offers';
import { Store } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';

import { useIsWide } from '#lib/media';
import { EmptyState } from '#ui/EmptyState';
import { SortField } from '#ui/SortField';
import { Th } from '#ui/Table';

import type { Offer } from './offers.ts';
import { StoreRow } from './StoreRow.tsx';
import type { Coverage } from './useCoverage.ts';

const SORT_TITLES: Record<OfferSort, string> = {
  best: 'Best match',
  cheapest: 'Cheapest',
  nearest: 'Nearest',
};

type StoreTableProps = {
  /** All compared stores. */
  offers: readonly Offer[];
  /** Those that match the filters, sorted. */
  shown: readonly Offer[];
  sort: OfferSort;
  onSort: (sort: OfferSort) => void;
  coverage: Coverage;
  /** The stores of the plan. */
  planned: readonly string[];
  opened: ReadonlySet<string>;
  onOpen: (store_id: string, isOpen: boolean) => void;
  onShowCart: (store_id: string) => void;
};

/** A row per store with its details below: a table, on phones cards of two lines. */
export function StoreTable({
  offers,
  shown,
  sort,
  onSort,
  coverage,
  planned,
  opened,
  onOpen,
  onShowCart,
}: StoreTableProps) {
  const isTable = useIsWide();
  const marks = useMemo(() => markBest(offers), [offers]);
  const everything = useMemo(() => everythingAt(offers), [offers]);
  const hasMiles = offers.some((offer) => offer.miles !== undefined);
  // Deferred: up to 50 rows follow a press in one of them.
  const { foods, elsewhere, isPartly } = useDeferredValue(coverage);

  if (shown.length === 0)
    return (
      <EmptyState
        icon={Store}
        title="No stores found"
        text="Try expanding your search radius or changing your keywords."
      />
    );
  const rows = shown.map((offer, index) => (
    <StoreRow
      key={offer.store_id}
      offer={offer}
      number={index + 1}
      everything={everything.get(offer.store_id)}
      foods={foods}
      isTable={isTable}
      hasMiles={hasMiles}
      isPlanned={planned.includes(offer.store_id)}
      isCheapest={marks.cheapest === offer.store_id}
      isNearest={marks.nearest === offer.store_id}
      isOpen={opened.has(offer.store_id)}
      elsewhere={elsewhere(offer)}
      isPartly={isPartly}
      onOpen={onOpen}
      onShowCart={onShowCart}
    />
  ));
  const head = (by: OfferSort, title: ReactNode, align?: 'right') => (
    <Th
      align={align}
      aria-sort={sort === by ? (by === 'best' ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="-mx-2 -my-2.5 min-h-9 rounded-full px-2 font-semibold hover:bg-sunken hover:text-ink aria-pressed:text-ink"
        aria-pressed={sort === by}
        onClick={() => onSort(by)}
      >
        {title}
      </button>
    </Th>
  );

  return (
    <section aria-label="Stores" className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 py-2.5 pr-2.5 pl-4 md:pl-5">
        <h2 className="text-lg">All stores</h2>
        <SortField titles={SORT_TITLES} value={sort} onChange={onSort} className="w-40" />
      </div>
      {isTable ? (
        <div className="@container overflow-x-auto">
          <table className="w-full border-collapse text-left text-sm">
            <caption className="sr-only">Stores, compared</caption>
            <thead className="bg-sunken/60 text-xs text-ink-2">
              <tr>
                <Th>Store</Th>
                {head('best', 'Has')}
                <Th align="right">What it has</Th>
                <Th align="right">The rest elsewhere</Th>
                {head('cheapest', 'Everything', 'right')}
                {hasMiles && head('nearest', 'Miles', 'right')}
                <Th>
                  <span className="sr-only">Details</span>
                </Th>
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      ) : (
        <ul aria-label="Stores, compared" className="divide-y divide-line border-t border-line">
          {rows}
        </ul>
      )}
    </section>
  );
}
