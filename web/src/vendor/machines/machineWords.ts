import type { DeliveryState, WebhookEvent } from '@larder/shared/account/machines';
import type { Delivery } from '@larder/shared/account/machines.calls';
import type { KeyRight } from '@larder/shared/basics/keyRights';

import { dateTime } from '#platform/page/dates.ts';
import type { ChipTone } from '#ui/Chip.tsx';

export const RIGHT_WORDS: Readonly<Record<KeyRight, { title: string; what: string }>> = {
  stock: { title: 'Stock', what: 'Stock: sets packs and prices' },
  orders: { title: 'Orders', what: 'Orders: reads, accepts, picks and delivers them' },
};

export const EVENT_WORDS: Readonly<Record<WebhookEvent | 'test', string>> = {
  order_placed: 'An order is placed',
  order_changed: 'An order changes',
  stock_low: 'Stock gets low',
  test: 'Test',
};

export const STATE_WORDS: Readonly<Record<DeliveryState, readonly [string, ChipTone]>> = {
  waiting: ['Waiting', 'honey'],
  delivered: ['Delivered', 'brand'],
  failed: ['Given up', 'danger'],
};

/** "Tried 3 times, the last answer was 500. Next at Today, 5:42 PM." */
export function triesOf({ state, tries, status, tried_at, due_at }: Delivery): string {
  if (tries === 0 || !tried_at) return state === 'waiting' ? 'Not tried yet' : '';
  const times = tries === 1 ? `Tried once, ${dateTime(tried_at)}` : `Tried ${tries} times`;
  const answer = status === null ? 'no answer came' : `the last answer was ${status}`;
  return `${times}; ${answer}.${state === 'waiting' ? ` Next: ${dateTime(due_at)}.` : ''}`;
}
