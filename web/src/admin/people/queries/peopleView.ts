import {
  PEOPLE_SORTS,
  PEOPLE_STATES,
  type PeopleQuery,
  type PeopleSort,
  type PeopleState,
} from '@larder/shared/account/admin.calls';

import { useAddress } from '#platform/page/address.ts';

const PEOPLE_PER_PAGE = 50;

export function usePeopleView() {
  const { params, choose, page, wanted, isFirst, turnTo } = useAddress();
  const sort = PEOPLE_SORTS.find((by) => by === params.get('sort')) ?? 'newest';
  const state = PEOPLE_STATES.find((one) => one === params.get('state'));
  const query: PeopleQuery = { sort, limit: PEOPLE_PER_PAGE, ...(state && { state }), ...page };
  return {
    query,
    wanted,
    sort,
    state,
    isFirst,
    turnTo,
    clearSearch: (): void => choose({ q: '' }),
    /** Shows only these, or all again. */
    toggleState: (one: PeopleState): void => choose({ state: state === one ? '' : one }),
    setSort: (by: PeopleSort): void => choose({ sort: by === 'newest' ? '' : by }),
  };
}

export type PeopleView = ReturnType<typeof usePeopleView>;
