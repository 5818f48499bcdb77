import { PEOPLE_SORTS, type PeopleQuery, type PeopleSort } from '@larder/shared/contract/admin';

import { useAddress } from '#lib/address';

const PEOPLE_PER_PAGE = 50;

export function usePeopleView() {
  const { params, choose, page, wanted, isFirst, turnTo } = useAddress();
  const sort = PEOPLE_SORTS.find((by) => by === params.get('sort')) ?? 'newest';
  const query: PeopleQuery = { sort, limit: PEOPLE_PER_PAGE, ...page };
  return {
    query,
    wanted,
    sort,
    isFirst,
    turnTo,
    clearSearch: (): void => choose({ q: '' }),
    setSort: (by: PeopleSort): void => choose({ sort: by === 'newest' ? '' : by }),
  };
}

export type PeopleView = ReturnType<typeof usePeopleView>;
