import { MAX_TO_PICK, type PickQuery } from '@larder/shared/orders/picking.calls';

import { useAddress } from '#platform/page/address.ts';

import { readStore } from './orderView.ts';

export type PickView = {
  shows: 'list' | 'slips';
  /** '' for all. */
  store: string;
  method: '' | 'Deliver' | 'Pickup';
  newest: string;
  /** The start of a slot, ISO 8601. */
  slot: string;
};

/** What is picked, kept in the address: some orders, or all accepted ones, filtered. */
export function usePickView(pick: string): {
  view: PickView;
  query: PickQuery;
  choose: (part: 'show' | 'store' | 'method' | 'newest' | 'slot', value: string) => void;
} {
  const { params, change } = useAddress();
  const method = params.get('method');
  const newest = Number(params.get('newest'));
  const view: PickView = {
    shows: params.get('show') === 'slips' ? 'slips' : 'list',
    store: readStore(params) ?? '',
    method: method === 'Deliver' || method === 'Pickup' ? method : '',
    newest: Number.isInteger(newest) && newest >= 1 && newest <= MAX_TO_PICK ? `${newest}` : '',
    slot: readMoment(params.get('slot') ?? ''),
  };
  return {
    view,
    query: {
      ...(pick !== 'all' && { order_ids: pick.split(',') }),
      ...(view.store !== '' && { store_id: view.store }),
      ...(view.method !== '' && { method: view.method }),
      ...(view.slot !== '' && { slot_starts_at: new Date(view.slot) }),
      ...(view.newest !== '' && { newest: Number(view.newest) }),
    },
    choose: (part, value) => change({ [part]: value }),
  };
}

/** As the server writes it; '' for another text. */
function readMoment(text: string): string {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text ? text : '';
}
