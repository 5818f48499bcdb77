import { dayWords } from '@larder/shared/basics/calendar';
import { formatUsd } from '@larder/shared/basics/money';
import type { PausedStore } from '@larder/shared/stores/compare.calls';

import type { Offer } from './offers.ts';

/** "1 thing", "6 things". */
export function things(count: number): string {
  return `${count} ${count === 1 ? 'thing' : 'things'}`;
}

/** "1 store", "7 stores". */
export function stores(count: number): string {
  return `${count} ${count === 1 ? 'store' : 'stores'}`;
}

/** "16 of 18", "16 of 18, too little of 1". */
export function hasWords({ covered, short, store }: Offer): string {
  const has = `${covered} of ${store.coverage.wanted}`;
  return short > 0 ? `${has}, too little of ${short}` : has;
}

/** "Delivery $4.99", "Pickup". */
export function termsOf({ store_type, delivery_fee }: Offer['store']): string {
  return delivery_fee > 0 ? `${store_type} ${formatUsd(delivery_fee)}` : store_type;
}

/** "Corner Shop is paused until Dec 27. Plans leave it out." */
export function pausedWords(paused: readonly PausedStore[]): string {
  const [first] = paused;
  const until = (day: string) => `paused until ${dayWords(day)}`;
  return first && paused.length === 1
    ? `${first.name} is ${until(first.back_on)}. Plans leave it out.`
    : `Plans leave out ${paused.map((one) => `${one.name} (${until(one.back_on)})`).join(', ')}.`;
}

/** "Rice noodles". */
export function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
