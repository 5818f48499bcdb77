import { getConfig } from '@larder/shared/account/config.calls';
import { cents } from '@larder/shared/basics/money';
import { addRecipe, EMPTY_LIST } from '@larder/shared/kitchen/groceryList';
import { listMyOrders, type Order, orderEvents } from '@larder/shared/orders/orders.calls';
import { compareItems, type ComparedStore } from '@larder/shared/stores/compare.calls';
import { suggestPlaces } from '@larder/shared/stores/places.calls';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { addressOf } from '#platform/stored/owner.ts';
import { fillCart } from '#shop/carts/state/carts.ts';
import { rememberServed } from '#shop/checkout/state/rememberServed.ts';
import { startTrip } from '#shop/compare/state/trip.ts';
import { groceryList, updateList } from '#shop/kitchen/state/groceryList.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { atStore, myOrders, ordered } from '#testing/carts.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';
import { keep, keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { OrdersPage } from './OrdersPage.tsx';

const server = mockServer();
const HERE = { lat: 41.88, lng: -87.63 };
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

beforeEach(() => {
  server.refuses(getConfig, 'unavailable');
  server.refuses(orderEvents, 'unavailable');
  // Where stores were compared last.
  startTrip({ vendors: [], needs: [], here: HERE, hereLabel: 'Pier 1', radius: 25 });
});
afterEach(() => void vi.unstubAllGlobals());

const line = (n: number, name: string, more: { price?: number; quantity?: number } = {}) => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
  price: cents(more.price ?? 300),
  quantity: more.quantity ?? 1,
  image: null,
});
const rice = line(1, 'Rice');
const milk = line(2, 'Milk');

/** Refused an hour ago, placed an hour before; $6.00 for rice and milk at store 1. */
const refused = (more: Partial<Order> = {}) =>
  ordered({
    order_status: 'Rejected',
    rejected_by: 'vendor',
    reject_reason: 'No rice today',
    created_at: ago(2),
    updated_at: ago(1),
    items: [rice, milk],
    ...more,
  });
/** Another order, which is not refused. */
const other = (n: number, more: Partial<Order> = {}) =>
  ordered({
    order_id: id(70 + n),
    store_id: id(n),
    store_name: `Store ${n}`,
    created_at: ago(2),
    updated_at: ago(2),
    ...more,
  });

function has(orders: Order[]): void {
  server.answers(listMyOrders, myOrders(orders));
}

/** Answers comparisons: each need by its id, in whole packs. */
function compares(stores: ComparedStore[]) {
  return server.answers(compareItems, ({ body }) => ({
    success: stores.length > 0,
    error: stores.length > 0 ? null : 'No stores found for the selected items',
    ids: stores.length > 0 ? [vendor(stores)] : null,
    matches: (body as { compare: { name: string; ingredient_id: string }[] }).compare.map(
      ({ name, ingredient_id }) => ({ name, ingredient_id, amount: 490, unit: 'gm' as const }),
    ),
  }));
}
const at = (n: number, prices: readonly [n: number, name: string, price: number][], more = {}) =>
  store(n, {
    items: prices.map(([food, name, price]) => item(food, name, { price: cents(price) })),
    ...more,
  });
const both = (n: number, [riceAt, milkAt]: readonly [number, number], more = {}) =>
  at(
    n,
    [
      [1, 'Rice', riceAt],
      [2, 'Milk', milkAt],
    ],
    more,
  );

const open = (orders: Order[]) => {
  has(orders);
  return openPage(<OrdersPage />, { at: '/orders', as: someone() });
};
const panel = (name: string | RegExp) => screen.findByRole('region', { name });
const carts = (): unknown => JSON.parse(keptText('carts') ?? '[]');

test('a rejection leads to the best other store, with coverage and the difference', async () => {
  const seen = compares([both(1, [100, 100]), both(2, [350, 360]), both(3, [900, 900])]);
  const { user } = open([refused()]);
  const offer = within(await panel('Store 2 has both things'));
  expect(offer.getByText('$7.10', { selector: 'strong' })).toBeVisible();
  expect(offer.getByText(/: \$1\.10 more than your order\./)).toBeVisible();
  expect(offer.getByText('It is delivered.')).toBeVisible();
  // What is asked: what the packs hold, around the last place.
  expect(seen[0]?.body).toMatchObject({
    compare: [
      { name: 'Rice', ingredient_id: id(1), unit_quantity: 500, unit: 'gm' },
      { name: 'Milk', ingredient_id: id(2), unit_quantity: 500, unit: 'gm' },
    ],
    location: HERE,
    radius_miles: 25,
  });
  const news = screen.getByText('Store 1 rejected your order: “No rice today”');
  expect(news).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See where else' }));
  expect(screen.getByRole('region', { name: 'Store 2 has both things' })).toHaveFocus();
});

test('filling sets the cart, leads to the checkout, and a second press changes nothing', async () => {
  compares([both(2, [350, 360])]);
  const { user, router } = open([refused()]);
  await user.click(await screen.findByRole('button', { name: 'Fill the cart · $7.10' }));
  expect(router.state.location).toMatchObject({
    pathname: '/checkout',
    search: `?store=${id(2)}`,
  });
  const filled = carts();
  expect(filled).toMatchObject([
    {
      store_id: id(2),
      vendorId: id(90),
      totalPrice: 710,
      items: [
        { name: 'Rice', quantity: 1, price: 350 },
        { name: 'Milk', quantity: 1, price: 360 },
      ],
    },
  ]);
  expect(screen.getByText('2 things in your cart at Store 2')).toBeVisible();
  await waitFor(() => router.navigate('/orders'));
  await user.click(await screen.findByRole('button', { name: 'Check out the cart · $7.10' }));
  expect(router.state.location.pathname).toBe('/checkout');
  expect(carts()).toEqual(filled);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(carts()).toEqual([]);
});

test('a double press leads to the checkout once: Back returns to the orders', async () => {
  compares([both(2, [350, 360])]);
  const { router } = open([refused()]);
  const button = await screen.findByRole('button', { name: 'Fill the cart · $7.10' });
  // The next page is not there yet.
  act(() => {
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
  });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/orders');
});

test('what shoppers have set in carts stays: more packs, other things, other carts', async () => {
  const set = [
    { ...item(1, 'Rice'), quantity: 4 },
    { ...item(3, 'Eggs'), quantity: 2 },
  ];
  fillCart(atStore(2), set);
  fillCart(atStore(5), [{ ...item(2, 'Milk'), quantity: 1 }]);
  compares([both(2, [350, 360])]);
  const { user } = open([refused()]);
  await user.click(await screen.findByRole('button', { name: /^Fill the cart/ }));
  expect(carts()).toMatchObject([
    {
      store_id: id(2),
      items: [
        { name: 'Rice', quantity: 4 },
        { name: 'Eggs', quantity: 2 },
        { name: 'Milk', quantity: 1 },
      ],
    },
    { store_id: id(5), items: [{ name: 'Milk', quantity: 1 }] },
  ]);
});

test('what no store has is told before the money, which is compared without it', async () => {
  compares([at(2, [[1, 'Rice', 260]])]);
  open([refused({ delivery_fee: cents(0) })]);
  const offer = await panel('Store 2 has 1 of 2 things');
  expect(offer).toHaveTextContent(
    /No store of these has Milk\.\$2\.60: \$0\.40 less for this than in your order\./,
  );
});

test('two stores together, and a pickup at a store where one goes anyway costs no way', async () => {
  const near = { location: { lat: 41.9, lng: -87.63 } };
  const pickup = { store_type: 'Pickup' as const, ...near };
  compares([
    at(2, [[1, 'Rice', 200]], pickup),
    at(3, [[2, 'Milk', 200]], pickup),
    at(4, [[1, 'Rice', 190]], {
      store_type: 'Pickup' as const,
      location: { lat: 41.6, lng: -87.63 },
    }),
  ]);
  const anyway = { delivery_method: 'Pickup', items: [line(9, 'Tea')] };
  open([refused(), other(2, anyway), other(3, anyway)]);
  const offer = within(await panel(/^Store [23] and Store [23] have both things$/));
  expect(
    offer.getByText(/^You pick up at Store [23] and Store [23], where you go anyway\.$/),
  ).toBeVisible();
  expect(offer.getByRole('button', { name: 'Fill 2 carts · $4.00' })).toBeVisible();
});

test('a further stop is told with its miles and cost', async () => {
  compares([both(2, [200, 200], { store_type: 'Pickup', location: { lat: 41.9, lng: -87.63 } })]);
  open([refused()]);
  const offer = await panel('Store 2 has both things');
  expect(offer).toHaveTextContent(
    'You pick up at Store 2: 3.6 more miles and a stop at $5.52 come on top.',
  );
});

test('the place of a visited store without these things comes from its trip sheet', async () => {
  const far = { lat: 41.9, lng: -87.63 };
  addStops([{ id: id(73), store_id: id(3), storeName: 'Store 3', place: far, items: [] }]);
  compares([both(2, [200, 200], { store_type: 'Pickup', location: far })]);
  open([refused(), other(3, { delivery_method: 'Pickup' })]);
  const offer = await panel('Store 2 has both things');
  expect(offer).toHaveTextContent('You pick up at Store 2: a stop at $3.00 come on top.');
});

test.for<[why: string, more: Partial<Order>]>([
  ['an order that stands', { order_status: 'pending', rejected_by: null }],
  ['one that the shopper cancelled', { rejected_by: 'shopper' }],
  ['one of long ago', { created_at: ago(99), updated_at: ago(98) }],
])('nothing is offered for %s', async ([, more]) => {
  open([refused(more)]);
  expect(await screen.findByText('Store 1')).toBeVisible();
  expect(screen.queryByText(/where else/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Drop/ })).toBeNull();
});

test('a store that closed is news of its own', async () => {
  compares([both(2, [300, 300])]);
  open([refused({ rejected_by: 'system', reject_reason: null })]);
  expect(
    await screen.findByText('Store 1 has closed; your order there is rejected.'),
  ).toBeVisible();
  const offer = await panel('Store 2 has both things');
  expect(offer).toHaveTextContent('$6.00: the same price as your order.');
});

test('no other store has anything: the shopper can only go without', async () => {
  compares([both(1, [100, 100])]);
  open([refused()]);
  const offer = within(await panel('No other store near you has these 2 things now'));
  expect(offer.getByText('You go without Rice and Milk.')).toBeVisible();
  expect(offer.getByRole('button', { name: 'Drop all 2' })).toBeVisible();
});

test('an address stands for an unknown place; without either the way is not counted', async () => {
  localStorage.removeItem(addressOf('shoppingPlace'));
  server.answers(suggestPlaces, { value: [{ label: 'Pier 9', lat: 41, lng: -87 }] });
  const seen = compares([both(2, [350, 360])]);
  open([refused({ delivery_address: '9 Pier Street' })]);
  await panel('Store 2 has both things');
  expect(seen[0]?.body).toMatchObject({ location: { lat: 41, lng: -87 }, radius_miles: 25 });
  cleanup();
  server.answers(suggestPlaces, { value: [] });
  open([refused({ delivery_address: '8 Pier Street' })]);
  expect(await screen.findByText(/^Your place is not known/)).toBeVisible();
  expect(seen.at(-1)?.body).toMatchObject({ location: null, radius_miles: null });
});

test('a failed comparison can be repeated', async () => {
  server.refuses(compareItems, 'unavailable', { message: 'Too busy' });
  const { user } = open([refused()]);
  expect(await panel('Other stores could not be asked for these 2 things')).toHaveTextContent(
    'Too busy',
  );
  compares([both(2, [350, 360])]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('Store 2 has both things')).toBeVisible();
});

test('offline nothing is asked, and things can be dropped', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const seen = compares([both(2, [350, 360])]);
  const { user } = open([refused()]);
  expect(await panel('Where else to get these 2 things is not known')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Drop all 2' }));
  expect(screen.getByText('You go without Rice and Milk.')).toBeVisible();
  expect(seen).toEqual([]);
  vi.restoreAllMocks();
});

/** Rice for chili and soup, 300 gm in all, and milk by no recipe; ordered three hours ago. */
function listAndOrder(): void {
  const ingredient = (n: number, name: string, amount: number) => ({
    name,
    amount,
    unit: 'g',
    ingredient_id: id(n),
  });
  const recipe = (n: number, title: string) => ({
    id: n,
    title,
    servings: 2,
    ingredients: [ingredient(1, 'basmati', 150)],
  });
  const list = [recipe(1, 'Chili'), recipe(2, 'Soup')].reduce(
    (now, one) => addRecipe(now, one),
    EMPTY_LIST,
  );
  const listedAt = Date.now() - 10_000;
  updateList(() => ({ ...list, lines: list.lines.map((line) => ({ ...line, listedAt })) }));
  rememberServed(id(70), [rice, milk]);
}

test('dropping says what recipes lose, is remembered, and takes the line off the list; Undo', async () => {
  listAndOrder();
  const seen = compares([both(2, [350, 360])]);
  const { user } = open([refused()]);
  const offer = within(await panel('Store 2 has both things'));
  expect(
    offer.getByText(/Chili loses basmati\. Soup loses basmati\. You go without Milk\./),
  ).toBeVisible();
  expect(offer.getByText('It also leaves your grocery list.')).toBeVisible();
  // The list needs less rice than a pack.
  expect(seen[0]?.body).toMatchObject({
    compare: [
      { name: 'Rice', unit_quantity: 300 },
      { name: 'Milk', unit_quantity: 500 },
    ],
  });
  await user.click(offer.getByRole('button', { name: 'Drop all 2' }));
  expect(screen.queryByRole('region', { name: 'Store 2 has both things' })).toBeNull();
  expect(screen.queryByText(/rejected your order/)).toBeNull();
  expect(groceryList().lines).toEqual([]);
  cleanup();

  open([refused()]);
  expect(await screen.findByText('You go without Rice and Milk.')).toBeVisible();
  expect(screen.queryByText(/rejected your order/)).toBeNull();
  const [toast] = screen.getAllByRole('button', { name: 'Undo' }).slice(-1);
  if (toast) await user.click(toast);
  expect(await panel('Store 2 has both things')).toBeVisible();
  expect(groceryList().lines.map((one) => one.name)).toEqual(['basmati']);
});

test('what is ordered since is replaced, and the rest stays open', async () => {
  const seen = compares([at(3, [[2, 'Milk', 300]])]);
  const since = { created_at: ago(0.5), updated_at: ago(0.5) };
  open([refused(), other(2, { ...since, items: [rice] })]);
  expect(await panel('Store 3 has it')).toHaveTextContent('$3.00: the same price for this as in');
  expect(screen.getByText(/^Partly replaced by/)).toHaveTextContent(
    'Partly replaced by your order at Store 2; 1 thing is open.',
  );
  expect(seen[0]?.body).toMatchObject({ compare: [{ name: 'Milk' }] });
  cleanup();
  localStorage.removeItem(addressOf('orders'));

  open([refused(), other(2, { ...since, items: [rice, milk] })]);
  const link = await screen.findByRole('link', { name: 'your order at Store 2' });
  expect(link).toHaveAttribute('href', `/orders?order=${id(72)}`);
  expect(screen.queryByText(/rejected your order/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Fill|^Drop/ })).toBeNull();
});

test('another tab that drops or orders changes this one', async () => {
  compares([both(2, [350, 360])]);
  open([refused()]);
  await panel('Store 2 has both things');
  keep('droppedLines', JSON.stringify([{ order_id: id(70), names: ['Rice', 'Milk'] }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'droppedLines' }));
  expect(await screen.findByText('You go without Rice and Milk.')).toBeVisible();
});

test('what orders were for is forgotten once no store can refuse them', async () => {
  for (const n of [71, 72, 73, 70]) rememberServed(id(n), [rice]);
  compares([]);
  open([
    refused(),
    other(1, { order_status: 'Accepted' }),
    other(2, { order_status: 'Rejected', rejected_by: 'shopper' }),
    other(3),
  ]);
  await panel(/^No other store near you/);
  const kept: { order_id: string }[] = JSON.parse(keptText('servedLines') ?? '[]');
  expect(kept.map((one) => one.order_id)).toEqual([id(73), id(70)]);
});

test('a free thing costs nothing elsewhere either', async () => {
  compares([at(2, [[1, 'Rice', 0]])]);
  open([refused({ items: [line(1, 'Rice', { price: 0 })], total_price: cents(0) })]);
  expect(await panel('Store 2 has it')).toHaveTextContent('$0.00: the same price as your order.');
});
