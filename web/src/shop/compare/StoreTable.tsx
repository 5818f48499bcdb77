import { markBest, type OfferSort } from '@larder/shared/stores/offers';
import { Store } from 'lucide-react';
import { memo, useId, useMemo } from 'react';

import { useIsWide } from '#platform/page/media.ts';
import type { Holding } from '#shop/compare/rules/coverage.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SortField } from '#ui/fields/SortField.tsx';
import { Th } from '#ui/lists/Table.tsx';

import { namesWords } from './missingWords.ts';
import { type Offer, soldNowhere } from './offers.ts';
import { StoreRow } from './StoreRow.tsx';
import type { Coverage } from './useCoverage.ts';
import { things } from './words.ts';

const SORT_TITLES: Record<OfferSort, string> = {
  best: 'Your plan first',
  cheapest: 'Cheapest',
  nearest: 'Nearest',
};

const NONE: readonly Holding[] = [];

type StoreTableProps = {
  /** All compared stores. */
  offers: readonly Offer[];
  /** Those that match the filters, sorted. */
  shown: readonly Offer[];
  sort: OfferSort;
  onSort: (sort: OfferSort) => void;
  coverage: Coverage;
  /** The foods, main ones first. */
  ranked: readonly Food[];
  /** The stores of the plan, in its order. */
  planned: readonly string[];
  opened: ReadonlySet<string>;
  onOpen: (store_id: string, isOpen: boolean) => void;
  onShowCart: (store_id: string) => void;
};

/** A row per store with its details below: a table, on phones cards of two lines. */
export const StoreTable = memo(function StoreTable({
  offers,
  shown,
  sort,
  onSort,
  coverage,
  ranked,
  planned,
  opened,
  onOpen,
  onShowCart,
}: StoreTableProps) {
  const isTable = useIsWide();
  const marks = useMemo(() => markBest(offers), [offers]);
  const hasMiles = offers.some((offer) => offer.miles !== undefined);
  const { foods, isPartly } = coverage;
  const note = useId();
  const nowhere = useMemo(() => soldNowhere(offers, foods), [offers, foods]);
  const held = useMemo(
    () => new Map(offers.map((offer) => [offer.store_id, coverage.elsewhere(offer)])),
    [offers, coverage],
  );

  if (shown.length === 0) return <NoStores />;
  const rows = shown.map((offer) => (
    <StoreRow
      key={offer.store_id}
      offer={offer}
      number={planned.indexOf(offer.store_id) + 1}
      lacks={lacksWords(offer, ranked)}
      foods={foods}
      isTable={isTable}
      hasMiles={hasMiles}
      isCheapest={marks.cheapest === offer.store_id}
      isNearest={marks.nearest === offer.store_id}
      isOpen={opened.has(offer.store_id)}
      elsewhere={held.get(offer.store_id) ?? NONE}
      isPartly={isPartly}
      onOpen={onOpen}
      onShowCart={onShowCart}
    />
  ));
  return (
    <section aria-label="Stores" className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 py-2.5 pr-2.5 pl-4 md:pl-5">
        <div>
          <h2 className="text-lg">All stores</h2>
          <p id={note} className="text-xs text-ink-2">
            Prices of the goods, without delivery and trip.
            {nowhere > 0 && ` ${nowhereWords(nowhere, offers)}`}
          </p>
        </div>
        <SortField titles={SORT_TITLES} value={sort} onChange={onSort} className="w-40 flex-none" />
      </div>
      {isTable ? (
        <div className="@container overflow-x-auto">
          <table aria-describedby={note} className="w-full border-collapse text-left text-sm">
            <caption className="sr-only">Stores, compared</caption>
            <Head sort={sort} onSort={onSort} hasMiles={hasMiles} />
            <tbody>{rows}</tbody>
          </table>
        </div>
      ) : (
        <ul
          aria-label="Stores, compared"
          aria-describedby={note}
          className="divide-y divide-line border-t border-line"
        >
          {rows}
        </ul>
      )}
    </section>
  );
});

function NoStores() {
  return (
    <EmptyState
      icon={Store}
      title="No stores found"
      text="Try expanding your search radius or changing your keywords."
    />
  );
}

/** "Shrimp, flank steak, 12 more": what the store has not enough of. */
function lacksWords({ items }: Offer, ranked: readonly Food[]): string {
  const has = new Set(items.filter((item) => item.isShort !== true).map((item) => item.wanted));
  return namesWords(ranked.filter(({ name }) => !has.has(name)).map(({ name }) => name));
}

function nowhereWords(count: number, offers: readonly Offer[]): string {
  const enough = offers.some(({ short }) => short > 0) ? ' enough of' : '';
  return `Not in them: ${things(count)} that no store has${enough}.`;
}

type Sorting = Pick<StoreTableProps, 'sort' | 'onSort'>;

function Head({ hasMiles, ...sorting }: Sorting & { hasMiles: boolean }) {
  return (
    <thead className="bg-sunken/60 text-xs text-ink-2">
      <tr>
        <Th>Store</Th>
        <SortedTh {...sorting} by="best" title="Has" />
        <Th>Lacks</Th>
        <Th align="right">Price of these</Th>
        {hasMiles && <SortedTh {...sorting} by="nearest" title="Miles" align="right" />}
        <Th>
          <span className="sr-only">Details</span>
        </Th>
      </tr>
    </thead>
  );
}

/** A heading that sorts by its column. */
function SortedTh({
  by,
  title,
  align,
  sort,
  onSort,
}: Sorting & { by: OfferSort; title: string; align?: 'right' }) {
  return (
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
}
