import { everyCall } from '@larder/shared/contract/calls';
import type { Role } from '@larder/shared/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';

import { differingTables, sumTables } from '#db/checksums';
import { sql } from '#db/sql';
import { signAccessToken } from '#identity/accessTokens';
import { testApp } from '#testing/testApp';

/**
 * Who may make each call: written out by hand and compared with the contract, so that a changed
 * word there, or a new call that nobody thought about, turns this red.
 *
 * 'anyone' needs no account, and a bad token does not matter; 'cookie' needs a live refresh cookie;
 * else the roles that may. Administrators neither shop nor sell, vendors may shop elsewhere.
 */
const MAY: Readonly<Record<string, 'anyone' | 'cookie' | readonly Role[]>> = {
  'POST /register': 'anyone',
  'POST /login': 'anyone',
  'POST /forgot-password': 'anyone',
  'POST /reset-password': 'anyone',
  'POST /session/refresh': 'cookie',
  'POST /session/logout': 'anyone',
  'GET /auth': ['user', 'vendor', 'admin'],
  'GET /config': 'anyone',
  'GET /geocode/suggest': 'anyone',
  'GET /geocode/reverse': 'anyone',
  'GET /geocode/nearby': 'anyone',
  'GET /recipes/random': 'anyone',
  'GET /recipes/complexSearch': 'anyone',
  'GET /recipes/{id}/information': 'anyone',
  'PUT /user': ['user', 'vendor'],
  'GET /ingredients/suggest': 'anyone',
  'POST /ingredients/match': 'anyone',
  'GET /user/ingredients': ['user', 'vendor', 'admin'],
  'GET /user/recipes': ['user', 'vendor'],
  'POST /user/recipes': ['user', 'vendor'],
  'PUT /user/recipes/{id}': ['user', 'vendor'],
  'DELETE /user/recipes/{id}': ['user', 'vendor'],
  'GET /orders/events': ['user', 'vendor'],
  'GET /user/orders': ['user', 'vendor'],
  'POST /user/orders': ['user', 'vendor'],
  'POST /user/orders/{id}/cancel': ['user', 'vendor'],
  'POST /user/items/compare': ['user', 'vendor'],
  'GET /vendor/{vendorId}/store/{storeId}/items': ['user', 'vendor', 'admin'],
  'GET /vendor/stores': ['vendor'],
  'POST /vendor/stores': ['vendor'],
  'PUT /vendor/stores': ['vendor'],
  'PUT /vendor/store/{storeId}/inventory': ['vendor'],
  'PUT /vendor/store/{storeId}': ['vendor'],
  'GET /vendor/store/{storeId}/closing': ['vendor'],
  'POST /vendor/store/{storeId}/close': ['vendor'],
  'GET /vendor/ingredients': ['vendor'],
  'GET /vendor/orders': ['vendor'],
  'GET /vendor/order/{id}': ['vendor'],
  'GET /vendor/overview': ['vendor'],
  'GET /vendor/dashboard': ['vendor'],
  'GET /vendor/pick-list': ['vendor'],
  'PUT /vendor/userorder/accept': ['vendor'],
  'GET /admin/ingredients': ['admin'],
  'POST /admin/ingredients': ['admin'],
  'PUT /admin/ingredients': ['admin'],
  'DELETE /admin/ingredients': ['admin'],
  'GET /admin/ingredient-pictures': ['admin'],
  'POST /admin/ingredient/{id}/alias': ['admin'],
  'GET /admin/ingredient/{id}/use': ['admin'],
  'GET /admin/ingredient/{id}/merge/{into}': ['admin'],
  'POST /admin/ingredient/{id}/merge/{into}': ['admin'],
  'GET /admin/unmatched': ['admin'],
  'PUT /admin/unmatched/dismissal': ['admin'],
  'GET /admin/users': ['admin'],
  'DELETE /admin/user/{id}': ['admin'],
  'GET /admin/user/{id}/deletion': ['admin'],
  'GET /admin/vendors': ['admin'],
  'DELETE /admin/vendor/{id}': ['admin'],
  'GET /admin/vendor/{id}/deletion': ['admin'],
  'GET /admin/audit': ['admin'],
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

/** Tokens that never were or are no longer good, of people whose role would be right. */
async function badTokens(
  { person, db, deps, clock }: Awaited<ReturnType<typeof testApp>>,
  role: Role,
): Promise<Record<string, string>> {
  const [late, bent, revoked, deleted] = [
    await person(role),
    await person(role),
    await person(role),
    await person(role),
  ];
  await db.run(sql`update sessions set revoked_at = now() where user_id = ${revoked.user_id}`);
  await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
    name = null, address = null, password_hash = null where user_id = ${deleted.user_id}`);
  const good = late.headers.authorization;
  const session_id = String(decodeJwt(good.slice('Bearer '.length))['sid']);
  const { user_id, email } = late;
  const expired = await signAccessToken(
    deps.config,
    { user_id, session_id, role, name: 'Late', email, address: 'Street 1' },
    new Date(clock.at.getTime() - 906_000),
  );
  return {
    'a malformed token': 'Bearer rubbish',
    'a good one of another scheme': good.replace('Bearer', 'Basic'),
    'an expired one': `Bearer ${expired}`,
    'one with a wrong signature': bend(bent.headers.authorization),
    'one of a revoked session': revoked.headers.authorization,
    'one of a deleted account': deleted.headers.authorization,
  };
}

/** Another character near the end; not the last, of which a part means nothing. */
function bend(token: string): string {
  return `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`;
}

/** What each of these makes of a call, by the table. */
function expected(may: 'anyone' | 'cookie' | readonly Role[], badKinds: readonly string[]) {
  const strangers: Verdict = may === 'anyone' ? 'lets in' : 'asks who it is';
  const member = (role: Role): Verdict =>
    typeof may === 'string' ? strangers : may.includes(role) ? 'lets in' : 'refuses';
  return {
    ...Object.fromEntries(badKinds.map((kind) => [kind, strangers])),
    'no token': strangers,
    user: member('user'),
    vendor: member('vendor'),
    admin: member('admin'),
  };
}

describe.for(calls)('%s', ([name, call]) => {
  const url = `/api${call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;

  test('is served, and only by its own methods', async () => {
    const { app } = await testApp();
    const route = `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(app.hasRoute({ method: call.method, url: route })).toBe(true);
    const patch = await app.inject({ method: 'PATCH', url, payload: {} });
    expect([patch.statusCode, patch.json().error]).toEqual([405, 'method_not_allowed']);
  });

  // What is sent is never valid, so whoever is let in is told what is wrong, and changes nothing.
  test('lets in whom it should and nobody else', async () => {
    const world = await testApp();
    const may = MAY[name] ?? [];
    const role = typeof may === 'string' ? 'user' : (may[0] ?? 'user');
    const bad = await badTokens(world, role);
    const tokens: Record<string, string> = { 'no token': '', ...bad };
    for (const who of ['user', 'vendor', 'admin'] as const)
      tokens[who] = (await world.person(who)).headers.authorization;

    const verdicts: Record<string, Verdict> = {};
    const before = await sumTables(world.db);
    for (const [who, authorization] of Object.entries(tokens))
      verdicts[who] = verdictOf(
        await world.app.inject({
          method: call.method,
          url,
          headers: { 'x-requested-with': 'larder', ...(authorization && { authorization }) },
          ...(call.method !== 'GET' && { payload: {} }),
        }),
      );
    expect(verdicts).toEqual(expected(may, Object.keys(bad)));
    const changed = differingTables(before, await sumTables(world.db));
    expect(changed).toEqual(name === 'POST /session/logout' ? ['audit_log', 'sessions'] : []);
  });
});
