import { type Endpoint, rolesOf } from '@larder/shared/contract/endpoint';

import type { Sent } from '#reliability/harness/client';
import { pick } from '#reliability/harness/random';

import type { Actor } from './actors.ts';
import { generate, type Making, type Schema } from './generate.ts';
import { mutate, raw } from './mutate.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Operation = {
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, unknown>;
};
export type Route = { call: Endpoint; operation: Operation };

/** A request; `actor` is its sender at that time. */
export type Built = { path: string; sent: Sent; actor: Actor };

/** Input of `build`. `nth` counts the route's requests; whole requests have an even one. */
type Means = Omit<Making, 'actor' | 'sells'> & { actors: readonly Actor[]; nth: number };

const ROLES = ['nobody', 'admin', 'user', 'vendor'] as const;
/** Requests per cycle of a route; in each cycle every role sends one, allowed or not. */
const ROUND = 14;
const MALFORMED = ['%00', '%zz', '..%2f', 'x', '-1', '%F0%9F%8D%85', 'x'.repeat(120)];
const ODD = ['', 'x', '1e9', '-1', '\u0000', '(', 'http://127.0.0.1:1/'];
const KEYS = ['k1', 'k2', 'x'.repeat(255), 'x'.repeat(256), 'a b'];

/** Routes take turns at different times, so that one lost session does not affect all. */
function turnOf({ path, method }: Endpoint, nth: number): number {
  return (nth + path.length + method.length) % ROUND;
}

/** Mostly a role that is allowed. */
function chooseActor({ call }: Route, { chance, actors, nth, isWhole }: Means): Actor {
  const inTurn = isWhole ? undefined : ROLES[turnOf(call, nth)];
  const allowed: readonly string[] = rolesOf(call.access);
  const fitting = actors.filter(({ role }) =>
    inTurn === undefined ? allowed.includes(role) : role === inTurn,
  );
  return pick(chance, fitting.length > 0 ? fitting : actors);
}

/** Whether only those who run stores may call. */
export function isOfVendors({ access }: Endpoint): boolean {
  return rolesOf(access).join() === 'vendor';
}

/** A request to a route: three in five are valid, with any ids. */
export function build(route: Route, { actors, nth, ...means }: Means): Built {
  const { chance, isWhole = false } = means;
  const actor = { ...chooseActor(route, { ...means, actors, nth }) };
  const making: Making = { ...means, actor, sells: isOfVendors(route.call) };
  const turn = turnOf(route.call, nth);
  const style = isWhole || turn < ROLES.length ? 0 : chance();
  const isWrong = !isWhole && turn === ROLES.length;
  const search = isWrong ? wrongQuery(route) : queryOf(route, making, style > 0.8);
  const path = pathOf(route, making, style > 0.8) + search;
  const sent: Sent = {
    token: style > 0.9 && chance() < 0.3 ? 'eyJhbGciOiJub25lIn0.e30.' : actor.token,
    headers: headersOf(actor, making),
  };
  const schema = route.operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return { path, sent, actor };
  const body = generate(schema, '', making) ?? {};
  if (style < 0.62) return { path, sent: { ...sent, body }, actor };
  if (style < 0.92) return { path, sent: { ...sent, body: mutate(body, chance) }, actor };
  const { body: text, type } = raw(body, chance);
  const headers = { ...sent.headers, ...(type && { 'content-type': type }) };
  return { path, sent: { ...sent, headers, body: text }, actor };
}

function headersOf({ cookie }: Actor, { chance }: Making): Record<string, string> {
  return {
    ...(chance() < 0.95 && { 'x-requested-with': 'larder' }),
    ...(chance() < 0.2 && { 'idempotency-key': pick(chance, [...KEYS, crypto.randomUUID()]) }),
    ...(cookie !== undefined && chance() < 0.6 && { cookie }),
  };
}

function pathOf({ call, operation }: Route, making: Making, odd: boolean): string {
  const { chance, pool, actor } = making;
  // Mostly closes stores that were made for that.
  const closes = call.path.endsWith('/close') && chance() < 0.98;
  const kind = closes ? 'spare store' : making.sells ? 'own store' : 'store_id';
  const store_id = pool.draw(kind, actor.user_id);
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((path, { name }) => {
      const value =
        odd && chance() < 0.3
          ? pick(chance, MALFORMED)
          : name === 'storeId'
            ? store_id
            : name === 'vendorId'
              ? (pool.vendorOf(store_id) ?? pool.draw('vendor_id', actor.user_id))
              : name === 'into'
                ? pool.draw('ingredient_id', actor.user_id)
                : idFor(path, making);
      return path.replace(`{${name}}`, value);
    }, call.path as string);
}

function idFor(path: string, { chance, pool, actor }: Making): string {
  const kinds: readonly [RegExp, string][] = [
    [/vendor\/order/, 'sold order'],
    [/order/, 'order_id'],
    [/user\/recipes/, 'recipe_id'],
    [/admin\/vendor/, chance() < 0.02 ? 'vendor_id' : 'spare vendor'],
    [/admin\/ingredient/, chance() < 0.01 ? 'ingredient_id' : 'spare ingredient'],
    [/admin\/user/, chance() < 0.02 ? 'user_id' : 'spare user'],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind ? pool.draw(kind, actor.user_id) : String(1000 + Math.floor(chance() * 30));
}

/** Each query parameter with a text that few accept. */
function wrongQuery({ operation }: Route): string {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query');
  return names.length > 0 ? `?${names.map(({ name }) => `${name}=`).join('&')}` : '';
}

function queryOf({ operation }: Route, making: Making, odd: boolean): string {
  const { chance, isWhole } = making;
  const search = new URLSearchParams();
  for (const { name, in: place, required, schema } of operation.parameters) {
    const isLeftOut = name === '_id' || name === 'cursor' || (!required && chance() > 0.3);
    if (place !== 'query' || (isLeftOut && !isWhole)) continue;
    const value = odd && chance() < 0.5 ? pick(chance, ODD) : generate(schema, name, making);
    search.set(name, String(value));
  }
  if (odd && chance() < 0.2) search.append('limit', '1x');
  const query = search.size > 0 ? `?${search}` : '';
  return odd && query && chance() < 0.2 ? `${query}&${query.slice(1)}` : query;
}
