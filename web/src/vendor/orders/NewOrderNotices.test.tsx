import { getNotices, keepDevice } from '@larder/shared/orders/notices.calls';
import { listVendorOrders, vendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { browserWithPush, PUSH_KEY, SUBSCRIBED, thisDevice } from '#testing/push.ts';
import { mockServer } from '#testing/server.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();
const nothing = { push_key: PUSH_KEY, mails: true, devices: [], stores: [] };
const NOW = new Date('2026-05-03T12:00:00Z');

/** The orders page of a shop without orders. */
function open() {
  server.answers(getNotices, nothing);
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: NOW,
    stores: [],
  });
  server.answers(listVendorOrders, {
    value: [],
    first: 1,
    total: 0,
    total_capped: false,
    truncated: false,
    as_of: NOW,
    newer: 0,
  });
  return openPage(<VendorOrdersPage />, { at: '/vendor/orders', as: someone({ role: 'vendor' }) });
}

test('one press on the orders page turns notices of new orders on', async () => {
  browserWithPush();
  const { user } = open();
  const sent = server.answers(keepDevice, await thisDevice());
  await user.click(await screen.findByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Notices are on for this device.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([SUBSCRIBED]);
});

test('a browser that blocks notices is told of mails', async () => {
  browserWithPush({ permission: 'denied' });
  open();
  expect(await screen.findByText(/Mails of new orders are on your account’s page/)).toBeVisible();
});

test('a browser that cannot show notices offers none', async () => {
  open();
  await screen.findByRole('heading', { name: 'Orders' });
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
});
