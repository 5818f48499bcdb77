import {
  SAVED_FILTERS,
  SAVED_SORTS,
  type SavedFilter,
  type SavedSort,
} from '@larder/shared/contract/saved';

import { useAddress } from '#lib/address';

/** Filter, order and search of the saved recipes, kept in the address. */
export function useSavedView() {
  const { params, choose, wanted } = useAddress();
  const filter = SAVED_FILTERS.find((one) => one === params.get('filter')) ?? 'all';
  const sort = SAVED_SORTS.find((one) => one === params.get('sort')) ?? 'newest';
  return {
    query: { filter, sort, ...(wanted !== '' && { q: wanted }) },
    wanted,
    setFilter: (one: SavedFilter): void => choose({ filter: one === 'all' ? '' : one }),
    setSort: (one: SavedSort): void => choose({ sort: one === 'newest' ? '' : one }),
    clearSearch: (): void => choose({ q: '' }),
    showAll: (): void => choose({ q: '', filter: '' }),
  };
}

export type SavedAddress = ReturnType<typeof useSavedView>;
