import type { OfferSort } from '@larder/shared/domain/offers';

import type { Trip } from '#state/trip';
import { SearchField } from '#ui/SearchField';
import { SortField } from '#ui/SortField';

import { RadiusField } from './RadiusField.tsx';

export const SORT_TITLES: Record<OfferSort, string> = {
  best: 'Best match',
  cheapest: 'Cheapest',
  nearest: 'Nearest',
};

export function StoreFilters({
  trip,
  text,
  onText,
  sort,
  onSort,
}: {
  trip: Trip;
  text: string;
  onText: (text: string) => void;
  sort: OfferSort;
  onSort: (sort: OfferSort) => void;
}) {
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto_auto]">
      <SearchField
        label="Search stores and items"
        placeholder="Store or item name"
        value={text}
        onChange={onText}
      />
      <RadiusField trip={trip} />
      <SortField titles={SORT_TITLES} value={sort} onChange={onSort} className="" />
    </div>
  );
}
