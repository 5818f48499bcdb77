import { expect, test } from 'vitest';

import { noticeOf, occasionsIn } from './occasions.rules.ts';

const none = {
  rejected_by: null,
  is_step: false,
  is_short: false,
  asks: false,
  is_returned: false,
};

test.for([
  [{ order_status: 'pending', is_step: true }, 'new', 'store', 'an order'],
  [{ order_status: 'Accepted', is_step: true }, 'accepted', 'shopper', 'accepted'],
  [{ order_status: 'Accepted', is_short: true }, 'short', 'shopper', 'packs are short'],
  [{ order_status: 'Accepted', asks: true }, 'question', 'shopper', 'a dearer replacement'],
  [
    { order_status: 'Accepted', asks: true, is_short: true },
    'question',
    'shopper',
    'both: the question waits for an answer',
  ],
  [{ order_status: 'Delivered', is_step: true }, 'delivered', 'shopper', 'handed over'],
  [{ order_status: 'Delivered', is_returned: true }, 'returned', 'shopper', 'packs were damaged'],
  [{ order_status: 'Rejected', rejected_by: 'vendor' }, 'rejected', 'shopper', 'refused'],
  [{ order_status: 'Rejected', rejected_by: 'system' }, 'rejected', 'shopper', 'by a deletion'],
  [{ order_status: 'Rejected', rejected_by: 'shopper' }, 'cancelled', 'store', 'cancelled'],
] as const)('%o is "%s" for the %s: %s', ([news, kind, to]) => {
  expect(noticeOf({ ...none, ...news })).toEqual({ kind, to });
});

test('an answer of the shopper, or a change or a return taken back, is told to nobody', () => {
  expect(noticeOf({ ...none, order_status: 'Accepted' })).toBeUndefined();
  expect(noticeOf({ ...none, order_status: 'Delivered' })).toBeUndefined();
});

const NEWS = {
  ...none,
  news_id: 1,
  xid: '7',
  order_id: 'o',
  store_id: 's',
  vendor_id: 'v',
  user_id: 'u',
  order_status: 'Accepted' as const,
  is_step: true,
  picked: false,
  at: new Date(0),
};

test.for([
  [{}, [{ user_id: 'u', kind: 'accepted' }], 'a shopper'],
  [{ order_status: 'pending' }, [{ user_id: null, kind: 'new' }], 'a store, by no person'],
  [{ user_id: null }, [], 'a deleted shopper'],
  [{ user_id: null, order_status: 'pending' }, [{ user_id: null, kind: 'new' }], 'their order'],
  [{ picked: true }, [], 'a tick'],
] as const)('%o is for %o: %s', ([more, expected]) => {
  const found = occasionsIn([{ ...NEWS, ...more }]);
  expect(found).toEqual(
    expected.map((one) => ({
      order_id: 'o',
      store_id: 's',
      vendor_id: 'v',
      at: new Date(0),
      ...one,
    })),
  );
});
