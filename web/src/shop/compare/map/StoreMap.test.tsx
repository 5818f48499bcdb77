import type { ComparedStore } from '@larder/shared/stores/compare.calls';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ShoppingPage } from '#shop/compare/ShoppingPage.tsx';
import type { Trip } from '#shop/compare/state/trip.ts';
import { free } from '#testing/catalogue.ts';
import { item, startListed } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
const HERE = { lat: 41.88, lng: -87.63 };
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function store(n: number, more: Partial<ComparedStore> = {}): ComparedStore {
  return {
    store_id: id(n),
    name: `Store ${n}`,
    store_type: 'Delivery',
    address: 'Street 1',
    location: { lat: HERE.lat + n / 69, lng: HERE.lng },
    ...free,
    distance: n,
    coverage: { matched: 3, wanted: 3 },
    missing: [],
    items: [],
    ...more,
  };
}

function shop(
  stores: ComparedStore[],
  { here = HERE as typeof HERE | null, hereLabel = '', needs = [] as Trip['needs'] } = {},
) {
  startListed({
    vendors: [{ user_id: id(90), name: 'Vera', stores }],
    needs,
    here,
    hereLabel,
    radius: 25,
  });
  return openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
}

let seen: ReturnType<typeof server.answers>;
beforeEach(() => {
  seen = server.answers(listNearbyPlaces, {
    value: [{ name: 'Evanston', lat: HERE.lat, lng: HERE.lng + 0.1 }],
  });
});
afterEach(() => vi.unstubAllGlobals());

const pins = async () =>
  within(await screen.findByRole('toolbar', { name: 'Stores on the map' })).getAllByRole('button');

test('each store has a labelled pin, in the list’s order, without a number while there is no plan', async () => {
  shop([store(2, { store_type: 'Pickup' }), store(1)]);
  expect((await pins()).map((pin) => pin.getAttribute('aria-label'))).toEqual([
    'Store 1 1.0 mi away, Delivery',
    'Store 2 2.0 mi away, Pickup',
  ]);
  const map = within(screen.getByRole('region', { name: 'Map' }));
  expect(map.getByText('Delivery')).toBeVisible();
  expect(map.getByText('Pickup')).toBeVisible();
});

test('the pins of the plan say so, those of its tour in order', async () => {
  const rice = { ingredient_id: id(1), name: 'Rice', unit_quantity: 400, unit: 'gm' as const };
  const milk = { ingredient_id: id(2), name: 'Milk', unit_quantity: 400, unit: 'gm' as const };
  shop(
    [
      store(1, { items: [item(1, 'Rice')] }),
      store(2, { items: [item(2, 'Milk')], store_type: 'Pickup' }),
      store(3, { coverage: { matched: 0, wanted: 3 } }),
    ],
    { needs: [rice, milk] },
  );
  await waitFor(async () =>
    expect((await pins()).map((pin) => pin.getAttribute('aria-label'))).toEqual([
      '1 Store 2 2.0 mi away, Pickup, 1st stop of the plan',
      '2 Store 1 1.0 mi away, Delivery, in the plan',
      'Store 3 3.0 mi away, Delivery',
    ]),
  );
  expect(screen.getByText('1st')).toBeInTheDocument();
});

test('a pin opens its store’s row and focuses its arrow', async () => {
  const { user } = shop([store(1), store(2)]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click((await pins())[1] as HTMLElement);
  const arrow = screen.getByRole('button', { name: 'Details of Store 2', expanded: true });
  expect(arrow).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([arrow.closest('tr')]);
  expect(screen.getByRole('article', { name: 'Store 2' })).toBeVisible();
});

test('the map is one Tab stop, and keys move between pins', async () => {
  const { user } = shop([store(1), store(2), store(3)]);
  const [first, second, third] = await pins();
  screen.getByRole('button', { name: 'Map' }).focus();
  await user.tab();
  expect(first).toHaveFocus();
  for (const [key, pin] of [
    ['{ArrowRight}', second],
    ['{ArrowDown}', third],
    ['{ArrowRight}', first],
    ['{ArrowLeft}', third],
    ['{ArrowUp}', second],
    ['{Home}', first],
    ['{End}', third],
    ['x', third],
  ] as const) {
    await user.keyboard(key);
    expect(pin).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('toolbar', { name: 'Stores on the map' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.tab({ shift: true });
  expect(third).toHaveFocus();
});

test('city names come from the server for the map’s reach', async () => {
  shop([store(3)]);
  expect(await screen.findByText('Evanston')).toBeVisible();
  expect(seen.map(({ query }) => query)).toEqual([{ lat: '41.88', lng: '-87.63', miles: '5' }]);
});

test('the map shows without names', async () => {
  server.refuses(listNearbyPlaces, 'internal');
  shop([store(3)]);
  expect(await pins()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the map follows the search, and disappears with the last store', async () => {
  const { user } = shop([store(1), store(2)]);
  expect(await pins()).toHaveLength(2);
  const box = screen.getByRole('searchbox', { name: 'Search stores and items' });
  await user.type(box, 'store 2');
  await waitFor(async () => expect(await pins()).toHaveLength(1));
  await user.type(box, 'x');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Map' })).toBeNull());
});

test('it closes and opens; closed, it renders nothing', async () => {
  const { user } = shop([store(1)]);
  await pins();
  const button = screen.getByRole('button', { name: 'Map' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('toolbar', { name: 'Stores on the map' })).toBeNull();
  await user.click(button);
  expect(await pins()).toHaveLength(1);
});

test('on a phone it is closed at first and requests nothing', async () => {
  const narrow = {
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', () => narrow);
  const { user } = shop([store(1)]);
  const button = screen.getByRole('button', { name: 'Map' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(seen).toHaveLength(0);
  await user.click(button);
  expect(await pins()).toHaveLength(1);
});

test('without a place there is no map', () => {
  shop([store(1, { distance: null })], { here: null });
  expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
});

test.for([
  [50, 50],
  [51, 50],
] as const)('%d stores have %d pins', async ([count, pinned]) => {
  shop(Array.from({ length: count }, (_, n) => store(n + 1)));
  expect(await pins()).toHaveLength(pinned);
});

test('a place that is already "near" something is named once', () => {
  shop([store(1)], { hereLabel: 'near Chicago, IL 60601' });
  expect(screen.getByText('Chicago, IL 60601')).toBeVisible();
});

test('a press anywhere on a store’s row opens and closes it, the focus on its arrow', async () => {
  const { user } = shop([store(1), store(2)]);
  const row = screen.getByRole('row', { name: /Store 2/ });
  await user.click(within(row).getByText('Store 2'));
  const arrow = screen.getByRole('button', { name: 'Details of Store 2', expanded: true });
  expect(arrow).toHaveFocus();
  await user.click(within(row).getByText('2.0'));
  expect(arrow).toHaveAttribute('aria-expanded', 'false');
  await user.click(arrow);
  expect(arrow).toHaveAttribute('aria-expanded', 'true');
});
