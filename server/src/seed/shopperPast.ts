import { readFacts } from '@larder/data/catalogue/facts';
import { DEMO_RECIPES, type DemoOrder, demoOrders } from '@larder/data/demoShopper';
import { ingredientId } from '@larder/data/ids';
import { DEMO_PEOPLE } from '@larder/data/people';
import type { OrderStatus } from '@larder/shared/domain/orders';

import type { Db } from '#db/db';
import { changeOrderStatus, placeOrders } from '#features/orders/orders.service';
import { saveRecipes } from '#features/recipes/recipes.service';
import type { LiveUser } from '#identity/liveUser.queries';

import { demoVendor } from './nearby.ts';

const CALLER = { ip: '127.0.0.1', request_id: 'demo' };
const ANSWERED_AFTER_MS = 12 * 60_000;
const DELIVERED_AFTER_MS = 3 * 60 * 60_000;

/** How an order got to its status. */
const STEPS: Readonly<Record<OrderStatus, readonly [to: OrderStatus, after: number][]>> = {
  pending: [],
  Accepted: [['Accepted', ANSWERED_AFTER_MS]],
  Rejected: [['Rejected', ANSWERED_AFTER_MS]],
  Delivered: [
    ['Accepted', ANSWERED_AFTER_MS],
    ['Delivered', DELIVERED_AFTER_MS],
  ],
};

/** Gives the demo's shopper orders in every status and saved recipes, through the rules for everybody. */
export async function addShopperPast(db: Db, now: Date): Promise<void> {
  const [shopper] = DEMO_PEOPLE;
  if (!shopper) return;
  const user = liveUser(shopper.user_id, 'user');
  for (const order of demoOrders()) await addOrder(db, { user, order, now });
  await db.transaction((tx) =>
    saveRecipes(tx, { drafts: recipeDrafts(), user_id: user.user_id, at: now }),
  );
}

async function addOrder(
  db: Db,
  { user, order, now }: { user: LiveUser; order: DemoOrder; now: Date },
): Promise<void> {
  const { store, ingredient_ids, status, reason } = order;
  const placedAt = now.getTime() - order.ago;
  const items = ingredient_ids.map((ingredient_id) => ({ ingredient_id, quantity: 1 }));
  const delivery_method =
    store.store_type === 'Pickup' ? ('Pickup' as const) : ('Deliver' as const);
  const drafts = [{ store_id: store.store_id, delivery_method, items }];
  const { orders } = await db.transaction((tx) =>
    placeOrders(tx, { user, drafts, caller: CALLER, at: new Date(placedAt) }),
  );
  const vendor_id = demoVendor(store);
  for (const { order_id } of orders)
    for (const [to, after] of STEPS[status])
      await changeOrderStatus(db, {
        user: liveUser(vendor_id, 'vendor'),
        owner: { vendor_id },
        order_id,
        to,
        rejected_by: 'vendor',
        reject_reason: reason ?? null,
        caller: CALLER,
        at: new Date(placedAt + after),
      });
}

function liveUser(user_id: string, role: LiveUser['role']): LiveUser {
  return { user_id, role, session_id: '' };
}

function recipeDrafts() {
  const facts = new Map(readFacts().map((fact) => [fact.name, fact]));
  return DEMO_RECIPES.map(({ items, ...recipe }) => ({
    ...recipe,
    items: items.flatMap(({ name, grams }) => {
      const fact = facts.get(name);
      if (!fact) return [];
      const ingredient_id = ingredientId(fact.slug);
      return [{ ingredient_id, name, unit_quantity: grams, unit: fact.base_unit, quantity: 1 }];
    }),
  }));
}
