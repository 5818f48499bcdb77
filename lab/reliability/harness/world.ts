import { z } from 'zod';

import type { Client, Sent } from './client.ts';

export const ADMIN = {
  ADMIN_EMAIL: 'root@reliability.test',
  ADMIN_PASSWORD: 'a long root phrase 1',
};
/** Everybody's password. It must not appear in any output. */
export const PASSWORD = 'a very private phrase 42';

const Session = z.object({ _id: z.string(), access_token: z.string() });
const Stores = z.object({ value: z.array(z.object({ store_id: z.string() })) });
const Ingredients = z.object({ ingredients: z.array(z.object({ ingredient_id: z.string() })) });

/** The list is JSON inside JSON. */
const Listed = z
  .object({ message: z.string() })
  .transform(({ message }) =>
    z.array(z.object({ ingredient_id: z.string() })).parse(JSON.parse(message)),
  );

export type Person = { user_id: string; token: string; email: string; canary: string };
/** `shelves` are the ingredients of each store. */
export type Vendor = Person & { stores: string[]; shelves: string[] };
export type World = Awaited<ReturnType<typeof makeWorld>>;

/**
 * Two shoppers, two vendors with two stores each, one administrator, a catalogue and full shelves, made
 * through the API. All text of a tenant contains its canary.
 */
export async function makeWorld(
  call: Client,
  { ingredients = 8, stock = 1000 }: { ingredients?: number; stock?: number } = {},
) {
  const run = crypto.randomUUID().slice(0, 8);

  async function must<T>(schema: z.ZodType<T>, [method, path, sent]: [string, string, Sent]) {
    const answer = await call(method, path, sent);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return schema.parse(answer.body);
  }

  async function register(role: 'user' | 'vendor'): Promise<Person> {
    const canary = `CANARY-${crypto.randomUUID()}`;
    const email = `${role}-${crypto.randomUUID().slice(0, 8)}-${run}@reliability.test`;
    const body = {
      name: canary,
      address: `${canary} Street`,
      email,
      password_hash: PASSWORD,
      role,
    };
    const session = await must(Session, ['POST', '/register', { body }]);
    return { user_id: session._id, token: session.access_token, email, canary };
  }

  const { access_token: admin } = await must(Session, [
    'POST',
    '/login',
    { body: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, role: 'admin' } },
  ]);
  const made = await must(Ingredients, [
    'POST',
    '/admin/ingredients',
    {
      token: admin,
      body: {
        ingredients: Array.from({ length: ingredients }, (_, n) => ({
          name: `Item ${run} ${n}`,
          unit: 'gm',
          unit_quantity: 100 + n,
        })),
      },
    },
  ]);
  const catalogue = made.ingredients.map(({ ingredient_id }) => ingredient_id);

  /** Two stores with the catalogue's first few ingredients. */
  async function vendor(): Promise<Vendor> {
    const person = await register('vendor');
    const body = {
      stores: [0, 1].map((n) => ({
        name: `${person.canary} ${n}`,
        store_type: n === 0 ? 'Delivery' : 'Pickup',
        address: `${person.canary} Road`,
        location: { type: 'Point', coordinates: [-87.6 - n / 10, 41.8] },
      })),
    };
    const { value } = await must(Stores, ['POST', '/vendor/stores', { token: person.token, body }]);
    const stores = value.map(({ store_id }) => store_id);
    const listed = await must(Listed, ['GET', '/vendor/ingredients', { token: person.token }]);
    const items = listed.slice(0, Math.max(ingredients, 1)).map(({ ingredient_id }, n) => ({
      ingredient_id,
      price: 1 + n / 4,
      quantity: stock,
    }));
    const shelves = { stores: stores.map((store_id) => ({ store_id, items })) };
    await must(z.unknown(), ['PUT', '/vendor/stores', { token: person.token, body: shelves }]);
    return { ...person, stores, shelves: items.map(({ ingredient_id }) => ingredient_id) };
  }

  /** Signs a person in again, for runs beyond the 15 minutes of a token. */
  async function renew(person: Person, role: 'user' | 'vendor'): Promise<void> {
    const body = { email: person.email, password: PASSWORD, role };
    const { access_token } = await must(Session, ['POST', '/login', { body }]);
    person.token = access_token;
  }

  return {
    admin,
    catalogue,
    register,
    vendor,
    renew,
    shoppers: [await register('user'), await register('user')] as const,
    vendors: [await vendor(), await vendor()] as const,
  };
}
