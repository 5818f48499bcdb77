import { MAX_DELIVERIES_SHOWN, type DeliveryState } from '@larder/shared/account/machines';
import { Delivery } from '@larder/shared/account/machines.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';

import { queueOf } from './outbox.queries.ts';

const DeliveryRow = rowOf(Delivery);
export type DeliveryRow = z.output<typeof DeliveryRow>;

export type Own = { vendor_id: string; webhook_id: string };

const COLUMNS = sql`d.delivery_id, d.event, d.store_id, d.at, d.state, d.tries, d.status, d.tried_at, d.due_at`;

/** The one webhook of the vendor. */
function ownWebhook({ vendor_id, webhook_id }: Own): Sql {
  return sql`select webhook_id from webhooks where webhook_id = ${webhook_id} and vendor_id = ${vendor_id}`;
}

/** Whether the vendor has the webhook. */
export async function hasWebhook(db: Queryable, own: Own): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (${ownWebhook(own)}) as found`,
  );
  return found;
}

/** The latest deliveries of the vendor's webhook, or those of one state; the latest first. */
export function listDeliveries(
  db: Queryable,
  { state, ...own }: Own & { state: DeliveryState | undefined },
): Promise<DeliveryRow[]> {
  return db.many(
    DeliveryRow,
    sql`select ${COLUMNS} from webhook_deliveries d
        where d.webhook_id = (${ownWebhook(own)}) and d.state = coalesce(${state ?? null}, d.state)
        order by d.delivery_no desc limit ${MAX_DELIVERIES_SHOWN}`,
  );
}

/** Adds a test to what the vendor's webhook is to be sent; undefined when there is no such webhook. */
export function insertTest(
  db: Queryable,
  { at, ...own }: Own & { at: Date },
): Promise<DeliveryRow | undefined> {
  return db.maybeOne(
    DeliveryRow,
    sql`insert into webhook_deliveries as d (webhook_id, event, data, at, since, due_at)
        select webhook_id, 'test', '{}', ${at}, ${at}, ${at} from (${ownWebhook(own)}) w
        returning ${COLUMNS}`,
  );
}

/**
 * Has a delivery of the vendor's webhook sent from now on, as if it were new: behind what waits; one that waits itself, with
 * those before it, at once.
 *
 * Shape   undefined when there is none.
 */
export async function renewDelivery(
  tx: Tx,
  { delivery_id, at, ...own }: Own & { delivery_id: string; at: Date },
): Promise<DeliveryRow | undefined> {
  const one = sql`d.delivery_id = ${delivery_id} and d.webhook_id = (${ownWebhook(own)})`;
  await tx.run(sql`
    update webhook_deliveries q set due_at = ${at} from webhook_deliveries d
    where ${one} and d.state = 'waiting' and q.webhook_id = d.webhook_id and q.state = 'waiting'
      and ${queueOf(sql`q`)} = ${queueOf(sql`d`)}`);
  await tx.run(sql`
    update webhook_deliveries d
    set state = 'waiting', tries = 0, since = ${at}, due_at = ${at}, delivery_no = default
    where ${one} and d.state <> 'waiting'`);
  return tx.maybeOne(DeliveryRow, sql`select ${COLUMNS} from webhook_deliveries d where ${one}`);
}
