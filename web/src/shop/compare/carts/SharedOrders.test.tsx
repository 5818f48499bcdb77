import { cents } from '@larder/shared/basics/money';
import type { NewOrder } from '@larder/shared/kitchen/carts.model';
import { toCompare } from '@larder/shared/kitchen/groceryList';
import { listMyOrders } from '@larder/shared/orders/orders.calls';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { fillCart } from '#shop/carts/state/carts.ts';
import { allOrdersNow, rememberOrders } from '#shop/carts/state/placedOrders.ts';
import { ShoppingPage } from '#shop/compare/ShoppingPage.tsx';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { kitchenHome, setKitchenHome, waitingOps } from '#shop/kitchen/state/kitchen.ts';
import { toBuyOf } from '#shop/kitchen/state/ordered.ts';
import { orderQueries } from '#shop/orders/queries/orders.ts';
import { atStore, myOrders, ordered } from '#testing/carts.ts';
import { id, item, startListed, store, vendor } from '#testing/comparison.ts';
import { keep } from '#testing/kept.ts';
import { HOUSEHOLD, mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

/* What one of a household orders, the others do not buy again. */

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
const rice = item(1, 'Rice');

const order: NewOrder = {
  order_id: id(70),
  storeName: 'Store 1',
  deliveryFee: cents(0),
  items: [
    {
      ingredient_id: rice.ingredient_id,
      name: rice.name,
      unit: rice.unit,
      unit_quantity: rice.unit_quantity,
      price: rice.price,
      quantity: 1,
    },
  ],
};
const cart = { ...atStore(1), items: order.items, totalPrice: rice.price };
const place = () => rememberOrders([cart], [{ ...cart, order_id: order.order_id }]);

const DONE = 'Nothing left to buy';

beforeEach(() => {
  server.answers(listNearbyPlaces, { value: [] });
  server.answers(listMyOrders, myOrders([]));
});

/** A kitchen with rice on its list. */
function kitchenWithRice() {
  const kitchen = mockKitchen(server);
  const wanted = { name: 'Rice', amount: 400, unit: 'g', ingredient_id: id(1) };
  kitchen.act({ kind: 'add_item', payload: { item: wanted } });
  return {
    ...kitchen,
    /** As Maya. */
    order: () => kitchen.act({ kind: 'ordered', payload: { store_id: id(1), items: [], order } }),
    forgetOrder: () => kitchen.act({ kind: 'not_ordered', payload: { order_id: order.order_id } }),
  };
}

/** What a page that shows orders does. */
function OrdersRead() {
  const { refetch } = useQuery(orderQueries.mine());
  return (
    <button type="button" onClick={() => void refetch()}>
      Read orders
    </button>
  );
}

/** The shopping page of Sam, once it knows the kitchen. */
async function open() {
  const page = openPage(
    <>
      <KitchenSync />
      <OrdersRead />
      <ShoppingPage />
    </>,
    { at: '/shopping', as: sam },
  );
  await waitFor(() => expect(kitchenHome()).toBeDefined());
  await waitFor(() => expect(groceryList().lines).toHaveLength(1));
  act(() =>
    startListed({
      vendors: [vendor([store(1, { items: [rice] }), store(2, { items: [rice] })])],
      needs: toCompare(groceryList()).map((need) => ({ ...need, ingredient_id: id(1) })),
      here: { lat: 41.88, lng: -87.63 },
      hereLabel: '',
      radius: 25,
      startedAt: Date.now(),
    }),
  );
  expect(
    await screen.findByRole('heading', { name: /^All stores$|^Nothing left to buy$/ }),
  ).toBeVisible();
  return page;
}

const names = () => toBuyOf(groceryList(), allOrdersNow()).map(({ name }) => name);

test('what another member orders is covered here, until it is rejected', async () => {
  const kitchen = kitchenWithRice();
  await open();
  expect(names()).toEqual(['Rice']);
  act(() => kitchen.order());
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(names()).toEqual([]);
  act(() => kitchen.forgetOrder());
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
  expect(names()).toEqual(['Rice']);
});

test('what was ordered before this device looked is known, and not to buy', async () => {
  const kitchen = kitchenWithRice();
  kitchen.order();
  await open();
  expect(names()).toEqual([]);
  expect(kitchen.state().placed).toMatchObject([order]);
});

test('an own order is told to the kitchen, and so is once that it was rejected', async () => {
  const kitchen = kitchenWithRice();
  const { user } = await open();
  act(() => {
    fillCart(cart, cart.items);
    place();
  });
  expect(names()).toEqual([]);
  await waitFor(() => expect(kitchen.state().placed).toMatchObject([{ ...order, by: SAM }]));
  expect(kitchen.state().carts).toEqual([]);
  const rejected = ordered({ order_id: order.order_id, order_status: 'Rejected' });
  const seen = server.answers(listMyOrders, myOrders([rejected]));
  for (const read of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Read orders' }));
    await waitFor(() => expect(seen).toHaveLength(read));
  }
  await waitFor(() =>
    expect(kitchen.state().placed).toMatchObject([{ items: [], lost: { why: 'rejected' } }]),
  );
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.log().filter(({ kind }) => kind === 'order_lost')).toHaveLength(1);
  expect(names()).toEqual(['Rice']);
});

test.for([
  ['short', ['Rice']],
  ['refused', ['Rice']],
  ['proposed', []],
  ['kept', []],
] as const)('of an own order, a line that is %s: %j is to buy again', async ([state, left]) => {
  const kitchen = kitchenWithRice();
  const { user } = await open();
  act(() => {
    fillCart(cart, cart.items);
    place();
  });
  await waitFor(() => expect(kitchen.state().placed).toHaveLength(1));
  const { name, unit, unit_quantity, price, ingredient_id } = rice;
  const change = {
    change_id: id(80),
    state,
    ingredient_id,
    name,
    unit,
    unit_quantity,
    price,
    packs: 1,
    reason: null,
    at: new Date(),
    replacement: null,
  };
  const seen = server.answers(
    listMyOrders,
    myOrders([ordered({ order_id: order.order_id, order_status: 'Accepted', changes: [change] })]),
  );
  await user.click(screen.getByRole('button', { name: 'Read orders' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  await waitFor(() => expect(names()).toEqual(left));
  await waitFor(() => expect(waitingOps()).toEqual([]));
  expect(kitchen.state().placed[0]?.lost?.why).toBe(left.length > 0 ? 'short' : undefined);
});

test('what this browser ordered before its list was with the account joins it, and covers it', async () => {
  const kitchen = kitchenWithRice();
  place();
  await open();
  await waitFor(() => expect(names()).toEqual([]));
  await waitFor(() => expect(kitchen.state().placed).toMatchObject([{ ...order, by: SAM }]));
});

test('a kitchen that an earlier version stored is read anew, and the orders of this browser join it', async () => {
  const kitchen = kitchenWithRice();
  // Without what is undefined, as a stored text is.
  const state = { ...kitchen.state(), placed: undefined };
  keep('kitchen', JSON.stringify({ household_id: HOUSEHOLD, state }));
  setKitchenHome({ user_id: SAM, device: crypto.randomUUID(), seq: state.seq });
  const { order_id, storeName, items } = order;
  const kept = { order_id, at: Date.now(), store_id: id(1), storeName, items };
  keep('placedOrders', JSON.stringify([kept]));
  await open();
  await waitFor(() => expect(names()).toEqual([]));
  await waitFor(() => expect(kitchen.state().placed).toMatchObject([{ ...order, by: SAM }]));
  expect(kitchen.state().lines).toHaveLength(1);
});
