import { MAX_WEBHOOKS } from '@larder/shared/account/machines';
import { Webhook } from '@larder/shared/account/machines.calls';
import type { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const WebhookRow = rowOf(Webhook);
type WebhookRow = z.output<typeof WebhookRow>;

const COLUMNS = sql`w.webhook_id, w.address, w.events, w.created_at, w.failing_since,
  (select count(*) from webhook_deliveries d where d.webhook_id = w.webhook_id and d.state = 'waiting') as waiting`;

/** A vendor's webhooks, in the order in which they were made. */
export function listWebhooks(db: Queryable, vendor_id: string): Promise<WebhookRow[]> {
  return db.many(
    WebhookRow,
    sql`select ${COLUMNS} from webhooks w where w.vendor_id = ${vendor_id}
        order by w.created_at, w.webhook_id limit ${MAX_WEBHOOKS}`,
  );
}

type NewWebhook = Pick<WebhookRow, 'webhook_id' | 'address' | 'events' | 'created_at'>;

/** For a vendor that is locked by lockInviter. Shape: undefined when it has as many as it may. */
export function insertWebhook(
  tx: Tx,
  {
    vendor_id,
    secret,
    webhook: { webhook_id, address, events, created_at },
  }: { vendor_id: string; secret: Buffer; webhook: NewWebhook },
): Promise<WebhookRow | undefined> {
  return tx.maybeOne(
    WebhookRow,
    sql`insert into webhooks as w (webhook_id, vendor_id, address, events, secret, created_at)
        select ${webhook_id}, ${vendor_id}, ${address}, ${events}::text[], ${secret}, ${created_at}
        where (select count(*) from webhooks where vendor_id = ${vendor_id}) < ${MAX_WEBHOOKS}
        returning ${COLUMNS}`,
  );
}

/** Deletes the vendor's own webhook with its deliveries. Shape: its id; undefined when there is none. */
export function deleteWebhook(
  tx: Tx,
  { vendor_id, webhook_id }: { vendor_id: string; webhook_id: string },
): Promise<Pick<WebhookRow, 'webhook_id'> | undefined> {
  return tx.maybeOne(
    WebhookRow.pick({ webhook_id: true }),
    sql`delete from webhooks where webhook_id = ${webhook_id} and vendor_id = ${vendor_id} returning webhook_id`,
  );
}
