import { PEOPLE_SORTS, type PeopleQuery, type PeopleSort } from '@larder/shared/contract/admin';

import { FIRST_PAGE, textIn, useAddress } from '#lib/address';

const PEOPLE_PER_PAGE = 50;

/** The search, sort and page of a list of people, which are in the address, and how to change them. */
export function usePeopleView() {
  const { params, change } = useAddress();
  const wanted = textIn(params, 'q');
  const sort = PEOPLE_SORTS.find((by) => by === params.get('sort')) ?? 'newest';
  const cursor = params.get('from') ?? undefined;
  const query: PeopleQuery = {
    sort,
    limit: PEOPLE_PER_PAGE,
    ...(wanted !== '' && { q: wanted }),
    ...(cursor !== undefined && { cursor }),
  };
  return {
    query,
    wanted,
    sort,
    isFirst: cursor === undefined,
    clearSearch: (): void => change({ q: '', ...FIRST_PAGE }),
    setSort: (by: PeopleSort): void => change({ sort: by === 'newest' ? '' : by, ...FIRST_PAGE }),
    /** A step that Back takes back; without a cursor to the first page. */
    turnTo: (from = ''): void => change({ from }, { replace: false }),
  };
}

export type PeopleView = ReturnType<typeof usePeopleView>;
