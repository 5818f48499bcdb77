import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { market } from '#testing/market';

/** An accepted order of Greek yogurt, and a shelf with these. */
async function dairy(shelf: Readonly<Record<string, number>>) {
  const world = await market();
  const { db, ingredient, stock, stores, goods, place, move, get } = world;
  for (const [name, price_cents] of Object.entries({ 'Greek yogurt': 400, ...shelf })) {
    const id = await ingredient(name, { category: 'Dairy' });
    goods[name] = id;
    await stock(stores.corner, id, { price_cents, quantity: 10 });
  }
  // The catalogue knows it, also where this shelf has none.
  if (!('Plain yogurt' in shelf)) await ingredient('Plain yogurt', { category: 'Dairy' });
  await db.run(sql`update ingredients set contains = '{milk}' where category = 'Dairy'`);
  await db.run(sql`update ingredients set contains = null where name like '%oat milk'`);
  await db.run(sql`update catalogue_version set version = version + 1`);
  const order_id = await place(1, ['Greek yogurt'], { quantity: 2 });
  await move(order_id, 'Accepted');
  const offers = async (query = '') =>
    (
      await get(
        `order/${order_id}/replacements?ingredient_id=${goods['Greek yogurt'] ?? ''}${query}`,
      )
    ).value.map(
      ({ name, quantity, likeness, changes = '' }: Record<string, string>) =>
        `${likeness} ${quantity} ${name}${changes === '' ? '' : ` (${changes})`}`,
    );
  return { offers };
}

test('what stands for the food leads; cheddar and oat milk are no yogurt', async () => {
  const { offers } = await dairy({
    'Cheddar cheese': 400,
    'Unsweetened oat milk': 400,
    'Sour cream': 400,
    'Plain yogurt': 900,
  });
  expect(await offers()).toEqual([
    'like 2 Plain yogurt (thinner; drain it for a dip)',
    'like 2 Sour cream (richer)',
  ]);
  expect(await offers('&q=cheddar')).toEqual(['other 2 Cheddar cheese']);
});

test('with nothing that stands for it none is proposed; a search finds all', async () => {
  const { offers } = await dairy({ 'Cheddar cheese': 400, 'Unsweetened oat milk': 400 });
  expect(await offers()).toEqual([]);
  expect(await offers('&q=milk')).toEqual(['other 2 Unsweetened oat milk']);
});
