import { expect, test } from 'vitest';

import { comeBackTo, loginState, returnPath } from './returnPath.ts';

test('a link to the login returns to the full address', () => {
  const location = {
    pathname: '/profile',
    search: '?tab=orders',
    hash: '#x',
    state: null,
    key: 'k',
  };
  expect(returnPath(comeBackTo(location))).toBe('/profile?tab=orders#x');
});

test.for([
  ['/shopping-list', null, '/shopping-list', 'a page'],
  ['/login', { from: '/orders' }, '/orders', 'the login keeps where it was to lead'],
  ['/register', null, undefined, 'a login page is no place to come back to'],
  ['/admin/login', { from: '/admin/users' }, undefined, 'nor is the area of administrators'],
] as const)('a login pressed on %s with %o leads to %s: %s', ([pathname, state, expected]) => {
  const location = { pathname, search: '', hash: '', state, key: 'k' };
  expect(returnPath(loginState(location))).toBe(expected);
});

test.for([
  [{ from: '/' }, '/', 'home'],
  [{ from: '/orders' }, '/orders', 'a page'],
  [{ from: '//evil.test' }, undefined, 'another site without a scheme'],
  [{ from: '/\\evil.test' }, undefined, 'browsers read a backslash as a slash'],
  [{ from: '/a\\..\\b' }, undefined, 'a backslash anywhere'],
  [{ from: 'https://evil.test' }, undefined, 'another site'],
  [{ from: 'javascript:alert(1)' }, undefined, 'no path'],
  [{ from: '/\t/evil.test' }, undefined, 'browsers drop control characters'],
  [{ from: 5 }, undefined, 'no text'],
  [null, undefined, 'nobody was sent'],
] as const)('%o leads to %s: %s', ([state, expected]) => {
  expect(returnPath(state)).toBe(expected);
});
