import type { NoticeKind } from '@larder/shared/orders/notices';

import type { OrderNews } from './noticeDesk.queries.ts';

/** Something to tell: to the shopper `user_id`, or with null to everybody who runs the store. */
export type Occasion = {
  readonly order_id: string;
  readonly store_id: string;
  readonly vendor_id: string;
  readonly user_id: string | null;
  readonly kind: NoticeKind;
  readonly at: Date;
};

type Known = Pick<
  OrderNews,
  'order_status' | 'rejected_by' | 'is_step' | 'is_short' | 'asks' | 'is_returned'
>;

/** What a piece of news is to whom; undefined for what nobody is told. Ticks are no such news. */
export function noticeOf(news: Known): { kind: NoticeKind; to: 'store' | 'shopper' } | undefined {
  switch (news.order_status) {
    case 'pending':
      return { kind: 'new', to: 'store' };
    case 'Rejected':
      return news.rejected_by === 'shopper'
        ? { kind: 'cancelled', to: 'store' }
        : { kind: 'rejected', to: 'shopper' };
    case 'Delivered':
      if (news.is_step) return { kind: 'delivered', to: 'shopper' };
      // What was noted may be taken back.
      return news.is_returned ? { kind: 'returned', to: 'shopper' } : undefined;
    case 'Accepted':
      if (news.is_step) return { kind: 'accepted', to: 'shopper' };
      if (news.asks) return { kind: 'question', to: 'shopper' };
      // The shopper's own answer, or a change that was taken back.
      return news.is_short ? { kind: 'short', to: 'shopper' } : undefined;
  }
}

/** The occasions in news, in their order; of ticks none. Nobody is told for a deleted person. */
export function occasionsIn(news: readonly OrderNews[]): Occasion[] {
  return news.flatMap((one) => {
    const notice = one.picked ? undefined : noticeOf(one);
    if (!notice || (notice.to === 'shopper' && one.user_id === null)) return [];
    const { order_id, store_id, vendor_id, at } = one;
    const user_id = notice.to === 'shopper' ? one.user_id : null;
    return { order_id, store_id, vendor_id, user_id, kind: notice.kind, at };
  });
}
