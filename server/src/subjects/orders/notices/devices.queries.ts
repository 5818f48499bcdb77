import { MAX_DEVICES } from '@larder/shared/orders/notices';
import type { NoticeDevice } from '@larder/shared/orders/notices.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

type Own = { user_id: string; session_id: string };

const DeviceRow = z.object({
  device_id: z.string(),
  device: z.string().nullable(),
  mark: z.string(),
  created_at: z.date(),
  is_current: z.boolean(),
});

/** The start of its hash: enough to know it again, and nothing that could be posted to. */
const MARK = sql`left(encode(d.endpoint_hash, 'hex'), 16)`;

/** An account's devices, the latest first. */
export function listDevices(db: Queryable, { user_id, session_id }: Own): Promise<NoticeDevice[]> {
  return db.many(
    DeviceRow,
    sql`select d.device_id, d.device, ${MARK} as mark, d.created_at,
               coalesce(d.session_id = ${session_id}, false) as is_current
        from push_devices d where d.user_id = ${user_id}
        order by d.created_at desc, d.device_id limit ${MAX_DEVICES}`,
  );
}

type NewDevice = Own & {
  device_id: string;
  endpoint: string;
  endpoint_hash: Buffer;
  p256dh: Buffer;
  auth: Buffer;
  device: string | null;
  at: Date;
};

/**
 * Keeps a device of a live account and session, and forgets the oldest beyond the limit. One that is known, by its
 * endpoint, becomes this account's; what waits for another account on it is not sent.
 *
 * Shape   undefined when the account was deleted, or the session ended meanwhile.
 */
export async function keepDevice(tx: Tx, given: NewDevice): Promise<NoticeDevice | undefined> {
  const { user_id, session_id, device_id, endpoint, endpoint_hash, p256dh, auth, device, at } =
    given;
  const live = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select u.user_id from users u join sessions s on s.user_id = u.user_id
        where u.user_id = ${user_id} and u.status = 'active' and s.session_id = ${session_id}
          and s.revoked_at is null for no key update of u for share of s`,
  );
  if (!live) return undefined;
  await tx.run(sql`
    delete from push_devices where endpoint_hash = ${endpoint_hash} and user_id <> ${user_id}`);
  const kept = await tx.one(
    DeviceRow,
    sql`insert into push_devices as d (device_id, user_id, session_id, endpoint, endpoint_hash, p256dh, auth, device, created_at)
        values (${device_id}, ${user_id}, ${session_id}, ${endpoint}, ${endpoint_hash}, ${p256dh}, ${auth}, ${device}, ${at})
        on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, failing_since = null
        returning d.device_id, d.device, ${MARK} as mark, d.created_at, true as is_current`,
  );
  await tx.run(sql`
    delete from push_devices where device_id in (
      select device_id from push_devices where user_id = ${user_id}
      order by device_id = ${kept.device_id} desc, created_at desc, device_id offset ${MAX_DEVICES})`);
  return kept;
}

/** Forgets a device of the account, with what waits for it. */
export async function deleteDevice(
  db: Queryable,
  { user_id, device_id }: { user_id: string; device_id: string },
): Promise<void> {
  await db.run(
    sql`delete from push_devices where device_id = ${device_id} and user_id = ${user_id}`,
  );
}

/** Forgets devices whose session is kept no more: the end of sessions cannot take them along. `whose` is a condition. */
export async function forgetUntied(tx: Tx, whose: Sql): Promise<void> {
  await tx.run(sql`delete from push_devices where session_id is null and ${whose}`);
}

const ExportedRow = z.object({ device: z.string().nullable(), created_at: z.date() });

/** For the account's export: without addresses and keys. */
export function listExportedDevices(
  db: Queryable,
  user_id: string,
): Promise<z.output<typeof ExportedRow>[]> {
  return db.many(
    ExportedRow,
    sql`select device, created_at from push_devices where user_id = ${user_id}
        order by created_at desc, device_id limit ${MAX_DEVICES}`,
  );
}
