import { cents } from '@larder/shared/basics/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { fillCart } from '#shop/carts/state/carts.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { atStore } from '#testing/carts.ts';
import { id, item } from '#testing/comparison.ts';
import { openPage } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { TripPage } from './TripPage.tsx';

mockServer();

const HERE = { lat: 41.88, lng: -87.63 };
const thing = (n: number, name: string, more: object = {}) => ({
  ...item(n, name),
  quantity: 1,
  category: 'Produce',
  recipes: [],
  offers: [],
  ...more,
});
const offer = (n: number, miles: number) => ({
  store_id: id(n),
  storeName: `Store ${n}`,
  place: { ...HERE, lat: HERE.lat + miles / 69.1 / 1.3 },
  item: { ...item(1, 'Celery', { price: cents(150) }), quantity: 1 },
});
const stop = (n: number, ...items: ReturnType<typeof thing>[]) => ({
  id: `order ${n}`,
  store_id: id(n),
  storeName: `Store ${n}`,
  address: `Street ${n}`,
  place: HERE,
  items,
});
const open = () => openPage(<TripPage />, { at: '/trip' });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('things stand in aisle order; a ticked row sinks, counts, and survives a reload', async () => {
  addStops([
    stop(1, thing(1, 'Salt', { category: 'Pantry' }), thing(2, 'Celery'), thing(3, 'Leek')),
  ]);
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Store 1' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Produce',
    'Pantry',
  ]);
  // The whole row.
  await user.click(screen.getByText('Celery'));
  expect(screen.getByText('1 of 3').parentElement).toHaveTextContent('1 of 3 in the bag');
  expect(screen.getByRole('progressbar', { name: 'In the bag' })).toHaveAttribute('value', '1');
  expect(screen.getByText('2 left · so far')).toHaveTextContent('$2.00');
  const produce = within(screen.getByRole('region', { name: 'Produce' }));
  expect(produce.getByText('1 of 2 left')).toBeVisible();
  expect(produce.getByRole('group')).not.toHaveAttribute('open');
  cleanup();
  open();
  await user.click(screen.getByText('1 done'));
  expect(box('Celery')).toBeChecked();
  await user.click(box('Celery'));
  expect(screen.getByText('0 of 3')).toBeVisible();
});

test('the store can be called from the sheet', () => {
  addStops([{ ...stop(1, thing(1, 'Celery')), phone: '+1 212 555 0199' }]);
  open();
  expect(screen.getByRole('link', { name: 'Call Store 1, +1 212 555 0199' })).toHaveAttribute(
    'href',
    'tel:+12125550199',
  );
});

test('after a tick the next row has the focus', async () => {
  addStops([stop(1, thing(1, 'Celery'), thing(2, 'Leek'))]);
  const { user } = open();
  box('Celery').focus();
  await user.keyboard(' ');
  await waitFor(() => expect(box('Leek')).toHaveFocus());
});

test('“not there” names another stop that has it, and moves it there', async () => {
  const celery = thing(1, 'Celery', { offers: [offer(3, 0.1), offer(2, 9)], recipes: ['Soup'] });
  addStops([stop(1, celery), stop(2, thing(5, 'Tea'))]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  expect(screen.getByText(/another stop/)).toHaveTextContent(
    'Store 2, another stop, has it for $1.50. Soup would go without it.',
  );
  await user.click(screen.getByRole('button', { name: 'Take it at Store 2' }));
  await user.click(screen.getByRole('button', { name: 'Done here' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Store 2' })).toBeVisible();
  expect(box('Celery')).not.toBeChecked();
  expect(box('Tea')).not.toBeChecked();
});

test('more of a thing that a stop has is all to take again', async () => {
  const price = cents(700);
  const celery = { price, offers: [offer(2, 0.1)] };
  addStops([stop(1, thing(1, 'Celery', celery)), stop(2, thing(1, 'Celery'))]);
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Store 2 1 thing left' }));
  await user.click(box('Celery'));
  await user.click(screen.getByRole('link', { name: 'Store 1 1 thing left' }));
  expect(screen.getByRole('link', { name: 'Store 2 0 things left' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  await user.click(screen.getByRole('button', { name: 'Take it at Store 2' }));
  await user.click(screen.getByRole('link', { name: 'Store 2 1 thing left' }));
  expect(box('Celery')).not.toBeChecked();
  expect(box('Celery').closest('li')).toHaveTextContent('2 ×');
});

test('a thing that is not at its second store either may be at a third', async () => {
  const offers = [offer(3, 0.1), { ...offer(4, 0.1), item: { ...item(1, 'Celery'), quantity: 1 } }];
  const recipes = ['Soup', 'Stew'];
  addStops([stop(1, thing(1, 'Celery', { price: cents(700), offers, recipes }))]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  await user.click(screen.getByRole('button', { name: 'Take it at Store 4' }));
  await user.click(screen.getByRole('link', { name: 'Store 4 1 thing left' }));
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  expect(screen.getByText(/^Store 3 has it/)).toHaveTextContent(
    'Soup and Stew would go without it.',
  );
});

test('a thing taken at a stop that is done reopens it', async () => {
  const price = cents(700);
  addStops([
    stop(
      1,
      thing(1, 'Celery', { price, offers: [offer(3, 0.1)] }),
      thing(2, 'Leek', {
        price,
        offers: [{ ...offer(3, 0.1), item: { ...item(2, 'Leek'), quantity: 1 } }],
      }),
    ),
  ]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  await user.click(screen.getByRole('button', { name: 'Take it at Store 3' }));
  await user.click(screen.getByRole('link', { name: 'Store 3 1 thing left' }));
  await user.click(box('Celery'));
  await user.click(screen.getByRole('button', { name: 'Done here' }));
  await user.click(await screen.findByRole('button', { name: 'Leek is not there' }));
  await user.click(screen.getByRole('button', { name: 'Take it at Store 3' }));
  await user.click(screen.getByRole('link', { name: 'Store 3 1 thing left' }));
  expect(box('Leek')).not.toBeChecked();
});

test.each([
  [
    'is worth it when it costs no more than the thing',
    7,
    'Store 3 has it for $1.50; the way costs about $4.40, 2.0 more miles.',
    true,
  ],
  [
    'is not worth it when it costs more',
    4,
    'Store 3 has it, but the way costs about $4.40, 2.0 more miles: not worth the trip.',
    false,
  ],
])('“not there”: the way to another store %s', async (...[_why, dollars, words, canTake]) => {
  const price = cents(dollars * 100);
  addStops([stop(1, thing(1, 'Celery', { price, offers: [offer(3, 1)] }))]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Take it at Store 3' })).toHaveLength(
    canTake ? 1 : 0,
  );
});

test('“not there” can be dropped, kept on the list, or be there after all', async () => {
  addStops([stop(1, thing(1, 'Celery'), thing(2, 'Leek'), thing(3, 'Onion'))]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  expect(screen.getByText('No other store that you compared has it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Celery is there after all' }));
  expect(screen.queryByText('Not there')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Celery is not there' }));
  await user.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(screen.getByText('0 of 3').parentElement).toHaveTextContent('1 not there');
  await user.click(screen.getByRole('button', { name: 'Leek is not there' }));
  await user.click(screen.getByRole('button', { name: 'Keep on the list' }));
  expect(groceryList().lines).toMatchObject([{ name: 'Leek', ingredient_id: id(2) }]);
});

test('a stop is done, with Undo; then the next; then the trip', async () => {
  addStops([stop(1, thing(1, 'Celery')), stop(2, thing(2, 'Leek'))]);
  const { user } = open();
  expect(screen.getByRole('link', { name: 'Store 2 1 thing left' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done here' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Store 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done here' }));
  await screen.findByRole('heading', { level: 1, name: 'Store 2' });
  await user.click(screen.getByRole('button', { name: 'Done here' }));
  expect(await screen.findByText('The trip is done')).toBeVisible();
});

test('the second press of a double one is for no next thing and no next stop', async () => {
  addStops([stop(1, thing(1, 'Celery'), thing(2, 'Leek')), stop(2, thing(3, 'Tea'))]);
  open();
  const press = (on: Element, detail: number) => fireEvent.click(on, { detail });
  press(screen.getByText('Celery'), 1);
  press(screen.getByText('Leek'), 2);
  expect(box('Leek')).not.toBeChecked();
  press(box('Leek'), 2);
  expect(box('Leek')).not.toBeChecked();
  expect(screen.getByText('1 of 2')).toBeVisible();
  press(screen.getByText('Leek'), 1);
  expect(screen.getByText('2 of 2')).toBeVisible();
  press(screen.getByRole('button', { name: 'Done here' }), 1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Store 2' })).toBeVisible();
  press(screen.getByRole('button', { name: 'Done here' }), 2);
  expect(screen.getByRole('heading', { level: 1, name: 'Store 2' })).toBeVisible();
});

test('without a stop a cart to pick up makes a sheet; one that is delivered does not', async () => {
  fillCart({ ...atStore(1), storeType: 'Pickup' }, [{ ...item(1, 'Rice'), quantity: 2 }]);
  fillCart(atStore(2), [{ ...item(1, 'Rice'), quantity: 2 }]);
  const { user } = open();
  expect(screen.getByText('No trip yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Store 2/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make a sheet of your cart at Store 1' }));
  expect(box('Rice')).toBeVisible();
});

test('the page prints, and keeps the screen awake where it can', async () => {
  const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release: () => undefined });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  addStops([stop(1, thing(1, 'Celery'))]);
  const { user } = open();
  expect(request).toHaveBeenCalledWith('screen');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.unstubAllGlobals();
});
