import { useAddress } from '#platform/page/address.ts';
import { useAddressText } from '#platform/page/addressText.ts';

import { SHELF_FILTERS, SHELF_SORTS, type ShelfFilter, type ShelfSort } from './shelfView.ts';

type View = {
  text?: string;
  sort?: ShelfSort;
  filter?: ShelfFilter;
  /** The id of one item, which is opened to change it. */
  item?: string | undefined;
};

/** How a shelf is shown. It is in the address, so that links lead to it and a reload keeps it. */
export function useShelfAddress() {
  const { params, change } = useAddress();
  const [text, setText] = useAddressText('q');
  const sort = params.get('sort');
  const filter = SHELF_FILTERS.find((one) => one === params.get('show')) ?? 'all';
  return {
    text,
    setText,
    sort: isSort(sort) ? sort : ('name' as const),
    filter,
    /** The id of the one item that is asked for. */
    item: params.get('item'),
    leaveItem: (): void => change({ item: '' }),
    sortBy: (by: ShelfSort): void => change({ sort: by === 'name' ? '' : by }),
    filterBy: (wanted: ShelfFilter): void => change({ show: wanted === 'all' ? '' : wanted }),
  };
}

function isSort(text: string | null): text is ShelfSort {
  return text !== null && Object.hasOwn(SHELF_SORTS, text);
}

/** The address of a store's shelf, shown in a way of its own. */
export function shelfLink(store_id: string, { text = '', sort, filter, item }: View): string {
  const query = new URLSearchParams({ store: store_id });
  if (text !== '') query.set('q', text);
  if (sort) query.set('sort', sort);
  if (filter) query.set('show', filter);
  if (item !== undefined) query.set('item', item);
  return `/vendor/store?${query.toString()}`;
}

/** The address where something is put on a store's shelf: what has the text, or what is told by a number on a pack. */
export function addProductLink(
  store_id: string,
  { text, gtin }: { text: string; gtin?: never } | { gtin: string; text?: never },
): string {
  const query = new URLSearchParams({ store: store_id });
  if (text !== undefined) query.set('q', text);
  if (gtin !== undefined) query.set('gtin', gtin);
  return `/vendor/add-inventory?${query.toString()}`;
}
