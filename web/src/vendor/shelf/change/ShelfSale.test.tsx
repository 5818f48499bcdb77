import { getConfig } from '@larder/shared/account/config.calls';
import { cents } from '@larder/shared/basics/money';
import { describePlace } from '@larder/shared/stores/places.calls';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';
import {
  listClosedStores,
  listVendorStores,
  updateShelves,
} from '@larder/shared/stores/stores.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { VendorInventoryPage } from '#vendor/shelf/VendorInventoryPage.tsx';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
/** Midnight of March 5 and of March 9 in New York, 2099. */
const [FROM, UNTIL] = [new Date('2099-03-05T05:00:00Z'), new Date('2099-03-09T04:00:00Z')];
const SALE = { price: cents(299), from: FROM, until: UNTIL };
const PAST = new Date('2020-01-01T05:00:00Z');

beforeEach(() => {
  server.answers(listClosedStores, { value: [] });
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.answers(describePlace, { label: 'near New York, NY 10011' });
});

/** A store by the clock of New York with rice at $3.49. */
function shopWith(more: Partial<ShelfItem>, others: ShelfItem[] = []) {
  const hours = { weekdays: Array(7).fill(null), holidays: [] };
  const store = { ...cornerShop, hours, time_zone: 'America/New_York' };
  const items = [{ ...onShelf(1, 'Rice'), ...more }, ...others];
  server.answers(listVendorStores, { value: [{ ...store, items }] });
}

async function edit(more: Partial<ShelfItem> = {}) {
  shopWith(more);
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as: vendor });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const boxes = within(screen.getByRole('group', { name: 'Sale' }));
  const fill = async (label: string, text: string) => {
    await user.clear(boxes.getByLabelText(label));
    if (text !== '') await user.type(boxes.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  return { user, boxes, fill, save, sent };
}

test('a sale is sent with its days, both included, by the clock of the store', async () => {
  const { fill, save, sent } = await edit();
  await fill('Sale price', '2.99');
  await fill('First day', '2099-03-05');
  await fill('Last day', '2099-03-08');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    stores: [
      {
        items: [{ sale: { price: 2.99, from: FROM.toISOString(), until: UNTIL.toISOString() } }],
      },
    ],
  });
  expect(sent[0]?.body).not.toHaveProperty('stores.0.items.0.price');
});

test('one that stands is shown, stays when something else changes, and ends without a price', async () => {
  const { boxes, fill, save, sent } = await edit({ sale: SALE });
  expect(boxes.getByLabelText('Sale price')).toHaveValue('2.99');
  expect(boxes.getByLabelText('First day')).toHaveValue('2099-03-05');
  expect(boxes.getByLabelText('Last day')).toHaveValue('2099-03-08');
  await fill('Sale price', '');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toHaveProperty('stores.0.items.0.sale', null);
});

test('a changed stock does not send it', async () => {
  const { user, save, sent } = await edit({ sale: SALE });
  const stock = screen.getByLabelText('Quantity of Rice');
  await user.clear(stock);
  await user.type(stock, '5');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('stores.0.items.0.sale');
});

test('nor does it end one that a colleague has set meanwhile, and how it is sold stays', async () => {
  const { user, save, sent } = await edit();
  shopWith({ sale: SALE, by_weight: true }, [onShelf(2, 'Salt')]);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Edit Salt' })).toBeVisible();
  clock.mockRestore();
  const stock = screen.getByLabelText('Quantity of Rice');
  await user.clear(stock);
  await user.type(stock, '5');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toHaveProperty('stores.0.items.0.quantity', 5);
  expect(sent[0]?.body).not.toHaveProperty('stores.0.items.0.sale');
  expect(sent[0]?.body).not.toHaveProperty('stores.0.items.0.by_weight');
});

test('a day that is typed by half is none, and is said at its box', async () => {
  const { boxes, fill, save, sent } = await edit();
  await fill('Sale price', '2.99');
  const day = boxes.getByLabelText('Last day');
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  await save();
  expect(await boxes.findByText('Choose a day')).toBeVisible();
  expect(day).toHaveFocus();
  expect(sent).toHaveLength(0);

  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  await fill('Last day', '2099-03-08');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a last day that is over is refused at its box', async () => {
  const { boxes, fill, save, sent } = await edit();
  await fill('Sale price', '2.99');
  await fill('Last day', '2020-01-02');
  await save();
  expect(await boxes.findByText('Choose today or a later day')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('a sale price of less than half is confirmed once', async () => {
  const { fill, save, sent } = await edit();
  await fill('Sale price', '0.29');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is a sale price of $0.29 for what costs $3.49. Press Save again if that is right.',
  );
  expect(sent).toHaveLength(0);
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toHaveProperty('stores.0.items.0.sale.price', 0.29);
});

test('one that stands is not asked about again', async () => {
  const { user, save, sent } = await edit({ sale: { ...SALE, price: cents(29) } });
  const stock = screen.getByLabelText('Quantity of Rice');
  await user.clear(stock);
  await user.type(stock, '5');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('one that is not below the price of now is refused at its box', async () => {
  const { boxes, fill, save } = await edit();
  const field = 'stores.0.items.0.sale.price';
  const details = { fields: [{ field, message: 'must be below the price' }] };
  server.refuses(updateShelves, 'invalid_request', { details });
  await fill('Sale price', '2.99');
  await save();
  expect(
    await boxes.findByText(
      'The regular price is lower by now. Enter less, or open the item again.',
    ),
  ).toBeVisible();
  expect(boxes.getByLabelText('Sale price')).toHaveFocus();
});

test.for([
  ['Sale price', '3.49', 'Enter less than the regular price'],
  ['Sale price', 'half', 'Enter a price like 3.49'],
  ['Last day', '2099-03-04', 'Choose the first day or a later one'],
] as const)('%s “%s” is refused at its box', async ([label, text, words]) => {
  const { boxes, fill, save, sent } = await edit({ sale: SALE });
  await fill(label, text);
  await save();
  expect(await boxes.findByText(words)).toBeVisible();
  expect(boxes.getByLabelText(label)).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test.for([
  [SALE, 'Sale $2.99 from Mar 5', 'is to come'],
  [{ ...SALE, from: PAST }, 'Sale $2.99 until Mar 8', 'holds'],
  [{ ...SALE, from: PAST, until: null }, 'Sale $2.99', 'holds without an end'],
] as const)('the list says of %o “%s”: it %s', async ([sale, words]) => {
  shopWith({ sale });
  openPage(<VendorInventoryPage />, { at: '/vendor/inventory', as: vendor });
  const row = within(await screen.findByRole('row', { name: /Rice/ }));
  expect(row.getByText(words)).toBeVisible();
  expect(row.getByText('$3.49')).toBeVisible();
});

test('and nothing of one that is over', async () => {
  shopWith({ sale: { ...SALE, from: PAST, until: new Date('2020-01-02T05:00:00Z') } });
  openPage(<VendorInventoryPage />, { at: '/vendor/inventory', as: vendor });
  expect(await screen.findByRole('row', { name: /Rice/ })).not.toHaveTextContent('Sale');
});
