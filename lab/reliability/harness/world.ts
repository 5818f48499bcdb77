import { z } from 'zod';

import { Ingredients, makeAsker, Session, Stores } from './answers.ts';
import type { Client } from './client.ts';

export const ADMIN = {
  ADMIN_EMAIL: 'root@reliability.test',
  ADMIN_PASSWORD: 'a long root phrase 1',
};
export const ADMIN_LOGIN = {
  email: ADMIN.ADMIN_EMAIL,
  password: ADMIN.ADMIN_PASSWORD,
  role: 'admin',
} as const;
/** Everybody's password. It must not appear in any output. */
export const PASSWORD = 'a very private phrase 42';

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

/** The body of a registration with an address of its own. */
export function registration(role: 'user' | 'vendor', name: string) {
  const email = `${role}-${crypto.randomUUID()}@reliability.test`;
  return { name, address: `${name} Street`, email, password_hash: PASSWORD, role };
}

/**
 * Two shoppers, two vendors with two stores each, an administrator and a catalogue, made by the API. `others` are shoppers
 * too: a load of minutes is more than one account may order in a day.
 */
export async function makeWorld(
  call: Client,
  {
    ingredients = 8,
    stock = 1000,
    others = 0,
  }: { ingredients?: number; stock?: number; others?: number } = {},
) {
  const run = crypto.randomUUID().slice(0, 8);

  const must = makeAsker(call);

  async function register(role: 'user' | 'vendor'): Promise<Person> {
    const canary = `CANARY-${crypto.randomUUID()}`;
    const body = registration(role, canary);
    const session = await must(Session, 'POST /register', { body });
    return { user_id: session._id, token: session.access_token, email: body.email, canary };
  }

  const { access_token: admin } = await must(Session, 'POST /login', { body: ADMIN_LOGIN });
  const made = await must(Ingredients, 'POST /admin/ingredients', {
    token: admin,
    body: {
      ingredients: Array.from({ length: ingredients }, (_, n) => ({
        name: `Item ${run} ${n}`,
        unit: 'gm',
        unit_quantity: 100 + n,
      })),
    },
  });
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
    const { value } = await must(Stores, 'POST /vendor/stores', { token: person.token, body });
    const stores = value.map(({ store_id }) => store_id);
    const listed = await must(Listed, 'GET /vendor/ingredients', { token: person.token });
    const items = listed.slice(0, Math.max(ingredients, 1)).map(({ ingredient_id }, n) => ({
      ingredient_id,
      price: 1 + n / 4,
      quantity: stock,
    }));
    const shelves = { stores: stores.map((store_id) => ({ store_id, items })) };
    await must(z.unknown(), 'PUT /vendor/stores', { token: person.token, body: shelves });
    return { ...person, stores, shelves: items.map(({ ingredient_id }) => ingredient_id) };
  }

  /** Signs a person in again, for runs beyond the 15 minutes of a token. */
  async function renew(person: Person, role: 'user' | 'vendor'): Promise<void> {
    const body = { email: person.email, password: PASSWORD, role };
    const { access_token } = await must(Session, 'POST /login', { body });
    person.token = access_token;
  }

  return {
    admin,
    catalogue,
    register,
    vendor,
    renew,
    shoppers: [
      await register('user'),
      await register('user'),
      ...(await Promise.all(Array.from({ length: others }, () => register('user')))),
    ] as const,
    vendors: [await vendor(), await vendor()] as const,
  };
}
