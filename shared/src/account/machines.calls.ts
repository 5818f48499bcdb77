import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { KEY_RIGHTS } from '#basics/keyRights';
import { Id, Instant, line, text } from '#basics/leaves.model';
import { isPushAddress } from '#basics/webAddress';

import { DELIVERY_STATES, WEBHOOK_EVENTS } from './machines.ts';

/** At least one of a few words, each once. */
function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.array(z.enum(words)).check(
    z.minLength(1, 'must have at least one'),
    z.maxLength(words.length, 'must name each once'),
    z.refine((named) => new Set(named).size === named.length, 'must name each once'),
  );
}

export const ApiKey = z.object({
  key_id: Id,
  name: z.string(),
  rights: z.array(z.enum(KEY_RIGHTS)),
  created_at: Instant,
  /** To a minute; null: never. */
  last_used_at: z.nullable(Instant),
});
export type ApiKey = z.output<typeof ApiKey>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/vendor/keys',
  access: 'owner',
  summary: 'The vendor’s API keys, the oldest first',
  response: z.object({ value: z.array(ApiKey) }),
});

export const NewKeyBody = z.strictObject({ name: line(60), rights: someOf(KEY_RIGHTS) });

export const createKey = endpoint({
  method: 'POST',
  path: '/vendor/keys',
  access: 'owner',
  summary: 'Make an API key; its secret is in this answer alone',
  body: NewKeyBody,
  bodyLimit: 16 * 1024,
  status: 201,
  response: z.object({ ...ApiKey.shape, secret: z.string() }),
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/vendor/keys/{keyId}',
  access: 'owner',
  summary: 'Revoke an API key; it is refused from the next call on',
  params: z.object({ keyId: Id }),
  status: 204,
  response: z.void(),
});

export const Webhook = z.object({
  webhook_id: Id,
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  created_at: Instant,
  /** Since when nothing has got through; null: it works, or nothing was sent yet. */
  failing_since: z.nullable(Instant),
  /** Deliveries that wait. */
  waiting: z.int(),
});
export type Webhook = z.output<typeof Webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/vendor/webhooks',
  access: 'owner',
  summary: 'The vendor’s webhooks, the oldest first',
  response: z.object({ value: z.array(Webhook) }),
});

export const NewWebhookBody = z.strictObject({
  address: text(500).check(
    z.refine(isPushAddress, 'must be an https address with a name, on the usual port'),
  ),
  events: someOf(WEBHOOK_EVENTS),
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/vendor/webhooks',
  access: 'owner',
  summary: 'Have events sent to an address; the secret that signs them is in this answer alone',
  body: NewWebhookBody,
  bodyLimit: 16 * 1024,
  status: 201,
  response: z.object({ ...Webhook.shape, secret: z.string() }),
});

const OfWebhook = z.object({ webhookId: Id });

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/vendor/webhooks/{webhookId}',
  access: 'owner',
  summary: 'Delete a webhook with its deliveries; what waits is not sent',
  params: OfWebhook,
  status: 204,
  response: z.void(),
});

export const Delivery = z.object({
  /** `webhook-id` of its messages: the same at every try. */
  delivery_id: Id,
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  /** null of a test. */
  store_id: z.nullable(Id),
  at: Instant,
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** HTTP status of the last answer; null: none came. */
  status: z.nullable(z.int()),
  tried_at: z.nullable(Instant),
  /** While it waits: when it is tried next, behind earlier ones of its store. */
  due_at: Instant,
});
export type Delivery = z.output<typeof Delivery>;

export const testWebhook = endpoint({
  method: 'POST',
  path: '/vendor/webhooks/{webhookId}/test',
  access: 'owner',
  summary: 'Send an event "test"; it shows among the deliveries',
  params: OfWebhook,
  body: z.strictObject({}),
  bodyLimit: 16 * 1024,
  status: 202,
  response: Delivery,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/vendor/webhooks/{webhookId}/deliveries',
  access: 'owner',
  summary:
    'The latest 100 deliveries of a webhook, or those of one state; they are kept for 7 days',
  params: OfWebhook,
  query: z.object({ state: z.optional(z.enum(DELIVERY_STATES)) }),
  response: z.object({ value: z.array(Delivery) }),
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/vendor/webhooks/{webhookId}/deliveries/{deliveryId}/again',
  access: 'owner',
  summary: 'Send a delivery again, or now instead of later',
  params: z.object({ webhookId: Id, deliveryId: Id }),
  body: z.strictObject({}),
  bodyLimit: 16 * 1024,
  response: Delivery,
});
