import { cents } from '@larder/shared/basics/money';
import type { OrderLine } from '@larder/shared/orders/orders.calls';
import { markPicked, pickList, type PickOrder } from '@larder/shared/orders/picking.calls';
import {
  findVendorOrder,
  listVendorOrders,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { weighLine } from '@larder/shared/orders/weighing.calls';
import { findSoldProduct } from '@larder/shared/stores/gtins.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { toasts } from '#platform/page/toast.ts';
import { openPage, someone } from '#testing/page.tsx';
import { fakeScanner } from '#testing/scanner.ts';
import { mockServer } from '#testing/server.ts';
import { vendorOrder } from '#vendor/orders/testing/vendorOrder.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();
afterEach(() => {
  for (const { id } of toasts.get()) toasts.takeBack(id);
});

const vendor = someone({ role: 'vendor', name: 'Vera' });
const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ORDER, OTHER, STORE, CHICKEN] = [id(1), id(2), id(3), id(11)];

const PACK = { ingredient_id: CHICKEN, name: 'Chicken breast', unit_quantity: 100, unit: 'gm' };
type Weighing = NonNullable<OrderLine['weighing']>;

function toPick(order_id: string, quantity: number, weighing?: Weighing): PickOrder {
  return {
    order_id,
    store_id: STORE,
    store_name: 'Corner Shop',
    created_at: new Date('2026-05-01T10:00:00Z'),
    delivery_method: 'Deliver',
    customer_name: 'Sam Rivera',
    delivery_address: '230 E 15th St',
    items: [
      {
        ...PACK,
        quantity,
        category: 'Meat & Seafood',
        by_weight: true,
        weighing,
        picked_by: null,
      },
    ],
  };
}

function order(weighing?: Weighing) {
  const item = { ...PACK, price: cents(70), quantity: 6, image: null, by_weight: true, weighing };
  const whose = { user_id: id(80), store_id: STORE, vendor_id: vendor.id };
  return vendorOrder({ order_id: ORDER, ...whose, order_status: 'Accepted', items: [item] });
}

function open(orders: PickOrder[], at = '/vendor/orders?pick=all', given = order()) {
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: orders.length, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [{ store_id: STORE, name: 'Corner Shop', closed: false }],
  });
  server.answers(listVendorOrders, {
    value: [given],
    first: 1,
    truncated: false,
    total: 1,
    total_capped: false,
    as_of: new Date(),
    newer: 0,
  });
  server.answers(findVendorOrder, given);
  server.answers(pickList, { value: orders, truncated: false });
  return openPage(<VendorOrdersPage />, { at, as: vendor });
}

const dialog = () => screen.findByRole('dialog', { name: 'Chicken breast' });

test('a tick asks for the weight, and sends it with what was seen', async () => {
  const { user } = open([toPick(ORDER, 6)]);
  await user.click(
    await screen.findByRole('checkbox', { name: 'Chicken breast, 600 g, by weight' }),
  );
  expect(await dialog()).toHaveTextContent(
    '600 g ordered. Above 660 g the customer is asked first.',
  );
  const sent = server.answers(
    weighLine,
    order({ amount: 640, state: 'weighed', cost: cents(448) }),
  );
  await user.type(screen.getByLabelText('Weighs'), '640{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    {
      order_id: ORDER,
      ingredient_id: CHICKEN,
      expected_quantity: 6,
      expected_weight: null,
      weight: 640,
    },
  ]);
});

test('it can be typed in kilos', async () => {
  const { user } = open([toPick(ORDER, 6)]);
  await user.click(await screen.findByRole('checkbox', { name: /^Chicken/ }));
  await dialog();
  const sent = server.answers(weighLine, order());
  await user.click(screen.getByRole('button', { name: 'kg' }));
  await user.type(screen.getByLabelText('Weighs'), '0.64{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ weight: 640 });
});

test('nothing is sent without a weight', async () => {
  const { user } = open([toPick(ORDER, 6)]);
  const ticked = server.answers(markPicked, { changed: 0 });
  const sent = server.answers(weighLine, order());
  await user.click(await screen.findByRole('checkbox', { name: /^Chicken/ }));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a weight above 0')).toBeVisible();
  expect([sent, ticked]).toEqual([[], []]);
});

test('what is weighed is ticked as any other, and can be corrected', async () => {
  const { user } = open([toPick(ORDER, 6, { amount: 640, state: 'kept', cost: cents(448) })]);
  const words = 'Chicken breast, 600 g ordered, 640 g weighed';
  const ticked = server.answers(markPicked, { changed: 1 });
  await user.click(await screen.findByRole('checkbox', { name: words }));
  await waitFor(() => expect(ticked).toHaveLength(1));
  const sent = server.refuses(weighLine, 'line_changed', { message: 'Weighed meanwhile: 650 g.' });
  await user.click(screen.getByRole('button', { name: `Weigh: ${words}` }));
  const box = within(await dialog()).getByLabelText('Weighs');
  expect(box).toHaveValue('640');
  await user.clear(box);
  await user.type(box, '630{Enter}');
  expect(await screen.findByText(/Weighed meanwhile: 650 g\./)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ weight: 630, expected_weight: 640 });
});

test('each order is weighed for itself', async () => {
  open([toPick(ORDER, 6), toPick(OTHER, 3)]);
  expect(await screen.findByRole('checkbox', { name: /300 g/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /600 g/ })).toBeVisible();
});

test('from the order: what is too much asks the customer', async () => {
  const { user } = open([], `/vendor/orders?order=${ORDER}`);
  await user.click(
    await screen.findByRole('button', { name: 'Weigh: Chicken breast, 600 g, by weight' }),
  );
  await dialog();
  const asked = order({ amount: 700, state: 'proposed' });
  server.answers(findVendorOrder, asked);
  server.answers(weighLine, asked);
  await user.type(screen.getByLabelText('Weighs'), '700{Enter}');
  expect(await screen.findByText('Customer is asked')).toBeVisible();
  expect(screen.getByText('600 g ordered, 700 g asked for')).toBeVisible();
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'Chicken breast weighs more than was agreed: the customer is asked.',
  ]);
});

test('nobody is asked whose account is deleted: the chip says what helps', async () => {
  const asked = order({ amount: 700, state: 'proposed' });
  open([], `/vendor/orders?order=${ORDER}`, { ...asked, user_id: null });
  expect(await screen.findByText('Weigh less: the account is deleted')).toBeVisible();
  expect(screen.queryByText('Customer is asked')).toBeNull();
});

/** Opens the scanner and types the number of the chicken. */
async function scan(user: ReturnType<typeof open>['user']): Promise<void> {
  fakeScanner({ refuse: 'NotFoundError' });
  server.answers(findSoldProduct, { product: { ...PACK, brand: null }, known: null });
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  await user.type(await screen.findByLabelText('Type the number'), '3017620422003{Enter}');
}

test('scanned, it says of which order it is; what the customer is asked about is left out', async () => {
  const { user } = open([toPick(ORDER, 6, { amount: 700, state: 'proposed' }), toPick(OTHER, 3)]);
  await scan(user);
  expect(await dialog()).toHaveTextContent('Order 2: 300 g ordered. Above 330 g');
});

test('scanned while the customer is asked, it says so', async () => {
  const { user } = open([toPick(ORDER, 6, { amount: 700, state: 'proposed' })]);
  await scan(user);
  expect(await screen.findByText('The customer is asked about its weight')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Chicken breast' })).toBeNull();
});

test('a packing slip says whether its total is before weighing', async () => {
  const weighed = toPick(OTHER, 3, { amount: 310, state: 'weighed', cost: cents(217) });
  open(
    [
      { ...toPick(ORDER, 6), total_price: cents(420) },
      { ...weighed, total_price: cents(217) },
    ],
    '/vendor/orders?pick=all&show=slips',
  );
  const slips = await screen.findByRole('list', { name: 'Packing slips' });
  await waitFor(() => expect(slips).toHaveTextContent('Total, before weighing$4.20'));
  expect(slips).toHaveTextContent('310 gTotal$2.17');
});

test('it says what the customer has refused', async () => {
  const { user } = open([toPick(ORDER, 6, { amount: 700, state: 'refused' })]);
  await user.click(await screen.findByRole('checkbox', { name: /700 g refused/ }));
  expect(await dialog()).toHaveTextContent('The customer refused 700 g.');
});
