/** Max API keys of a vendor. Source: our own decision, as below. */
export const MAX_KEYS = 10;
/** Max webhooks of a vendor. */
export const MAX_WEBHOOKS = 5;
/** Max deliveries kept of a webhook, for 7 days; the oldest go first, sent or not. */
export const MAX_DELIVERIES = 2_000;
/** Max deliveries that a list shows. */
export const MAX_DELIVERIES_SHOWN = 100;

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['order_placed', 'order_changed', 'stock_low'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** waiting: for its turn, or for another try; failed: given up after a day. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
