import { daysUntil } from '@larder/shared/basics/calendar';
import { expect, test } from 'vitest';

import { type NoticeFacts, noticeWords, summaryWords } from './noticeWords.rules.ts';

const HOUR_MS = 3_600_000;
/** An hour of a day, in UTC. Units: milliseconds since 1970. */
const at = (day: string, hour: number) => (daysUntil(day) * 24 + hour) * HOUR_MS;
const NOW = at('2026-03-04', 18);
const slotOn = (day: string): NonNullable<NoticeFacts['slot']> => ({
  starts_at: at(day, 20),
  ends_at: at(day, 22),
  time_zone: 'America/Chicago',
});
const facts = (more: Partial<NoticeFacts> = {}): NoticeFacts => ({
  kind: 'new',
  order_id: '1a2b3c4d-0000-4000-8000-000000000001',
  store_name: 'Corner Store',
  delivery_method: 'Pickup',
  slot: null,
  things: 6,
  ...more,
});

test.for([
  [{}, 'New order #1a2b3c4d', '6 items · pickup · Corner Store'],
  [{ things: 1 }, 'New order #1a2b3c4d', '1 item · pickup · Corner Store'],
  [
    { slot: slotOn('2026-03-04') },
    'New order #1a2b3c4d',
    '6 items · pickup today, 2 PM–4 PM · Corner Store',
  ],
  [
    { slot: slotOn('2026-03-05'), delivery_method: 'Deliver' },
    'New order #1a2b3c4d',
    '6 items · delivery tomorrow, 2 PM–4 PM · Corner Store',
  ],
  [
    { slot: slotOn('2026-03-06'), kind: 'accepted' },
    'Corner Store accepted your order',
    'Order #1a2b3c4d · pickup on Fri, Mar 6, 2 PM–4 PM',
  ],
  [{ kind: 'cancelled' }, 'Order #1a2b3c4d was cancelled', 'Corner Store'],
  [
    { kind: 'short' },
    'Something is short at Corner Store',
    'Order #1a2b3c4d · open it to see what changed',
  ],
  [
    { kind: 'question' },
    'Corner Store asks about your order',
    'Order #1a2b3c4d · keep what they offer, or refuse it',
  ],
  [{ kind: 'ready' }, 'Your order at Corner Store is ready', 'Order #1a2b3c4d · pickup'],
  [{ kind: 'delivered' }, 'Corner Store marked your order as picked up', 'Order #1a2b3c4d'],
  [
    { kind: 'delivered', delivery_method: 'Deliver' },
    'Corner Store marked your order as delivered',
    'Order #1a2b3c4d',
  ],
  [
    { kind: 'returned' },
    'Corner Store noted what was wrong with your order',
    'Order #1a2b3c4d · open it to see what you get back',
  ],
  [
    { kind: 'rejected' },
    'Corner Store rejected your order',
    'Order #1a2b3c4d · open it to see why',
  ],
] as const)('%o', ([more, title, text]) => {
  expect(noticeWords(facts(more), NOW)).toEqual({ title, text });
});

test.for([
  [[facts(), facts()], '2 new orders', 'Corner Store'],
  [[facts(), facts({ kind: 'cancelled' })], '1 new order, 1 change of orders', 'Corner Store'],
  [[facts(), facts({ store_name: 'Hill' })], '2 new orders', '2 stores'],
] as const)('a summary', ([several, title, text]) => {
  expect(summaryWords(several)).toEqual({ title, text });
});
