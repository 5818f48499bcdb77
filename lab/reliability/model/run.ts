import fc from 'fast-check';

import { Ingredients } from '#reliability/harness/answers';

import { ACTION, openStore } from './actions.ts';
import { look } from './look.ts';
import type { Model, Store } from './model.ts';
import type { Product } from './product.ts';

const MAX_ACTIONS = 50;

/** Three shoppers, two vendors with a store each, and three ingredients with 5 packs in each store. */
async function newWorld(product: Product): Promise<Model> {
  const model: Model = { people: [], ingredients: [], stores: [], orders: [], wishes: [] };
  const { body } = await product.ask('POST', '/admin/ingredients', {
    token: product.admin,
    body: {
      ingredients: ['Rice', 'Beans', 'Milk'].map((name) => ({
        name: `${name} ${crypto.randomUUID()}`,
        unit: 'gm',
        unit_quantity: 500,
      })),
    },
  });
  for (const { ingredient_id } of Ingredients.parse(body).ingredients)
    model.ingredients.push({ ingredient_id, isArchived: false });
  for (const role of ['user', 'user', 'user', 'vendor', 'vendor'] as const)
    model.people.push(await product.settle(role));
  for (const vendor of model.people.filter(({ role }) => role === 'vendor'))
    await openStore(model, product, vendor);
  for (const store of model.stores) await fill(store, { model, product });
  return model;
}

async function fill(
  { store_id, vendor, shelf }: Store,
  { model, product }: { model: Model; product: Product },
): Promise<void> {
  for (const ingredient of model.ingredients) shelf.set(ingredient, { price: 349, quantity: 5 });
  const items = [...shelf].map(([{ ingredient_id }, { price, quantity }]) => ({
    ingredient_id,
    price: price / 100,
    quantity,
  }));
  await product.ask('PUT', '/vendor/stores', {
    token: vendor.token,
    body: { stores: [{ store_id, items }] },
  });
}

/**
 * Runs random sequences in the product and in the model and compares.
 *
 * Units   stops early after `withinMs` milliseconds, when given.
 * Shape   `difference` is the smallest failing sequence, with its seed.
 */
export async function compareWithModel(
  product: Product,
  { sequences, seed, withinMs }: { sequences: number; seed: number; withinMs?: number },
): Promise<{ sequences: number; difference: string | null }> {
  const found = await fc.check(
    fc.asyncProperty(
      fc.commands([ACTION], { maxCommands: MAX_ACTIONS, size: 'max' }),
      async (actions) => {
        const model = await newWorld(product);
        await fc.asyncModelRun(() => ({ model, real: product }), actions);
        for (const who of model.people) await look(model, product, who);
      },
    ),
    {
      numRuns: sequences,
      seed,
      includeErrorInReport: true,
      ...(withinMs !== undefined && { interruptAfterTimeLimit: withinMs }),
    },
  );
  return { sequences: found.numRuns, difference: fc.defaultReportMessage(found) ?? null };
}
