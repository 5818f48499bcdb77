import { formatUsd } from '@larder/shared/domain/money';

import type { Offer } from './offers.ts';

/** "1 thing", "6 things". */
export function things(count: number): string {
  return `${count} ${count === 1 ? 'thing' : 'things'}`;
}

/** "1 store", "7 stores". */
export function stores(count: number): string {
  return `${count} ${count === 1 ? 'store' : 'stores'}`;
}

/** "Delivery $4.99", "Pickup". */
export function termsOf({ store_type, delivery_fee }: Offer['store']): string {
  return delivery_fee > 0 ? `${store_type} ${formatUsd(delivery_fee)}` : store_type;
}

/** "Rice noodles". */
export function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
