import { expect, test } from 'vitest';

import { bulkSentence, selectionSums } from './ordersBulk.ts';

const made = { order_status: 'Accepted', rejected_by: null, changed: true } as const;
const cancelled = { order_status: 'Rejected', rejected_by: 'shopper', changed: false } as const;
const rejected = { ...cancelled, rejected_by: 'vendor' } as const;
const delivered = { ...made, order_status: 'Delivered', changed: false } as const;

test.for([
  [[made, made], undefined, 'nothing more to say'],
  [[made, { ...made, changed: false }], undefined, 'it had been accepted before'],
  [[made, made, cancelled], '2 accepted, 1 was cancelled', 'the shopper'],
  [[made, rejected, rejected], '1 accepted, 2 were rejected', 'another window'],
  [[cancelled, rejected], '0 accepted, 1 was cancelled, 1 was rejected', 'none'],
  [[delivered], '0 accepted, 1 was already Delivered', 'further on'],
] as const)('%#: %s', ([outcomes, words]) => {
  expect(bulkSentence(outcomes, 'Accepted')).toBe(words);
});

test('a selection is counted by what its buttons would change', () => {
  expect(
    selectionSums([
      { order_status: 'pending', total_price: 100 },
      { order_status: 'pending', total_price: 250 },
      { order_status: 'Accepted', total_price: 50 },
      { order_status: 'Delivered', total_price: 1 },
    ]),
  ).toEqual({ count: 4, total: 401, pending: 2, accepted: 1 });
});
