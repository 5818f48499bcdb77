import { cents } from '@larder/shared/basics/money';
import { markPicked, pickList, type PickOrder } from '@larder/shared/orders/picking.calls';
import { listVendorOrders, vendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { findSoldProduct } from '@larder/shared/stores/gtins.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { fakeScanner } from '#testing/scanner.ts';
import { mockServer } from '#testing/server.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();

const vendor = someone({ role: 'vendor', name: 'Vera Lindqvist' });
const jonas = { user_id: '01890000-0000-7000-8000-0000000000a2', name: 'Jonas Hahn' };
const STORE = '01890000-0000-7000-8000-00000000000a';
const PIER = '01890000-0000-7000-8000-00000000000b';
const ONE = 'aaaaaaaa-1111-7000-8000-000000000001';
const TWO = 'bbbbbbbb-2222-7000-8000-000000000002';
const GOODS = { Rice: 'Pantry', Lime: 'Produce' } as const;
type Good = keyof typeof GOODS;

function order(
  order_id: string,
  lines: Partial<Record<Good, number>>,
  { picked = [], ...more }: Partial<PickOrder> & { picked?: Good[] } = {},
): PickOrder {
  return {
    order_id,
    store_id: STORE,
    store_name: 'Corner Shop',
    created_at: new Date('2026-05-01T10:00:00Z'),
    delivery_method: 'Deliver',
    customer_name: order_id === ONE ? 'Sam Rivera' : 'Kim Park',
    delivery_address: order_id === ONE ? '230 E 15th St, Apt 4C' : '88 Perry St',
    items: (['Rice', 'Lime'] as const)
      .filter((name) => lines[name] !== undefined)
      .map((name) => ({
        ingredient_id: `01890000-0000-7000-8000-0000000000${name === 'Rice' ? 'b1' : 'b2'}`,
        name,
        unit_quantity: 500,
        unit: 'gm',
        quantity: lines[name] ?? 0,
        category: GOODS[name],
        picked_by: picked.includes(name) ? jonas : null,
      })),
    ...more,
  };
}

/** The page with these orders to pick; the server keeps ticks as a real one does. */
function open(given: PickOrder[], at = '/vendor/orders?pick=all') {
  let value = given;
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: value.length, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [
      { store_id: STORE, name: 'Corner Shop', closed: false },
      { store_id: PIER, name: 'Pier', closed: false },
    ],
  });
  server.sends(listVendorOrders, () => new HttpResponse(new ReadableStream()));
  const asked = server.answers(pickList, () => ({ value, truncated: false }));
  const page = openPage(<VendorOrdersPage />, { at, as: vendor });
  return {
    ...page,
    asked,
    become: (next: PickOrder[]) => {
      value = next;
    },
  };
}

const tickBox = (name: string) => screen.findByRole('checkbox', { name });
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('products stand first, aisle by aisle; orders are numbers there, addresses below', async () => {
  open([order(ONE, { Rice: 1, Lime: 2 }), order(TWO, { Rice: 2 })]);
  const store = await screen.findByRole('region', { name: 'Corner Shop' });
  expect(texts(within(store).getAllByRole('heading', { level: 3 }))).toEqual([
    'Produce',
    'Pantry',
    'Going to',
  ]);
  expect(within(store).getByRole('list', { name: 'Pantry' })).toHaveTextContent(
    'Rice 500 gmfor 1, 23 ×',
  );
  expect(
    texts(within(within(store).getByRole('list', { name: 'Orders' })).getAllByRole('listitem')),
  ).toEqual([
    '1Sam Rivera230 E 15th St, Apt 4CDeliver · 3 packs · aaaaaaaa',
    '2Kim Park88 Perry StDeliver · 2 packs · bbbbbbbb',
  ]);
});

test('what is picked up goes nowhere', async () => {
  open([order(ONE, { Rice: 1 }, { delivery_method: 'Pickup', delivery_address: null })]);
  expect(await screen.findByRole('list', { name: 'Orders' })).toHaveTextContent(
    /^1Sam RiveraPickup · 1 pack · aaaaaaaa$/,
  );
});

test('a tick shows at once, with the picker, and is sent for all orders of the line', async () => {
  const { user } = open([order(ONE, { Rice: 1 }), order(TWO, { Rice: 2 })]);
  const box = await tickBox('3 × Rice, 500 gm');
  const answer = Promise.withResolvers<Response>();
  const sent = server.sends(markPicked, () => answer.promise);
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(screen.getByText('Everything is picked')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Pantry' })).toHaveTextContent(
    'VLpicked by Vera Lindqvist',
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    lines: [ONE, TWO].map((order_id) => ({
      order_id,
      ingredient_id: '01890000-0000-7000-8000-0000000000b1',
    })),
    picked: true,
  });
  answer.resolve(HttpResponse.json({ changed: 2 }));
});

test('a tick that was not saved is taken back, with a word', async () => {
  const { user } = open([order(ONE, { Rice: 1 })]);
  const box = await tickBox('1 × Rice, 500 gm');
  server.breaks(markPicked);
  await user.click(box);
  expect(await screen.findByText('The tick could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
});

test('without a connection a tick is taken back although no list arrives, and others stay', async () => {
  const { user } = open([order(ONE, { Rice: 1, Lime: 1 }, { picked: ['Lime'] })]);
  const box = await tickBox('1 × Rice, 500 gm');
  server.breaks(pickList);
  server.breaks(markPicked);
  await user.click(box);
  expect(await screen.findByText('The tick could not be saved. Please try again.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(await tickBox('1 × Lime, 500 gm')).toBeChecked();
});

test('more of a ticked thing half-ticks it and says so; a press takes the rest', async () => {
  const { user } = open([order(ONE, { Rice: 2 }, { picked: ['Rice'] }), order(TWO, { Rice: 3 })]);
  const box = await tickBox('5 × Rice, 500 gm');
  expect(box).toBePartiallyChecked();
  expect(screen.getByText('2 taken, 3 more came with order 2')).toBeVisible();
  expect(screen.getByText('1 of 1 left to pick')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Pantry' })).toHaveTextContent('JHpicked by Jonas Hahn');
  const sent = server.answers(markPicked, { changed: 1 });
  await user.click(box);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ picked: true }));
});

test('another’s ticks show on the next look', async () => {
  const { become, user } = open([order(ONE, { Rice: 1, Lime: 1 })]);
  await tickBox('1 × Rice, 500 gm');
  become([order(ONE, { Rice: 1, Lime: 1 }, { picked: ['Rice'] })]);
  server.answers(markPicked, { changed: 1 });
  await user.click(await tickBox('1 × Lime, 500 gm'));
  await waitFor(async () => expect(await tickBox('1 × Rice, 500 gm')).toBeChecked());
});

test('filters by store, method and number, and the address keeps them until the list is left', async () => {
  const { user, asked, router } = open([order(ONE, { Rice: 1 })]);
  await user.selectOptions(await screen.findByLabelText('Store'), 'Pier');
  await user.selectOptions(screen.getByLabelText('Method'), 'Pickup');
  await user.selectOptions(screen.getByLabelText('How many orders'), 'Newest 12');
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ store_id: PIER, method: 'Pickup', newest: '12' }),
  );
  expect(router.state.location.search).toBe(`?pick=all&store=${PIER}&method=Pickup&newest=12`);
  await user.selectOptions(screen.getByLabelText('Store'), 'All stores');
  await user.click(screen.getByRole('button', { name: 'Back to Orders' }));
  expect(router.state.location.search).toBe('');
});

test('an order keeps its number when the first one is delivered', async () => {
  const [one, two] = [order(ONE, { Rice: 1 }), order(TWO, { Rice: 2 })];
  const { become, user } = open([one, two]);
  expect(await screen.findByRole('list', { name: 'Orders' })).toHaveTextContent('2Kim Park');
  become([two]);
  server.answers(markPicked, { changed: 1 });
  await user.click(await tickBox('3 × Rice, 500 gm'));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Orders' })).not.toHaveTextContent('Sam Rivera'),
  );
  expect(screen.getByRole('list', { name: 'Orders' })).toHaveTextContent(/^2Kim Park/);
});

test('packing slips carry the store’s head, name, address, method, items and total', async () => {
  const { user, router } = open([
    order(
      ONE,
      { Rice: 1, Lime: 2 },
      {
        customer_phone: '+1 212 555 0123',
        note: 'Ring twice\nالطابق الثالث',
        store_address: '1 Main St',
        store_phone: '+1 212 555 0199',
        total_price: cents(1234),
      },
    ),
    order(
      TWO,
      { Rice: 2 },
      { delivery_method: 'Pickup', customer_name: null, delivery_address: null },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Packing slips' }));
  expect(router.state.location.search).toBe('?pick=all&show=slips');
  expect(screen.getByRole('heading', { level: 1, name: 'Packing slips' })).toBeVisible();
  const [first, second] = [
    ...screen.getByRole('list', { name: 'Packing slips' }).children,
  ] as HTMLElement[];
  for (const text of [
    'Sam Rivera',
    '230 E 15th St, Apt 4C',
    'Deliver · 3 packs',
    'Lime 500 gm2 ×',
    'May 1, 2026, ',
    'Corner Shop1 Main St+1 212 555 0199',
    'aaaaaaaaMay 1',
    'Total$12.34',
  ])
    expect(first).toHaveTextContent(text);
  expect(
    within(first as HTMLElement).getByRole('link', { name: '+1 212 555 0123' }),
  ).toHaveAttribute('href', 'tel:+12125550123');
  expect(screen.getByText(/^Ring twice/)).toHaveAttribute('dir', 'auto');
  expect(first).toHaveTextContent('Note: Ring twice');
  for (const text of ['Anonymous', 'Pickup · 2 packs']) expect(second).toHaveTextContent(text);
  expect(second).not.toHaveTextContent('Not specified');
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('one order’s list names it, and shows no numbers', async () => {
  const { asked } = open([order(TWO, { Rice: 1 })], `/vendor/orders?pick=${TWO}`);
  expect(await screen.findByText(/^Order bbbbbbbb · May 1/)).toBeVisible();
  expect(asked[0]?.query).toEqual({ order_ids: TWO });
  expect(screen.getByRole('list', { name: 'Pantry' })).not.toHaveTextContent('for 1');
});

test('a pick list can be empty or failed', async () => {
  const { user } = open([]);
  server.refuses(pickList, 'unavailable');
  expect(await screen.findByText('Failed to load the pick list. Please try again.')).toBeVisible();
  server.answers(pickList, { value: [], truncated: false });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing to pick')).toBeVisible();
});

/** What a number is of, as the server says it. */
const scanned = (name: string, ingredient_id: string) => ({
  product: { ingredient_id, name, unit_quantity: 500, unit: 'gm', brand: null },
  known: null,
});
const RICE = '01890000-0000-7000-8000-0000000000b1';

async function openScanner(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  const box = await screen.findByLabelText('Type the number');
  return (number: string) => user.type(box, `${number}{Enter}`);
}

test('a right product ticks its line, once; a picked one buzzes', async () => {
  const { shakes } = fakeScanner({ refuse: 'NotFoundError' });
  const { user } = open([order(ONE, { Rice: 1 }), order(TWO, { Rice: 2 })]);
  server.answers(findSoldProduct, scanned('Rice', RICE));
  const answer = Promise.withResolvers<Response>();
  const sent = server.sends(markPicked, () => answer.promise);
  const type = await openScanner(user);
  await type('3017620422003');
  expect(await screen.findByText('Take 3 × Rice, 500 gm')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    lines: [ONE, TWO].map((order_id) => ({ order_id, ingredient_id: RICE })),
    picked: true,
  });
  await type('3017620422003');
  expect(await screen.findByRole('alert')).toHaveTextContent('Picked already: 3 × Rice, 500 gm');
  expect(sent).toHaveLength(1);
  expect(shakes).toEqual([[60], [160, 60, 160]]);
  answer.resolve(HttpResponse.json({ changed: 2 }));
});

test('a wrong product buzzes and says which it is', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  const { user } = open([order(ONE, { Rice: 1 })]);
  const sent = server.answers(markPicked, { changed: 0 });
  const type = await openScanner(user);
  server.answers(findSoldProduct, scanned('Oat milk', '01890000-0000-7000-8000-0000000000b9'));
  await type('3017620422003');
  expect(await screen.findByText('Oat milk, not on this list')).toBeVisible();
  const milk = { name: 'Oat milk', brand: 'Acme', unit_quantity: null, unit: null, food: null };
  server.answers(findSoldProduct, { product: null, known: milk });
  await type('036000291452');
  expect(await screen.findByText('Acme Oat milk, not on this list')).toBeVisible();
  server.answers(findSoldProduct, { product: null, known: null });
  await type('012345678905');
  expect(await screen.findByText('Nobody knows this number')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what two stores want is ticked in neither until one is chosen', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  const pier = { store_id: PIER, store_name: 'Pier' };
  const { user } = open([order(ONE, { Rice: 1 }), order(TWO, { Rice: 2 }, pier)]);
  const sent = server.answers(markPicked, { changed: 0 });
  server.answers(findSoldProduct, scanned('Rice', RICE));
  const type = await openScanner(user);
  await type('3017620422003');
  expect(
    await screen.findByText('Several stores want it: choose Corner Shop or Pier above the list'),
  ).toBeVisible();
  expect(sent).toEqual([]);
});
