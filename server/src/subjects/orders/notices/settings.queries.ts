import { MAIL_TIMINGS, type QuietHours } from '@larder/shared/orders/notices';
import type { NoticesOfStore, StoreNotices } from '@larder/shared/orders/notices.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import { MAX_OPEN_STORES, MAX_STORES } from '#subjects/stores/maxStores.rules';

const SettingRow = z.object({
  store_id: z.string(),
  mail: z.enum(MAIL_TIMINGS),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
});

const StoreRow = SettingRow.extend({
  name: z.string(),
  time_zone: z.string(),
  bounced_at: z.date().nullable(),
});

/** Quiet hours of a row; null: none. */
export function quietOf({
  quiet_from: from,
  quiet_to: to,
}: {
  quiet_from: string | null;
  quiet_to: string | null;
}): QuietHours | null {
  return from !== null && to !== null ? { from, to } : null;
}

/** What somebody is told of each open store that they run, in the order of opening. */
export async function listStoreNotices(
  db: Queryable,
  { user_id, ...runs }: Runs & { user_id: string },
): Promise<NoticesOfStore[]> {
  const rows = await db.many(
    StoreRow,
    sql`select t.store_id, t.name, t.time_zone, coalesce(n.mail, 'off') as mail, n.quiet_from, n.quiet_to, n.bounced_at
        from stores t left join notice_settings n on n.store_id = t.store_id and n.user_id = ${user_id}
        where ${ownStores(runs, sql`t`)} and t.closed_at is null
        order by t.created_at, t.store_id limit ${MAX_OPEN_STORES}`,
  );
  return rows.map(({ quiet_from, quiet_to, ...row }) => ({
    ...row,
    quiet: quietOf({ quiet_from, quiet_to }),
  }));
}

/**
 * Keeps what somebody who acts for a vendor is told of its open store. Call it after lockVendor.
 *
 * Shape   whether the store is there.
 */
export async function keepStoreNotices(
  tx: Tx,
  {
    user_id,
    runs,
    store_id,
    notices: { mail, quiet },
  }: { user_id: string; runs: Runs; store_id: string; notices: StoreNotices },
): Promise<boolean> {
  const kept = await tx.run(sql`
    insert into notice_settings (user_id, store_id, mail, quiet_from, quiet_to)
    select ${user_id}, t.store_id, ${mail}, ${quiet?.from ?? null}, ${quiet?.to ?? null}
    from stores t where t.store_id = ${store_id} and ${ownStores(runs, sql`t`)} and t.closed_at is null
    on conflict (user_id, store_id) do update set mail = excluded.mail, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, bounced_at = null`);
  return kept > 0;
}

/** For the account's export: what was chosen for each store, closed ones too. */
export async function listExportedNotices(
  db: Queryable,
  user_id: string,
): Promise<(StoreNotices & { store_id: string })[]> {
  const rows = await db.many(
    SettingRow,
    sql`select store_id, mail, quiet_from, quiet_to from notice_settings where user_id = ${user_id}
        order by store_id limit ${MAX_STORES}`,
  );
  return rows.map(({ store_id, mail, ...hours }) => ({ store_id, mail, quiet: quietOf(hours) }));
}
