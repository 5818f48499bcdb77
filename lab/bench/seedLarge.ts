// `npm run seed:large`: fills the seeded database of DATABASE_URL for trials by hand.
import { DEMO_PASSWORD } from '@larder/data/people';

import { onDatabase } from '#reliability/harness/postgres';

import { emailOf, generate } from './lib/generate.ts';
import { optionsOf } from './lib/report.ts';

const values = optionsOf({
  users: '100000',
  vendors: '20',
  stores: '20',
  offers: '5000',
  orders: '100000',
});
const url = process.env['DATABASE_URL'];
if (url === undefined) {
  console.error('DATABASE_URL names the database to fill; start the server on it once before.');
  process.exit(1);
}
const stores = Number(values.stores);
const began = performance.now();
await onDatabase(url, (db) =>
  generate(db, {
    users: Number(values.users),
    vendors: Number(values.vendors),
    stores,
    offersEach: Math.ceil(Number(values.offers) / stores),
    orders: Number(values.orders),
    ofOneVendor: 0.1,
  }),
);
console.log(`Made in ${((performance.now() - began) / 1000).toFixed(1)} s:`);
console.log(`  ${values.users} shoppers, ${values.vendors} vendors, ${values.stores} stores`);
console.log(
  `  ${values.offers} offers, ${values.orders} orders, a tenth of ${emailOf('vendor', 1)}`,
);
console.log(`  password of them all: ${DEMO_PASSWORD}`);
