import { listStaff } from '@larder/shared/account/staff.calls';
import { cents } from '@larder/shared/basics/money';
import { getNotices } from '@larder/shared/orders/notices.calls';
import {
  listVendorOrders,
  type VendorDashboard,
  vendorDashboard,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { listDemand } from '@larder/shared/stores/demand.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import {
  changeStore,
  listClosedStores,
  listVendorStores,
} from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

import { firstDayHidden } from './state/firstDayHidden.ts';
import { VendorDashboardPage } from './VendorDashboardPage.tsx';

const server = mockServer();
// jsdom has no canvas.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    setSize = () => undefined;
    destroy = () => undefined;
  },
}));
const AT = new Date('2026-05-07T12:00:00Z');
const DAY = { opens: '08:00', closes: '20:00' };
const owner = someone({ role: 'vendor', name: 'Rosa Alvarez' });

const set: Store = {
  ...cornerShop,
  hours: { weekdays: [DAY, DAY, DAY, DAY, DAY, DAY, null], holidays: [] },
  slots: { cut_off: 60, week: [{ weekday: 0, from: '08:00', to: '10:00', orders: 10 }] },
};
const open: Store = { ...set, items: [onShelf(1, 'Rice')] };
const invited = {
  invitation_id: cornerShop.store_id,
  email: 'ada@example.com',
  staff_role: 'picker' as const,
  sent_at: AT,
  expires_at: AT,
};

beforeEach(() => {
  server.answers(listDemand, { weeks: ['2026-05-04'], value: [] });
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [],
  });
  server.answers(listVendorOrders, {
    value: [],
    total: 0,
    total_capped: false,
    first: 1,
    truncated: false,
    as_of: AT,
    newer: 0,
  });
  server.answers(listStaff, { members: [], invitations: [] });
  server.answers(listClosedStores, { value: [] });
});

function has(stores: Store[], total = 0) {
  const figures: VendorDashboard = {
    total,
    pending: 0,
    revenue: cents(0),
    popular: null,
    days: Array.from({ length: 90 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 1, 7 + index)).toISOString().slice(0, 10),
      orders: 0,
      revenue: cents(0),
    })),
  };
  server.answers(vendorDashboard, figures);
  server.answers(listVendorStores, { value: stores });
}

function dashboard(stores: Store[], { total = 0, as = owner } = {}) {
  has(stores, total);
  return openPage(<VendorDashboardPage />, { at: '/vendor/dashboard', as });
}

const list = async () => within(await screen.findByRole('list', { name: 'Steps' }));
const rows = async () => (await list()).getAllByRole('listitem').map((row) => row.textContent);

test('a new vendor begins with the store, above the dashboard', async () => {
  dashboard([]);
  const steps = await list();
  const [first] = steps.getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-current', 'step');
  expect(steps.getByRole('link', { name: 'Create your store' })).toHaveAttribute(
    'href',
    '/vendor/store?step=store',
  );
  // What needs a store has no way yet.
  expect(steps.queryByRole('link', { name: 'Set the hours' })).toBeNull();
  expect(screen.getByText('4 steps and your store can take its first order.')).toBeVisible();
  expect(screen.getByText('0 of 6')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Set up' })).toHaveFocus();
  expect(screen.getByText('Total Orders')).toBeVisible();
  expect(screen.getByText('No stores found. Create a store to get started.')).toBeVisible();
});

test('what is set is said, the next step has both ways to fill the shelf', async () => {
  dashboard([set]);
  await screen.findByRole('link', { name: 'Invite staff' });
  expect(await rows()).toEqual([
    'Store, donePickupEdit',
    'Hours, doneMon–Sat 8 AM–8 PMEdit',
    'Slots, done1 a day, 10 orders eachEdit',
    expect.stringMatching(/^4ShelfWhat you sell, with price and stock\.5 minImport from your till/),
    expect.stringMatching(/^5Notices/),
    expect.stringMatching(/^6StaffWho picks the orders\.can waitInvite staff/),
  ]);
  const steps = await list();
  expect(steps.getByRole('link', { name: /^Import from your till/ })).toHaveAttribute(
    'href',
    `/vendor/inventory/import?store=${set.store_id}`,
  );
  expect(steps.getByRole('link', { name: 'Edit Hours' })).toHaveAttribute(
    'href',
    `/vendor/store?store=${set.store_id}&step=hours`,
  );
  expect(
    screen.getByText('Fill the shelf and Corner Shop can take its first order.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it as a shopper' })).toBeVisible();
});

test('an open store has one line with what can wait, until it is hidden for good', async () => {
  const { user } = dashboard([open]);
  expect(await screen.findByText('Corner Shop is open.')).toBeVisible();
  expect(screen.getByText('4 of 6 set up')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Invite staff' })).toHaveAttribute(
    'href',
    '/vendor/staff?step=staff',
  );
  await user.click(screen.getByRole('button', { name: 'Hide the set up' }));
  expect(screen.queryByText('Corner Shop is open.')).toBeNull();
  expect(firstDayHidden.get()).toBe(true);
  expect(screen.getByText('Total Orders')).toBeVisible();
});

test('a store that is set up and paused says until when', async () => {
  dashboard([{ ...open, back_on: '2026-12-03' }]);
  expect(await screen.findByText('Corner Shop is paused until Dec 3.')).toBeVisible();
});

test('with an order the dashboard has the page to itself', async () => {
  dashboard([set], { total: 1 });
  await screen.findByText('Total Orders');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Set up' })).toBeNull());
});

test('with all done, too', async () => {
  const device = {
    device_id: set.store_id,
    device: null,
    mark: 'a',
    created_at: AT,
    is_current: true,
  };
  const staff = server.answers(listStaff, { members: [], invitations: [invited] });
  server.answers(getNotices, { push_key: 'key', mails: true, devices: [device], stores: [] });
  dashboard([open]);
  await waitFor(() => expect(staff).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Set up' })).toBeNull());
  expect(screen.getByText('Total Orders')).toBeVisible();
});

test('a step that cannot be read says so, and is read again', async () => {
  server.refuses(listStaff, 'unavailable');
  const { user } = dashboard([set]);
  const retry = await screen.findByRole('button', { name: 'Retry Staff' }, { timeout: 10_000 });
  expect((await rows()).at(-1)).toBe('?StaffNot known nowRetry');
  server.answers(listStaff, { members: [], invitations: [invited] });
  await user.click(retry);
  expect(await screen.findByText('1 invited')).toBeVisible();
  expect(screen.getByText('4 of 6')).toBeVisible();
});

test('a manager sees what the owner does, and asks for no staff', async () => {
  const seen = server.answers(listStaff, { members: [], invitations: [] });
  const manager = someone({ role: 'vendor', staff_role: 'manager' });
  dashboard([{ ...set, hours: null }], { as: manager });
  expect((await rows())[1]).toBe('2HoursWhen you are open.The owner does this');
  const steps = await list();
  expect(steps.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(steps.getByRole('link', { name: /^Import from your till/ })).toBeVisible();
  expect(screen.getByText('2 of 5')).toBeVisible();
  expect(seen).toHaveLength(0);
});

test('saving on the page of a step comes back to the next one', async () => {
  const bare = { ...set, slots: null, hours: null };
  has([bare]);
  const { user, router } = openRoutes(
    [
      {
        path: '/vendor/dashboard',
        element: (
          <main id="main">
            <VendorDashboardPage />
          </main>
        ),
      },
      {
        path: '/vendor/store',
        element: (
          <main id="main">
            <VendorStoresPage />
          </main>
        ),
      },
    ],
    { at: '/vendor/dashboard', as: owner },
  );
  await user.click(await screen.findByRole('link', { name: 'Set the hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Opening hours' }));
  const sent = server.answers(changeStore, {
    message: '',
    delivery_fee: cents(0),
    minimum_order: cents(0),
  });
  await user.click(dialog.getByRole('checkbox', { name: 'Monday' }));
  has([{ ...bare, hours: set.hours }]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const next = await screen.findByRole('link', { name: 'Set the slots' });
  expect(router.state.location.pathname).toBe('/vendor/dashboard');
  await waitFor(() => expect(next).toHaveFocus());
  expect(await screen.findByText('Hours: done.')).toBeInTheDocument();
});
