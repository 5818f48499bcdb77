import {
  changeStoreNotices,
  forgetDevice,
  getNotices,
  keepDevice,
  type Notices,
  type NoticesOfStore,
} from '@larder/shared/orders/notices.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { browserWithPush, PUSH_KEY, SUBSCRIBED, thisDevice } from '#testing/push.ts';
import { mockServer } from '#testing/server.ts';

import { NoticesSection } from './NoticesSection.tsx';

const server = mockServer();
const vera = someone({ role: 'vendor', name: 'Vera' });

const corner: NoticesOfStore = {
  store_id: '01890000-0000-7000-8000-00000000000a',
  name: 'Corner Store',
  time_zone: 'America/Chicago',
  mail: 'off',
  quiet: null,
  bounced_at: null,
};

async function open(more: Partial<Notices> = {}, as = vera) {
  server.answers(getNotices, { push_key: PUSH_KEY, mails: true, devices: [], stores: [], ...more });
  const { user } = openPage(<NoticesSection />, { at: '/vendor/account', as });
  await screen.findByRole('region', { name: 'Notices' });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return {
    user,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
  };
}

test('a browser that cannot show notices says so; a shopper has no stores there', async () => {
  await open({}, someone());
  expect(await screen.findByText(/This browser cannot show notices/)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('one press turns notices on for this device', async () => {
  const browser = browserWithPush();
  const { user } = await open();
  const sent = server.answers(keepDevice, await thisDevice());
  const button = await screen.findByRole('button', { name: 'Notify me on this device' });
  server.answers(getNotices, {
    push_key: PUSH_KEY,
    mails: true,
    devices: [await thisDevice()],
    stores: [],
  });
  await user.click(button);
  expect(await screen.findByText('Notices are on for this device.')).toBeVisible();
  expect([sent.map(({ body }) => body), browser.asked()]).toEqual([[SUBSCRIBED], 1]);
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Notify me/ })).not.toBeInTheDocument();
});

test('a refused question is said, with what can be done', async () => {
  browserWithPush({ answer: 'denied' });
  const { user } = await open();
  const sent = server.answers(keepDevice, await thisDevice());
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText('Your browser blocks notices from Larder.')).toBeVisible();
  expect(await screen.findByText(/Its settings for this site can allow them/)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('a push service that does not answer is said; the button stays', async () => {
  browserWithPush({ isAway: true });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText(/did not answer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notify me on this device' })).toBeEnabled();
});

test('a device of an earlier session follows into this one without a press', async () => {
  browserWithPush({ permission: 'granted', isSubscribed: true });
  const sent = server.answers(keepDevice, await thisDevice());
  await open({ devices: [await thisDevice({ is_current: false })] });
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([SUBSCRIBED]));
});

test('a browser that somebody else allowed is not taken over without a press', async () => {
  browserWithPush({ permission: 'granted', isSubscribed: true });
  const sent = server.answers(keepDevice, await thisDevice());
  await open();
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('a device is stopped; here the browser forgets it too', async () => {
  const browser = browserWithPush({ permission: 'granted', isSubscribed: true });
  const { press } = await open({ devices: [await thisDevice()] });
  const sent = server.answers(forgetDevice, undefined);
  await screen.findByText('This device');
  await press(/^Stop notices on Firefox on Linux/);
  expect(await screen.findByText('Firefox on Linux shows no more notices.')).toBeVisible();
  expect(sent.map(({ params }) => params['id'])).toEqual([(await thisDevice()).device_id]);
  await waitFor(() => expect(browser.isOn()).toBe(false));
});

test('mails and quiet hours of a store are chosen', async () => {
  const { user, press } = await open({ stores: [corner] });
  const sent = server.answers(changeStoreNotices, { mail: 'digest', quiet: null });
  const form = within(screen.getByRole('form', { name: 'Notices of Corner Store' }));
  await user.selectOptions(form.getByLabelText('New orders of Corner Store by mail'), 'digest');
  await user.click(form.getByRole('checkbox', { name: /Quiet hours/ }));
  expect(form.getByText(/America\/Chicago/)).toBeVisible();
  fireEvent.change(form.getByLabelText('From'), { target: { value: '21:30' } });
  await press('Save notices');
  expect(await screen.findByText('Notices of Corner Store are saved.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      params: { storeId: corner.store_id },
      body: { mail: 'digest', quiet: { from: '21:30', to: '07:00' } },
    },
  ]);
});

test('quiet hours that end when they begin are refused at their box', async () => {
  const { press } = await open({ stores: [{ ...corner, quiet: { from: '22:00', to: '07:00' } }] });
  const sent = server.answers(changeStoreNotices, { mail: 'off', quiet: null });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '22:00' } });
  await press('Save notices');
  expect(await screen.findByText('Must differ from when they begin')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('of several stores one is chosen at a time', async () => {
  const hill = { ...corner, store_id: '01890000-0000-7000-8000-00000000000b', name: 'Hill' };
  const { user } = await open({ stores: [corner, hill] });
  await user.selectOptions(screen.getByLabelText('Store'), 'Hill');
  expect(screen.getByRole('form', { name: 'Notices of Hill' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Notices of Corner Store' })).not.toBeInTheDocument();
});

test('a server without mails, and an address that mails came back from, are said', async () => {
  await open({ mails: false, stores: [{ ...corner, bounced_at: new Date() }] });
  expect(screen.getByText(/This server has no mail server/)).toBeVisible();
  expect(screen.getByText(/A mail to you came back/)).toBeVisible();
});

test('a failure has a way on', async () => {
  server.refuses(getNotices, 'unavailable');
  const { user } = openPage(<NoticesSection />, { at: '/vendor/account', as: vera });
  expect(await screen.findByText(/Failed to load your notices/)).toBeVisible();
  server.answers(getNotices, { push_key: PUSH_KEY, mails: true, devices: [], stores: [corner] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Notices of Corner Store' })).toBeVisible();
});
