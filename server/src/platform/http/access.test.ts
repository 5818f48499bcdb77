import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { POSITIONS, type Position, roleOf } from '@larder/shared/basics/staff';
import { everyCall } from '@larder/shared/calls';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { differingTables, sumTables } from '#platform/db/checksums';
import { sql } from '#platform/db/sql';
import { signAccessToken } from '#platform/identity/accessTokens';
import { type Person, testApp } from '#testing/testApp';

const OWNER = ['owner'] as const;
const MANAGERS = ['owner', 'manager'] as const;
const ALL_STAFF = ['owner', 'manager', 'picker'] as const;
const SHOPPERS = ['user', 'owner', 'manager', 'picker'] as const;
const EVERYBODY = ['user', 'owner', 'manager', 'picker', 'admin'] as const;

/**
 * Who may make each call: written out by hand and compared with the contract, so that a changed
 * word there, or a new call that nobody thought about, turns this red.
 *
 * 'anyone' needs no account, and a bad token does not matter; 'cookie' needs a live refresh cookie;
 * else who may. Administrators neither shop nor sell; owners of stores and their staff may shop elsewhere.
 * Managers may do all but decide what the store is and who works there, pickers see to orders.
 */
const MAY: Readonly<Record<string, 'anyone' | 'cookie' | readonly Position[]>> = {
  'POST /register': 'anyone',
  'POST /login': 'anyone',
  'POST /forgot-password': 'anyone',
  'POST /reset-password': 'anyone',
  'POST /session/refresh': 'cookie',
  'POST /session/logout': 'anyone',
  'GET /auth': EVERYBODY,
  'GET /config': 'anyone',
  'GET /geocode/suggest': 'anyone',
  'GET /geocode/reverse': 'anyone',
  'GET /geocode/nearby': 'anyone',
  'GET /recipes/random': 'anyone',
  'GET /recipes/complexSearch': 'anyone',
  'GET /recipes/{id}/information': 'anyone',
  'PUT /user': SHOPPERS,
  'PUT /user/password': EVERYBODY,
  'GET /user/sessions': EVERYBODY,
  'DELETE /user/session/{id}': EVERYBODY,
  'POST /user/sessions/end-others': EVERYBODY,
  'GET /user/export': EVERYBODY,
  'GET /user/deletion': EVERYBODY,
  'POST /user/deletion': EVERYBODY,
  'GET /user/plan-settings': SHOPPERS,
  'PUT /user/plan-settings': SHOPPERS,
  'GET /user/notices': SHOPPERS,
  'PUT /user/notices/device': SHOPPERS,
  'DELETE /user/notices/device/{id}': SHOPPERS,
  'PUT /vendor/store/{storeId}/notices': ALL_STAFF,
  'GET /ingredients/suggest': 'anyone',
  'POST /ingredients/match': 'anyone',
  'GET /ingredients/substitutes': 'anyone',
  'GET /user/ingredients': EVERYBODY,
  'GET /user/recipes': SHOPPERS,
  'POST /user/recipes': SHOPPERS,
  'POST /user/recipes/read': SHOPPERS,
  'GET /user/recipes/export': SHOPPERS,
  'GET /user/recipes/{id}': SHOPPERS,
  'POST /user/imports': SHOPPERS,
  'GET /user/imports/{id}': SHOPPERS,
  'POST /user/imports/{id}/save': SHOPPERS,
  'PUT /user/recipes/{id}': SHOPPERS,
  'DELETE /user/recipes/{id}': SHOPPERS,
  'GET /user/saved-recipes': SHOPPERS,
  'GET /user/saved-recipe-ids': SHOPPERS,
  'PUT /user/saved-recipes/{id}': SHOPPERS,
  'DELETE /user/saved-recipes/{id}': SHOPPERS,
  'GET /user/collections': SHOPPERS,
  'POST /user/collections': SHOPPERS,
  'PUT /user/collections/{id}': SHOPPERS,
  'DELETE /user/collections/{id}': SHOPPERS,
  'GET /user/recipes/{id}/collections': SHOPPERS,
  'PUT /user/recipes/{id}/collections': SHOPPERS,
  'GET /user/recipes/{id}/cooked': SHOPPERS,
  'POST /user/cooked': SHOPPERS,
  'PUT /user/cooked/{id}': SHOPPERS,
  'DELETE /user/cooked/{id}': SHOPPERS,
  'GET /kitchen': SHOPPERS,
  'POST /kitchen/ops': SHOPPERS,
  'GET /kitchen/events': SHOPPERS,
  'GET /kitchen/trip': SHOPPERS,
  'GET /household': SHOPPERS,
  'PUT /household': SHOPPERS,
  'POST /household/invites': SHOPPERS,
  'DELETE /household/invite/{id}': SHOPPERS,
  'POST /household/invite/view': 'anyone',
  'POST /household/invite/accept': SHOPPERS,
  'POST /household/leave': SHOPPERS,
  'DELETE /household/member/{id}': SHOPPERS,
  'GET /household/calendar': SHOPPERS,
  'PUT /household/calendar': SHOPPERS,
  'POST /household/calendar/links': SHOPPERS,
  'DELETE /household/calendar/link/{id}': SHOPPERS,
  'POST /household/link': SHOPPERS,
  'DELETE /household/link': SHOPPERS,
  'POST /shopping-link/view': 'anyone',
  'POST /recipe-link/view': 'anyone',
  'POST /recipe-link/save': SHOPPERS,
  'GET /user/recipes/{id}/links': SHOPPERS,
  'POST /user/recipes/{id}/links': SHOPPERS,
  'DELETE /user/recipes/{id}/links': SHOPPERS,
  'POST /shopping-link/ticks': 'anyone',
  'GET /orders/events': SHOPPERS,
  'GET /user/orders': SHOPPERS,
  'POST /user/orders': SHOPPERS,
  'POST /user/orders/{id}/cancel': SHOPPERS,
  'PUT /user/orders/{id}/change/{changeId}': SHOPPERS,
  'PUT /user/orders/{id}/weight': SHOPPERS,
  'POST /user/items/compare': SHOPPERS,
  'GET /user/items/prices': SHOPPERS,
  'GET /vendor/{vendorId}/store/{storeId}/items': EVERYBODY,
  'GET /gtins/{gtin}': 'anyone',
  'GET /vendor/gtins/{gtin}': ALL_STAFF,
  'GET /vendor/stores': ALL_STAFF,
  'POST /vendor/stores': OWNER,
  'PUT /vendor/stores': MANAGERS,
  'PUT /vendor/stock': MANAGERS,
  'PUT /vendor/store/{storeId}/inventory': MANAGERS,
  'POST /vendor/store/{storeId}/shelf/match': MANAGERS,
  'PUT /vendor/store/{storeId}/shelf': MANAGERS,
  'POST /vendor/store/{storeId}/copy': MANAGERS,
  'GET /vendor/shelf/memory': MANAGERS,
  'PUT /vendor/shelf/memory': MANAGERS,
  'DELETE /vendor/store/{storeId}/item/{ingredientId}': MANAGERS,
  'POST /vendor/store/{storeId}/items/remove': MANAGERS,
  'GET /vendor/demand': MANAGERS,
  'GET /vendor/store/{storeId}/item/{ingredientId}/history': MANAGERS,
  'PUT /vendor/store/{storeId}': OWNER,
  'GET /vendor/store/{storeId}/closing': OWNER,
  'GET /vendor/store/{storeId}/slot-bookings': OWNER,
  'POST /vendor/store/{storeId}/close': OWNER,
  'GET /vendor/stores/closed': OWNER,
  'POST /vendor/store/{storeId}/reopen': OWNER,
  'GET /vendor/staff': OWNER,
  'POST /vendor/staff/invitations': OWNER,
  'POST /vendor/staff/invitation/{id}/resend': OWNER,
  'DELETE /vendor/staff/invitation/{id}': OWNER,
  'PUT /vendor/staff/{id}': OWNER,
  'DELETE /vendor/staff/{id}': OWNER,
  'POST /invitation/view': 'anyone',
  'POST /invitation/accept': 'anyone',
  'GET /vendor/keys': OWNER,
  'POST /vendor/keys': OWNER,
  'DELETE /vendor/keys/{keyId}': OWNER,
  'GET /vendor/webhooks': OWNER,
  'POST /vendor/webhooks': OWNER,
  'DELETE /vendor/webhooks/{webhookId}': OWNER,
  'POST /vendor/webhooks/{webhookId}/test': OWNER,
  'GET /vendor/webhooks/{webhookId}/deliveries': OWNER,
  'POST /vendor/webhooks/{webhookId}/deliveries/{deliveryId}/again': OWNER,
  'GET /vendor/ingredients': MANAGERS,
  'GET /vendor/orders': ALL_STAFF,
  'GET /vendor/order-ids': ALL_STAFF,
  'GET /vendor/order/{id}': ALL_STAFF,
  'PUT /vendor/orders/status': ALL_STAFF,
  'GET /vendor/overview': ALL_STAFF,
  'GET /vendor/dashboard': MANAGERS,
  'GET /vendor/report': MANAGERS,
  'GET /vendor/report/lines': MANAGERS,
  'GET /vendor/pick-list': ALL_STAFF,
  'PUT /vendor/picked-lines': ALL_STAFF,
  'PUT /vendor/userorder/accept': ALL_STAFF,
  'PUT /vendor/order-line': ALL_STAFF,
  'PUT /vendor/order-line/weight': ALL_STAFF,
  'POST /vendor/order/{id}/change/{changeId}/undo': ALL_STAFF,
  'GET /vendor/order/{id}/replacements': ALL_STAFF,
  'PUT /vendor/order-return': ALL_STAFF,
  'POST /vendor/order/{id}/return/{returnId}/undo': ALL_STAFF,
  'GET /admin/ingredients': ['admin'],
  'POST /admin/ingredients': ['admin'],
  'PUT /admin/ingredients': ['admin'],
  'DELETE /admin/ingredients': ['admin'],
  'GET /admin/ingredient-pictures': ['admin'],
  'POST /admin/ingredient/{id}/alias': ['admin'],
  'GET /admin/ingredient/{id}/use': ['admin'],
  'GET /admin/ingredient/{id}/merge/{into}': ['admin'],
  'POST /admin/ingredient/{id}/merge/{into}': ['admin'],
  'POST /admin/catalogue/preview': ['admin'],
  'PUT /admin/catalogue': ['admin'],
  'GET /admin/unmatched': ['admin'],
  'PUT /admin/unmatched/dismissal': ['admin'],
  'GET /vendor/products': MANAGERS,
  'POST /vendor/products': MANAGERS,
  'PUT /vendor/products/{productId}': MANAGERS,
  'DELETE /vendor/products/{productId}': MANAGERS,
  'POST /vendor/product-requests': MANAGERS,
  'GET /vendor/product-requests': MANAGERS,
  'DELETE /vendor/product-request/{id}': MANAGERS,
  'GET /admin/own-products': ['admin'],
  'GET /admin/own-product/{id}': ['admin'],
  'PUT /admin/own-product/{id}/shared': ['admin'],
  'GET /admin/product-requests': ['admin'],
  'POST /admin/product-request/{id}/accept': ['admin'],
  'POST /admin/product-request/{id}/match': ['admin'],
  'POST /admin/product-request/{id}/decline': ['admin'],
  'GET /admin/users': ['admin'],
  'DELETE /admin/user/{id}': ['admin'],
  'GET /admin/user/{id}/deletion': ['admin'],
  'GET /admin/vendors': ['admin'],
  'DELETE /admin/vendor/{id}': ['admin'],
  'GET /admin/vendor/{id}/deletion': ['admin'],
  'GET /admin/person/{id}': ['admin'],
  'GET /admin/store/{id}': ['admin'],
  'POST /admin/person/{id}/suspend': ['admin'],
  'POST /admin/person/{id}/restore': ['admin'],
  'POST /admin/person/{id}/approve': ['admin'],
  'GET /admin/overview': ['admin'],
  'GET /admin/orders': ['admin'],
  'GET /admin/order/{id}': ['admin'],
  'GET /admin/audit': ['admin'],
  'GET /admin/audit/{id}/rows': ['admin'],
};

/** A kitchen is made when it is first asked for. */
const KITCHEN = ['household_members', 'households'];

/** The tables that the valid ones among these requests change: calls without a field that could be wrong. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  'POST /session/logout': ['audit_log', 'sessions'],
  'GET /kitchen': KITCHEN,
  'GET /household': KITCHEN,
  'GET /household/calendar': KITCHEN,
  'POST /household/leave': KITCHEN,
  'POST /household/invites': ['household_invites', ...KITCHEN, 'kitchen_news'],
  'POST /household/link': [...KITCHEN, 'kitchen_news', 'shopping_links'],
  'DELETE /household/link': [...KITCHEN, 'kitchen_news'],
};

const calls = everyCall().map(({ call }) => [`${call.method} ${call.path}`, call] as const);

test('the table names every call of the contract, and no other', () => {
  expect(Object.keys(MAY).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

type Verdict = 'lets in' | 'asks who it is' | 'refuses' | 'fails';

function verdictOf(answer: LightMyRequestResponse): Verdict {
  if (answer.statusCode === 500 || answer.statusCode === 405) return 'fails';
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return 'lets in';
  const { error } = answer.json();
  if (error === 'not_signed_in' && answer.headers['www-authenticate'] === 'Bearer')
    return 'asks who it is';
  return error === 'not_allowed' ? 'refuses' : 'fails';
}

type World = Awaited<ReturnType<typeof testApp>>;

/** An account of the position, signed in; staff work for a vendor of their own. */
async function holder({ person, member }: World, position: Position): Promise<Person> {
  if (position === 'user' || position === 'admin') return person(position);
  const owner = await person('vendor');
  return position === 'owner' ? owner : member(owner.user_id, position);
}

/** Invalid and expired tokens of people whose position would be right. */
async function badTokens(world: World, position: Position): Promise<Record<string, string>> {
  const { db, deps, clock } = world;
  const [late, bent, revoked, deleted, suspended] = [
    await holder(world, position),
    await holder(world, position),
    await holder(world, position),
    await holder(world, position),
    await holder(world, position),
  ];
  await db.run(sql`update sessions set revoked_at = now() where user_id = ${revoked.user_id}`);
  await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
    name = null, address = null, password_hash = null, works_for = null, staff_role = null
    where user_id = ${deleted.user_id}`);
  await db.run(sql`update users set suspended_at = now(), suspend_reason = 'x'
    where user_id = ${suspended.user_id}`);
  const good = late.headers.authorization;
  const session_id = String(decodeJwt(good.slice('Bearer '.length))['sid']);
  const { user_id, email } = late;
  const expired = await signAccessToken(
    deps.config,
    { user_id, session_id, role: roleOf(position), name: 'Late', email, address: 'Street 1' },
    new Date(clock.at.getTime() - 906_000),
  );
  return {
    'a malformed token': 'Bearer rubbish',
    'a good one of another scheme': good.replace('Bearer', 'Basic'),
    'an expired one': `Bearer ${expired}`,
    'one with a wrong signature': bend(bent.headers.authorization),
    'one of a revoked session': revoked.headers.authorization,
    'one of a deleted account': deleted.headers.authorization,
    'one of a suspended account': suspended.headers.authorization,
  };
}

/** Tokens of staff who are no longer what their token says. */
async function formerTokens(world: World): Promise<Record<string, string>> {
  const { db } = world;
  const [idle, removed] = [await holder(world, 'manager'), await holder(world, 'manager')];
  await db.run(sql`update users set suspended_at = now(), suspend_reason = 'x'
    where user_id = (select works_for from users where user_id = ${idle.user_id})`);
  await db.run(sql`update users set works_for = null, staff_role = null
    where user_id = ${removed.user_id}`);
  return {
    'a manager of a suspended vendor': idle.headers.authorization,
    'a manager of before': removed.headers.authorization,
  };
}

/** Changes a character near the end; not the last one, of which some bits are unused. */
function bend(token: string): string {
  return `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`;
}

/** The expected answer of a call to each of these, by the table. */
function expected(may: 'anyone' | 'cookie' | readonly Position[], badKinds: readonly string[]) {
  const strangers: Verdict = may === 'anyone' ? 'lets in' : 'asks who it is';
  const member = (position: Position): Verdict =>
    typeof may === 'string' ? strangers : may.includes(position) ? 'lets in' : 'refuses';
  return {
    ...Object.fromEntries(badKinds.map((kind) => [kind, strangers])),
    'no token': strangers,
    'a manager of a suspended vendor': strangers,
    'a manager of before': member('user'),
    ...Object.fromEntries(POSITIONS.map((position) => [position, member(position)])),
  };
}

function urlOf(call: Endpoint): string {
  return `/api${call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;
}

test('every call is served, and only by its own methods', async () => {
  const { app } = await testApp();
  const served: Record<string, unknown> = {};
  for (const [name, call] of calls) {
    const url = `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const patch = await app.inject({ method: 'PATCH', url: urlOf(call), payload: {} });
    const hasRoute = app.hasRoute({ method: call.method, url });
    served[name] = [hasRoute, patch.statusCode, patch.json().error];
  }
  const right = [true, 405, 'method_not_allowed'];
  expect(served).toEqual(Object.fromEntries(calls.map(([name]) => [name, right])));
});

/** The lowest position that may call: the bad tokens belong to such people. */
function leastPrivileged(name: string): Position {
  const may = MAY[name] ?? [];
  return typeof may === 'string' ? 'user' : (may.at(-1) ?? 'user');
}

/** The calls for one position, which share a server; one that changes something has its own. */
const groups = Object.entries(
  Object.groupBy(calls, ([name]) => (name in CHANGED ? name : `calls of ${leastPrivileged(name)}`)),
);

async function tokensFor(world: World, position: Position) {
  const bad = await badTokens(world, position);
  const tokens = { 'no token': '', ...bad, ...(await formerTokens(world)) };
  const good: Record<string, string> = {};
  for (const who of POSITIONS) good[who] = (await holder(world, who)).headers.authorization;
  return { tokens: { ...tokens, ...good }, badKinds: Object.keys(bad) };
}

// The request is invalid where it can be: whoever passes the checks gets 400 and changes nothing.
test.for(groups)(
  '%s let in whom they should and nobody else',
  { timeout: 120_000 },
  async ([, asked = []]) => {
    const world = await testApp();
    const { tokens, badKinds } = await tokensFor(world, leastPrivileged(asked[0]?.[0] ?? ''));
    const verdicts: Record<string, Record<string, Verdict>> = {};
    const changed: Record<string, readonly string[]> = {};
    let before = await sumTables(world.db);
    for (const [name, call] of asked) {
      const url = urlOf(call);
      const given: Record<string, Verdict> = {};
      for (const [who, authorization] of Object.entries(tokens))
        given[who] = verdictOf(
          await world.app.inject({
            method: call.method,
            url,
            headers: { 'x-requested-with': 'larder', ...(authorization && { authorization }) },
            ...(call.method !== 'GET' && { payload: {} }),
          }),
        );
      verdicts[name] = given;
      const after = await sumTables(world.db);
      changed[name] = differingTables(before, after);
      before = after;
    }
    const names = asked.map(([name]) => name);
    expect(verdicts).toEqual(
      Object.fromEntries(names.map((name) => [name, expected(MAY[name] ?? [], badKinds)])),
    );
    expect(changed).toEqual(Object.fromEntries(names.map((name) => [name, CHANGED[name] ?? []])));
  },
);
