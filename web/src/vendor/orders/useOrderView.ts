import { useAddress } from '#platform/page/address.ts';

import { type OrderTab, readView } from './orderView.ts';

type Part = 'status' | 'store' | 'sort' | 'q' | 'first' | 'last';

export function useOrderView() {
  const { params, change, choose, isFirst, turnTo } = useAddress();

  return {
    view: readView(params),
    choose: (part: Part, value: string): void => choose({ [part]: value }),
    /** What is to do is all of it: a search, days and another order of the list end. */
    showTab: (tab: OrderTab): void =>
      choose(
        tab === 'todo' ? { status: '', q: '', first: '', last: '', sort: '' } : { status: tab },
      ),
    isFirst,
    turnTo,
    /** The order with open details; `pick` the orders with an open pick list, joined by commas, or `all`. */
    order: params.get('order'),
    pick: params.get('pick'),
    /** Without an id it closes them. */
    showDetails: (id = ''): void => change({ order: id, pick: '' }),
    pickThese: (ids: string, shows: 'list' | 'slips' = 'list'): void =>
      change({ order: '', pick: ids, show: shows === 'slips' ? shows : '' }, { replace: false }),
    leavePicking: (): void => change({ pick: '', show: '', method: '', newest: '', slot: '' }),
  };
}
