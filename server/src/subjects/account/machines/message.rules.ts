import { createHmac } from 'node:crypto';

import type { TakenDelivery } from './outbox.queries.ts';

/** A secret as libraries for Standard Webhooks read it. */
export function shownSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}

type Message = { headers: Readonly<Record<string, string>>; body: Buffer };

/**
 * What a webhook is sent. Its id and body are the same at every try; the time that is signed with them is of this one, so
 * that a receiver can refuse old messages.
 *
 * Source  Standard Webhooks 1.0.0, "Webhook Metadata" and "Signature scheme": HMAC-SHA256 of id.timestamp.body.
 */
export function messageOf(
  {
    delivery_id,
    event,
    data,
    at,
    secret,
  }: Pick<TakenDelivery, 'delivery_id' | 'event' | 'data' | 'at' | 'secret'>,
  now: Date,
): Message {
  const body = Buffer.from(JSON.stringify({ type: event, timestamp: at.toISOString(), data }));
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`${delivery_id}.${seconds}.`)
    .update(body)
    .digest('base64');
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Larder webhooks',
      'webhook-id': delivery_id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}

/** How long a delivery is tried. Units: milliseconds. */
const PATIENCE_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

/** How long until a delivery is tried again: 1, 2, 4 … minutes, then an hour; undefined after a day. Units: milliseconds. */
export function pauseOf(
  { tries, since }: Pick<TakenDelivery, 'tries' | 'since'>,
  at: Date,
): number | undefined {
  if (at.getTime() - since.getTime() >= PATIENCE_MS) return undefined;
  return Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** (tries - 1));
}
