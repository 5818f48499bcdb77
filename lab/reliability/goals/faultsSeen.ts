import { sql } from '@larder/server/src/platform/db/sql.ts';

import { atMost, exactly, type Goal, none, outcome } from '#reliability/goal';
import { orderBody } from '#reliability/harness/bodies';
import { type FaultProxy, faultProxy } from '#reliability/harness/faultProxy';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld, type World } from '#reliability/harness/world';

const WITHIN_MS = 15_000;
const MAX_SERIES = 1_500;

type Probe = readonly [what: string, cause: () => Promise<unknown>, shows: RegExp];

/** Monitoring must show each fault soon, and strangers must not flood it. */
export const faultsAreSeen: Goal = {
  id: 'R-38',
  limit:
    'each injected fault moves its metric within 15 s; 2,000 random addresses add no series; at most 1,500 series',
  run: async () => {
    await using stack = new AsyncDisposableStack();
    let proxy: FaultProxy | undefined;
    const suite = stack.use(
      await startSuite({
        settings: { WATCH_SECONDS: '1' },
        between: async (port) => {
          proxy = stack.use(await faultProxy({ port }));
          return proxy.port;
        },
      }),
    );
    const world = await makeWorld(suite.call);
    const unseen: string[] = [];
    const { metrics } = suite.server;
    const faults = probes(suite, world);
    for (const [what, cause, shows] of faults) {
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
    return outcome({
      faults: faults.length + 1,
      unseen: none(unseen, ', '),
      'readiness without a database': exactly(notReady, 503),
      series: atMost(series(seen).length, MAX_SERIES),
      'our own before': before,
      'our own after 2,000 random addresses': atMost(ours(seen), before + 20),
    });
  },
};

function probes({ call, db, server }: Suite, world: World): Probe[] {
  const [shopper, other] = world.shoppers;
  const [vendor] = world.vendors;
  const [ingredient_id = ''] = world.catalogue;
  const place = (quantity: number, key?: string) =>
    call('POST', '/user/orders', {
      token: shopper.token,
      body: orderBody(vendor.stores[0], [ingredient_id], quantity),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const body =
    '{"csp-report":{"effective-directive":"script-src","blocked-uri":"https://x.test/a"}}';
  const refusing = ['users', 'write_probe'].map(
    (table) => `create trigger refuse before update on ${table} execute function refuse();`,
  );
  const wrong = { email: other.email, password: 'wrong 1 2 3' };
  return [
    ['an order', () => place(1, 'twice'), /orders_total\{outcome="placed"\} [1-9]/],
    ['a repeated order', () => place(1, 'twice'), /idempotent_replays_total [1-9]/],
    [
      'want of stock',
      async () => {
        const items = [{ ingredient_id, quantity: 1 }];
        const stores = [{ store_id: vendor.stores[0], items }];
        await call('PUT', '/vendor/stores', { token: vendor.token, body: { stores } });
        await place(500);
      },
      /stock_conflicts_total [1-9]/,
    ],
    [
      'a wrong password',
      () => call('POST', '/login', { body: wrong }),
      /login_failures_total\{reason="wrong_credentials"\} [1-9]/,
    ],
    [
      'a call of the wrong role',
      () => call('GET', '/admin/users', { token: shopper.token }),
      /authz_denied_total\{route="\/api\/admin\/users",role="user"\} [1-9]/,
    ],
    [
      'an ended session',
      () => call('POST', '/session/logout', { token: other.token }),
      /sessions_revoked\{reason="[^"]+"\} [1-9]/,
    ],
    [
      'a broken rule',
      () =>
        db().run(
          sql`update store_items set quantity = quantity + 1 where ingredient_id = ${ingredient_id}`,
        ),
      /invariant_violations\{name="stock is the sum of its movements"\} [1-9]/,
    ],
    [
      'a broken page policy',
      () =>
        fetch(`${server.url}/csp`, {
          method: 'POST',
          headers: { 'content-type': 'application/csp-report' },
          body,
        }),
      /csp_reports_total\{directive="script-src"\} [1-9]/,
    ],
    [
      'a database that takes no writes',
      async () => {
        await db().script(`create function refuse() returns trigger language plpgsql as
          $$ begin raise exception using errcode = '25006', message = 'read-only'; end $$;
          ${refusing.join('')}`);
        await call('PUT', '/user', { token: shopper.token, body: { name: 'A', address: 'B' } });
      },
      /read_only 1/,
    ],
  ];
}

function series(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Without the runtime's metrics, which grow with each new kind of collection. */
function ours(text: string): number {
  return series(text).filter((line) => !/^(nodejs|process)_/.test(line)).length;
}
