import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { messageOf, pauseOf, shownSecret } from './message.rules.ts';

const AT = new Date('2026-03-04T12:00:00.000Z');
const secret = Buffer.alloc(32, 7);
const delivery = {
  delivery_id: '01890000-0000-7000-8000-000000000001',
  event: 'order_placed',
  data: { order_id: 'a' },
  at: AT,
  secret: secret.toString('hex'),
};

test('the signature is of id, time and body, with the secret as it is shown', () => {
  const { headers, body } = messageOf(delivery, new Date(AT.getTime() + 61_500));
  expect(body.toString()).toBe(
    '{"type":"order_placed","timestamp":"2026-03-04T12:00:00.000Z","data":{"order_id":"a"}}',
  );
  const key = Buffer.from(shownSecret(secret).replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key)
    .update(`${delivery.delivery_id}.1772625661.${body.toString()}`)
    .digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': delivery.delivery_id,
    'webhook-timestamp': '1772625661',
    'webhook-signature': `v1,${right}`,
  });
});

test.for([
  // tries, minutes since it was to be sent, minutes until the next
  [1, 0, 1, 'the first failure'],
  [2, 1, 2, 'twice as long'],
  [6, 31, 32, 'the sixth'],
  [7, 63, 60, 'hourly from then on'],
  [2_000, 1_439, 60, 'however often'],
  [30, 1_440, undefined, 'a day'],
] as const)('after %d tries and %d minutes: %s', ([tries, passed, pause]) => {
  const at = new Date(AT.getTime() + passed * 60_000);
  const ms = pauseOf({ tries, since: AT }, at);
  expect(ms === undefined ? undefined : ms / 60_000).toBe(pause);
});
