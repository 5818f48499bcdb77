import { useAddress } from '#lib/address';

import { readView } from './orderView.ts';

type Part = 'status' | 'store' | 'sort' | 'q';

/** The view of the page's address, and how to change it. */
export function useOrderView() {
  const { params, change, choose, isFirst, turnTo } = useAddress();

  return {
    view: readView(params),
    choose: (part: Part, value: string): void => choose({ [part]: value }),
    isFirst,
    turnTo,
    /** The order whose details are open, and the order, or `all`, whose pick list is. */
    order: params.get('order'),
    pick: params.get('pick'),
    open: (name: 'order' | 'pick', id: string): void =>
      change({ order: '', pick: '', [name]: id }, { replace: name === 'order' }),
    close: (name: 'order' | 'pick'): void => change({ [name]: '' }),
  };
}
