import { expect } from 'vitest';

import { market } from './market.ts';

type Change = { change_id: string; state: string; packs: number; replacement: unknown };
export type ChangedOrder = {
  order_id: string;
  order_status: string;
  total_price: number;
  reject_reason: string | null;
  items: { name: string; quantity: number; price: number }[];
  changes: Change[];
};

/** A market with more on the first shelf, one accepted order, and the calls that change its lines. */
export async function kitchen({ quantity = 3, names = ['Rice', 'Jalapeño pepper'] } = {}) {
  const world = await market();
  const { app, ingredient, stock, stores, goods, place, move, put, get, ada, vendor, stockOf } =
    world;
  const prices = { Basmati: 250, Saffron: 2_000, 'Brown rice': 300 };
  for (const [name, price_cents] of Object.entries(prices)) {
    goods[name] = await ingredient(name);
    await stock(stores.corner, goods[name], { price_cents, quantity: 10 });
  }
  const order_id = await place(1, names, { quantity });
  await move(order_id, 'Accepted');

  const id = (name: string) => goods[name] ?? name;
  const instead = (
    name: string,
    packs: number,
    price = (prices as Record<string, number>)[name] ?? 300,
  ) => ({
    replacement: { ingredient_id: id(name), packs, price: price / 100 },
  });
  const change = (name: string, more: object = {}, who = vendor) =>
    put(
      'order-line',
      { order_id, ingredient_id: id(name), expected_quantity: quantity, packs: 1, ...more },
      who,
    );
  const changed = async (...given: Parameters<typeof change>): Promise<ChangedOrder> => {
    const answer = await change(...given);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json();
  };
  const order = (): Promise<ChangedOrder> => get(`order/${order_id}`);
  const last = async () => (await order()).changes.at(-1)?.change_id ?? '';
  const undo = (change_id: string, who = vendor) =>
    app.inject({
      method: 'POST',
      url: `/api/vendor/order/${order_id}/change/${change_id}/undo`,
      headers: who.headers,
    });
  const answer = (change_id: string, given: string, who = ada) =>
    app.inject({
      method: 'PUT',
      url: `/api/user/orders/${order_id}/change/${change_id}`,
      headers: who.headers,
      payload: { answer: given },
    });
  const onShelf = (name: string) => stockOf(stores.corner, id(name));
  return { ...world, order_id, id, instead, change, changed, order, last, undo, answer, onShelf };
}

/** "2 Rice, 1 Basmati": what an order has. */
export function itemsOf({ items }: Pick<ChangedOrder, 'items'>): string {
  return items.map(({ name, quantity }) => `${quantity} ${name}`).join(', ');
}
