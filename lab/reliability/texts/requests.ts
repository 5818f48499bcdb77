import { type Endpoint, rolesOf } from '@larder/shared/basics/endpoint.model';
import { type TextPlace, textPlaces, withText } from '@larder/shared/basics/testing/textPlaces';
import * as z from 'zod/mini';

import { isOfVendors } from '#reliability/fuzz/build';
import { generate, type Schema } from '#reliability/fuzz/generate';
import type { Making } from '#reliability/fuzz/making';
import { makeIdPool } from '#reliability/fuzz/pool';
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
/** Bytes of the rest of a body; recipes with lines need more, and may have more. */
const REST = 2 * 1024;
const REST_PART = 1 / 4;

/** The limit of calls that set none. */
const DEFAULT_BODY = 256 * 1024;

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

/** Body members of which a request has exactly one. */
const ALTERNATIVES: ReadonlyMap<string, readonly string[]> = new Map([
  ['POST /user/recipes/read', ['url', 'text', 'html']],
]);

/** A stream does not end and takes no text. */
export function isEndless({ path }: Endpoint): boolean {
  return path.endsWith('/events');
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
  const pool = makeIdPool(chance);
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
      if (/^\/(recipes|user\/saved-recipes)\//.test(path)) return '1001';
      if (path.startsWith('/admin/audit/')) return '999999999';
      return (path.endsWith('/close') ? undefined : ids.get(name)) ?? crypto.randomUUID();
    });
  }

  function makingFor(call: Endpoint): Making {
    return {
      call,
      chance,
      pool,
      actor: actorOf(call) ?? { ...shopper, canary: 'nobody' },
      sells: isOfVendors(call),
      isWhole: true,
      mailed: () => undefined,
    };
  }

  function actorOf({ access }: Endpoint) {
    const [role] = rolesOf(access);
    return role && actors[role];
  }

  function plain(call: Endpoint): Request {
    const making = makingFor(call);
    const actor = actorOf(call);
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
    const slot = (
      part: Slot['part'],
      { at, longest }: Omit<TextPlace, 'chosen'>,
      put: Put,
    ): Slot => ({
      name: at.join('.'),
      part,
      room: part === 'body' ? roomIn(call) : HEAD_ROOM,
      sizeOf: part === 'body' ? inJson : inAddress,
      longest,
      put: (text) => put(plain(call), text),
    });
    // Of a union a body is made that has the text.
    const body = textPlaces(call.body).map((place) =>
      slot('body', place, ({ path, sent }, text) => {
        const around = generate(place.chosen, '', makingFor(call));
        return {
          path,
          sent: { ...sent, body: alone(call, place, withText(around, place.at, text)) },
        };
      }),
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

/** A body without the other members that would stand in for the one at a place. */
function alone({ method, path }: Endpoint, { at }: TextPlace, body: unknown): unknown {
  const members = ALTERNATIVES.get(`${method} ${path}`) ?? [];
  const [own = ''] = at;
  if (!members.includes(String(own))) return body;
  const others = members.filter((member) => member !== own);
  return Object.fromEntries(
    Object.entries(Object(body)).filter(([name]) => !others.includes(name)),
  );
}

/** Code points that the contract and the body have room for. */
export function fitting(text: string, { longest = 0, room, sizeOf }: Slot): number {
  return Math.min(longest, Math.floor(room / sizeOf(text)) * Array.from(text).length);
}

/** What a text in the body may take. Units: bytes. */
function roomIn({ method, path, bodyLimit }: Endpoint): number {
  // Nothing else is in such a body.
  if (ALTERNATIVES.has(`${method} ${path}`)) return bodyLimit - REST;
  return bodyLimit - Math.max(REST, bodyLimit > DEFAULT_BODY ? bodyLimit * REST_PART : 0);
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

const schemas = new WeakMap<z.ZodMiniType, Schema>();

/** Each schema is converted once: it is asked for with every request. */
function wire(schema: z.ZodMiniType): Schema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema; // the subset that we use
  schemas.set(schema, made);
  return made;
}
