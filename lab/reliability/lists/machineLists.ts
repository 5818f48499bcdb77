import { MAX_DELIVERIES, MAX_KEYS, MAX_WEBHOOKS } from '@larder/shared/account/machines';

import { fillKeys, fillWebhooks } from './fillMachines.ts';
import { type FilledList, KIB, MIB } from './list.ts';

/** What a vendor's own programs have. */
export const MACHINE_LISTS: readonly FilledList[] = [
  {
    name: 'keys of programs',
    tables: ['api_keys'],
    calls: ['POST /vendor/keys'],
    bound: `${MAX_KEYS}`,
    most: { rows: MAX_KEYS, bytes: 8 * KIB, answer: 8 * KIB },
    fill: fillKeys,
  },
  {
    name: 'webhooks',
    tables: ['webhooks', 'webhook_deliveries'],
    calls: ['POST /vendor/webhooks', 'POST /vendor/webhooks/{webhookId}/test'],
    bound: `${MAX_WEBHOOKS}, ${MAX_DELIVERIES} deliveries each, 7 days`,
    most: {
      rows: MAX_WEBHOOKS * (MAX_DELIVERIES + 1),
      bytes: 6 * MIB,
      answer: 64 * KIB,
    },
    fill: fillWebhooks,
  },
];
