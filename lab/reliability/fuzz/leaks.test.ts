import { expect, test } from 'vitest';

import { leaksIn } from './leaks.ts';

const KNOWN = [{ what: 'a password', value: 'a very private phrase 42' }];

test.for([
  ['as it is', 'said "a very private phrase 42" to all', 'a password'],
  ['in an address', '?p=a%20very%20private%20phrase%2042', 'a password'],
  ['in credentials', Buffer.from('a very private phrase 42').toString('base64'), 'a password'],
  [
    'as bytes of a dump',
    `\\x${Buffer.from('a very private phrase 42').toString('hex')}`,
    'a password',
  ],
  ['a hash of one', '$argon2id$v=19$m=19456', 'a hashed password'],
  ['a token', `x eyJhbGciOiJI.eyJzdWIiOiIx.${'a'.repeat(43)}`, 'a signed token'],
  ['a header', 'Authorization: Bearer 0123456789abcdefghijkl', 'a bearer token'],
  ['a cookie', `larder_rt=${'b'.repeat(43)}`, 'a refresh cookie'],
  ['a link', `/reset-password?token=${'c'.repeat(43)}`, 'a reset link'],
  ['an invitation', `/invitation?token=${'c'.repeat(43)}`, 'an invitation'],
  ['a database', 'postgres://larder:hush@db:5432/x', 'an address with a password'],
  ['a key', '-----BEGIN PRIVATE KEY-----', 'a private key'],
  ['a key of a program', `larder_${'e'.repeat(43)}`, 'an API key'],
  ['a signing secret', `whsec_${'f'.repeat(43)}=`, 'the secret of a webhook'],
  ['a key of maps', `AIza${'d'.repeat(35)}`, 'a key of a cloud'],
  ['a member of an object', '{"apiKey":"0123456789abcdef0123"}', 'a secret that is written down'],
] as const)('%s is found', ([, text, what]) => {
  expect(leaksIn(text, KNOWN).join()).toContain(what);
});

test.for([
  'an ordinary line with a password field and a token of appreciation',
  'https://example.com:8080/path?a=b@c',
  '{"password":"must be at least 8 characters"}',
  '{"route":"/api/login","status":401,"request_id":"0123456789abcdef"}',
  'http://127.0.0.1:3000/api/auth',
])('%s is not', (text) => {
  expect(leaksIn(text, KNOWN)).toEqual([]);
});
