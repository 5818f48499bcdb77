import {
  SAVED_FILTERS,
  type SavedFilter,
  type SavedSort,
} from '@larder/shared/recipes/saved.calls';

import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { SortField } from '#ui/fields/SortField.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';

import type { SavedAddress } from './useSavedView.ts';

const FILTER_TITLES: Readonly<Record<SavedFilter, string>> = {
  all: 'All',
  own: 'My own',
  found: 'Found',
  cooked: 'Cooked',
};
const SORT_TITLES: Readonly<Record<SavedSort, string>> = {
  newest: 'Newest First',
  cooked: 'Cooked Often',
};

export function SavedTools({ view, count }: { view: SavedAddress; count: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <fieldset
        aria-label="Show"
        className="no-scrollbar flex max-w-full min-w-0 gap-2 overflow-x-auto max-sm:w-full"
      >
        {SAVED_FILTERS.map((one) => (
          <FilterChip
            key={one}
            pressed={view.query.filter === one}
            onPress={() => view.setFilter(one)}
          >
            {FILTER_TITLES[one]}
          </FilterChip>
        ))}
      </fieldset>
      <output className="num mr-auto text-sm text-ink-2 max-sm:order-last max-sm:w-full">
        {count}
      </output>
      <AddressSearch
        name="q"
        label="Search saved recipes"
        placeholder="Search by title"
        className="w-full sm:w-64"
      />
      <SortField titles={SORT_TITLES} value={view.query.sort} onChange={view.setSort} />
    </div>
  );
}
