import { cents } from '@larder/shared/basics/money';
import { listTripOrders, type TripOrder } from '@larder/shared/orders/tripOrders.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { id, item } from '#testing/comparison.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { TripPage } from './TripPage.tsx';

/* The trip of what was ordered on another device, or by somebody else of the household. */

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });

const rice = { ...item(1, 'Rice'), image: null, quantity: 2, category: 'Pantry' as const };
const milk = { ...item(2, 'Milk'), image: null, quantity: 1, category: 'Dairy' as const };
const order = (more: Partial<TripOrder> = {}): TripOrder => ({
  order_id: id(70),
  order_status: 'pending',
  ordered_by: null,
  store_id: id(5),
  store_name: 'Corner Pickup',
  address: 'Pier 2',
  place: { lat: 41.88, lng: -87.63 },
  store_phone: '+1 212 555 0199',
  slot: null,
  items: [rice, milk],
  changes: [],
  ...more,
});
const answers = (...value: TripOrder[]): void => void server.answers(listTripOrders, { value });
const open = () =>
  openPage(
    <>
      <KitchenSync />
      <TripPage />
    </>,
    { at: '/trip', as: sam },
  );
const store = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a device that has ordered nothing has the sheet of what was ordered elsewhere', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act({
    kind: 'add_item',
    payload: { item: { name: 'Rice', amount: 400, unit: 'g', ingredient_id: id(1) } },
  });
  answers(order());
  const { user } = open();
  expect(await store('Corner Pickup')).toBeVisible();
  expect(screen.getByText('Pier 2')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call Corner Pickup/ })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Pantry']),
  );
  await user.click(box('Rice'));
  expect(screen.getByText('1 of 2')).toBeVisible();
  // Nobody has compared stores here.
  await user.click(screen.getByRole('button', { name: 'Milk is not there' }));
  expect(screen.getByText(/compared on another device/)).toBeVisible();
});

test('ticks stay when the order is read again, and what the store changes is followed', async () => {
  mockKitchen(server);
  answers(order());
  const { user } = open();
  await store('Corner Pickup');
  await user.click(box('Rice'));
  answers(
    order({
      items: [rice],
      changes: [
        {
          change_id: id(90),
          state: 'short',
          ...item(2, 'Milk'),
          packs: 1,
          reason: null,
          at: new Date('2026-03-04T12:00:00.000Z'),
          replacement: null,
        },
      ],
    }),
  );
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByText('1 of 1')).toBeVisible());
  expect(screen.queryByText('Milk')).not.toBeInTheDocument();
});

test('of two orders one is refused: its sheet goes, and the page says so', async () => {
  mockKitchen(server);
  const other = { order_id: id(71), store_id: id(6), store_name: 'Mill Pickup' };
  // The newest first; one goes to the oldest first.
  answers(order(other), order());
  open();
  await store('Corner Pickup');
  answers(order(other), order({ order_status: 'Rejected', items: [] }));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await store('Mill Pickup')).toBeVisible();
  expect(screen.getByText(/order at Corner Pickup was cancelled/)).toBeVisible();
});

test('somebody else’s order says whose it is, and goes when they are no longer of the household', async () => {
  mockKitchen(server);
  answers(order({ ordered_by: 'Maya Oduya' }));
  open();
  await store('Corner Pickup');
  expect(screen.getByText('Ordered by Maya Oduya')).toBeVisible();
  answers();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('No trip yet')).toBeVisible();
});

test('what was delivered over the counter is done', async () => {
  mockKitchen(server);
  answers(order());
  open();
  await store('Corner Pickup');
  answers(order({ order_status: 'Delivered' }));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('The trip is done')).toBeVisible();
});

test('the device that ordered keeps what it compared, whoever is first', async () => {
  mockKitchen(server);
  answers(order());
  const { user } = open();
  await store('Corner Pickup');
  await user.click(box('Rice'));
  const offer = {
    store_id: id(9),
    storeName: 'Harbor',
    place: { lat: 41.88, lng: -87.63 },
    item: { ...item(2, 'Milk'), price: cents(150), quantity: 1 },
    delivers: true,
  };
  const things = [rice, milk].map((one) => ({ ...one, recipes: [], offers: [offer] }));
  addStops([{ id: id(70), store_id: id(5), storeName: 'Corner Pickup', items: things }]);
  await user.click(screen.getByRole('button', { name: 'Milk is not there' }));
  expect(screen.getByText(/Harbor delivers it for/)).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(groceryList().lines).toEqual([]);
});
