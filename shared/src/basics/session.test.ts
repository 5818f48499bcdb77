import { expect, test } from 'vitest';

import { isExpired, readRole } from './session.ts';

test.for([
  [1000, 999_999, false, 'a millisecond before'],
  [1000, 1_000_000, true, 'the very moment'],
  [1000, 1_000_001, true, 'a millisecond after'],
  [0, 1, true, 'zero is a time too'],
  [undefined, 1_000_000, false, 'no expiry, no end'],
] as const)('a token of %s seconds at %d ms is expired: %s (%s)', ([exp, at, expired]) => {
  expect(isExpired(exp, at)).toBe(expired);
});

test.for([
  ['user', 'user', 'shopper'],
  ['vendor', 'vendor', 'vendor'],
  ['admin', 'admin', 'admin'],
  ['Admin', undefined, 'roles are never guessed'],
  ['', undefined, 'nothing'],
  [undefined, undefined, 'missing'],
  [{ role: 'admin' }, undefined, 'not text'],
  ['constructor', undefined, 'a name every object has'],
] as const)('reads %j as %s: %s', ([value, role]) => {
  expect(readRole(value)).toBe(role);
});
