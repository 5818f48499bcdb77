import { randomUUID } from 'node:crypto';

import { DEMO_PASSWORD } from '@larder/data/people';

import { registration } from '#reliability/harness/world';

import { emailOf } from './generate.ts';
import type { Load, Request } from './load.ts';

export type Person = {
  role: Role;
  user_id: string;
  name: string;
  email: string;
  token: string;
  headers: Record<string, string>;
};
export type Account = { email: string; role: Role };
type Role = 'user' | 'vendor' | 'admin';

/** The nth account that `generate` made, from 1. */
export function madePerson(role: 'user' | 'vendor', n: number): Account {
  return { email: emailOf(role, n), role };
}

/** Signs in with the demonstration's password. */
export function signIn(address: string, { email, role }: Account): Promise<Person> {
  return enter(address, '/api/login', { email, password: DEMO_PASSWORD, role });
}

/** A new shopper. */
export function register(address: string): Promise<Person> {
  return enter(address, '/api/register', registration('user', 'A shopper'));
}

async function enter(
  address: string,
  path: string,
  body: Account & { [field: string]: string },
): Promise<Person> {
  const session = await answerOf<Record<'_id' | 'name' | 'access_token', string>>(address, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { email, role } = body;
  const { _id: user_id, name, access_token: token } = session;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { role, user_id, name, email, token, headers };
}

/** Somebody who is signed in, as the browser stores them. */
export function storedUser({ user_id: id, name, email, role, token }: Person): string {
  return JSON.stringify({ id, name, email, role, token, tokenType: 'bearer', expiresIn: 900 });
}

/** The answer of one of our own calls; its shape is trusted. Errors  when it is not a success. */
export async function answerOf<Shape>(
  address: string,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<Shape> {
  const answer = await fetch(address + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Shape;
}

/** The measured calls that read, with their requests. */
export async function callsOf(
  address: string,
  { shoppers, vendor }: { shoppers: readonly Person[]; vendor: Person },
): Promise<Load[]> {
  const shop = await aStore(address, first(shoppers));
  let turn = 0;
  const next = () => shoppers[(turn += 1) % shoppers.length] ?? first(shoppers);
  const get = (name: string, path: string, who?: () => Person): Load => ({
    name,
    address,
    ask: () => ({ method: 'GET', path, headers: who?.().headers ?? {} }),
  });
  const details = 'addRecipeInformation=true&fillIngredients=true&number=12';
  return [
    get('random recipes', `/api/recipes/random?${details}&includeNutrition=true`),
    get('recipe search', `/api/recipes/complexSearch?query=chicken&${details}`),
    get('recipe information', `/api/recipes/${await aRecipe(address)}/information`),
    get('who am I', '/api/auth', next),
    { name: 'compare', address, ask: () => compareRequest(next()) },
    get('store items', `/api/vendor/${shop.vendor_id}/store/${shop.store_id}/items`, next),
    get('my orders, first 20', '/api/user/orders?limit=20', next),
    get('vendor’s orders, first 20', '/api/vendor/orders?limit=20', () => vendor),
  ];
}

/** Orders of four lines, spread over the stores and all of the first one; the bare shop takes them too. */
export function placing(
  address: string,
  { shoppers, stores }: { shoppers: readonly Person[]; stores: readonly Store[] },
): { spread: Omit<Load, 'name'>; hot: Omit<Load, 'name'> } {
  let turn = 0;
  const ask = (amongst: readonly Store[]) => () => {
    turn += 1;
    const who = shoppers[turn % shoppers.length] ?? first(shoppers);
    return orderRequest(who, amongst[turn % amongst.length] ?? first(amongst));
  };
  return {
    spread: { address, ask: ask(stores) },
    hot: { address, ask: ask([first(stores)]) },
  };
}

const NEEDS = ['Garlic', 'Butter', 'Flour', 'Eggs', 'Milk', 'Rice', 'Onion', 'Salt'];

/** Eight needs in the middle of the generated stores. Units: `miles`, the radius. */
export function compareRequest(who: Person, miles = 100): Request {
  const compare = NEEDS.map((name) => ({ name, unit_quantity: 200, unit: 'gm' }));
  const location = { lat: 39.5, lng: -98.5 };
  const body = JSON.stringify({ compare, location, radius_miles: miles, limit: 20 });
  return { method: 'POST', path: '/api/user/items/compare', headers: who.headers, body };
}

/** A store with four of its items. */
export type Store = {
  store_id: string;
  vendor_id: string;
  items: readonly { ingredient_id: string }[];
};

export function orderRequest(who: Person, { store_id, items }: Store): Request {
  const lines = items.map(({ ingredient_id }) => ({ ingredient_id, quantity: 1 }));
  return {
    method: 'POST',
    path: '/api/user/orders',
    headers: { ...who.headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ orders: [{ store_id, items: lines }] }),
  };
}

/** A store near compareRequest's place, with four of its items. */
export async function aStore(address: string, who: Person): Promise<Store> {
  const { ids } = await answerOf<{ ids: string }>(address, compareRequest(who));
  const [vendor] = JSON.parse(ids) as {
    user_id: string;
    stores: { store_id: string; items: { ingredient_id: string }[] }[];
  }[];
  const store = vendor?.stores[0];
  if (!vendor || !store || store.items.length < 4) throw new Error('no store with four items');
  return {
    store_id: store.store_id,
    vendor_id: vendor.user_id,
    items: store.items.slice(0, 4),
  };
}

/** The id of any recipe. */
export async function aRecipe(address: string): Promise<number> {
  const { recipes } = await answerOf<{ recipes: { id: number }[] }>(address, {
    path: '/api/recipes/random?number=1',
  });
  return first(recipes).id;
}

/** Errors  when the list is empty. */
export function first<T>(values: readonly T[]): T {
  const [value] = values;
  if (value === undefined) throw new Error('nobody');
  return value;
}
