import { DEMO_UNMATCHED, DEMO_WISHES } from '@larder/data/demoDesk';
import {
  DEMO_CUSTOMERS,
  DEMO_PEOPLE,
  DEMO_SUSPENDED,
  DEMO_VENDORS,
  DEMO_WAITING,
} from '@larder/data/people';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Db } from '#platform/db/db';
import { suspend } from '#subjects/admin/person.service';
import { askForProduct } from '#subjects/catalogue/asking.service';
import { addUnmatched, dayOf } from '#subjects/compare/unmatched.queries';

import { demoVendor } from './nearby.ts';
import { addOrder, CALLER, liveUser } from './pastOrder.ts';
import { letWait } from './seed.queries.ts';

/** More than the day from which on an order counts as unanswered. */
const UNANSWERED_MS = 30 * 3_600_000;

/** What the demo's administrator finds: something in each queue. */
export async function addAdminDesk(db: Db, at: Date): Promise<void> {
  const day = dayOf(at);
  await addUnmatched(
    db,
    DEMO_UNMATCHED.map((name) => ({ ...name, day })),
  );
  const [vendor] = DEMO_VENDORS;
  const store = demoStores().find((one) => demoVendor(one) === vendor.user_id);
  const user = liveUser(vendor.user_id, 'vendor');
  if (store)
    for (const wish of DEMO_WISHES)
      await db.transaction((tx) =>
        askForProduct(tx, {
          wish: { ...wish, store_id: store.store_id },
          user,
          caller: CALLER,
          at,
        }),
      );
  await letWait(db, DEMO_WAITING.user_id);
  await addUnanswered(db, at);
  const admin = DEMO_PEOPLE.find(({ role }) => role === 'admin');
  if (admin)
    await suspend(db, {
      user_id: DEMO_SUSPENDED.user_id,
      reason: 'Ordered many times and never came',
      admin: liveUser(admin.user_id, 'admin'),
      caller: CALLER,
      at,
    });
}

/** An order that a store of another city has not answered. */
async function addUnanswered(db: Db, now: Date): Promise<void> {
  const store = demoStores().find(
    ({ vendor, store_type }) => vendor === DEMO_VENDORS.length - 1 && store_type === 'Pickup',
  );
  const [, , customer] = DEMO_CUSTOMERS;
  if (!store || !customer) return;
  await addOrder(db, {
    store,
    user: liveUser(customer.user_id, 'user'),
    items: demoOffers(store)
      .filter(({ quantity }) => quantity > 0)
      .slice(0, 3)
      .map(({ ingredient_id }) => ({ ingredient_id, quantity: 1 })),
    ago: UNANSWERED_MS,
    now,
    status: 'pending',
    reason: undefined,
  });
}
