import { type Endpoint, rolesOf } from '@larder/shared/basics/endpoint.model';

import type { Sent } from '#reliability/harness/client';
import { pick } from '#reliability/harness/random';

import type { Actor } from './actors.ts';
import { exampleOf, EXAMPLES, fileOf } from './examples.ts';
import { generate, type Schema } from './generate.ts';
import { kindOf } from './kinds.ts';
import type { Making } from './making.ts';
import { mutate, raw } from './mutate.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Operation = {
  parameters: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
  responses: Record<string, unknown>;
};
export type Route = { call: Endpoint; operation: Operation };

/** A request; `actor` is its sender at that time. */
export type Built = { path: string; sent: Sent; actor: Actor };

/**
 * Input of `build`. `nth` counts the route's requests; whole requests have an even one. `isValid` allows no fault;
 * `as` sends it if allowed to.
 */
type Means = Omit<Making, 'actor' | 'sells' | 'call'> & {
  actors: readonly Actor[];
  nth: number;
  isValid?: boolean;
  as?: Actor;
};

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
export function chooseActor({ call }: Route, means: Means): Actor {
  const { chance, actors, nth, isWhole, isValid, as } = means;
  const inTurn = isWhole || isValid ? undefined : ROLES[turnOf(call, nth)];
  const allowed: readonly string[] = rolesOf(call.access);
  const fitting = actors.filter(({ role }) =>
    inTurn === undefined ? allowed.includes(role) : role === inTurn,
  );
  const same = fitting.filter(({ email }) => email === as?.email);
  return pick(chance, [same, fitting, actors].find((some) => some.length > 0) ?? actors);
}

/** Whether only those who run stores may call. */
export function isOfVendors({ access }: Endpoint): boolean {
  return rolesOf(access).join() === 'vendor';
}

/** A request to a route: three in five are valid, with any ids. */
export function build(route: Route, { actors, nth, isValid = false, ...means }: Means): Built {
  const { chance, isWhole = false } = means;
  const { call, operation } = route;
  const actor = { ...chooseActor(route, { ...means, actors, nth, isValid }) };
  const making: Making = { ...means, call, actor, sells: isOfVendors(call), isPrepared: isValid };
  const turn = turnOf(call, nth);
  const style = isWhole || isValid || turn < ROLES.length ? 0 : chance();
  const isWrong = !isWhole && !isValid && turn === ROLES.length;
  const main = mainOf(route, making);
  const place = pathOf(route, { ...making, main, odd: style > 0.8 });
  making.around = main;
  const path = place + (isWrong ? wrongQuery(route) : queryOf(route, making, style > 0.8));
  const sent: Sent = {
    token: style > 0.9 && chance() < 0.3 ? 'eyJhbGciOiJub25lIn0.e30.' : actor.token,
    headers: headersOf(actor, making),
  };
  if (call.sends === 'file') return { path, sent: withFile(sent, making), actor };
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return { path, sent, actor };
  const example = !isWhole && (isValid || chance() < EXAMPLES) ? exampleOf(making) : undefined;
  const body = example ?? generate(schema, '', making) ?? {};
  if (style < 0.62) return { path, sent: { ...sent, body }, actor };
  if (style < 0.92) return { path, sent: { ...sent, body: mutate(body, chance) }, actor };
  const { body: text, type } = raw(body, chance);
  const headers = { ...sent.headers, ...(type && { 'content-type': type }) };
  return { path, sent: { ...sent, headers, body: text }, actor };
}

function withFile(sent: Sent, making: Making): Sent {
  const type = making.chance() < 0.9 ? 'application/octet-stream' : 'application/json';
  return { ...sent, headers: { ...sent.headers, 'content-type': type }, body: fileOf(making) };
}

function headersOf({ cookie }: Actor, { chance, call }: Making): Record<string, string> {
  return {
    ...(chance() < 0.95 && { 'x-requested-with': 'larder' }),
    ...(chance() < 0.2 && { 'idempotency-key': pick(chance, [...KEYS, crypto.randomUUID()]) }),
    ...(cookie !== undefined && chance() < 0.6 && { cookie }),
    ...(isStream(call) && chance() < 0.7 && { accept: 'text/event-stream' }),
  };
}

/** An answer that goes on: only its start is read. */
function isStream({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.endsWith('/events');
}

/** The first id of the path: after a call that made one for it, mostly that. */
function mainOf({ call }: Route, { chance, pool, actor, isPrepared }: Making): string | undefined {
  if (!call.path.includes('{')) return undefined;
  const kind = kindOf(call, chance);
  const latest = pool.latest(kind, actor.user_id) ?? pool.latest(kind);
  return (isPrepared && chance() < 0.8 ? latest : undefined) ?? pool.draw(kind, actor.user_id);
}

/** The other ids belong to the first one where something is known to. */
function pathOf(
  { call, operation }: Route,
  { chance, pool, actor, main = '', odd }: Making & { main?: string | undefined; odd: boolean },
): string {
  const names = operation.parameters.filter(({ in: place }) => place === 'path');
  const others: Readonly<Record<string, () => string | undefined>> = {
    vendorId: () => pool.vendorOf(main) ?? pool.draw('vendor_id', actor.user_id),
    changeId: () => pool.within('change_id', main),
    returnId: () => pool.within('return_id', main),
    deliveryId: () => pool.draw('delivery_id', actor.user_id),
    // Shelves are not to be emptied.
    ingredientId: () =>
      chance() < 0.4 || call.method === 'GET' ? pool.within('ingredient_id', main) : undefined,
    into: () => pool.draw('ingredient_id', actor.user_id),
  };
  return names.reduce((path, { name }) => {
    const other = others[name];
    const value = other ? (other() ?? crypto.randomUUID()) : main;
    return path.replace(`{${name}}`, odd && chance() < 0.3 ? pick(chance, MALFORMED) : value);
  }, call.path as string);
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
