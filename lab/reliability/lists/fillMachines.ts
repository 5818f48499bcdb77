import { sql } from '@larder/server/src/platform/db/sql.ts';
import { MAX_DELIVERIES, MAX_KEYS, MAX_WEBHOOKS } from '@larder/shared/account/machines';
import { z } from 'zod';

import { until } from '#reliability/harness/wait';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

const ADDRESS = `https://nobody.reliability.test/${'a'.repeat(460)}`;
const MORE = 500;

/** As many keys as there can be, with long names. */
export async function fillKeys({ account, call, untilRefused }: Lab) {
  const { token } = await account('vendor');
  const body = { name: 'n'.repeat(60), rights: ['stock', 'orders'] };
  await untilRefused({ of: 'keys', most: MAX_KEYS + 5 }, () =>
    call('POST', '/vendor/keys', { token, body }),
  );
  return shown(token, ['/vendor/keys']);
}

/** All webhooks, each with more deliveries than are kept. They are written as rows: no name leads anywhere here. */
export async function fillWebhooks({ account, db }: Lab) {
  const { token, user_id } = await account('vendor');
  await db.run(sql`
    insert into webhooks (webhook_id, vendor_id, address, events, secret, created_at)
    select gen_random_uuid(), ${user_id}::uuid, ${ADDRESS}, array['order_placed', 'order_changed', 'stock_low'],
           sha256(n::text::bytea), now()
    from generate_series(1, ${MAX_WEBHOOKS}::int) n`);
  await db.run(sql`
    insert into webhook_deliveries (webhook_id, store_id, event, data, at, since, due_at)
    select w.webhook_id, w.webhook_id, 'stock_low',
           jsonb_build_object('store_id', w.webhook_id, 'ingredient_id', w.webhook_id, 'name', repeat('n', 200), 'sku', null,
             'quantity', 1, 'low_at', 5), now(), now(), now()
    from webhooks w, generate_series(1, ${MAX_DELIVERIES + MORE}::int) where w.vendor_id = ${user_id}`);
  const ids = await db.many(
    z.object({ webhook_id: z.string() }),
    sql`select webhook_id from webhooks where vendor_id = ${user_id} order by webhook_id`,
  );
  const count = async () =>
    (
      await db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from webhook_deliveries d join webhooks w using (webhook_id)
            where w.vendor_id = ${user_id}`,
      )
    ).n;
  await until(
    'old deliveries are gone',
    async () => (await count()) <= MAX_WEBHOOKS * MAX_DELIVERIES,
  );
  return shown(token, [
    '/vendor/webhooks',
    ...ids.map(({ webhook_id }) => `/vendor/webhooks/${webhook_id}/deliveries`),
  ]);
}
