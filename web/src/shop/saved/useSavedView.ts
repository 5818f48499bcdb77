import { Id } from '@larder/shared/basics/leaves.model';
import {
  SAVED_FILTERS,
  SAVED_SORTS,
  type SavedFilter,
  type SavedSort,
} from '@larder/shared/recipes/saved.calls';

import { useAddress } from '#platform/page/address.ts';

/** Filter, order and search of the saved recipes, kept in the address. */
export function useSavedView() {
  const { params, choose, wanted } = useAddress();
  const filter = SAVED_FILTERS.find((one) => one === params.get('filter')) ?? 'all';
  const sort = SAVED_SORTS.find((one) => one === params.get('sort')) ?? 'newest';
  const asked = Id.safeParse(params.get('collection'));
  const collection = asked.success ? asked.data : undefined;
  return {
    query: {
      filter,
      sort,
      ...(wanted !== '' && { q: wanted }),
      ...(collection !== undefined && { collection }),
    },
    wanted,
    setFilter: (one: SavedFilter): void => choose({ filter: one === 'all' ? '' : one }),
    setSort: (one: SavedSort): void => choose({ sort: one === 'newest' ? '' : one }),
    /** '' for all. */
    setCollection: (id: string): void => choose({ collection: id }),
    clearSearch: (): void => choose({ q: '' }),
    showAll: (): void => choose({ q: '', filter: '', collection: '' }),
  };
}

export type SavedAddress = ReturnType<typeof useSavedView>;
