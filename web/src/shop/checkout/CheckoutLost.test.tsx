import { placeOrders } from '@larder/shared/orders/orders.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { fillCart, setPacks } from '#shop/carts/state/carts.ts';
import { showWith } from '#shop/kitchen/state/kitchen.ts';
import { atStore, ordered } from '#testing/carts.ts';
import { free } from '#testing/catalogue.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { CheckoutPage } from './CheckoutPage.tsx';

const server = mockServer();
const SENT = 'Order Request Sent Successfully! Total: $1.00';

type Fate = 'answered' | 'answer lost' | 'never arrives' | 'no answer yet';

/**
 * A server that places orders once per key. `fate` is what happens to the next requests; a gateway's answer
 * does not say whether they were placed.
 */
function shop() {
  const placed = new Map<string, { body: string; answer: object }>();
  const world = { placed, fate: 'answered' as Fate, bodies: [] as string[] };
  const place = (key: string, text: string) => {
    const known = placed.get(key);
    const { orders } = JSON.parse(text) as { orders: { store_id: string }[] };
    const answer = known?.answer ?? {
      message: SENT,
      orders: orders.map(
        ({ store_id }, at) =>
          z.encode(placeOrders.response.shape.orders, [
            ordered({ order_id: id(70 + placed.size * 10 + at), store_id }),
          ])[0],
      ),
    };
    if (!known) placed.set(key, { body: text, answer });
    return { isReused: known !== undefined && known.body !== text, answer };
  };
  server.sends(placeOrders, ({ body, headers }) => {
    const text = JSON.stringify(body);
    world.bodies.push(text);
    if (world.fate === 'no answer yet') return new Promise(() => undefined);
    if (world.fate === 'never arrives') return new Response(null, { status: 502 });
    const { isReused, answer } = place(headers.get('idempotency-key') ?? '', text);
    if (world.fate === 'answer lost') return new Response(null, { status: 502 });
    return isReused
      ? Response.json({ error: 'key_reused', message: 'used' }, { status: 422 })
      : Response.json(answer, { status: 201 });
  });
  return world;
}
beforeEach(() => {
  server.answers(listStoreItems, { ids: [item(1, 'Rice'), item(2, 'Milk')], ...free });
  server.answers(compareItems, {
    success: true,
    error: null,
    ids: [vendor([store(1), store(2)])],
    matches: [],
  });
  fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
});

const open = (at = '/checkout') => openPage(<CheckoutPage />, { at, as: someone() });
const button = () => screen.getByRole('button', { name: /^Place/ });
const keptCarts = () => JSON.parse(keptText('carts') ?? '[]');
const FAILED = 'Failed to place order. Please try again.';

/** Opens the checkout, places the orders and waits for the failure. */
async function pressInVain(at?: string) {
  const page = open(at);
  await screen.findByText(/^Prices checked at/);
  await page.user.click(button());
  await screen.findByText(FAILED);
  return page;
}
async function press({ user }: ReturnType<typeof open>): Promise<void> {
  await screen.findByText(/^Prices checked at/);
  await user.click(button());
}

test('an order placed before the code for the carts has come empties them', async () => {
  const world = shop();
  // Nothing shows changes yet.
  showWith(() => undefined)();
  await press(open());
  expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
  expect(world.placed.size).toBe(1);
  expect(keptCarts()).toEqual([]);
});

describe('after a lost answer', () => {
  test('the same carts are answered with the order that was placed', async () => {
    const world = shop();
    world.fate = 'answer lost';
    const page = await pressInVain();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It is not known whether your order went through. Your carts are kept; pressing again never orders twice.',
    );
    world.fate = 'answered';
    await press(page);
    expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
    expect([world.placed.size, new Set(world.bodies).size]).toEqual([1, 1]);
    expect(keptCarts()).toEqual([]);
  });

  test('changed carts are not ordered beside it: it is found and said', async () => {
    const world = shop();
    world.fate = 'answer lost';
    const page = await pressInVain();
    world.fate = 'answered';
    setPacks(id(1), id(1), 3);
    await press(page);
    const notice = await screen.findByText(/you sent before/);
    expect(notice).toHaveTextContent(
      /^The order you sent before \(Today, .+\) had gone through, so nothing was ordered now\. What was ordered is no longer in your carts; what you see here is not ordered yet\. See the order$/,
    );
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      `/orders?order=${id(70)}`,
    );
    expect(world.placed.size).toBe(1);
    expect(keptCarts()).toMatchObject([{ items: [{ name: 'Rice', quantity: 2 }] }]);

    // The rest is an order of its own.
    await press(page);
    expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
    expect(world.placed.size).toBe(2);
    expect(keptCarts()).toEqual([]);
  });

  test('carts with less than was ordered are gone: the order is shown', async () => {
    setPacks(id(1), id(1), 3);
    const world = shop();
    world.fate = 'answer lost';
    const page = await pressInVain();
    world.fate = 'answered';
    setPacks(id(1), id(1), 2);
    await press(page);
    expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
    expect(
      screen.getByText('The order you sent before had gone through. Nothing was ordered now.'),
    ).toBeVisible();
    expect(world.placed.size).toBe(1);
  });

  test('a part of the carts is not ordered again', async () => {
    fillCart(atStore(2), [{ ...item(2, 'Milk'), quantity: 1 }]);
    const world = shop();
    world.fate = 'answer lost';
    await pressInVain();
    cleanup();
    world.fate = 'answered';
    await press(open(`/checkout?store=${id(2)}`));
    expect(await screen.findByRole('heading', { name: '2 orders placed' })).toBeVisible();
    expect(world.placed.size).toBe(1);
    expect(keptCarts()).toEqual([]);
  });

  test('a tab that was closed and opened again says so, and finds the order', async () => {
    const world = shop();
    world.fate = 'answer lost';
    await pressInVain();
    cleanup();
    world.fate = 'answered';
    const page = open();
    expect(screen.getByText(/^No answer came to the order you sent \(Today, /)).toHaveTextContent(
      'It may have gone through: the button below finds out first and never orders twice.',
    );
    await press(page);
    expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
    expect(world.placed.size).toBe(1);
  });

  test('a tab that was closed while it waited says so too', async () => {
    const world = shop();
    world.fate = 'no answer yet';
    const page = open();
    await press(page);
    await waitFor(() => expect(world.bodies).toHaveLength(1));
    cleanup();
    open();
    expect(screen.getByText(/^No answer came to the order you sent/)).toBeVisible();
  });
});

describe('an order that never arrived', () => {
  test('is ordered as the carts are now; arriving late, it is not placed', async () => {
    const world = shop();
    world.fate = 'never arrives';
    const page = await pressInVain();
    world.fate = 'answered';
    setPacks(id(1), id(1), 3);
    await press(page);
    expect(await screen.findByRole('heading', { name: '1 order placed' })).toBeVisible();
    const [first, second] = world.bodies;
    const [[key, kept] = []] = [...world.placed];
    expect(kept?.body).toBe(second);
    const late = await fetch('/api/user/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key ?? '' },
      body: first ?? '',
    });
    expect([late.status, world.placed.size]).toEqual([422, 1]);
  });

  test('is not spoken of when the server refused it', async () => {
    server.refuses(placeOrders, 'out_of_stock');
    await pressInVain();
    cleanup();
    open();
    expect(screen.queryByText(/No answer came/)).toBeNull();
  });
});

test('an order that this browser no longer knows is among the orders', async () => {
  const seen = server.refuses(placeOrders, 'key_reused');
  const page = open();
  await press(page);
  expect(await screen.findByText(/you sent before had gone through/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/orders');
  await press(page);
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.headers.get('idempotency-key')).not.toBe(seen[0]?.headers.get('idempotency-key'));
});

test('two tabs that press at once, where tabs cannot wait for each other, order once', async () => {
  const world = shop();
  open();
  open();
  await waitFor(() => expect(screen.getAllByText(/^Prices checked at/)).toHaveLength(2));
  for (const one of screen.getAllByRole('button', { name: 'Place 1 order' })) fireEvent.click(one);
  await waitFor(() => expect(world.bodies).toHaveLength(2));
  await waitFor(() => expect(keptCarts()).toEqual([]));
  expect(world.placed.size).toBe(1);
});
