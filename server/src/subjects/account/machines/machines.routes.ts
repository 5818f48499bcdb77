import * as contract from '@larder/shared/account/machines.calls';

import { serve, type Served } from '#platform/http/serve';

import { listKeys } from './keys.queries.ts';
import { endKey, makeKey } from './keys.service.ts';
import { listWebhooks } from './webhooks.queries.ts';
import {
  deliveriesOf,
  makeWebhook,
  removeWebhook,
  sendOnceMore,
  sendTest,
} from './webhooks.service.ts';

export function machinesRoutes(served: Served): void {
  const { deps } = served;
  const { db, now } = deps;

  serve(served, contract.listKeys, async ({ user }) => ({
    value: await listKeys(db, user.vendor_id),
  }));

  serve(served, contract.createKey, async ({ user, body, caller }) =>
    makeKey(db, { body, user, caller, at: now() }),
  );

  serve(served, contract.revokeKey, async ({ user, params, caller }) =>
    endKey(db, { key_id: params.keyId, user, caller, at: now() }),
  );

  serve(served, contract.listWebhooks, async ({ user }) => ({
    value: await listWebhooks(db, user.vendor_id),
  }));

  serve(served, contract.createWebhook, async ({ user, body, caller }) =>
    makeWebhook(deps, { body, user, caller, at: now() }),
  );

  serve(served, contract.deleteWebhook, async ({ user, params, caller }) =>
    removeWebhook(db, { webhook_id: params.webhookId, user, caller, at: now() }),
  );

  serve(served, contract.testWebhook, async ({ user: { vendor_id }, params }) =>
    sendTest(db, { vendor_id, webhook_id: params.webhookId, at: now() }),
  );

  serve(served, contract.listDeliveries, async ({ user: { vendor_id }, params, query }) => ({
    value: await deliveriesOf(db, {
      vendor_id,
      webhook_id: params.webhookId,
      state: query.state,
    }),
  }));

  serve(served, contract.sendAgain, async ({ user: { vendor_id }, params }) =>
    sendOnceMore(db, {
      vendor_id,
      webhook_id: params.webhookId,
      delivery_id: params.deliveryId,
      at: now(),
    }),
  );
}
