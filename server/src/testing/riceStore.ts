import { type Person, testApp } from './testApp.ts';

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A vendor's store with ten packs of rice, a shopper, and `ask`: a call by one of them, as "PUT /vendor/stores". */
export async function riceStore(named: { name?: string } = {}) {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const shopper = await world.person('user');
  const store_id = await world.store(vendor.user_id, named);
  const rice = await world.ingredient('Rice');
  await world.stock(store_id, rice, { quantity: 10 });
  const ask = (who: Person, call: Call, payload?: object) => {
    const [method, url] = call.split(' ');
    return world.app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  };
  return { ...world, vendor, shopper, store_id, rice, ask };
}
