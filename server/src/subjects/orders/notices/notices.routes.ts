import * as contract from '@larder/shared/orders/notices.calls';

import { serve, type Served } from '#platform/http/serve';

import { deleteDevice, listDevices } from './devices.queries.ts';
import { allowDevice, changeNotices } from './notices.service.ts';
import { listStoreNotices } from './settings.queries.ts';

export function noticesRoutes(served: Served): void {
  const { db, config, now } = served.deps;

  serve(served, contract.getNotices, async ({ user }) => ({
    push_key: config.pushKeys.publicKey,
    mails: config.SMTP_URL !== undefined,
    devices: await listDevices(db, user),
    // A shopper runs no stores: nobody is the vendor of any by this id.
    stores: await listStoreNotices(db, user),
  }));

  serve(served, contract.keepDevice, async ({ user, body, caller }) =>
    allowDevice(db, { user, body, caller, at: now() }),
  );

  serve(served, contract.forgetDevice, async ({ user: { user_id }, params }) =>
    deleteDevice(db, { user_id, device_id: params.id }),
  );

  serve(served, contract.changeStoreNotices, async ({ user, params, body }) =>
    changeNotices(db, { user, store_id: params.storeId, notices: body }),
  );
}
