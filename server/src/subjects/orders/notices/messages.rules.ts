import type { NoticeKind } from '@larder/shared/orders/notices';
import type { OrderStatus } from '@larder/shared/orders/orders';

import type { Mail } from '#platform/lib/mail';

import { noticeWords, summaryWords } from './noticeWords.rules.ts';
import type { DueNotice } from './outbox.queries.ts';
import type { PushContent } from './pushMessage.service.ts';

/** Max notices that a device shows one by one; more at a time are joined in one. */
const MAX_SINGLE = 3;
/** Orders that a mail names. */
const MAX_NAMED = 50;
/** An older notice is not sent. Units: milliseconds. */
export const MAX_AGE_MS = 24 * 3_600_000;

/** The status that an order has while a notice of it is true. */
const WHILE: Readonly<Record<NoticeKind, OrderStatus>> = {
  new: 'pending',
  cancelled: 'Rejected',
  accepted: 'Accepted',
  short: 'Accepted',
  question: 'Accepted',
  ready: 'Accepted',
  delivered: 'Delivered',
  returned: 'Delivered',
  rejected: 'Rejected',
};

/** Whether a notice is still true, wanted and somebody's business. */
export function holds(notice: DueNotice, at: Date): boolean {
  const { kind, order_status, is_ready, may_see, device, mail, email } = notice;
  if (!may_see || at.getTime() - notice.at.getTime() > MAX_AGE_MS) return false;
  if (order_status !== WHILE[kind] || (kind === 'ready' && !is_ready)) return false;
  return device !== null || (mail !== 'off' && email !== null);
}

/** What a device shows of its notices: each, or all in one when there are many. */
export function pushesOf(
  notices: readonly DueNotice[],
  now: number,
): { content: PushContent; notices: readonly DueNotice[] }[] {
  if (notices.length <= MAX_SINGLE)
    return notices.map((one) => ({
      content: { ...noticeWords(one, now), tag: one.order_id, path: pathOf(one) },
      notices: [one],
    }));
  const isShoppers = notices.every(({ is_shopper }) => is_shopper);
  const content = { ...summaryWords(notices), tag: 'orders', path: ordersPath(isShoppers) };
  return [{ content, notices }];
}

function ordersPath(isShoppers: boolean): string {
  return isShoppers ? '/orders' : '/vendor/orders';
}

function pathOf({ is_shopper, order_id }: DueNotice): string {
  return `${ordersPath(is_shopper)}?order=${order_id}`;
}

/** The mail of notices to one person: a line and a link for each order. */
export function mailOf(
  notices: readonly DueNotice[],
  { to, pagesAt, now }: { to: string; pagesAt: string; now: number },
): Mail {
  const lines = notices.slice(0, MAX_NAMED).map((one) => {
    const { title, text } = noticeWords(one, now);
    return `${title}\n${text}\n${pagesAt}${pathOf(one)}`;
  });
  const more = notices.length - lines.length;
  const [first] = notices;
  const subject =
    notices.length === 1 && first
      ? `${noticeWords(first, now).title} · ${first.store_name}`
      : `${summaryWords(notices).title} · ${summaryWords(notices).text}`;
  return {
    to,
    subject: oneLine(subject),
    text: [
      ...lines,
      ...(more > 0 ? [`And ${more} more: ${pagesAt}/vendor/orders`] : []),
      `You chose these mails on your account’s page, where you can change that: ${pagesAt}/vendor/account`,
    ].join('\n\n'),
  };
}

/** A header has one line, whatever a store is called. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
