import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { type Person, testApp } from './testApp.ts';

/** A vendor with two stores, and what each test needs to fill them with orders. */
export async function market() {
  const world = await testApp();
  const { app, person, store, ingredient, stock, clock } = world;
  const [ada, vendor] = [await person('user', 'Ada Élan'), await person('vendor')];
  // A millisecond later, so that the two have an order.
  const laterStore = (name: string) => {
    clock.at = new Date(clock.at.getTime() + 1);
    return store(vendor.user_id, { name });
  };
  const stores = {
    corner: await store(vendor.user_id, { name: 'Corner' }),
    pier: await laterStore('Pier'),
  };
  const goods: Record<string, string> = {};
  for (const [name, price_cents] of Object.entries({ Rice: 300, 'Jalapeño pepper': 100 })) {
    const id = await ingredient(name, { category: name === 'Rice' ? 'Pantry' : 'Produce' });
    for (const store_id of Object.values(stores))
      await stock(store_id, id, { price_cents, quantity: 900 });
    goods[name] = id;
  }

  /** Orders at a minute of the day, or at a time. */
  async function place(
    at: number | string,
    names: readonly string[] = ['Rice'],
    { who = ada, store_id = stores.corner, quantity = 1, by_weight = false } = {},
  ): Promise<string> {
    clock.at =
      typeof at === 'string'
        ? new Date(at)
        : new Date(Date.parse('2026-03-04T12:00:00Z') + at * 60_000);
    const items = names.map((name) => ({
      ingredient_id: goods[name],
      quantity,
      ...(by_weight && { by_weight }),
    }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: who.headers,
      payload: { orders: [{ store_id, items }] },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().orders[0].order_id;
  }
  const put = (
    url: string,
    payload: object,
    who: Person = vendor,
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'PUT', url: `/api/vendor/${url}`, headers: who.headers, payload });
  const move = (order_id: string, order_status: string) =>
    put('userorder/accept', { order_id, order_status });
  const get = async (url: string, who: Person = vendor) =>
    (await app.inject({ url: `/api/vendor/${url}`, headers: who.headers })).json();
  const ids = async (query: string) =>
    (await get(`orders?${query}`)).value.map((order: { order_id: string }) => order.order_id);
  return { ...world, ada, vendor, stores, goods, place, put, move, get, ids };
}
