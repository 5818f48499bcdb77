import { ACCESS, type Endpoint } from '@larder/shared/contract/endpoint';
import { type TextPlace, textPlaces, withText } from '@larder/shared/contract/testing/textPlaces';
import * as z from 'zod/mini';

import { generate, type Schema } from '#reliability/fuzz/generate';
import { idPool } from '#reliability/fuzz/pool';
import type { Sent } from '#reliability/harness/client';
import type { World } from '#reliability/harness/world';

export type Request = { path: string; sent: Sent };

/** A text position in a call's requests. */
export type Slot = {
  /** Its name in a refusal: "recipes.0.title". */
  name: string;
  part: 'params' | 'query' | 'body' | 'headers';
  /** Maximum bytes there, and the bytes per text. */
  room: number;
  sizeOf: (text: string) => number;
  /** The contract's maximum. Units: code points; undefined for headers. */
  longest: number | undefined;
  /** A valid request with the text in this position. */
  put: (text: string) => Request;
};

/** The request head may be 16 KiB, with other headers. */
const HEAD_ROOM = 12 * 1024;
/** Bytes of the rest of a body. */
const REST = 2 * 1024;

/** Every header that is read as text. */
const HEADERS = [
  'authorization',
  'cookie',
  'idempotency-key',
  'x-request-id',
  'x-requested-with',
  'accept',
  'accept-encoding',
  'content-type',
  'origin',
  'user-agent',
  'x-forwarded-for',
  'x-firebase-appcheck',
];
/** All calls read headers alike; these read all of them. */
const READS_HEADERS = new Set(['GET /auth', 'POST /session/refresh', 'POST /user/orders']);

/** A stream does not end and takes no text. */
export function isEndless({ path }: Endpoint): boolean {
  return path === '/orders/events';
}

/** Builds valid requests of each call, in a world where most of what they name exists. */
export function requests(world: World, chance: () => number) {
  const [shopper] = world.shoppers;
  const [vendor] = world.vendors;
  const actors = {
    user: shopper,
    vendor,
    admin: { user_id: '', token: world.admin, email: '', canary: 'root' },
  };
  const pool = idPool(chance);
  const [store_id = ''] = vendor.stores;
  for (const id of world.catalogue) pool.add('ingredient_id', id, shopper.user_id);
  pool.add('store_id', store_id, shopper.user_id);
  pool.add('own store', store_id, vendor.user_id);
  pool.fill(store_id, vendor.shelves);
  const ids = new Map([
    ['storeId', store_id],
    ['vendorId', vendor.user_id],
  ]);

  /** Ids in paths do not exist, so that nothing is deleted. */
  function pathOf({ path }: Endpoint): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (path.startsWith('/recipes/')) return '1001';
      return (path.endsWith('/close') ? undefined : ids.get(name)) ?? crypto.randomUUID();
    });
  }

  function plain(call: Endpoint): Request {
    const [role] = ACCESS[call.access];
    const actor = role && actors[role];
    const making = {
      chance,
      pool,
      actor: actor ?? { ...shopper, canary: 'nobody' },
      sells: call.access === 'vendor',
      isWhole: true,
      mailed: () => undefined,
    };
    const query = wire(call.query);
    const asked = Object(generate(query, '', making)) as Record<string, unknown>;
    const needed = Object.entries(asked).filter(([name]) => query.required?.includes(name));
    const search = new URLSearchParams(needed.map(([name, value]) => [name, String(value)]));
    return {
      path: `${pathOf(call)}${search.size > 0 ? `?${search}` : ''}`,
      sent: {
        token: actor?.token,
        ...(call.method !== 'GET' && { body: generate(wire(call.body), '', making) ?? {} }),
      },
    };
  }

  function slots(call: Endpoint): Slot[] {
    type Put = (request: Request, text: string) => Request;
    const slot = (part: Slot['part'], { at, longest }: TextPlace, put: Put): Slot => ({
      name: at.join('.'),
      part,
      room: part === 'body' ? call.bodyLimit - REST : HEAD_ROOM,
      sizeOf: part === 'body' ? inJson : inAddress,
      longest,
      put: (text) => put(plain(call), text),
    });
    const body = textPlaces(call.body).map((place) =>
      slot('body', place, ({ path, sent }, text) => ({
        path,
        sent: { ...sent, body: withText(sent.body, place.at, text) },
      })),
    );
    const query = textPlaces(call.query).map((place) =>
      slot('query', place, ({ path, sent }, text) => {
        const [before = '', search] = path.split('?');
        const params = new URLSearchParams(search);
        params.set(place.at.join(), text);
        return { path: `${before}?${params}`, sent };
      }),
    );
    const params = textPlaces(call.params).map((place) =>
      slot('params', place, ({ path, sent }, text) => {
        const nth = call.path.split('/').indexOf(`{${place.at.join()}}`);
        return { path: path.split('/').with(nth, escaped(text)).join('/'), sent };
      }),
    );
    const reads = READS_HEADERS.has(`${call.method} ${call.path}`);
    const headers = (reads ? HEADERS : []).map((name) =>
      slot('headers', { at: [name], longest: undefined }, ({ path, sent }, text) => ({
        path,
        sent: { ...sent, headers: { [name]: text } },
      })),
    );
    return [...body, ...query, ...params, ...headers];
  }

  return { plain, slots };
}

/** As a JSON string. Units: bytes. */
function inJson(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}

/** URL-encoded. Units: bytes. */
function inAddress(text: string): number {
  return escaped(text).length;
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function wire(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema; // the subset that we use
}
