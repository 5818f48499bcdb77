import { sql } from '@larder/server/src/db/sql.ts';

import type { Goal } from '#reliability/goal';
import { faultProxy } from '#reliability/harness/faultProxy';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld, type World } from '#reliability/harness/world';

const WITHIN_MS = 15_000;
const MAX_SERIES = 1_500;

type Probe = { what: string; cause: () => Promise<unknown>; shows: RegExp };

/** Monitoring must show each fault soon, and strangers must not flood it. */
export const faultsAreSeen: Goal = {
  id: 'R-38',
  limit:
    'each injected fault moves its metric within 15 s; 2,000 random addresses add no series; at most 1,500 series',
  run: async () => {
    const proxies: Awaited<ReturnType<typeof faultProxy>>[] = [];
    const suite = await startSuite({
      settings: { WATCH_SECONDS: '1' },
      between: async (port) => {
        const proxy = await faultProxy({ port });
        proxies.push(proxy);
        return proxy.port;
      },
    });
    const [proxy] = proxies;
    try {
      const world = await makeWorld(suite.call);
      const unseen: string[] = [];
      const metrics = async () => (await fetch(suite.server.metricsUrl)).text();
      for (const { what, cause, shows } of probes(suite, world)) {
        await cause();
        await until(what, async () => shows.test(await metrics()), WITHIN_MS).catch(() =>
          unseen.push(what),
        );
      }
      proxy?.set({ kind: 'reset' });
      await suite.call('GET', '/user/orders', { token: world.shoppers[0].token });
      const notReady = (await fetch(`${suite.server.url}/readyz`)).status;
      if (!/db_query_errors_total\{class="connection"\} [1-9]/.test(await metrics()))
        unseen.push('the database is gone');
      proxy?.set({ kind: 'none' });
      await suite.server.ready();

      const before = ours(await metrics());
      for (let n = 0; n < 2_000; n += 1)
        await fetch(`${suite.server.url}/${crypto.randomUUID()}/${n}`).then((a) => a.text());
      const seen = await metrics();
      const after = ours(seen);
      return {
        pass:
          unseen.length === 0 &&
          notReady === 503 &&
          after - before <= 20 &&
          series(seen).length <= MAX_SERIES,
        figures: {
          faults: probes(suite, world).length + 1,
          unseen: unseen.join(', ') || 0,
          'readiness without a database': notReady,
          series: series(seen).length,
          'our own before': before,
          'our own after 2,000 random addresses': after,
        },
      };
    } finally {
      await suite.stop();
      await proxy?.close();
    }
  },
};

function probes({ call, db, server }: Suite, world: World): Probe[] {
  const [shopper, other] = world.shoppers;
  const [vendor] = world.vendors;
  const [ingredient_id = ''] = world.catalogue;
  const place = (quantity: number, key?: string) =>
    call('POST', '/user/orders', {
      token: shopper.token,
      body: { orders: [{ store_id: vendor.stores[0], items: [{ ingredient_id, quantity }] }] },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  return [
    {
      what: 'an order',
      cause: () => place(1, 'twice'),
      shows: /orders_total\{outcome="placed"\} [1-9]/,
    },
    {
      what: 'a repeated order',
      cause: () => place(1, 'twice'),
      shows: /idempotent_replays_total [1-9]/,
    },
    {
      what: 'want of stock',
      cause: async () => {
        await call('PUT', '/vendor/stores', {
          token: vendor.token,
          body: {
            stores: [{ store_id: vendor.stores[0], items: [{ ingredient_id, quantity: 1 }] }],
          },
        });
        await place(500);
      },
      shows: /stock_conflicts_total [1-9]/,
    },
    {
      what: 'a wrong password',
      cause: () =>
        call('POST', '/login', { body: { email: other.email, password: 'wrong 1 2 3' } }),
      shows: /login_failures_total\{reason="wrong_credentials"\} [1-9]/,
    },
    {
      what: 'a call of the wrong role',
      cause: () => call('GET', '/admin/users', { token: shopper.token }),
      shows: /authz_denied_total\{route="\/api\/admin\/users",role="user"\} [1-9]/,
    },
    {
      what: 'an ended session',
      cause: () => call('POST', '/session/logout', { token: other.token }),
      shows: /sessions_revoked\{reason="[^"]+"\} [1-9]/,
    },
    {
      what: 'a broken rule',
      cause: () =>
        db().run(sql`update store_items set quantity = quantity + 1
                     where ingredient_id = ${ingredient_id}`),
      shows: /invariant_violations\{name="stock is the sum of its movements"\} [1-9]/,
    },
    {
      what: 'a broken page policy',
      cause: () =>
        fetch(`${server.url}/csp`, {
          method: 'POST',
          headers: { 'content-type': 'application/csp-report' },
          body: '{"csp-report":{"effective-directive":"script-src","blocked-uri":"https://x.test/a"}}',
        }),
      shows: /csp_reports_total\{directive="script-src"\} [1-9]/,
    },
    {
      what: 'a database that takes no writes',
      cause: async () => {
        await db().run(sql`create function refuse() returns trigger language plpgsql as
          $$ begin raise exception using errcode = '25006', message = 'read-only'; end $$`);
        await db().run(sql`create trigger refuse before update on users execute function refuse()`);
        await db().run(
          sql`create trigger refuse before update on write_probe execute function refuse()`,
        );
        await call('PUT', '/user', { token: shopper.token, body: { name: 'A', address: 'B' } });
      },
      shows: /read_only 1/,
    },
  ];
}

function series(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Without the runtime's metrics, which grow with each new kind of collection. */
function ours(text: string): number {
  return series(text).filter((line) => !/^(nodejs|process)_/.test(line)).length;
}
