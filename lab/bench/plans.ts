// `npm run plans`: 100,000 shoppers, 10,000 orders of one vendor among 100,000, 5,000 offers; then the plan of
// every statement of the vendor's and the admin's screens. Exits with 1 when one scans a large table whole.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { DEMO_PEOPLE } from '@larder/data/people';
import pg from 'pg';

import { madePerson, type Person, signIn } from './lib/calls.ts';
import { makeDatabase, onConnection } from './lib/database.ts';
import { generate } from './lib/generate.ts';
import { readsWholeTable } from './lib/plans.ts';
import { startServer } from './lib/process.ts';
import { finish, type Row } from './lib/report.ts';
import { statementsOf } from './lib/statements.ts';

const { values: options } = parseArgs({
  options: { show: { type: 'boolean' }, write: { type: 'boolean' } },
});
/** Smaller tables are scanned whole because that is faster. */
const LARGE_TABLE = 4_000;
const secret = randomBytes(48).toString('base64url');

const database = await makeDatabase();
const server = await startServer({ DATABASE_URL: database.url, JWT_SECRET: secret });
const pool = new pg.Pool({ connectionString: database.url });
await onConnection(database.url, (client) =>
  generate(client, {
    users: 100_000,
    vendors: 20,
    stores: 20,
    offersEach: 250,
    orders: 100_000,
    ofOneVendor: 0.1,
  }),
);
const vendor = await signIn(server.address, madePerson('vendor', 1));
const admin = await signIn(server.address, {
  email: DEMO_PEOPLE.find(({ role }) => role === 'admin')?.email ?? '',
  role: 'admin',
});
const { rows: found } = await pool.query<Record<'store_id' | 'order_id' | 'user_id', string>>(
  `select s.store_id, o.order_id, o.user_id from stores s join orders o on o.store_id = s.store_id
   where s.name = 'Store 1' order by o.created_at desc limit 1`,
);
const { store_id = '', order_id = '', user_id = '' } = found[0] ?? {};

const screens: readonly [who: Person, screen: string, paths: readonly string[]][] = [
  [
    vendor,
    'vendor’s orders',
    [
      '/vendor/orders?limit=50',
      '/vendor/orders?limit=50&status=pending',
      '/vendor/orders?limit=50&sort=priceHigh',
      '/vendor/orders?limit=50&status=Delivered&sort=oldest',
      `/vendor/orders?limit=50&store_id=${store_id}`,
      '/vendor/orders?limit=50&q=lea',
      '/vendor/orders?limit=50&q=nothing-like-it',
      '/vendor/orders',
      `/vendor/order/${order_id}`,
      '/vendor/pick-list',
    ],
  ],
  [vendor, 'vendor’s dashboard', ['/vendor/overview', '/vendor/dashboard']],
  [
    vendor,
    'vendor’s stores and inventory',
    ['/vendor/stores', '/vendor/ingredients', `/vendor/store/${store_id}/closing`],
  ],
  [
    admin,
    'users',
    [
      '/admin/users?limit=50',
      '/admin/users?limit=50&sort=nameUp',
      '/admin/users?limit=50&sort=oldest',
      '/admin/users?limit=50&q=lea',
      '/admin/users?limit=50&q=user.77777',
      '/admin/users',
      `/admin/user/${user_id}/deletion`,
    ],
  ],
  [
    admin,
    'vendors',
    [
      '/admin/vendors?limit=50',
      '/admin/vendors?limit=50&q=store',
      `/admin/vendor/${vendor.user_id}/deletion`,
    ],
  ],
  [admin, 'ingredients', ['/admin/ingredients?limit=50&q=tomato', '/admin/ingredients']],
  [admin, 'unmatched names', ['/admin/unmatched?limit=50']],
  [
    admin,
    'audit log',
    ['/admin/audit', '/admin/audit?actor=lea', '/admin/audit?action=order_placed'],
  ],
];

const rows: Row[] = [];
for (const [who, screen, paths] of screens)
  for (const path of paths) {
    const { headers } = who;
    const statements = await statementsOf(
      { url: database.url, secret },
      { path: `/api${path}`, headers },
    );
    const whole = new Set<string>();
    for (const { text, values } of statements) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const explained = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      if (options.show) console.log(`\n${path}\n${plan}`);
      for (const table of await readsWholeTable(pool, plan, LARGE_TABLE)) whole.add(table);
    }
    rows.push({
      what: `${screen}: \`${path.replaceAll(/[0-9a-f-]{36}/g, '…')}\``,
      measured: `${statements.length} statements, ${whole.size === 0 ? 'all by index' : `whole: ${[...whole].join(', ')}`}`,
      target: 'by index',
      met: whole.size === 0,
    });
  }
await pool.end();
await server.stop();
await database.drop();
finish('plans', [
  { title: '100,000 shoppers, 100,000 orders, 10,000 of them of one vendor, 5,000 offers', rows },
]);
