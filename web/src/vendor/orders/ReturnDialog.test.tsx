import { cents } from '@larder/shared/basics/money';
import type { Order, OrderReturn } from '@larder/shared/orders/orders.calls';
import { noteReturn, undoReturn } from '@larder/shared/orders/returns.calls';
import {
  findVendorOrder,
  listVendorOrders,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

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
const [ORDER, STORE] = [id(1), id(3)];
const pack = (n: number, name: string) => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
});
const MILK = { ...pack(11, 'Milk'), price: cents(349), quantity: 2, image: null };
const SALT = { ...pack(12, 'Salt'), price: cents(100), quantity: 1, image: null };

function order(more: Partial<Order> = {}): Order {
  return vendorOrder({
    order_id: ORDER,
    store_id: STORE,
    vendor_id: vendor.id,
    order_status: 'Delivered',
    items: [MILK, SALT],
    ...more,
  });
}

const noted = (more: Partial<OrderReturn> = {}): OrderReturn => ({
  return_id: id(40),
  ...pack(11, 'Milk'),
  packs: 1,
  reason: 'damaged',
  refund: cents(349),
  restocked: false,
  note: null,
  at: new Date(),
  ...more,
});

/** The details of an order. */
function open(given: Order = order()) {
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 1 },
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
  const at = `/vendor/orders?status=all&order=${ORDER}`;
  return openPage(<VendorOrdersPage />, { at, as: vendor });
}

async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Something was wrong…' }));
  return within(await screen.findByRole('dialog', { name: 'Something was wrong' }));
}

test('a damaged pack is noted with its price, shown, and can be taken back', async () => {
  const { user } = open();
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Money back')).toHaveValue('3.49');
  expect(dialog.getByRole('checkbox', { name: 'Put back into stock' })).not.toBeChecked();
  await user.type(dialog.getByLabelText('Note (optional)'), ' Leaked ');
  const changed = order({ returns: [noted({ note: 'Leaked' })], refunded: cents(349) });
  const sent = server.answers(noteReturn, changed);
  server.answers(findVendorOrder, changed);
  await user.click(dialog.getByRole('button', { name: 'Note it' }));
  const list = await screen.findByRole('list', { name: 'After delivery' });
  expect(list).toHaveTextContent('1 × Milk was damaged: $3.49 back');
  expect(list).toHaveTextContent('“Leaked”');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      return_id: expect.any(String),
      order_id: ORDER,
      ingredient_id: MILK.ingredient_id,
      packs: 1,
      reason: 'damaged',
      refund: 3.49,
      restock: false,
      note: 'Leaked',
    },
  ]);
  const undone = server.answers(undoReturn, order());
  await user.click(within(list).getByRole('button', { name: 'Undo: Milk' }));
  await screen.findByRole('button', { name: 'Something was wrong…' });
  expect(undone).toHaveLength(1);
});

test('another item, returned, goes back into stock; what is missing cannot', async () => {
  const { user } = open(order({ items: [MILK, { ...SALT, quantity: 3 }] }));
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByLabelText('Item'), 'Salt, 500 gm');
  await user.click(dialog.getByRole('button', { name: 'Increase packs of Salt' }));
  expect(dialog.getByLabelText('Money back')).toHaveValue('2.00');
  await user.click(dialog.getByRole('button', { name: 'Missing' }));
  expect(dialog.queryByRole('checkbox', { name: 'Put back into stock' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Returned' }));
  expect(dialog.getByRole('checkbox', { name: 'Put back into stock' })).toBeChecked();
  await user.clear(dialog.getByLabelText('Money back'));
  const sent = server.answers(noteReturn, order());
  await user.click(dialog.getByRole('button', { name: 'Note it' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({
    ingredient_id: SALT.ingredient_id,
    packs: 2,
    reason: 'returned',
    refund: 0,
    restock: true,
  });
});

test('of what was weighed the last pack has the cent that is left; Undo is of what was sent', async () => {
  const weighing = { amount: 400, state: 'weighed' as const, cost: cents(100) };
  const ham = { ...MILK, ...pack(13, 'Ham'), quantity: 3, by_weight: true, weighing };
  const before = noted({ ...pack(13, 'Ham'), packs: 2, refund: cents(66) });
  const given = order({ items: [ham], returns: [before], refunded: cents(66) });
  const { user } = open(given);
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Money back')).toHaveValue('0.34');
  // Somebody else notes something else before the answer.
  const last = { ...before, packs: 1, refund: cents(34) };
  const other = noted({ ...pack(12, 'Salt'), return_id: id(42) });
  const sent = server.answers(noteReturn, ({ body }) => {
    const { return_id } = z.object({ return_id: z.string() }).parse(body);
    return { ...given, returns: [before, { ...last, return_id }, other] };
  });
  await user.click(dialog.getByRole('button', { name: 'Note it' }));
  await expect.poll(() => sent.length).toBe(1);
  await expect
    .poll(() => toasts.get().map(({ text }) => text))
    .toEqual(['1 × Ham was damaged: $0.34 back']);
});

test('more money than the packs cost is refused at its box, and a failure is told', async () => {
  const { user } = open();
  const dialog = await openDialog(user);
  const box = dialog.getByLabelText('Money back');
  await user.clear(box);
  await user.type(box, '3.50');
  const sent = server.refuses(noteReturn, 'invalid_transition');
  await user.click(dialog.getByRole('button', { name: 'Note it' }));
  expect(box).toHaveAccessibleDescription(expect.stringContaining('At most $3.49'));
  expect(sent).toEqual([]);
  await user.clear(box);
  await user.type(box, '3.49');
  await user.click(dialog.getByRole('button', { name: 'Note it' }));
  expect(await dialog.findByText('The order has already moved on')).toBeVisible();
});

test('only what is left can be noted, and only of a delivered order', async () => {
  const all = [noted({ packs: 2 }), noted({ ...pack(12, 'Salt'), return_id: id(41) })];
  open(order({ returns: all.map((one) => ({ ...one, at: new Date(0) })), refunded: cents(798) }));
  expect(await screen.findByRole('list', { name: 'After delivery' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Something was wrong…' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.getAllByText('$7.98').length).toBeGreaterThan(0);
});
