import { cents } from '@larder/shared/basics/money';
import { listMyOrders, type Order, orderEvents } from '@larder/shared/orders/orders.calls';
import { answerWeight } from '@larder/shared/orders/weighing.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { myOrders, ordered } from '#testing/carts.ts';
import { id } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { OrdersPage } from './OrdersPage.tsx';

const server = mockServer();
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});

type Weighing = NonNullable<Order['items'][number]['weighing']>;

const chickenOrder = (weighing?: Weighing, more: Partial<Order> = {}) =>
  ordered({
    order_id: id(71),
    store_name: 'Corner',
    order_status: 'Accepted',
    items: [
      {
        ingredient_id: id(5),
        name: 'Chicken breast',
        unit_quantity: 100,
        unit: 'gm',
        price: cents(70),
        quantity: 6,
        image: null,
        by_weight: true,
        weighing,
      },
    ],
    ...more,
  });

function show(order: Order) {
  server.answers(listMyOrders, myOrders([order]));
  return openPage(<OrdersPage />, { at: '/orders', as: someone() });
}
const items = () => screen.findByRole('list', { name: 'Items' });

test('a line by weight costs about what was ordered, until it is weighed', async () => {
  show(chickenOrder());
  expect(await items()).toHaveTextContent('Chicken breast600 g, by weightabout $4.20');
});

test('what was weighed, and what it costs', async () => {
  show(chickenOrder({ amount: 640, state: 'weighed', cost: cents(448) }));
  expect(await items()).toHaveTextContent('600 g ordered, 640 g weighed$4.48');
  expect(screen.queryByRole('list', { name: 'Weights' })).toBeNull();
});

test.for(['keep', 'refuse'] as const)(
  'a question is on top, and can be answered: %s',
  async (answer) => {
    const { user } = show(chickenOrder({ amount: 700, state: 'proposed' }));
    expect(
      await screen.findByText('Corner asks: Chicken breast weighs 700 g instead of 600 g.'),
    ).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Weights' }));
    expect(list.getByText(/It costs \$0\.70 more/)).toBeVisible();
    const settled: Weighing =
      answer === 'keep'
        ? { amount: 700, state: 'kept', cost: cents(490) }
        : { amount: 700, state: 'refused' };
    const after = chickenOrder(settled);
    server.answers(listMyOrders, myOrders([after]));
    const sent = server.answers(answerWeight, after);
    const word = answer === 'keep' ? 'Keep' : 'Refuse';
    await user.click(list.getByRole('button', { name: `${word} the weight of Chicken breast` }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Weights' })).toBeNull());
    expect(sent.map(({ body, params }) => [params['id'], body])).toEqual([
      [id(71), { ingredient_id: id(5), weight: 700, answer }],
    ]);
    const words =
      answer === 'keep'
        ? '600 g ordered, 700 g weighed$4.90'
        : '600 g ordered, 700 g refusedabout $4.20';
    expect(await items()).toHaveTextContent(words);
  },
);

test('what a delivered line cost is final, also without a weight', async () => {
  show(chickenOrder(undefined, { order_status: 'Delivered' }));
  expect(await items()).toHaveTextContent('Chicken breast600 g, by weight$4.20');
});

test('a delivered order asks nothing', async () => {
  show(chickenOrder({ amount: 700, state: 'proposed' }, { order_status: 'Delivered' }));
  await items();
  expect(screen.queryByRole('list', { name: 'Weights' })).toBeNull();
});

test('a refused answer is told', async () => {
  const { user } = show(chickenOrder({ amount: 700, state: 'proposed' }));
  server.refuses(answerWeight, 'line_changed', { message: 'Weighed again.' });
  await user.click(
    await screen.findByRole('button', { name: 'Keep the weight of Chicken breast' }),
  );
  expect(await screen.findByText(/Weighed again\./)).toBeVisible();
});
