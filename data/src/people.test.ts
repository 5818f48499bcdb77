import { expect, test } from 'vitest';

import { readMetros } from '#stores/metros';

import { ALL_DEMO_PEOPLE, DEMO_PASSWORD, DEMO_PEOPLE, DEMO_VENDORS } from './people.ts';

test('the accounts that are shown are one for each role and staff role', () => {
  expect(DEMO_PEOPLE.map(({ role, email }) => [role, email])).toEqual([
    ['user', 'shopper@larder.test'],
    ['vendor', 'vendor@larder.test'],
    ['admin', 'admin@larder.test'],
    ['user', 'manager@larder.test'],
    ['user', 'picker@larder.test'],
  ]);
});

test('each metropolitan area has its vendor, in the same order', () => {
  const emails = readMetros().map(({ key }) => `vendor.${key}@larder.test`);
  expect(DEMO_VENDORS.map(({ email }) => email)).toEqual([
    'vendor@larder.test',
    ...emails.slice(1),
  ]);
  expect(DEMO_VENDORS.every(({ role }) => role === 'vendor')).toBe(true);
});

test('nobody is there twice', () => {
  expect(ALL_DEMO_PEOPLE).toHaveLength(23);
  expect(new Set(ALL_DEMO_PEOPLE.map(({ user_id }) => user_id)).size).toBe(23);
  expect(new Set(ALL_DEMO_PEOPLE.map(({ name }) => name)).size).toBe(23);
});

test('everybody passes the rules for registration', () => {
  expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(8);
  const incomplete = ALL_DEMO_PEOPLE.filter(
    ({ name, email, address }) =>
      !/^\S+ \S+$/.test(name) || !/^[a-z.-]+@larder\.test$/.test(email) || !/\d{5}$/.test(address),
  );
  expect(incomplete).toEqual([]);
});
