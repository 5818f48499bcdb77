import { pick } from '#reliability/harness/random';

import type { Making } from './making.ts';

/** The share of a call's requests that use an example. */
export const EXAMPLES = 0.3;

const RECIPE = `Rice with salt

Serves 4

Ingredients
2 cups rice
1 tsp salt

Directions
1. Boil the rice.
2. Salt it.`;

const PAGE = `<html><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Rice with salt',
  recipeYield: '4',
  recipeIngredient: ['2 cups rice', '1 tsp salt'],
  recipeInstructions: 'Boil the rice.',
})}</script></html>`;

/** Valid bodies of calls whose rules are beyond their schema; undefined when the world has none just now. */
const BODIES: Readonly<Record<string, (making: Making) => unknown>> = {
  'PUT /vendor/userorder/accept': ({ pool, actor }) => {
    const order_id = pool.orders.pending(actor.user_id);
    return order_id && { order_id, order_status: 'Accepted' };
  },
  'PUT /vendor/stores': ({ pool, actor }) => {
    const shelf = pool.ownShelf(actor.user_id);
    const items = shelf?.ingredient_ids.map((ingredient_id, n) => ({
      ingredient_id,
      price: 1 + n / 4,
      quantity: 1_000,
    }));
    return shelf && { stores: [{ store_id: shelf.store_id, items }] };
  },
  'PUT /vendor/order-line': ({ chance, pool, actor }) => {
    const line = pool.orders.line(actor.user_id);
    if (!line) return undefined;
    const { order_id, ingredient_id, quantity, instead } = line;
    const given = chance() < 0.7 ? instead : undefined;
    return {
      order_id,
      ingredient_id,
      expected_quantity: quantity,
      packs: 1,
      ...(given && {
        replacement: { ingredient_id: given.ingredient_id, packs: 1, price: given.price },
      }),
    };
  },
  'PUT /vendor/order-line/weight': ({ chance, pool, actor }) => {
    const line = pool.orders.line(actor.user_id);
    if (!line) return undefined;
    const { order_id, ingredient_id, quantity } = line;
    const weight = Math.ceil(chance() * 1_000);
    return { order_id, ingredient_id, expected_quantity: quantity, expected_weight: null, weight };
  },
  'PUT /vendor/order-return': ({ pool, actor }) => {
    const line = pool.orders.delivered(actor.user_id);
    const returned = { packs: 1, reason: 'returned', refund: 0, restock: true };
    return line && { return_id: crypto.randomUUID(), ...line, ...returned };
  },
  'POST /user/recipes/read': ({ chance }) =>
    pick<unknown>(chance, [{ text: RECIPE }, { html: PAGE }]),
  'POST /user/imports/{id}/save': () => ({ rows: [{ row: 0 }] }),
  'POST /vendor/store/{storeId}/close': () => ({}),
};

/** A body that the call takes, if one is known. */
export function exampleOf(making: Making): unknown {
  const { method, path } = making.call;
  return BODIES[`${method} ${path}`]?.(making);
}

/** A file to upload: recipes in one of the forms that are read, or none. */
export function fileOf({ chance, actor }: Making): string {
  return pick(chance, [
    RECIPE,
    PAGE,
    JSON.stringify([{ '@type': 'Recipe', name: actor.canary, recipeIngredient: ['2 cups rice'] }]),
    `>> servings: 4\nBoil @rice{2%cups} with @salt{}. ${actor.canary}`,
    actor.canary,
    'PK\u0003\u0004 no zip file',
  ]);
}
