import type { ShelfItem } from '@larder/shared/stores/storeParts.model';
import { useMemo } from 'react';

import { Segmented } from '#ui/fields/Segmented.tsx';
import { isInFilter, SHELF_FILTERS, type ShelfFilter } from '#vendor/shelf/rules/shelfView.ts';

const FILTER_TITLES: Readonly<Record<ShelfFilter, string>> = {
  all: 'All',
  low: 'Low',
  out: 'Out of stock',
  changed: 'Changed today',
};

type ShelfFiltersProps = {
  items: readonly ShelfItem[];
  value: ShelfFilter;
  onChange: (filter: ShelfFilter) => void;
  today: number;
};

/** Which items of a shelf are shown, with how many there are. */
export function ShelfFilters({ items, value, onChange, today }: ShelfFiltersProps) {
  const options = useMemo(
    () =>
      SHELF_FILTERS.map((filter) => ({
        value: filter,
        title: FILTER_TITLES[filter],
        count: items.filter((item) => isInFilter(item, { filter, today })).length,
      })),
    [items, today],
  );
  return (
    <div className="mr-auto max-w-full min-w-0">
      <Segmented label="Show" options={options} value={value} onChange={onChange} />
    </div>
  );
}
