import { getConfig } from '@larder/shared/contract/config';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openRoutes, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { ShopLayout } from './ShopLayout.tsx';

const server = standInServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
});

function open(role?: 'user' | 'vendor') {
  const routes = [{ Component: ShopLayout, children: [{ path: '/', element: <h1>Home</h1> }] }];
  return openRoutes(routes, { ...(role && { as: someone({ role }) }) });
}
const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the header’s links say where they lead', () => {
  open();
  expect(names(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    'Recipes',
    'Grocery List',
    'Shopping',
  ]);
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
});

test.for([
  ['user', ['Profile', 'Orders', 'Saved Recipes'], 'a shopper'],
  ['vendor', ['Profile', 'Orders', 'Saved Recipes', 'Vendor Dashboard'], 'a vendor has one more'],
] as const)('the account menu for role %s: %j (%s)', ([role, expected]) => {
  open(role);
  expect(names(screen.getByRole('navigation', { name: 'Account' }))).toEqual(expected);
});

test('the mobile menu says the same, and Logout', async () => {
  open('vendor');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(names(menu)).toEqual([
    'Recipes',
    'Grocery List',
    'Shopping',
    'Profile',
    'Orders',
    'Saved Recipes',
    'Vendor Dashboard',
  ]);
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the footer’s links say where they lead, and what this product is not', () => {
  open();
  const footer = screen.getByRole('contentinfo');
  expect(names(footer)).toEqual([
    'Recipes',
    'Saved Recipes',
    'Grocery List',
    'Orders',
    'Help & Support',
    'FAQ',
    'Contact',
    'Privacy',
    'Terms',
    'Vendor Login',
    'Sell with us',
    'About us',
  ]);
  expect(footer).toHaveTextContent(
    'A student educational project. No commercial activity and no real financial transactions.',
  );
});
