import { useAddress } from '#lib/address';

import { readView } from './orderView.ts';

type Part = 'status' | 'store' | 'sort' | 'q';

export function useOrderView() {
  const { params, change, choose, isFirst, turnTo } = useAddress();

  return {
    view: readView(params),
    choose: (part: Part, value: string): void => choose({ [part]: value }),
    isFirst,
    turnTo,
    /** The order with open details; `pick` is the order, or `all`, with an open pick list. */
    order: params.get('order'),
    pick: params.get('pick'),
    open: (name: 'order' | 'pick', id: string): void =>
      change({ order: '', pick: '', [name]: id }, { replace: name === 'order' }),
    close: (name: 'order' | 'pick'): void => change({ [name]: '' }),
  };
}
