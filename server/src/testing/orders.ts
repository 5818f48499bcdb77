import type { testApp } from './testApp.ts';

type World = Awaited<ReturnType<typeof testApp>>;

/** A shopper orders a pack of rice at a vendor's store, with more `headers` if any. */
export async function orderRice(
  { app, person, store, ingredient, stock }: World,
  headers: Record<string, string> = {},
): Promise<void> {
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice);
  await app.inject({
    method: 'POST',
    url: '/api/user/orders',
    headers: { ...shopper.headers, ...headers },
    payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] },
  });
}
