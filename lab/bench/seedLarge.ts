// `npm run seed:large`: fills the seeded database of DATABASE_URL for trials by hand.
import { parseArgs } from 'node:util';

import { DEMO_PASSWORD } from '@larder/data/people';

import { onConnection } from './lib/database.ts';
import { emailOf, generate } from './lib/generate.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    vendors: { type: 'string', default: '20' },
    stores: { type: 'string', default: '20' },
    offers: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '100000' },
  },
});
const url = process.env['DATABASE_URL'];
if (url === undefined) {
  console.error('DATABASE_URL names the database to fill; start the server on it once before.');
  process.exit(1);
}
const stores = Number(values.stores);
const began = performance.now();
await onConnection(url, (client) =>
  generate(client, {
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
