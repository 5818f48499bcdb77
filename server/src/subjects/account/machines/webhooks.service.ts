import { randomBytes } from 'node:crypto';

import type { DeliveryState } from '@larder/shared/account/machines';
import type { createWebhook, NewWebhookBody } from '@larder/shared/account/machines.calls';
import type * as z from 'zod/mini';

import type { Deps } from '#deps';
import { AppError, invalidField } from '#errors';
import type { Db } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { newId } from '#platform/lib/ids';
import { lockInviter } from '#subjects/account/staff/staff.queries';

import {
  type DeliveryRow,
  hasWebhook,
  insertTest,
  listDeliveries,
  type Own,
  renewDelivery,
} from './deliveries.queries.ts';
import { shownSecret } from './message.rules.ts';
import { deleteWebhook, insertWebhook } from './webhooks.queries.ts';

type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Units: bytes. Source: Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/**
 * Makes a webhook. The secret that signs its messages is told now or never.
 *
 * Errors  invalid_request for an address that leads nowhere, or not into the internet; not_signed_in when the vendor was
 *         just deleted; webhooks_full.
 */
export async function makeWebhook(
  { db, leadsOutside }: Pick<Deps, 'db' | 'leadsOutside'>,
  { body, user, caller, at }: Acting & { body: z.output<typeof NewWebhookBody> },
): Promise<z.output<typeof createWebhook.response>> {
  const { vendor_id } = user;
  const { href, host } = new URL(body.address);
  if (!(await leadsOutside(href)))
    throw invalidField('address', 'leads to no machine in the internet');
  return db.transaction(async (tx) => {
    if (!(await lockInviter(tx, vendor_id))) throw new AppError('not_signed_in');
    const secret = randomBytes(SECRET_BYTES);
    const webhook = await insertWebhook(tx, {
      vendor_id,
      secret,
      webhook: { webhook_id: newId(at), address: href, events: body.events, created_at: at },
    });
    if (!webhook) throw new AppError('webhooks_full');
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'webhook_made',
      target_type: 'webhook',
      target_id: webhook.webhook_id,
      // What follows the host may be a secret of the receiver's.
      detail: { host, events: webhook.events.join(', ') },
    });
    return { ...webhook, secret: shownSecret(secret) };
  });
}

/** Deletes a webhook; what waits for it is not sent. Errors  webhook_not_found, also for another's. */
export function removeWebhook(
  db: Db,
  { webhook_id, user, caller, at }: Acting & { webhook_id: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await deleteWebhook(tx, { vendor_id: user.vendor_id, webhook_id })))
      throw new AppError('webhook_not_found');
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'webhook_deleted',
      target_type: 'webhook',
      target_id: webhook_id,
    });
  });
}

/** Errors  webhook_not_found, also for another's. */
export async function deliveriesOf(
  db: Db,
  { state, ...own }: Own & { state: DeliveryState | undefined },
): Promise<DeliveryRow[]> {
  if (!(await hasWebhook(db, own))) throw new AppError('webhook_not_found');
  return listDeliveries(db, { ...own, state });
}

/** Has a test sent. Errors  webhook_not_found, also for another's. */
export async function sendTest(db: Db, own: Own & { at: Date }): Promise<DeliveryRow> {
  const delivery = await insertTest(db, own);
  if (!delivery) throw new AppError('webhook_not_found');
  return delivery;
}

/** Errors  delivery_not_found, also for another's. */
export async function sendOnceMore(
  db: Db,
  which: Own & { delivery_id: string; at: Date },
): Promise<DeliveryRow> {
  const delivery = await db.transaction((tx) => renewDelivery(tx, which));
  if (!delivery) throw new AppError('delivery_not_found');
  return delivery;
}
