// `npm run plans`: 100,000 shoppers, 10,000 orders of one vendor among 100,000, 3,000 items on a shelf; then the
// plan of every statement of the vendor's and the admin's screens, and how long the server takes. Exits with 1
// when one scans a large table other than the catalogue whole, or a first page takes longer than 300 ms.
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { DEMO_PEOPLE } from '@larder/data/people';

import { madePerson, type Person, signIn } from './lib/calls.ts';
import { finish, type Row } from './lib/report.ts';
import { openShop, type Shop } from './lib/shop.ts';
import { planOf, statementsOf } from './lib/statements.ts';

const { values: options } = parseArgs({
  options: { show: { type: 'boolean' }, write: { type: 'boolean' } },
});
const AMOUNTS = {
  users: 100_000,
  vendors: 100,
  stores: 100,
  offersEach: 250,
  orders: 100_000,
  ofOneVendor: 0.1,
};

/** Of one shelf. */
const ITEMS = 3_000;
/** Foods that were wanted near each store, about. */
const WANTED = 300;
/** Read as a whole on purpose: thousands of rows at most, which every list of names joins. */
const CATALOGUE: readonly string[] = ['ingredients', 'ingredient_aliases'];
/** As specified it answers the newest 5,000 orders; no screen asks for it. */
const NO_PAGE = '/vendor/orders';
/** Units: ms. */
const MAX_MS = 300;
const RUNS = 7;

finish('plans', [
  {
    title:
      '100,000 shoppers, 100,000 orders, 10,000 of them of a vendor with 3,000 items on a shelf',
    rows: await allPlans(),
  },
]);

async function allPlans(): Promise<Row[]> {
  await using shop = await openShop(AMOUNTS);
  await fillShelf(shop);
  const rows: Row[] = [];
  for (const [who, path] of await listsOf(shop)) {
    const request = { path: `/api${path}`, headers: who.headers };
    const statements = await statementsOf(shop, request);
    const whole = new Set<string>();
    for (const statement of statements) {
      const found = await planOf(shop.pool, statement);
      if (found && options.show) console.log(`\n${path}\n${found.plan}`);
      for (const table of found?.whole ?? []) whole.add(table);
    }
    const how = whole.size === 0 ? 'all by index' : `whole: ${[...whole].join(', ')}`;
    const what = `\`${path.replaceAll(/[0-9a-f-]{36}/g, '…')}\``;
    const ms = await medianOf(`${shop.address}${request.path}`, request.headers);
    const isPage = path !== NO_PAGE;
    rows.push([
      what,
      `${statements.length} statements, ${how}, ${ms.toFixed(0)} ms`,
      isPage ? `by index, < ${MAX_MS} ms` : 'by index',
      [...whole].every((table) => CATALOGUE.includes(table)) && (!isPage || ms < MAX_MS),
    ]);
  }
  rows.push(["the server's memory at its highest", `${peakMiB(shop.pid())} MiB`]);
  rows.push([
    'load of the machine while it ran',
    loadavg()
      .map((load) => load.toFixed(1))
      .join(', '),
  ]);
  return rows;
}

/** Peak memory of a process. Units: MiB; 0 without /proc. */
function peakMiB(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const [, kB] = /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
}

/** Units: ms from the request to the last byte of the answer; the first, cold one is left out. */
async function medianOf(url: string, headers: Person['headers']): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    if (run > 0) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity;
}

/** Fills the first store's shelf from the catalogue, and adds demand for the past weeks. */
async function fillShelf({ pool }: Shop): Promise<void> {
  await pool.query(`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
    select md5('thing' || g)::uuid, 'Thing ' || g, 500, 'gm', 'Pantry' from generate_series(1, ${ITEMS}) g`);
  await pool.query(`
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select s.store_id, md5('thing' || g)::uuid, s.cell, 99 + g % 900, 10
    from stores s, generate_series(1, ${ITEMS - AMOUNTS.offersEach}) g where s.name = 'Store 1'`);
  await pool.query(`
    insert into demand_counts (area, week, ingredient_id, shoppers)
    select floor((s.lat + 90) * 10)::int * 3600 + floor((s.lng + 180) * 10)::int,
           (date_trunc('week', now() at time zone 'UTC'))::date - 7 * w, md5('thing' || g)::uuid, 5 + g % 50
    from stores s, generate_series(1, 4) w, generate_series(${ITEMS - WANTED}, ${ITEMS}) g
    where s.name like 'Store %'
    on conflict do nothing`);
  await pool.query('update catalogue_version set version = version + 1');
  await pool.query('vacuum (analyze) ingredients, store_items, demand_counts');
}

/** What the screens of vendors and admins read, with who reads it. */
async function listsOf({ address, pool }: Shop): Promise<(readonly [who: Person, path: string])[]> {
  const vendor = await signIn(address, madePerson('vendor', 1));
  const admin = await signIn(address, {
    email: DEMO_PEOPLE.find(({ role }) => role === 'admin')?.email ?? '',
    role: 'admin',
  });
  const { rows: found } = await pool.query<Record<'store_id' | 'order_id' | 'user_id', string>>(
    `select s.store_id, o.order_id, o.user_id from stores s join orders o on o.store_id = s.store_id
   where s.name = 'Store 1' order by o.created_at desc limit 1`,
  );
  const { store_id = '', order_id = '', user_id = '' } = found[0] ?? {};
  const { rows: things } = await pool.query<{ id: string }>(`select md5('thing1')::uuid as id`);
  const paths = `
    /vendor/orders?limit=50
    /vendor/orders?limit=50&status=pending
    /vendor/orders?limit=50&sort=priceHigh
    /vendor/orders?limit=50&status=Delivered&sort=oldest
    /vendor/orders?limit=50&store_id=${store_id}
    /vendor/orders?limit=50&q=lea
    /vendor/orders?limit=50&q=nothing-like-it
    /vendor/orders
    /vendor/order/${order_id}
    /vendor/pick-list
    /vendor/pick-list?newest=50
    /vendor/order-ids?status=pending
    /vendor/report?placed_from=2026-05-01T00:00:00.000Z&placed_before=2026-06-01T00:00:00.000Z
    /vendor/overview
    /vendor/dashboard
    /vendor/stores
    /vendor/ingredients
    /vendor/store/${store_id}/closing
    /vendor/store/${store_id}/item/${things[0]?.id}/history
    /vendor/stores/closed
    /vendor/demand
    /vendor/demand?store_id=${store_id}
    /vendor/staff
    /vendor/keys
    /vendor/webhooks
    /vendor/orders?limit=50&sort=slot
    /vendor/orders?limit=50&group=todo
    /admin/users?limit=50
    /admin/users?limit=50&sort=nameUp
    /admin/users?limit=50&sort=oldest
    /admin/users?limit=50&q=lea
    /admin/users?limit=50&q=user.77777
    /admin/users
    /admin/user/${user_id}/deletion
    /admin/vendors?limit=50
    /admin/vendors?limit=50&q=store
    /admin/vendor/${vendor.user_id}/deletion
    /admin/ingredients?limit=50&q=tomato
    /admin/ingredients
    /admin/unmatched?limit=50
    /admin/overview
    /admin/orders?q=${order_id}
    /admin/person/${user_id}
    /admin/person/${vendor.user_id}
    /admin/store/${store_id}
    /admin/product-requests
    /admin/audit
    /admin/audit?actor=lea
    /admin/audit?action=order_placed`;
  return paths
    .trim()
    .split(/\s+/)
    .map((path) => [path.startsWith('/admin') ? admin : vendor, path] as const);
}
