import { type Person, testApp } from '#testing/testApp';

export async function office() {
  const world = await testApp();
  const admin = await world.person('admin');
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { payload, who = admin }: { payload?: object; who?: Person } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  return { ...world, admin, ask };
}

/** A shopper with one pending and one accepted order of 2 packs each, out of 10. */
export async function withOrders() {
  const world = await office();
  const { person, store, ingredient, stock, ask } = world;
  const [shopper, vendor] = [await person('user', 'Canary Shopper'), await person('vendor')];
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { quantity: 10 });
  // A second apart, so that "newest first" is definite.
  const place = async () => {
    world.clock.at = new Date(world.clock.at.getTime() + 1_000);
    const payload = { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 2 }] }] };
    const answer = await ask('POST', '/user/orders', { payload, who: shopper });
    return String(answer.json().orders?.[0].order_id);
  };
  const pending = await place();
  const accepted = await place();
  const change = (order_id: string, order_status: string) =>
    ask('PUT', '/vendor/userorder/accept', { payload: { order_id, order_status }, who: vendor });
  await change(accepted, 'Accepted');
  return { ...world, shopper, vendor, store_id, rice, place, pending, accepted, change };
}
