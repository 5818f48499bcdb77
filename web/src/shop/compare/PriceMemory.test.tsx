import { cents } from '@larder/shared/basics/money';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { listPrices } from '@larder/shared/stores/prices.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { id, item, store } from '#testing/comparison.ts';
import { mockServer } from '#testing/server.ts';

import { card, shop } from './testShop.tsx';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const AT = new Date('2026-03-04T12:00:00Z');
const daysAgo = (days: number) => new Date(AT.getTime() - days * 24 * 60 * 60 * 1000);
/** Of item `n`, which costs $n.00 now: what it cost since 90 days ago, and since so many days what it costs now. */
const course = (n: number, before: number, days: number) => ({
  ingredient_id: id(n),
  steps: [
    { at: daysAgo(90), price: cents(before) },
    { at: daysAgo(days), price: cents(100 * n) },
  ],
  lowest_30_days: cents(Math.min(before, 100 * n)),
  week_ago: cents(days < 7 ? before : 100 * n),
});
const lineOf = (name: string) => {
  const line = card('Store 1').getByText(name).closest('li');
  return within(line ?? document.body);
};

test('a store’s details say of its items what they have cost before', async () => {
  const asked = server.answers(listPrices, {
    at: AT,
    value: [course(1, 149, 2), course(2, 150, 3), course(3, 299, 60)],
  });
  const { user } = shop([store(1)]);
  expect(await screen.findByText('Lowest regular price in 30 days')).toBeVisible();
  expect(
    lineOf('Rice').getByText('Price of the last 90 days: $1.00 to $1.49, now $1.00'),
  ).toBeVisible();
  expect(lineOf('Milk').getByText('Cheaper last week: $1.50')).toBeVisible();
  await user.click(card('Store 1').getByRole('button', { name: '1 more item(s)' }));
  expect(
    await lineOf('Eggs').findByText('Price of the last 90 days: $2.99 to $3.00, now $3.00'),
  ).toBeVisible();
  expect(screen.getAllByText(/Lowest regular|Cheaper last week/)).toHaveLength(2);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query).toEqual({ store_id: id(1), ids: [id(1), id(2), id(3)].join(',') });
});

test('what is on sale is not called the lowest: sales of before are not known', async () => {
  server.answers(listPrices, { at: AT, value: [course(1, 149, 2)] });
  const onSale = item(1, 'Rice', { price: cents(80), regular_price: cents(100) });
  shop([store(1, { items: [onSale, item(2, 'Milk'), item(3, 'Eggs')] })]);
  expect(
    await lineOf('Rice').findByText('Price of the last 90 days: $0.80 to $1.49, now $0.80'),
  ).toBeVisible();
  expect(screen.queryByText(/Lowest regular/)).toBeNull();
});

test('it says nothing of what always cost the same', async () => {
  const asked = server.answers(listPrices, { at: AT, value: [course(1, 100, 20)] });
  shop([store(1)]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
  expect(card('Store 1').queryByText(/^Price of the last/)).toBeNull();
});

test('a failure is not shown, and the store works all the same', async () => {
  const asked = server.refuses(listPrices, 'internal');
  const { user } = shop([store(1)]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
  expect(await card('Store 1').findByRole('button', { name: /^In cart/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is asked without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = server.answers(listPrices, { at: AT, value: [course(1, 149, 2)] });
  shop([store(1)]);
  expect(card('Store 1').getByText('Rice')).toBeVisible();
  await act(async () => undefined);
  expect(asked).toHaveLength(0);
  expect(screen.queryByText('Lowest regular price in 30 days')).toBeNull();
});
