import { cents } from '@larder/shared/basics/money';
import { answerReplacement } from '@larder/shared/orders/lineChanges.calls';
import {
  type LineChange,
  listMyOrders,
  type Order,
  orderEvents,
} from '@larder/shared/orders/orders.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { atStore, myOrders, ordered } from '#testing/carts.ts';
import { id } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { OrdersPage } from './OrdersPage.tsx';

const server = mockServer();
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});

const rice = {
  ingredient_id: id(5),
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  price: cents(300),
};
const basmati = {
  ...rice,
  ingredient_id: id(6),
  name: 'Basmati',
  price: cents(400),
  quantity: 2,
  image: null,
};

const change = (state: LineChange['state'], more: Partial<LineChange> = {}): LineChange => ({
  ...rice,
  change_id: id(40),
  state,
  packs: 2,
  reason: null,
  at: new Date('2026-05-01T10:00:00Z'),
  replacement: state === 'short' ? null : basmati,
  ...more,
});
const changedBy = (...changes: LineChange[]) =>
  ordered({
    ...atStore(1),
    order_id: id(71),
    store_name: 'Corner',
    order_status: 'Accepted',
    changes,
  });

function has(orders: Order[]) {
  server.answers(listMyOrders, myOrders(orders));
}
function show(order: Order) {
  has([order]);
  return openPage(<OrdersPage />, { at: '/orders', as: someone() });
}
const list = () => screen.findByRole('list', { name: 'Changes' });

test('what fell short: how much, why, and what comes back', async () => {
  show(changedBy(change('short', { reason: 'Torn bags' })));
  expect(await list()).toHaveTextContent(
    '2 × Rice: shortThe store has no more of it · “Torn bags”−$6.00',
  );
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('a dearer replacement asks at the top; its answer is sent once and shown', async () => {
  const { user } = show(changedBy(change('proposed')));
  expect(await screen.findByText('Corner offers 2 × Basmati instead of 2 × Rice.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep or refuse' }));
  expect(await list()).toHaveTextContent(
    'The store asks. Until you answer, your order stays as it was+$2.00',
  );
  const kept = changedBy(change('kept'));
  const sent = server.answers(answerReplacement, kept);
  has([kept]);
  await user.click(within(await list()).getByRole('button', { name: 'Keep: Basmati' }));
  await waitFor(async () => expect(await list()).toHaveTextContent('You keep it'));
  expect(sent.map(({ body, params }) => [body, params])).toEqual([
    [{ answer: 'keep' }, { id: id(71), changeId: id(40) }],
  ]);
  expect(screen.queryByText(/^Corner offers/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuse: Basmati' })).toBeVisible();
});

test('a replacement that was given can be refused; a late answer says why not', async () => {
  const { user } = show(changedBy(change('replaced')));
  expect(await screen.findByText('Corner gives 2 × Basmati instead of 2 × Rice.')).toBeVisible();
  const sent = server.refuses(answerReplacement, 'line_changed');
  await user.click(await screen.findByRole('button', { name: 'Refuse: Basmati' }));
  expect(await screen.findByText('This line of the order has changed meanwhile')).toBeVisible();
  expect(sent[0]?.body).toEqual({ answer: 'refuse' });
});

test('once delivered nothing is asked', async () => {
  show({
    ...changedBy(change('replaced'), change('refused', { change_id: id(41) })),
    order_status: 'Delivered',
  });
  expect(await list()).toHaveTextContent(
    '2 × Rice: short, Basmati was refusedYou refused it−$6.00',
  );
  expect(screen.queryByRole('button', { name: /^(Keep|Refuse)/ })).toBeNull();
});

test('what was wrong after delivery: how much, why, and what comes back', async () => {
  const { ingredient_id, name, unit_quantity, unit } = rice;
  const returned = {
    ingredient_id,
    name,
    unit_quantity,
    unit,
    return_id: id(41),
    packs: 1,
    reason: 'damaged' as const,
    refund: cents(300),
    restocked: false,
    note: 'Torn bag',
    at: new Date('2026-05-01T10:00:00Z'),
  };
  const delivered = { ...changedBy(), order_status: 'Delivered' as const, total_price: cents(600) };
  const { user } = show({ ...delivered, returns: [returned], refunded: cents(300) });
  await user.click(await screen.findByText('Corner'));
  const returns = await screen.findByRole('list', { name: 'After delivery' });
  expect(returns).toHaveTextContent('1 × Rice was damaged: $3.00 back');
  expect(returns).toHaveTextContent('“Torn bag”');
  expect(within(returns).queryByRole('button')).toBeNull();
  expect(screen.getByText('Money back').parentElement).toHaveTextContent('Money back$3.00');
});
