import { FIRST_PAGE, useAddress } from '#lib/address';

import { readView } from './orderView.ts';

type Part = 'status' | 'store' | 'sort' | 'q';

/**
 * The view of the page's address, and how to change it. A change of what is shown begins at the first
 * page; a page more is a step that Back takes back.
 */
export function useOrderView() {
  const { params, change } = useAddress();

  return {
    view: readView(params),
    choose: (part: Part, value: string): void => change({ [part]: value, ...FIRST_PAGE }),
    turnTo: (page: number, from = ''): void =>
      change(page === 1 ? FIRST_PAGE : { from, page: String(page) }, { replace: false }),
    /** The order whose details are open, and the order, or `all`, whose pick list is. */
    order: params.get('order'),
    pick: params.get('pick'),
    open: (name: 'order' | 'pick', id: string): void =>
      change({ order: '', pick: '', [name]: id }, { replace: name === 'order' }),
    close: (name: 'order' | 'pick'): void => change({ [name]: '' }),
  };
}
