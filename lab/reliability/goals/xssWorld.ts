import { createServer } from 'node:http';

import { withoutBidi } from '@larder/shared/basics/text';
import { z } from 'zod';

import { Ingredients, makeAsker, Orders, Session, Stores } from '#reliability/harness/answers';
import type { Client } from '#reliability/harness/client';
import { listen } from '#reliability/harness/listen';
import { PAYLOADS } from '#reliability/harness/payloads';
import { providerRecipe, type TextOf } from '#reliability/harness/providerRecipe';
import type { Somebody } from '#reliability/harness/signedIn';
import { ADMIN_LOGIN, PASSWORD, registration } from '#reliability/harness/world';

/** Places of payloads. */
export const PLACES = [
  'recipe title',
  'recipe step',
  'recipe ingredient',
  'recipe unit',
  'own recipe',
  'own description',
  'store',
  'catalogue',
  'user',
  'reason',
  'refusal',
  'query',
] as const;
export type Place = (typeof PLACES)[number];

/** A place's payload, with first words that identify it. */
export function textOf(place: Place, n: number): string {
  return `${place} ${n}: ${PAYLOADS[n]}`;
}

/** The part expected on a screen. Texts may be cut, never shorter than this; a unit loses its plural. */
export function knownBy(text: string): string {
  return tidy(text).slice(0, 85).replace(/s$/, '');
}

/** Normalizes spaces, dots, case and signs of direction, which names lose, before comparing. */
export function tidy(text: string): string {
  return withoutBidi(text)
    .normalize('NFKC')
    .replaceAll(/[\s.]+/g, '')
    .toLowerCase();
}

const each = <T>(make: (n: number) => T): T[] => PAYLOADS.map((_, n) => make(n));

/** How a provider sends a text: raw, or escaped so that our server rebuilds the markup. */
type Writing = (text: string) => string;
const plain: Writing = (text) => text;
const escaped: Writing = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** First recipe numbers; one recipe per title. */
const TITLED = { plain: 1000, escaped: 2000 };
/** A recipe with all payloads as steps, ingredients, units and pictures. */
export const FULL = { plain: 3000, escaped: 4000 };

/** Recipes with a payload in their title. */
export const TITLED_IDS = each((n) => TITLED.escaped + n);

/** A full one has every payload in each place. */
function recipe(id: number, { title, full }: { title: string; full?: Writing | undefined }) {
  const write = full ?? plain;
  const text: TextOf = (place, n) =>
    place === 'title'
      ? title
      : write(place === 'other' ? (PAYLOADS[n] ?? '') : textOf(`recipe ${place}`, n));
  return providerRecipe(id, text, full ? PAYLOADS.length : 1);
}

/** The provider's answer for a path, with a payload as each text. */
export function providerAnswer({ pathname, searchParams }: URL): unknown {
  const kind = searchParams.get('query') === 'plain' ? 'plain' : 'escaped';
  const write = kind === 'plain' ? plain : escaped;
  const titled = (n: number) =>
    recipe(TITLED[kind] + n, { title: write(textOf('recipe title', n)) });
  if (pathname.endsWith('/random')) return { recipes: each(titled).slice(0, 36) };
  if (pathname.endsWith('/complexSearch'))
    return { offset: 0, number: 12, totalResults: PAYLOADS.length, results: each(titled) };
  const id = Number(/\/(\d+)\//.exec(pathname)?.[1]);
  if (id === FULL.plain) return recipe(id, { title: 'All, plain', full: plain });
  if (id === FULL.escaped) return recipe(id, { title: 'All, escaped', full: escaped });
  return recipe(id, { title: escaped(textOf('recipe title', id % 1000)) });
}

/** A hostile recipe provider. */
export function hostileProvider() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(providerAnswer(url)));
  });
  return listen(server);
}

const SPOT = { lat: 40.7466, lng: -74.0007 };
const BATCH = 20;

/** Stores, catalogue, people, recipes, orders and refusals, all named by payloads. */
export async function hostileWorld(call: Client) {
  const must = makeAsker(call);

  async function register(role: 'user' | 'vendor', n: number) {
    const name = textOf('user', n);
    const body = { ...registration(role, name), address: name };
    const { access_token: token } = await must(Session, 'POST /register', { body });
    const somebody: Somebody = { email: body.email, password: PASSWORD, role, mark: name };
    return { ...somebody, token };
  }

  const admin: Somebody = { ...ADMIN_LOGIN, mark: '' };
  const { access_token: office } = await must(Session, 'POST /login', { body: ADMIN_LOGIN });
  const named = each((n) => ({ name: textOf('catalogue', n), unit: 'gm', unit_quantity: 100 }));
  const { ingredients } = await must(Ingredients, 'POST /admin/ingredients', {
    token: office,
    body: { ingredients: named },
  });
  const catalogue = ingredients.map(({ ingredient_id }) => ingredient_id);

  const vendor = await register('vendor', 0);
  const stores: string[] = [];
  for (const ns of batches(each((n) => n))) {
    const drafts = ns.map((n) => ({
      name: textOf('store', n),
      store_type: 'Delivery',
      address: textOf('store', n),
      location: [SPOT.lng + n / 1000, SPOT.lat],
    }));
    const body = { stores: drafts };
    const { value } = await must(Stores, 'POST /vendor/stores', { token: vendor.token, body });
    stores.push(...value.map(({ store_id }) => store_id));
  }
  const item = (n: number) => ({ ingredient_id: catalogue[n] ?? '', price: 1, quantity: 500 });
  // The first store has everything, each other store one item.
  const shelves = stores.map((store_id, n) => ({
    store_id,
    items: n === 0 ? each(item) : [item(n)],
  }));
  for (const part of batches(shelves))
    await must(z.unknown(), 'PUT /vendor/stores', { token: vendor.token, body: { stores: part } });

  const order = async (token: string, lines: readonly (readonly [store: number, item: number])[]) =>
    must(Orders, 'POST /user/orders', {
      token,
      body: {
        orders: lines.map(([store, n]) => ({
          store_id: stores[store],
          items: [{ ingredient_id: catalogue[n], quantity: 1 }],
        })),
      },
    });
  const shoppers = [];
  for (const ns of batches(each((n) => n)))
    shoppers.push(...(await Promise.all(ns.map((n) => register('user', n)))));
  for (const [n, { token }] of shoppers.entries()) await order(token, [[0, n]]);

  const hero = await register('user', 1);
  const placed: string[] = [];
  for (const ns of batches(each((n) => [n, n] as const)))
    placed.push(...(await order(hero.token, ns)).orders.map(({ order_id }) => order_id));
  for (const [n, order_id] of placed.entries()) {
    const body = { order_id, order_status: 'Rejected', reject_reason: textOf('reason', n) };
    await must(z.unknown(), 'PUT /vendor/userorder/accept', { token: vendor.token, body });
  }

  const recipes = each((n) => ({
    title: textOf('own recipe', n),
    description: textOf('own description', n),
    preparation_time: 10,
    serving_size: 2,
    items: [
      {
        ingredient_id: catalogue[n] ?? '',
        name: textOf('catalogue', n),
        unit_quantity: 100,
        unit: 'gm',
        quantity: 1,
      },
    ],
  }));
  for (const part of batches(recipes))
    await must(z.unknown(), 'POST /user/recipes', { token: hero.token, body: { recipes: part } });
  // Unmatched names are shown to the administrator, at most 50 per person.
  for (const [place, { token }] of shoppers.slice(0, 3).entries()) {
    const compare = PAYLOADS.slice(place * 50, place * 50 + 50).map((name) => ({
      name,
      unit_quantity: 1,
      unit: 'gm',
    }));
    await must(z.unknown(), 'POST /user/items/compare', { token, body: { compare } });
  }
  return { admin, vendor, hero };
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) =>
    all.slice(n * BATCH, (n + 1) * BATCH),
  );
}
