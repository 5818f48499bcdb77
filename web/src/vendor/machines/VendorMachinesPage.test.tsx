import {
  type ApiKey,
  createKey,
  createWebhook,
  type Delivery,
  deleteWebhook,
  listDeliveries,
  listKeys,
  listWebhooks,
  revokeKey,
  sendAgain,
  testWebhook,
  type Webhook,
} from '@larder/shared/account/machines.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorMachinesPage } from './VendorMachinesPage.tsx';

const server = mockServer();
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;
const at = new Date(2026, 2, 4, 9);
const key: ApiKey = {
  key_id: id(1),
  name: 'Till at the door',
  rights: ['stock'],
  created_at: at,
  last_used_at: null,
};
const webhook: Webhook = {
  webhook_id: id(2),
  address: 'https://till.example/hook',
  events: ['order_placed', 'stock_low'],
  created_at: at,
  failing_since: null,
  waiting: 0,
};
const delivery: Delivery = {
  delivery_id: id(3),
  event: 'order_placed',
  store_id: id(4),
  at,
  state: 'failed',
  tries: 30,
  status: 503,
  tried_at: at,
  due_at: at,
};
const SECRET = `larder_${'a'.repeat(43)}`;

function open({ keys = [key], webhooks = [webhook] } = {}) {
  server.answers(listKeys, { value: keys });
  server.answers(listWebhooks, { value: webhooks });
  return openPage(<VendorMachinesPage />, {
    at: '/vendor/machines',
    as: someone({ role: 'vendor' }),
  });
}

test('shows keys with rights and last use, and webhooks that fail', async () => {
  open({
    keys: [key, { ...key, key_id: id(5), name: 'Warehouse', last_used_at: new Date() }],
    webhooks: [{ ...webhook, failing_since: new Date() }],
  });
  const row = await screen.findByRole('row', { name: /Till at the door/ });
  expect(row).toHaveTextContent('Stock');
  expect(row).toHaveTextContent('Never used');
  expect(screen.getByRole('row', { name: /Warehouse/ })).toHaveTextContent('Today');
  expect(await screen.findByText(/^Failing since/)).toBeVisible();
});

test('says what keys and webhooks are for when there are none, and why none is made', async () => {
  const { user } = open({ keys: [], webhooks: [] });
  expect(await screen.findByText('No keys yet')).toBeVisible();
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  server.refuses(createKey, 'keys_full');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Till');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText(/You have 10 keys, the most a vendor can have/)).toBeVisible();
});

test('failing to load offers to try again', async () => {
  server.refuses(listKeys, 'internal');
  server.answers(listWebhooks, { value: [] });
  const { user } = openPage(<VendorMachinesPage />, {
    at: '/vendor/machines',
    as: someone({ role: 'vendor' }),
  });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.answers(listKeys, { value: [key] });
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Till at the door/ })).toBeVisible();
});

test('makes a key, which is shown once and copied', async () => {
  const { user } = open();
  const made = server.answers(createKey, { ...key, secret: SECRET });
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(screen.getByRole('form', { name: 'Make a key' }));
  await user.click(form.getByRole('checkbox', { name: /^Stock/ }));
  await user.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await form.findByText('Name is required')).toBeVisible();
  expect(form.getByText('Choose at least one')).toBeVisible();

  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Till');
  await user.click(form.getByRole('checkbox', { name: /^Orders/ }));
  await user.click(form.getByRole('button', { name: 'Make the key' }));
  const secret = await screen.findByRole('textbox', { name: 'API key' });
  expect(secret).toHaveValue(SECRET);
  expect(made[0]?.body).toEqual({ name: 'Till', rights: ['orders'] });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(SECRET);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(secret).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make a key' })).toHaveFocus();
});

test('revokes a key after saying what that does', async () => {
  const { user } = open();
  const sent = server.answers(revokeKey, undefined);
  await user.click(await screen.findByRole('button', { name: 'Revoke Till at the door' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Till at the door?' });
  expect(dialog).toHaveTextContent('refused from their next call on');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Till at the door is revoked.')).toBeVisible();
  expect(sent[0]?.params).toEqual({ keyId: key.key_id });
});

test('makes a webhook; a refused address is told at its box', async () => {
  const { user } = open({ webhooks: [] });
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }));
  const form = within(screen.getByRole('form', { name: 'Make a webhook' }));
  const box = form.getByRole('textbox', { name: 'Address' });
  await user.type(box, 'http://till.example/hook');
  await user.click(form.getByRole('button', { name: 'Make the webhook' }));
  expect(await form.findByText(/Address must be an https address/)).toBeVisible();

  const message = 'leads to no machine in the internet';
  const refusal = { details: { fields: [{ field: 'address', message }] } };
  server.refuses(createWebhook, 'invalid_request', refusal);
  await user.clear(box);
  await user.type(box, 'https://inside.example/hook');
  await user.click(form.getByRole('button', { name: 'Make the webhook' }));
  expect(await form.findByText(message)).toBeVisible();

  const made = server.answers(createWebhook, { ...webhook, secret: 'whsec_abc=' });
  await user.click(form.getByRole('checkbox', { name: 'Stock gets low' }));
  await user.click(form.getByRole('button', { name: 'Make the webhook' }));
  expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_abc=');
  expect(made[0]?.body).toEqual({
    address: 'https://inside.example/hook',
    events: ['order_placed', 'order_changed'],
  });
});

test('lists deliveries by state, and sends one again', async () => {
  const { user } = open();
  const asked = server.answers(listDeliveries, { value: [delivery] });
  const sent = server.answers(sendAgain, { ...delivery, state: 'waiting', tries: 0 });
  await user.click(await screen.findByRole('button', { name: `Deliveries to ${webhook.address}` }));
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(list.getByText('Given up')).toBeVisible();
  expect(list.getByText('Tried 30 times; the last answer was 503.')).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Send again: An order is placed/ }));
  expect(await screen.findByText('It is sent again within a few seconds.')).toBeVisible();
  expect(sent[0]?.params).toEqual({ webhookId: id(2), deliveryId: id(3) });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'State of the deliveries' }),
    'failed',
  );
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ state: 'failed' }));
});

test('a test opens the list, where it waits', async () => {
  const { user } = open();
  const waiting: Delivery = {
    ...delivery,
    event: 'test',
    store_id: null,
    state: 'waiting',
    tries: 0,
    status: null,
    tried_at: null,
  };
  server.answers(testWebhook, waiting);
  server.answers(listDeliveries, { value: [waiting] });
  await user.click(
    await screen.findByRole('button', { name: `Send a test to ${webhook.address}` }),
  );
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(list.getByText('Not tried yet')).toBeVisible();
});

test('deletes a webhook after a question', async () => {
  const { user } = open();
  const sent = server.answers(deleteWebhook, undefined);
  await user.click(await screen.findByRole('button', { name: `Delete ${webhook.address}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The webhook is deleted.')).toBeVisible();
  expect(sent[0]?.params).toEqual({ webhookId: id(2) });
});
