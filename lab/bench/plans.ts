// `npm run plans`: 100,000 shoppers, 10,000 orders of one vendor among 100,000, 5,000 offers; then the plan of
// every statement of the vendor's and the admin's screens. Exits with 1 when one scans a large table whole.
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
  vendors: 20,
  stores: 20,
  offersEach: 250,
  orders: 100_000,
  ofOneVendor: 0.1,
};

finish('plans', [
  {
    title: '100,000 shoppers, 100,000 orders, 10,000 of them of one vendor, 5,000 offers',
    rows: await allPlans(),
  },
]);

async function allPlans(): Promise<Row[]> {
  await using shop = await openShop(AMOUNTS);
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
    rows.push([what, `${statements.length} statements, ${how}`, 'by index', whole.size === 0]);
  }
  return rows;
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
    /vendor/overview
    /vendor/dashboard
    /vendor/stores
    /vendor/ingredients
    /vendor/store/${store_id}/closing
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
    /admin/audit
    /admin/audit?actor=lea
    /admin/audit?action=order_placed`;
  return paths
    .trim()
    .split(/\s+/)
    .map((path) => [path.startsWith('/admin') ? admin : vendor, path] as const);
}
