import { cents } from '@larder/shared/basics/money';
import {
  changeLine,
  listReplacements,
  undoLineChange,
} from '@larder/shared/orders/lineChanges.calls';
import { type LineChange, type Order } from '@larder/shared/orders/orders.calls';
import { pickList } from '@larder/shared/orders/picking.calls';
import {
  findVendorOrder,
  listVendorOrders,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';

import { toasts } from '#platform/page/toast.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { vendorOrder } from '#vendor/orders/testing/vendorOrder.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();
afterEach(() => {
  for (const { id } of toasts.get()) toasts.takeBack(id);
});

const vendor = someone({ role: 'vendor', name: 'Vera' });
const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ORDER, OTHER, STORE] = [id(1), id(2), id(3)];

const item = (n: number, name: string, { price = 300, quantity = 3 } = {}) => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
  price: cents(price),
  quantity,
  image: null,
});
const RICE = item(11, 'Rice');
const SALT = item(12, 'Salt', { price: 100, quantity: 1 });

function order(more: Partial<Order> = {}): Order {
  const whose = { user_id: id(80), store_id: STORE, vendor_id: vendor.id };
  const items = [RICE, SALT];
  return vendorOrder({ order_id: ORDER, ...whose, order_status: 'Accepted', items, ...more });
}

const lineOf = ({ ingredient_id, name, unit_quantity, unit, price }: typeof RICE) => ({
  ingredient_id,
  name,
  unit_quantity,
  unit,
  price,
});

function change(state: LineChange['state'], more: Partial<LineChange> = {}): LineChange {
  const line = lineOf(RICE);
  const fresh = { change_id: id(40), state, ...line, packs: 1, reason: null, at: new Date() };
  return { ...fresh, replacement: null, ...more };
}

/** The details of an order. */
function open(given: Order = order(), at = `/vendor/orders?order=${ORDER}`) {
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 1, Rejected: 0, Delivered: 0 },
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
  return openPage(<VendorOrdersPage />, { at, as: vendor });
}

const offer = (n: number, name: string, price: number) => ({
  ...item(n, name, { price }),
  stock: 9,
  likeness: 'like' as const,
});

test('packs are marked as short with a reason, and that can be undone', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Short: Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rice' });
  expect(dialog).toHaveTextContent('500 gm · 3 on the order at $3.00');
  expect(dialog).toHaveTextContent('The customer gets $3.00 back.');
  await user.click(within(dialog).getByRole('button', { name: 'Increase packs of Rice' }));
  expect(dialog).toHaveTextContent('The customer gets $6.00 back.');
  await user.type(within(dialog).getByLabelText('Reason (optional)'), ' Torn bags ');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Set its stock to 0' }));
  const short = change('short', { packs: 2, reason: 'Torn bags' });
  const changed = order({ total_price: cents(400), changes: [short] });
  const sent = server.answers(changeLine, changed);
  server.answers(findVendorOrder, changed);
  await user.click(within(dialog).getByRole('button', { name: 'Mark 2 as short' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      order_id: ORDER,
      ingredient_id: RICE.ingredient_id,
      expected_quantity: 3,
      packs: 2,
      missing: true,
      reason: 'Torn bags',
    },
  ]);
  const list = await screen.findByRole('list', { name: 'Changes' });
  expect(list).toHaveTextContent('2 × Rice: short');
  expect(list).toHaveTextContent('“Torn bags”−$6.00');
  const undone = server.answers(undoLineChange, order());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(undone.map(({ params }) => params)).toEqual([{ id: ORDER, changeId: id(40) }]),
  );
});

test('a replacement is chosen from the shelf; a dearer one asks the customer', async () => {
  const asked = server.answers(listReplacements, {
    value: [offer(21, 'Basmati', 250), offer(22, 'Saffron', 900)],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace: Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rice' });
  expect(within(dialog).getByRole('button', { name: 'Replace 3' })).toBeDisabled();
  await user.click(await within(dialog).findByRole('radio', { name: /^Basmati/ }));
  expect(dialog).toHaveTextContent('It costs $1.50 less. The customer may refuse it.');
  await user.click(within(dialog).getByRole('radio', { name: /^Saffron/ }));
  expect(dialog).toHaveTextContent('It costs $18.00 more, so the customer is asked first.');
  await user.click(
    within(dialog).getByRole('button', { name: 'Decrease packs of Saffron, 500 gm' }),
  );
  const sent = server.refuses(changeLine, 'price_changed');
  await user.click(within(dialog).getByRole('button', { name: 'Ask the customer' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Some prices have changed');
  expect(sent[0]?.body).toMatchObject({
    packs: 3,
    replacement: { ingredient_id: id(22), packs: 2, price: 9 },
  });
  expect(asked[0]?.query).toEqual({ ingredient_id: RICE.ingredient_id, packs: '3' });
  await user.type(within(dialog).getByRole('searchbox'), 'basm{Enter}');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ q: 'basm' }));
});

describe('a line that is weighed', () => {
  /** Six packs of 100 gm at $0.70, $4.20 as ordered. */
  const weighed = (amount: number, cost: number) => ({
    ...item(13, 'Chicken', { price: 70, quantity: 6 }),
    unit_quantity: 100,
    by_weight: true,
    weighing: { amount, state: 'weighed' as const, cost: cents(cost) },
  });
  async function openLine(line: ReturnType<typeof weighed>, button: string) {
    const { user } = open(order({ items: [line, SALT] }));
    await user.click(await screen.findByRole('button', { name: `${button}: Chicken` }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Chicken' }) };
  }

  test.for([
    [640, 448, 'The customer gets $0.98 back.', 'the rest costs $3.50 until it is weighed'],
    [100, 70, 'The line costs $2.80 more until it is weighed again.', 'the rest costs more'],
  ] as const)('%i gm for %i cents, a pack of it short: %s', async ([amount, cost, words]) => {
    const { dialog } = await openLine(weighed(amount, cost), 'Short');
    expect(dialog).toHaveTextContent(`${words} Its weight is taken back.`);
  });

  test.for([
    [640, 448, 250, '$3.02 more', 'Ask the customer', 'so the customer is asked first'],
    [640, 448, 145, '$0.13 less', 'Ask the customer', 'It costs more than was ordered, so the'],
    [640, 448, 100, '$1.48 less', 'Replace 6', 'It costs $1.48 less. The customer may'],
    [320, 224, 130, '$1.66 more', 'Replace 6', 'It costs $1.66 more. The customer may'],
  ] as const)(
    '%i gm for %i cents, all of it replaced by three at %i: %s, %s',
    async ([amount, cost, price, change, button, words]) => {
      server.answers(listReplacements, { value: [offer(21, 'Turkey', price)] });
      const { user, dialog } = await openLine(weighed(amount, cost), 'Replace');
      await user.click(await within(dialog).findByRole('radio', { name: /^Turkey/ }));
      expect(within(dialog).getByText(`3 × · ${change}`)).toBeVisible();
      expect(within(dialog).getByRole('button', { name: button })).toBeEnabled();
      expect(dialog).toHaveTextContent(words);
      expect(dialog).toHaveTextContent('Its weight is taken back.');
    },
  );
});

test('what stands for the food says what it changes', async () => {
  server.answers(listReplacements, {
    value: [
      { ...offer(21, 'Basmati', 250), changes: 'drier, fragrant' },
      offer(22, 'Saffron', 900),
    ],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace: Rice' }));
  const list = await screen.findByRole('list', { name: 'Instead of Rice' });
  expect(
    within(list)
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent),
  ).toEqual([
    'Basmati500 gm · $2.50 · 9 in stockStands for it: drier, fragrant',
    'Saffron500 gm · $9.00 · 9 in stock · Of its kind',
  ]);
});

test('nothing to replace it with, and a shelf that does not load', async () => {
  server.refuses(listReplacements, 'unavailable');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace: Rice' }));
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 5000 });
  server.answers(listReplacements, { value: [] });
  await user.click(again);
  expect(await screen.findByText(/^Nothing like it is in stock/)).toBeVisible();
});

test('what the customer is asked stands at its line and can be taken back; what was answered cannot', async () => {
  const replacement = item(21, 'Saffron', { price: 900, quantity: 1 });
  const salt = lineOf(SALT);
  const kept = change('kept', { ...salt, change_id: id(41), replacement });
  const { user } = open(order({ changes: [change('proposed', { replacement }), kept] }));
  const items = await screen.findByRole('list', { name: 'Items' });
  expect(items).toHaveTextContent('Customer is asked');
  expect(within(items).queryByRole('button', { name: 'Short: Rice' })).toBeNull();
  expect(within(items).getByRole('button', { name: 'Short: Salt' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Changes' });
  expect(list).toHaveTextContent('1 × Saffron instead of 1 × RiceThe customer is asked');
  expect(list).toHaveTextContent('The customer keeps it');
  const undone = server.refuses(undoLineChange, 'line_changed');
  await user.click(within(list).getByRole('button', { name: /^Take back/ }));
  expect(await screen.findByText('This line of the order has changed meanwhile')).toBeVisible();
  expect(undone).toHaveLength(1);
});

test('only lines of accepted orders can be changed', async () => {
  open(order({ order_status: 'Delivered' }));
  expect(await screen.findByRole('list', { name: 'Items' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Short/ })).toBeNull();
});

test('the pick list asks of which order, then what is short', async () => {
  const toPick = (order_id: string, customer_name: string, quantity: number) => ({
    order_id,
    store_id: STORE,
    store_name: 'Corner Shop',
    created_at: new Date('2026-05-01T10:00:00Z'),
    delivery_method: 'Deliver',
    customer_name,
    delivery_address: 'Street 1',
    items: [{ ...RICE, quantity, category: 'Pantry' as const, picked_by: null }],
  });
  server.answers(pickList, {
    value: [toPick(ORDER, 'Sam Rivera', 3), toPick(OTHER, 'Kim Park', 1)],
    truncated: false,
  });
  const { user } = open(order(), '/vendor/orders?pick=all');
  server.sends(listVendorOrders, () => new HttpResponse(new ReadableStream()));
  await user.click(await screen.findByRole('button', { name: 'Short or replace: Rice, 500 gm' }));
  const orders = await screen.findByRole('list', { name: 'Orders with it' });
  await user.click(within(orders).getByRole('button', { name: /^Sam Rivera/ }));
  const sent = server.answers(changeLine, order({ changes: [change('short')] }));
  await user.click(await screen.findByRole('button', { name: 'Mark 1 as short' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ order_id: ORDER, packs: 1, expected_quantity: 3 }),
  );
  expect(await screen.findByText('1 × Rice: short')).toBeVisible();
});

test('nothing left is told', async () => {
  const { user } = open(order({ items: [SALT] }));
  await user.click(await screen.findByRole('button', { name: 'Short: Salt' }));
  const salt = lineOf(SALT);
  server.answers(
    changeLine,
    order({ order_status: 'Rejected', rejected_by: 'vendor', changes: [change('short', salt)] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Mark 1 as short' }));
  expect(
    await screen.findByText('1 × Salt: short. Nothing is left, so the order is rejected.'),
  ).toBeVisible();
});
