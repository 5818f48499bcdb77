import { cents } from '@larder/shared/basics/money';
import { copyStore } from '@larder/shared/stores/copyStore.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import {
  changeStore,
  importInventory,
  listVendorStores,
  removeItems,
} from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { cornerShop, free, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { hasNothingAround } from '#vendor/stores/testing/around.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

const server = mockServer();
const owner = someone({ role: 'vendor' });
const nine = { opens: '09:00', closes: '18:00' };
const rice = onShelf(1, 'Rice');
const basil = onShelf(2, 'Basil');
const corner: Store = {
  ...cornerShop,
  items: [rice, basil],
  hours: { weekdays: Array(7).fill(nine), holidays: ['2026-12-25'] },
};
const pier: Store = {
  ...cornerShop,
  store_id: '01890000-0000-7000-8000-00000000000b',
  name: 'Pier',
  items: [{ ...rice, price: cents(299) }],
};
const quay: Store = {
  ...corner,
  store_id: '01890000-0000-7000-8000-00000000000c',
  name: 'Quay',
};
const NOTHING = { added: 0, price_changed: 0, has_more: false, undo: { added: [], changed: [] } };

beforeEach(() => hasNothingAround(server));

async function open(stores: Store[] = [corner, pier, quay], as = owner) {
  server.answers(listVendorStores, { value: stores });
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as });
  await user.click(await screen.findByRole('button', { name: 'Copy to other stores…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to other stores' }));
  const tick = (name: string) => user.click(dialog.getByRole('checkbox', { name }));
  return { user, dialog, tick };
}

test('each store says what would change; nothing is sent without a choice', async () => {
  const { user, dialog, tick } = await open();
  const seen = server.answers(copyStore, NOTHING);
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  expect(box('Items that are missing there')).toBeChecked();
  expect(box('Items that are missing there')).toHaveAccessibleDescription(/a stock of 0/);
  expect(box('Slots')).toBeDisabled();
  expect(box('Slots')).toHaveAccessibleDescription('This store has none.');
  expect(box('Pier')).toHaveAccessibleDescription('1 new item');
  expect(box('Quay')).toHaveAccessibleDescription('nothing changes');
  await tick('Prices');
  await tick('Opening hours and holidays');
  expect(box('Pier')).toHaveAccessibleDescription('1 new item, 1 price, hours');

  await user.click(dialog.getByRole('button', { name: 'Choose a store' }));
  await tick('Quay');
  await user.click(dialog.getByRole('button', { name: 'Nothing to change' }));
  await tick('Quay');
  await tick('All 2 stores');
  expect(dialog.getByRole('button', { name: 'Copy to 1 store' })).toBeVisible();
  for (const name of ['Items that are missing there', 'Prices', 'Opening hours and holidays'])
    await tick(name);
  expect(dialog.getByRole('button', { name: 'Choose what to copy' })).toBeVisible();
  expect(seen).toHaveLength(0);
});

test('one press copies, also a long shelf, and Undo takes all of it back', async () => {
  const { user, dialog, tick } = await open();
  const before = { price: cents(299), quantity: 12 };
  const now = { price: cents(349), quantity: 12 };
  const seen = server.answers(copyStore, ({ headers }) =>
    headers.get('idempotency-key')?.endsWith('-0')
      ? {
          ...NOTHING,
          price_changed: 1,
          has_more: true,
          undo: {
            added: [],
            changed: [{ ingredient_id: rice.ingredient_id, before, now }],
            hours: null,
          },
        }
      : { ...NOTHING, added: 1, undo: { added: [basil.ingredient_id], changed: [] } },
  );
  await tick('Prices');
  await tick('Opening hours and holidays');
  await tick('Pier');
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 store' }));
  expect(
    await screen.findByText('Copied to Pier: 1 item added, 1 price changed, hours'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const wanted = { from: corner.store_id, parts: ['items', 'prices', 'hours'] };
  expect(seen.map(({ params, body }) => [params['storeId'], body])).toEqual([
    [pier.store_id, wanted],
    [pier.store_id, wanted],
  ]);
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);

  const prices = server.answers(importInventory, {
    message: '',
    added: 0,
    price_changed: 1,
    stock_changed: 0,
    unchanged: 0,
  });
  const removed = server.answers(removeItems, { removed: [] });
  const times = server.answers(changeStore, { message: '', ...free });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The copy is taken back.')).toBeVisible();
  expect(prices[0]?.body).toEqual({
    items: [
      {
        ingredient_id: rice.ingredient_id,
        price: 2.99,
        quantity: 12,
        expected_price: 3.49,
        expected_quantity: 12,
      },
    ],
  });
  expect(removed[0]?.body).toEqual({ ingredient_ids: [basil.ingredient_id] });
  expect([times[0]?.params, times[0]?.body]).toEqual([{ storeId: pier.store_id }, { hours: null }]);
});

test('Undo of slots says what was copied, so that slots of somebody else stay', async () => {
  const week = [{ weekday: 0, from: '10:00', to: '12:00', orders: 3 }];
  const copied = { cut_off: 60, week };
  const { user, dialog, tick } = await open([{ ...corner, slots: copied }, pier]);
  server.answers(copyStore, {
    ...NOTHING,
    undo: { added: [], changed: [], slots: null, expected_slots: copied },
  });
  await tick('Slots');
  await tick('Pier');
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 store' }));
  expect(await screen.findByText(/^Copied to Pier: slots$/)).toBeVisible();
  const times = server.refuses(changeStore, 'conflict', { details: { current_slots: null } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^The copy could not be taken back\. Pier: /)).toBeVisible();
  expect(times[0]?.body).toEqual({ slots: null, expected_slots: copied });
});

test('a store that refuses says why, the others have theirs, and a retry has the same key', async () => {
  const { user, dialog, tick } = await open([corner, pier, { ...quay, items: [] }]);
  await tick('All 2 stores');
  const late = server.refuses(copyStore, 'store_not_found');
  await user.click(dialog.getByRole('button', { name: 'Copy to 2 stores' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Pier: Store not found');
  expect(alert).toHaveTextContent('Quay: Store not found');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  const seen = server.answers(copyStore, {
    ...NOTHING,
    added: 1,
    undo: { added: [basil.ingredient_id], changed: [] },
  });
  await tick('Quay');
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 store' }));
  expect(await screen.findByText('Copied to Pier: 1 item added')).toBeVisible();
  const keyOf = (one: (typeof seen)[number] | undefined) => one?.headers.get('idempotency-key');
  expect(keyOf(seen[0])).toBe(keyOf(late[0]));

  server.refuses(removeItems, 'unavailable');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^The copy could not be taken back\. Pier: /)).toBeVisible();
});

test('a refusal that comes after the dialog was closed is said, too', async () => {
  const { user, dialog, tick } = await open();
  const answer = Promise.withResolvers<Response>();
  server.sends(copyStore, () => answer.promise);
  await tick('Pier');
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 store' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const refusal = { error: 'store_not_found', message: 'Store not found' };
  answer.resolve(HttpResponse.json(refusal, { status: 404 }));
  expect(
    await screen.findByText('Not everything could be copied. Pier: Store not found'),
  ).toBeVisible();
});

test('Undo goes on after a refusal: prices that were changed since, items and hours', async () => {
  const { user, dialog, tick } = await open();
  const changed = {
    ingredient_id: rice.ingredient_id,
    before: { price: cents(299), quantity: 12 },
    now: { price: cents(349), quantity: 12 },
  };
  server.answers(copyStore, {
    ...NOTHING,
    added: 1,
    price_changed: 1,
    undo: { added: [basil.ingredient_id], changed: [changed], hours: null },
  });
  await tick('Pier');
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 store' }));
  const prices = server.refuses(importInventory, 'price_changed', { message: 'Dearer by now.' });
  const removed = server.refuses(removeItems, 'store_not_found', { message: 'Not now.' });
  const times = server.answers(changeStore, { message: '', ...free });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('The copy could not be taken back. Pier: Dearer by now. Not now.'),
  ).toBeVisible();
  expect([prices.length, removed.length]).toEqual([1, 1]);
  expect(times[0]?.body).toEqual({ hours: null });
});

test('some of it is done, the rest refused: both are said', async () => {
  const { user, dialog, tick } = await open([corner, pier, { ...quay, items: [] }]);
  const one = { ...NOTHING, added: 1, undo: { added: [basil.ingredient_id], changed: [] } };
  server.sends(copyStore, ({ params }) =>
    params['storeId'] === pier.store_id ? HttpResponse.json(one) : HttpResponse.error(),
  );
  await tick('All 2 stores');
  await user.click(dialog.getByRole('button', { name: 'Copy to 2 stores' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Pier: 1 item added');
  expect(alert).toHaveTextContent(/Quay: /);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a manager copies the shelf alone', async () => {
  const { dialog } = await open(undefined, { ...owner, staff_role: 'manager' });
  expect(dialog.getByRole('checkbox', { name: 'Prices' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /hours|Slots/ })).toBeNull();
});

test('a vendor of one store has nothing to copy to', async () => {
  server.answers(listVendorStores, { value: [corner] });
  openPage(<VendorStoresPage />, { at: '/vendor/store', as: owner });
  await screen.findByRole('region', { name: 'Inventory' });
  expect(screen.queryByRole('button', { name: /Copy to other stores/ })).toBeNull();
});
