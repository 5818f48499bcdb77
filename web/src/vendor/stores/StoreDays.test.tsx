import { addDays, dayIn, dayWords } from '@larder/shared/basics/calendar';
import { cents } from '@larder/shared/basics/money';
import type { Store } from '@larder/shared/stores/storeParts.model';
import {
  changeStore,
  listClosedStores,
  listVendorStores,
  reopenStore,
} from '@larder/shared/stores/stores.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { localZone, today } from '#platform/page/dates.ts';
import { cornerShop, free } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { hasNothingAround } from '#vendor/stores/testing/around.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const SAVED = { message: 'Store updated!', ...free };

beforeEach(() => hasNothingAround(server));

async function open(more: Partial<Store> = {}) {
  server.answers(listVendorStores, { value: [{ ...cornerShop, ...more }] });
  const { user } = openPage(<VendorStoresPage />, {
    at: '/vendor/store?view=settings',
    as: vendor,
  });
  await screen.findByRole('region', { name: 'Store details' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const edit = async () => {
    await press('Edit Store');
    await screen.findByLabelText('Store Name');
  };
  return { user, press, edit };
}

const box = (label: string) => screen.getByLabelText(label);
const setTo = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });

test('a store is edited where it stands; only what changed is sent', async () => {
  const { user, press, edit } = await open();
  const seen = server.answers(changeStore, SAVED);
  await edit();
  expect(box('Store Name')).toHaveFocus();
  expect(box('Store Address')).toHaveValue('1 Main St');
  expect(box('Latitude')).toHaveValue('40.5');
  await user.clear(box('Store Name'));
  await press('Save');
  expect(screen.getByText('Store name is required.')).toBeVisible();
  expect(seen).toHaveLength(0);
  await user.type(box('Store Name'), 'Hudson Foods');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.params).toEqual({ storeId: cornerShop.store_id });
  expect(seen[0]?.body).toEqual({ name: 'Hudson Foods' });
  expect(await screen.findByRole('region', { name: 'Store details' })).toBeVisible();
});

test('the pin moves with the arrow keys, and its place is sent', async () => {
  const { press, edit } = await open();
  const seen = server.answers(changeStore, SAVED);
  await edit();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pin of the store' }), { key: 'ArrowUp' });
  await press('Save');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(Object.keys(seen[0]?.body as object)).toEqual(['location']);
});

test('a store that becomes one for pickup is told that its fee goes', async () => {
  const { user, press, edit } = await open({ store_type: 'Delivery', delivery_fee: cents(299) });
  await edit();
  await user.selectOptions(box('Store Type'), 'Pickup');
  expect(screen.getByText(/yours is removed/)).toBeVisible();
  await press('Cancel');
  expect(screen.getByRole('region', { name: 'Store details' })).toBeVisible();
});

test('without changes nothing is sent', async () => {
  const { press, edit } = await open();
  const seen = server.answers(changeStore, SAVED);
  await edit();
  await press('Save');
  expect(await screen.findByRole('region', { name: 'Store details' })).toBeVisible();
  expect(seen).toHaveLength(0);
});

test('a store is paused until a day', async () => {
  const { press } = await open();
  const seen = server.answers(changeStore, SAVED);
  await press('Pause Store');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Back on'), { target: { value: today() } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Choose a day from/)).toBeVisible();
  expect(seen).toHaveLength(0);
  const back_on = addDays(today(), 7);
  fireEvent.change(dialog.getByLabelText('Back on'), { target: { value: back_on } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(`Corner Shop is paused. It is back on ${dayWords(back_on)}.`),
  ).toBeVisible();
  expect(seen[0]?.body).toEqual({ back_on, time_zone: localZone() });
});

/** Not the time zone of any device in these tests. */
const faraway = 'Pacific/Kiritimati';
const nine = { opens: '09:00', closes: '18:00' };
const open7 = { weekdays: Array(7).fill(nine), holidays: [] };

test('a store with hours keeps its time zone when it is paused from elsewhere', async () => {
  const { press } = await open({ time_zone: faraway, hours: open7 });
  const seen = server.answers(changeStore, SAVED);
  await press('Pause Store');
  const back_on = addDays(dayIn(faraway, Date.now()), 1);
  setTo('Back on', back_on);
  await press('Save');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ back_on, time_zone: faraway });
});

test('hours stay those of the store on a device elsewhere, unless its zone is changed', async () => {
  const { user, press } = await open({ time_zone: faraway, hours: open7 });
  const seen = server.answers(changeStore, SAVED);
  await press('Change hours');
  await screen.findByRole('dialog');
  expect(screen.getByText(/^The store’s time zone is/)).toHaveTextContent('Pacific/Kiritimati');
  await press('Save');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ time_zone: faraway });
  await press('Change hours');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('checkbox', { name: /^Change the store’s time zone to/ }));
  await press('Save');
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.body).toMatchObject({ time_zone: localZone() });
});

test('a paused store says when it is back, and the pause can be ended', async () => {
  const { press } = await open({ back_on: '2026-12-27' });
  expect(screen.getByText(/^Paused: back on Dec 27\./)).toBeVisible();
  const seen = server.answers(changeStore, SAVED);
  await press('End Pause');
  expect(await screen.findByText('Corner Shop takes orders again.')).toBeVisible();
  expect(seen[0]?.body).toEqual({ back_on: null });
});

test('hours and holidays are edited with the keyboard', async () => {
  const { user, press } = await open();
  expect(screen.getByText(/^Hours/)).toHaveTextContent('Hours none');
  const seen = server.answers(changeStore, SAVED);
  await press('Change hours');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await screen.findByLabelText('Monday from');
  setTo('Monday from', '08:30');
  setTo('Monday to', '08:30');
  await press('Save');
  expect(await screen.findByText('Must differ from the first')).toBeVisible();
  setTo('Monday to', '14:00');
  setTo('Closed on', '2026-12-25');
  fireEvent.keyDown(box('Closed on'), { key: 'Enter' });
  setTo('Closed on', '2026-12-24');
  await press('Add');
  expect(seen).toHaveLength(0);
  await press('Remove Dec 25');
  await press('Save');
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    hours: {
      weekdays: [{ opens: '08:30', closes: '14:00' }, ...Array(6).fill(null)],
      holidays: ['2026-12-24'],
    },
    time_zone: localZone(),
  });
});

test('holidays are for all stores at once when that is chosen', async () => {
  const pier = {
    ...cornerShop,
    store_id: '01890000-0000-7000-8000-00000000000b',
    name: 'Pier',
    hours: open7,
    time_zone: faraway,
  };
  server.answers(listVendorStores, { value: [cornerShop, pier] });
  const { user } = openPage(<VendorStoresPage />, {
    at: '/vendor/store?view=settings',
    as: vendor,
  });
  const seen = server.answers(changeStore, SAVED);
  await user.click(await screen.findByRole('button', { name: 'Change hours' }));
  await screen.findByRole('dialog');
  setTo('Closed on', '2026-12-25');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('checkbox', { name: 'The same holidays at all 2 stores' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Holidays saved at all 2 stores.')).toBeVisible();
  expect(seen.map(({ params, body }) => [params['storeId'], body])).toEqual([
    [
      cornerShop.store_id,
      {
        hours: { weekdays: Array(7).fill(null), holidays: ['2026-12-25'] },
        time_zone: localZone(),
      },
    ],
    [pier.store_id, { hours: { ...open7, holidays: ['2026-12-25'] }, time_zone: faraway }],
  ]);
});

test('hours are shown in words; with no open day they are taken back', async () => {
  const { press } = await open({
    hours: { weekdays: [nine, nine, nine, nine, nine, null, null], holidays: [] },
  });
  expect(screen.getByText(/^Hours/)).toHaveTextContent('Hours Mon–Fri 9 AM–6 PM · Sat, Sun closed');
  const seen = server.answers(changeStore, SAVED);
  await press('Change hours');
  await screen.findByRole('dialog');
  for (const box of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(box);
  await press('Save');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ hours: null });
});

const closed = {
  store_id: '01890000-0000-7000-8000-00000000000c',
  name: 'Old Shop',
  address: '2 Side St',
  closed_at: new Date('2026-11-01T12:00:00Z'),
  reopen_until: new Date('2026-12-01T12:00:00Z'),
};

test('a closed store opens again', async () => {
  server.answers(listClosedStores, { value: [closed] });
  const { press } = await open();
  const region = await screen.findByRole('region', { name: 'Closed stores' });
  expect(region).toHaveTextContent('Old Shop2 Side St · until Dec 1, 2026');
  const seen = server.answers(reopenStore, { message: 'Store opened again!' });
  server.answers(listClosedStores, { value: [] });
  const old = { ...cornerShop, store_id: closed.store_id, name: 'Old Shop' };
  server.answers(listVendorStores, { value: [cornerShop, old] });
  await press('Open Again: Old Shop');
  expect(await screen.findByText('Store opened again!')).toBeVisible();
  expect(seen[0]?.params).toEqual({ storeId: closed.store_id });
  expect(await screen.findByRole('tab', { name: /Old Shop/, selected: true })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Closed stores' })).toBeNull();
});

test('too late it says why, and closed stores that do not load can be asked for again', async () => {
  server.refuses(listClosedStores, 'unavailable');
  const { press } = await open();
  expect(await screen.findByText(/Closed stores could not be loaded/)).toBeVisible();
  server.answers(listClosedStores, { value: [closed] });
  await press('Try Again');
  await screen.findByRole('region', { name: 'Closed stores' });
  server.refuses(reopenStore, 'reopen_too_late');
  await press('Open Again: Old Shop');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The store has been closed for too long to open again',
  );
});
