import { cents } from '@larder/shared/basics/money';
import { placeOrders } from '@larder/shared/orders/orders.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { fillCart } from '#shop/carts/state/carts.ts';
import { atStore, ordered } from '#testing/carts.ts';
import { free } from '#testing/catalogue.ts';
import { comparing, id, item, store } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { CheckoutPage } from './CheckoutPage.tsx';

const server = mockServer();
const slot = (day: number, places = 9) => ({
  starts_at: new Date(Date.UTC(2026, 2, day, 15)),
  ends_at: new Date(Date.UTC(2026, 2, day, 17)),
  places,
});
const CHOICE = { time_zone: 'America/New_York', slots: [slot(5, 1), slot(6)] };

function shelf(more: object = {}): void {
  server.answers(listStoreItems, {
    ids: [item(1, 'Rice')],
    ...free,
    delivery_fee: cents(399),
    slot_choice: CHOICE,
    ...more,
  });
}
beforeEach(() => {
  shelf();
  server.answers(compareItems, comparing(store(1)));
  fillCart({ ...atStore(1), deliveryFee: cents(399) }, [{ ...item(1, 'Rice'), quantity: 1 }]);
});

const open = () => openPage(<CheckoutPage />, { at: '/checkout', as: someone() });
const slots = () => screen.findByRole('combobox', { name: 'Delivered at Store 1' });
const place = () => screen.getByRole('button', { name: 'Place 1 order' });
const total = () => within(screen.getByRole('region', { name: 'Total' }));
const places = () =>
  server.answers(placeOrders, { message: 'Sent', orders: [ordered({ order_id: id(71) })] });

test('the soonest slot is chosen until another is, in the time of the store', async () => {
  const seen = places();
  const { user } = open();
  const options = within(await slots()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Thu, Mar 5, 10 AM–12 PM · 1 left',
    'Fri, Mar 6, 10 AM–12 PM',
  ]);
  expect(await slots()).toHaveValue('2026-03-05T15:00:00.000Z');
  await user.selectOptions(await slots(), 'Fri, Mar 6, 10 AM–12 PM');
  await user.click(place());
  expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
  expect(seen[0]?.body).toMatchObject({
    orders: [{ delivery_method: 'Deliver', slot_starts_at: '2026-03-06T15:00:00.000Z' }],
  });
  expect(JSON.parse(keptText('slotChoices') ?? '{}')).toEqual({});
});

test('a store that delivers no more says so before anything is ordered', async () => {
  const seen = places();
  shelf({ store_type: 'Pickup', delivery_fee: cents(0) });
  const { user } = open();
  expect(await screen.findByRole('combobox', { name: 'Picked up at Store 1' })).toBeVisible();
  await user.click(place());
  await screen.findByRole('heading', { name: '1 order placed' });
  expect(seen[0]?.body).toMatchObject({ orders: [{ delivery_method: 'Pickup' }] });
});

test('a choice outlives the page, and says when it can be had no longer', async () => {
  const first = open();
  await first.user.selectOptions(await slots(), 'Fri, Mar 6, 10 AM–12 PM');
  cleanup();
  open();
  expect(await slots()).toHaveValue('2026-03-06T15:00:00.000Z');
  cleanup();
  shelf({ slot_choice: { ...CHOICE, slots: [slot(5)] } });
  open();
  expect(await screen.findByText(/The slot you chose can no longer be had/)).toBeVisible();
  expect(await slots()).toHaveValue('2026-03-05T15:00:00.000Z');
});

test('where one may also pick up, that has no fee, and is sent', async () => {
  shelf({ also_pickup: true });
  const seen = places();
  const { user } = open();
  await slots();
  expect(total().getAllByText('$4.99')[0]).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pick up, no fee' }));
  expect(screen.getByText(/^Pick up at/)).toBeVisible();
  expect(total().getAllByText('$1.00')[0]).toBeInTheDocument();
  await user.click(place());
  expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
  expect(seen[0]?.body).toMatchObject({
    orders: [{ delivery_method: 'Pickup', delivery_fee: 0, total_price: 1 }],
  });
});

test('without a slot left nothing is ordered, and the page says why', async () => {
  shelf({ slot_choice: { ...CHOICE, slots: [] } });
  open();
  expect(
    await screen.findByText(
      'Store 1 has no slot left in the next 7 days. Nothing is ordered here.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to order' })).toBeVisible();
});

test('a slot that others took is told with its store, and the slots are read again', async () => {
  const { user } = open();
  await slots();
  server.refuses(placeOrders, 'slot_unavailable', {
    message: 'This slot is full. Choose another one',
    details: { store_id: id(1), reason: 'full', fields: [] },
  });
  shelf({ slot_choice: { ...CHOICE, slots: [slot(6)] } });
  await user.click(place());
  expect(await screen.findByText('This slot is full. Choose another one: Store 1')).toBeVisible();
  expect(await slots()).toHaveValue('2026-03-06T15:00:00.000Z');
});

test('a store without slots asks nothing more', async () => {
  shelf({ slot_choice: undefined });
  const seen = places();
  const { user } = open();
  await screen.findByText(/^Prices checked at/);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(place());
  expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
  expect(JSON.stringify(seen[0]?.body)).not.toContain('slot_starts_at');
});
