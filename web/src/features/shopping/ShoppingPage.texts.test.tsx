import { listNearbyPlaces } from '@larder/shared/contract/places';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { startTrip } from '#state/trip';
import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { ShoppingPage } from './ShoppingPage.tsx';

const server = standInServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const here = { lat: 41.88, lng: -87.63 };
const rice = {
  ingredient_id: '00000000-0000-4000-8000-000000000005',
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  price: cents(349),
  quantity: 10,
  category: 'Pantry',
  image: null,
  wanted: 'Rice',
  packs_needed: 1,
};

function shop(store_type: 'Delivery' | 'Pickup' = 'Delivery') {
  const store = {
    store_id: '00000000-0000-4000-8000-000000000001',
    name: 'Corner Shop',
    store_type,
    address: 'Street 1',
    location: here,
    distance: 1.25,
    coverage: { matched: 1, wanted: 1 },
    missing: [],
    items: [rice],
  };
  const vendors = [
    { user_id: '00000000-0000-4000-8000-000000000090', name: 'Vera', stores: [store] },
  ];
  const needs = [{ name: 'rice', unit_quantity: 900, unit: 'gm' as const }];
  startTrip({ vendors, needs, here, hereLabel: '', radius: 25 });
  return openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
}

test('the list stands beside the stores with its warning, and a tap strikes through', async () => {
  const { user } = shop();
  expect(screen.getByRole('heading', { level: 1, name: 'Shop Ingredients' })).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Ingredients' }));
  expect(panel.getByText('Please check before you checkout!')).toBeVisible();
  await user.click(panel.getByRole('checkbox', { name: 'Rice' }));
  expect(panel.getByText('1 of 1')).toBeVisible();
});

test('the carts and their buttons come with the first cart', async () => {
  const { user } = shop();
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  // The one of wide screens and the one of phones.
  expect(names().filter((name) => name === 'Ingredients')).toHaveLength(2);
  expect(names().filter((name) => name?.startsWith('Cart'))).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('heading', { name: 'Your Carts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Carts', pressed: true })).toBeVisible();
  const phone = screen.getByRole('button', { name: /^Cart\b.*\$3\.49$/ });
  expect(phone.firstElementChild?.nextSibling?.textContent).toBe('Cart');
  await user.click(screen.getByRole('button', { name: 'Carts' }));
  expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
});

test('stores that cannot be read are told, with the way to compare them again', () => {
  sessionStorage.setItem('trip', '{"vendors":[{}]}');
  openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Could not load vendor data. Please try again.',
  );
  expect(screen.getByRole('link', { name: 'Grocery List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  );
  expect(screen.queryByText('Required data not found. Redirecting...')).toBeNull();
});

test.for(['Delivery', 'Pickup'] as const)('a store for %s says so', (type) => {
  shop(type);
  const card = within(screen.getByRole('article', { name: 'Corner Shop' }));
  expect(card.getByText(type)).toBeVisible();
});
