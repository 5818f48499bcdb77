import { addDays, dayIn } from '@larder/shared/basics/calendar';
import { plural } from '@larder/shared/food/amountText';
import { shortId } from '@larder/shared/orders/dashboard';
import type { NoticeKind } from '@larder/shared/orders/notices';
import { slotDayWords, slotTimeWords } from '@larder/shared/stores/slots';

/** Milliseconds since 1970: a Date or a number. */
type Time = { valueOf(): number };

/** What a notice says of an order: nothing of who ordered, for it is read on a locked screen. */
export type NoticeFacts = {
  readonly kind: NoticeKind;
  readonly order_id: string;
  readonly store_name: string;
  /** 'Deliver' or 'Pickup'; null of some old orders. */
  readonly delivery_method: string | null;
  readonly slot: {
    readonly starts_at: Time;
    readonly ends_at: Time;
    readonly time_zone: string;
  } | null;
  /** The lines of the order. */
  readonly things: number;
};

export type NoticeWords = { readonly title: string; readonly text: string };

/**
 * A notice in words: "New order #1a2b3c4d", "6 items · pickup today, 2 PM–4 PM · Corner Store".
 *
 * Units   `now` in milliseconds since 1970.
 */
export function noticeWords(facts: NoticeFacts, now: number): NoticeWords {
  const { kind, order_id, store_name, things } = facts;
  const order = `#${shortId(order_id, 8)}`;
  const when = whenWords(facts, now);
  const ofShopper = `Order ${order} · ${when}`;
  switch (kind) {
    case 'new':
      return {
        title: `New order ${order}`,
        text: `${things} ${plural('item', things)} · ${when} · ${store_name}`,
      };
    case 'cancelled':
      return { title: `Order ${order} was cancelled`, text: store_name };
    case 'accepted':
      return { title: `${store_name} accepted your order`, text: ofShopper };
    case 'short':
      return {
        title: `Something is short at ${store_name}`,
        text: `Order ${order} · open it to see what changed`,
      };
    case 'question':
      return {
        title: `${store_name} asks about your order`,
        text: `Order ${order} · keep what they offer, or refuse it`,
      };
    case 'ready':
      return { title: `Your order at ${store_name} is ready`, text: ofShopper };
    case 'delivered':
      return {
        title: `${store_name} marked your order as ${facts.delivery_method === 'Pickup' ? 'picked up' : 'delivered'}`,
        text: `Order ${order}`,
      };
    case 'returned':
      return {
        title: `${store_name} noted what was wrong with your order`,
        text: `Order ${order} · open it to see what you get back`,
      };
    case 'rejected':
      return {
        title: `${store_name} rejected your order`,
        text: `Order ${order} · open it to see why`,
      };
  }
}

/** Many notices in one: "12 new orders", "Corner Store". */
export function summaryWords(facts: readonly NoticeFacts[]): NoticeWords {
  const stores = [...new Set(facts.map(({ store_name }) => store_name))];
  const count = facts.filter(({ kind }) => kind === 'new').length;
  const others = facts.length - count;
  const parts = [
    count > 0 && `${count} new ${plural('order', count)}`,
    others > 0 && `${others} ${plural('change', others)} of orders`,
  ].filter((part) => part !== false);
  const [only = ''] = stores;
  return {
    title: parts.join(', '),
    text: stores.length === 1 ? only : `${stores.length} stores`,
  };
}

/** "pickup today, 2 PM–4 PM", "delivery tomorrow, 10 AM–12 PM"; without a slot "pickup". */
function whenWords({ delivery_method, slot }: NoticeFacts, now: number): string {
  const way = delivery_method === 'Pickup' ? 'pickup' : 'delivery';
  if (!slot) return way;
  const today = dayIn(slot.time_zone, now);
  const day = dayIn(slot.time_zone, slot.starts_at.valueOf());
  const words =
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : `on ${slotDayWords(slot)}`;
  return `${way} ${words}, ${slotTimeWords(slot)}`;
}
