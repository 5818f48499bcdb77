import { login } from '@larder/shared/account/auth.calls';
import { getConfig } from '@larder/shared/account/config.calls';
import { refreshSession } from '@larder/shared/account/session.calls';
import { cancelOrder, listMyOrders } from '@larder/shared/orders/orders.calls';
import { listVendorOrders } from '@larder/shared/orders/vendorOrders.calls';
import { exportRecipes, uploadRecipes } from '@larder/shared/recipes/recipeImports.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { call } from './api.ts';
import { ApiError, OfflineError, wordsFor } from './apiError.ts';

const server = mockServer();
const maya = someone();
const noOrders = { value: [], orders: [], total: 0, first: 1, truncated: false };
const settings = { demo: true, google_maps_api_key: null, social_links: [] };
const renewed = {
  _id: maya.id,
  role: maya.role,
  access_token: tokenOf({ sub: maya.id, exp: Math.floor(Date.now() / 1000) + 900, jti: 'new' }),
  token_type: 'bearer' as const,
  expires_in: 900,
  name: maya.name,
  email: maya.email,
  message: 'Session renewed',
};

beforeEach(() => storedUser.set(maya));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('sends the token, the query and nothing else', async () => {
  const seen = server.answers(listMyOrders, noOrders);
  await call(listMyOrders, { query: { limit: 20, cursor: 'a b' } });
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${maya.token}`);
  expect(seen[0]?.query).toEqual({ limit: '20', cursor: 'a b' });
});

test('a public call has no token', async () => {
  const seen = server.answers(getConfig, settings);
  await expect(call(getConfig)).resolves.toEqual(settings);
  expect(seen[0]?.headers.get('authorization')).toBeNull();
});

test('fills path parameters', async () => {
  const seen = server.refuses(cancelOrder, 'order_not_found');
  await expect(call(cancelOrder, { params: { id: maya.id } })).rejects.toThrow('Order not found');
  expect(seen[0]?.params).toEqual({ id: maya.id });
});

test('a file is sent as it is', async () => {
  const seen = server.answers(uploadRecipes, { import_id: maya.id });
  await call(uploadRecipes, { query: { name: 'my file' }, body: new Blob(['Soup']) });
  expect(seen[0]).toMatchObject({ body: 'Soup', query: { name: 'my file' } });
  expect(seen[0]?.headers.get('content-type')).toBe('application/octet-stream');
});

test('a file is answered as a Blob', async () => {
  server.answers(exportRecipes, 'zip');
  expect(await call(exportRecipes)).toBeInstanceOf(Blob);
});

test('a refusal has status, code, message, details and the time to wait', async () => {
  server.refuses(listMyOrders, 'too_many_requests', {
    details: { limit: 300 },
    headers: { 'retry-after': '7' },
  });
  const failure = await call(listMyOrders).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests. Please wait a moment.',
    details: { limit: 300 },
    retryAfter: 7,
  });
});

test('an answer outside the contract is a failure', async () => {
  server.sends(getConfig, () => Response.json({ demo: 'yes' }));
  await expect(call(getConfig)).rejects.not.toBeInstanceOf(ApiError);
});

test('a refusal without a readable body has a default message', async () => {
  server.sends(getConfig, () => new Response('<html>', { status: 502 }));
  const failure = await call(getConfig).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 502, code: 'internal', message: 'Something went wrong' });
});

test('a renewal that fails because of a login meanwhile goes on with that login', async () => {
  const again = { ...maya, token: renewed.access_token };
  server.sends(listMyOrders, ({ headers }) =>
    headers.get('authorization') === `Bearer ${again.token}`
      ? Response.json(noOrders)
      : Response.json({ error: 'not_signed_in', message: 'x' }, { status: 401 }),
  );
  server.sends(refreshSession, () => {
    // In another tab: it ends the session of this one.
    storedUser.set(again);
    return Response.json({ error: 'session_ended', message: 'x' }, { status: 401 });
  });
  await expect(call(listMyOrders)).resolves.toBeDefined();
  expect(storedUser.get()?.token).toBe(again.token);
});

test('a refused token is renewed once and the call repeated', async () => {
  const seen = server.sends(listMyOrders, ({ headers }) =>
    headers.get('authorization') === `Bearer ${renewed.access_token}`
      ? Response.json(noOrders)
      : Response.json({ error: 'not_signed_in', message: 'x' }, { status: 401 }),
  );
  const renewals = server.answers(refreshSession, renewed);
  await expect(call(listMyOrders)).resolves.toEqual(noOrders);
  expect(seen).toHaveLength(2);
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.headers.get('x-requested-with')).not.toBeNull();
  expect(storedUser.get()?.token).toBe(renewed.access_token);
});

test('a refusal of staff renews the session, which has the role of now', async () => {
  storedUser.set({ ...maya, role: 'vendor', staff_role: 'manager' });
  server.refuses(listVendorOrders, 'not_allowed');
  server.answers(refreshSession, { ...renewed, role: 'vendor', staff_role: 'picker' });
  await expect(call(listVendorOrders)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect.poll(() => storedUser.get()?.staff_role).toBe('picker');
});

test('concurrent calls with an old token renew it once', async () => {
  server.sends(listMyOrders, ({ headers }) =>
    headers.get('authorization') === `Bearer ${renewed.access_token}`
      ? Response.json(noOrders)
      : Response.json({ error: 'not_signed_in', message: 'x' }, { status: 401 }),
  );
  const renewals = server.answers(refreshSession, renewed);
  await Promise.all([call(listMyOrders), call(listMyOrders), call(listMyOrders)]);
  expect(renewals).toHaveLength(1);
});

test('without a valid cookie the person is signed out', async () => {
  server.refuses(listMyOrders, 'not_signed_in');
  server.refuses(refreshSession, 'session_ended');
  await expect(call(listMyOrders)).rejects.toMatchObject({ status: 401 });
  expect(storedUser.get()).toBeUndefined();
});

test('a new token that is refused signs out instead of looping', async () => {
  const seen = server.refuses(listMyOrders, 'not_signed_in');
  server.answers(refreshSession, renewed);
  await expect(call(listMyOrders)).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(2);
  expect(storedUser.get()).toBeUndefined();
});

test('a renewal without a connection does not sign out', async () => {
  server.refuses(listMyOrders, 'not_signed_in');
  server.breaks(refreshSession);
  await expect(call(listMyOrders)).rejects.toBeInstanceOf(Error);
  expect(storedUser.get()).toEqual(maya);
});

test('a sign-out during a renewal is final', async () => {
  server.refuses(listMyOrders, 'not_signed_in');
  server.sends(refreshSession, () => {
    storedUser.clear();
    return Response.json(renewed);
  });
  await expect(call(listMyOrders)).rejects.toMatchObject({ status: 401 });
  expect(storedUser.get()).toBeUndefined();
});

test.for([
  ['not_allowed', 403],
  ['conflict', 409],
  ['key_reused', 422],
  ['too_many_requests', 429],
  ['read_only', 503],
] as const)('%s (%i) signs nobody out and renews nothing', async ([code, status]) => {
  server.refuses(listVendorOrders, code);
  await expect(call(listVendorOrders)).rejects.toMatchObject({ status });
  expect(storedUser.get()).toEqual(maya);
});

test('a wrong password does not trigger a renewal', async () => {
  server.refuses(login, 'wrong_credentials');
  const body = { email: 'maya@larder.test', password: 'wrong', role: 'user' as const };
  await expect(call(login, { body })).rejects.toThrow('Invalid email or password');
  expect(storedUser.get()).toEqual(maya);
});

test('offline, a change fails at once and a read is tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.answers(listMyOrders, noOrders);
  await expect(call(cancelOrder, { params: { id: maya.id } })).rejects.toBeInstanceOf(OfflineError);
  await expect(call(listMyOrders)).resolves.toEqual(noOrders);
});

test('a read is aborted with its caller', async () => {
  server.answers(listMyOrders, noOrders);
  const gone = AbortSignal.abort();
  await expect(call(listMyOrders, { signal: gone })).rejects.toMatchObject({ name: 'AbortError' });
});

test.for([
  [new ApiError(409, { error: 'busy', message: 'Busy' }), 'Busy', 'the server’s own words'],
  [
    new OfflineError(),
    "You're offline. Please connect to the internet and try again.",
    'no network',
  ],
  [new TypeError('fetch failed'), 'An unexpected error occurred. Please try again.', 'unreachable'],
] as const)('words for %o', ([error, words]) => {
  expect(wordsFor(error)).toBe(words);
});

const ben = someone({ id: '01890000-0000-7000-8000-000000000009', name: 'Ben' });

test.for([
  ['before the renewal is answered', true],
  ['and the cookie is theirs already', false],
] as const)(
  'when somebody else signs in meanwhile, nothing is done in their name: %s',
  async ([what, isStored]) => {
    const seen = server.refuses(listMyOrders, 'not_signed_in');
    server.sends(refreshSession, () => {
      if (isStored) storedUser.set(ben);
      return Response.json({ ...renewed, _id: ben.id, name: ben.name, access_token: ben.token });
    });
    await expect(call(listMyOrders)).rejects.toMatchObject({ status: 401 });
    expect([what, seen.length]).toEqual([what, 1]);
    expect(storedUser.get()?.id).toBe(ben.id);
  },
);

test('a read times out after ten seconds, a change does not', async () => {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  server.answers(listMyOrders, noOrders);
  await expect(call(listMyOrders)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(10_000);
  server.refuses(cancelOrder, 'order_not_found');
  await expect(call(cancelOrder, { params: { id: maya.id } })).rejects.toThrow('Order not found');
});

const other = someone({ id: '01890000-0000-7000-8000-000000000009', name: 'Ben' });

test('an answer for somebody who has left this page reaches nobody', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  server.sends(listMyOrders, async () => {
    asked.resolve();
    await answered.promise;
    return Response.json(noOrders);
  });
  const answer = call(listMyOrders).catch((error: unknown) => error);
  await asked.promise;
  storedUser.set(other);
  answered.resolve();
  expect(await answer).toMatchObject({ status: 401 });
  expect(storedUser.get()).toEqual(other);
});

test('a page that has not heard of another tab’s sign-in sends nothing in that name', async () => {
  const seen = server.answers(listMyOrders, noOrders);
  localStorage.setItem('user', JSON.stringify(other));
  await expect(call(listMyOrders)).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(0);
  // Now it has.
  await call(listMyOrders);
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${other.token}`);
});
