import { expect, test } from 'vitest';

import { noteServerTime } from '#platform/http/serverClock.ts';
import { someone, tokenOf } from '#testing/page.tsx';

import { claimsOf, hasExpired, storedUser, toStoredUser } from './storedUser.ts';

const token = tokenOf({
  sub: 'u1',
  name: 'Zoë',
  email: 'z@larder.test',
  address: 'Köln',
  role: 'vendor',
});

test.for([
  [{ _id: 'a', access_token: token }, { id: 'a' }, 'the login’s own spelling'],
  [{ id: 'a', token }, { id: 'a' }, 'the other spelling'],
  [
    { user: { _id: 'b', name: 'Ann', email: 'a@x.test', role: 'admin' }, token },
    { id: 'b', name: 'Ann', email: 'a@x.test', role: 'admin' },
    'a nested person',
  ],
  [
    { token },
    { id: 'u1', name: 'Zoë', email: 'z@larder.test', role: 'vendor' },
    'all from the token',
  ],
  [{ token, role: 'root' }, { role: 'user' }, 'an unknown role is the least one'],
  [{ token }, { tokenType: 'bearer', expiresIn: 900 }, 'defaults'],
  [
    { token, token_type: 'Bearer', expires_in: 60 },
    { tokenType: 'Bearer', expiresIn: 60 },
    'as told',
  ],
  [
    { token, name: 7, expires_in: 'x' },
    { name: 'Zoë', expiresIn: 900 },
    'members of a wrong type are left out',
  ],
] as const)('reads %o', ([answer, expected]) => {
  expect(toStoredUser(answer)).toMatchObject({ token, ...expected });
});

test.for([
  [{ _id: 'a', role: 'user' }, 'no token'],
  [{ token: '' }, 'an empty token'],
  [{ token: 5 }, 'a token that is no text'],
  [undefined, 'no answer'],
  ['token', 'no object'],
] as const)('signs nobody in with %o: %s', ([answer]) => {
  expect(toStoredUser(answer)).toBeUndefined();
});

test.for([
  [token, { name: 'Zoë', address: 'Köln' }, 'letters beyond ASCII'],
  ['abc', {}, 'no parts'],
  ['a.%%%.c', {}, 'no base64'],
  [`a.${btoa('[]')}.c`, {}, 'no object'],
] as const)('the claims of %s: %s', ([text, expected]) => {
  expect(claimsOf(text)).toMatchObject(expected);
});

test('the administrators’ role and token are also stored separately, others’ are not', () => {
  storedUser.set(someone({ role: 'admin', token: 't1' }));
  expect([localStorage.getItem('role'), localStorage.getItem('token')]).toEqual(['admin', 't1']);
  storedUser.set(someone());
  expect([localStorage.getItem('role'), localStorage.getItem('token')]).toEqual([null, null]);
  storedUser.set(someone({ role: 'admin' }));
  storedUser.clear();
  expect(localStorage.length).toBe(0);
});

test('expiry uses the server’s clock, whatever the device’s says', () => {
  const at = Date.now();
  const oneHour = someone({ token: tokenOf({ exp: Math.floor(at / 1000) + 3600 }) });
  expect(hasExpired(oneHour)).toBe(false);
  noteServerTime(new Date(at + 2 * 3600_000).toUTCString());
  expect(hasExpired(oneHour)).toBe(true);
  noteServerTime(null);
  noteServerTime('no date');
  expect(hasExpired(oneHour)).toBe(true);
  noteServerTime(new Date(at).toUTCString());
  expect(hasExpired(oneHour)).toBe(false);
});
