import {
  approveVendor,
  type PersonView,
  restorePerson,
  type StoreView,
  suspendPerson,
  viewPerson,
  viewStore,
} from '@larder/shared/account/adminPerson.calls';
import { searchOrders } from '@larder/shared/account/adminSupport.calls';
import { cents } from '@larder/shared/basics/money';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminPersonPage } from './AdminPersonPage.tsx';
import { AdminStorePage } from './AdminStorePage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;
const none = { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 };

const vera: PersonView = {
  user_id: id(1),
  role: 'vendor',
  name: 'Vera',
  email: 'vera@larder.test',
  address: '1 Main St',
  created_at: new Date(2025, 4, 7, 9),
  suspended_at: null,
  suspend_reason: null,
  awaits_approval: false,
  works_for: null,
  staff: [],
  live_sessions: 2,
  recipes: 3,
  placed: none,
  received: { ...none, pending: 4, Delivered: 1200 },
  stores: [
    { store_id: id(11), name: 'Corner Shop', address: '2 Main St', closed_at: null },
    { store_id: id(12), name: 'Old Shop', address: '3 Main St', closed_at: new Date(2026, 1, 1) },
  ],
};
const suspended = {
  ...vera,
  suspended_at: new Date(2025, 5, 1, 9),
  suspend_reason: 'Complaints',
};

function Acts({ of, id: whose }: { of: string; id: string }) {
  return <p>{`Acts of ${of} ${whose}`}</p>;
}
/** No last orders, unless a test has some. */
beforeEach(() => {
  server.answers(searchOrders, { orders: [], first: 1, truncated: false, people_capped: false });
});

function open() {
  return openPage(<AdminPersonPage acts={Acts} />, {
    at: `/admin/vendors/${vera.user_id}`,
    path: '/admin/vendors/:id',
    as: admin,
  });
}

test('shows a vendor with stores, orders and last acts', async () => {
  const seen = server.answers(viewPerson, vera);
  open();
  expect(await screen.findByRole('heading', { name: 'Vera', level: 1 })).toBeVisible();
  expect(seen[0]?.params.id).toBe(vera.user_id);
  expect(screen.getByRole('link', { name: 'Find their orders' })).toHaveAttribute(
    'href',
    `/admin/orders?q=${vera.user_id}`,
  );
  const stores = screen.getByRole('region', { name: 'Stores' });
  expect(within(stores).getByRole('link', { name: 'Corner Shop' })).toHaveAttribute(
    'href',
    `/admin/stores/${id(11)}`,
  );
  expect(within(stores).getByText('Closed')).toBeVisible();
  const orders = screen.getByRole('region', { name: 'Orders at their stores' });
  expect(
    within(orders)
      .getAllByRole('definition')
      .map((n) => n.textContent),
  ).toEqual(['4', '0', '0', '1,200']);
  expect(screen.getByText(`Acts of actor ${vera.user_id}`)).toBeVisible();
});

test('a shopper has no stores', async () => {
  server.answers(viewPerson, { ...vera, role: 'user', stores: [], received: none });
  open();
  await screen.findByRole('region', { name: 'Orders they placed' });
  expect(screen.queryByRole('region', { name: 'Orders at their stores' })).toBeNull();
  expect(screen.queryByText('No stores yet')).toBeNull();
});

test('says who works for whom', async () => {
  const pia = { user_id: id(2), name: 'Pia', staff_role: 'picker' as const };
  server.answers(viewPerson, { ...vera, staff: [pia] });
  open();
  const staff = await screen.findByRole('region', { name: 'Staff' });
  expect(within(staff).getByRole('link', { name: 'Pia' })).toHaveAttribute(
    'href',
    `/admin/users/${id(2)}`,
  );
});

test('a member of a staff is a shopper who works for somebody', async () => {
  const works_for = { user_id: id(3), name: 'Milo', staff_role: 'manager' as const };
  server.answers(viewPerson, { ...vera, role: 'user', stores: [], works_for });
  open();
  expect(await screen.findByText('Shopper, and a manager')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Milo' })).toHaveAttribute(
    'href',
    `/admin/vendors/${id(3)}`,
  );
});

test('suspends with a reason, after saying what happens', async () => {
  server.answers(viewPerson, vera);
  const seen = server.answers(suspendPerson, suspended);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Vera?' });
  expect(
    within(within(dialog).getByRole('list', { name: 'What will happen' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'They are signed out everywhere and cannot log in or order.',
    'No shopper finds their stores, and these take no orders.',
    'Pending orders at their stores wait: 4. Shoppers can cancel.',
    'Nothing is lost. Restoring brings everything back.',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('Reason is required')).toBeVisible();
  expect(seen).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), ' Complaints ');
  server.answers(viewPerson, suspended);
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Account suspended')).toBeVisible();
  expect(seen[0]?.body).toEqual({ reason: 'Complaints' });
  expect(await screen.findByText(/^Suspended since Jun 1.*: Complaints$/)).toBeVisible();
});

test('a failed suspension says so and keeps the reason', async () => {
  server.answers(viewPerson, vera);
  server.refuses(suspendPerson, 'unavailable');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Vera?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Complaints');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('Failed to suspend the account')).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Complaints');
});

test('restores a suspended account', async () => {
  server.answers(viewPerson, suspended);
  const seen = server.answers(restorePerson, vera);
  const { user } = open();
  expect(await screen.findByText(/^Suspended since/)).toBeVisible();
  server.answers(viewPerson, vera);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Account restored')).toBeVisible();
  expect(seen[0]?.params.id).toBe(vera.user_id);
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(screen.queryByText(/^Suspended since/)).toBeNull();
});

test('approves a waiting vendor', async () => {
  server.answers(viewPerson, { ...vera, awaits_approval: true });
  const seen = server.answers(approveVendor, vera);
  const { user } = open();
  expect(await screen.findByText(/waits for approval/)).toBeVisible();
  server.answers(viewPerson, vera);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Vendor approved')).toBeVisible();
  expect(seen).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(/waits for approval/)).toBeNull());
});

test('an account that cannot be shown offers another try', async () => {
  server.refuses(viewPerson, 'user_not_found');
  const { user } = open();
  expect(await screen.findByText('Failed to load this account.')).toBeVisible();
  server.answers(viewPerson, vera);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Vera' })).toBeVisible();
});

const store: StoreView = {
  store_id: id(11),
  name: 'Corner Shop',
  store_type: 'Delivery',
  address: '2 Main St',
  created_at: new Date(2025, 4, 7, 9),
  closed_at: null,
  delivery_fee: cents(250),
  minimum_order: cents(0),
  vendor_id: vera.user_id,
  vendor_name: 'Vera',
  is_vendor_suspended: false,
  items: 3357,
  sold_out: 12,
  orders: { ...none, pending: 4 },
};
function openStore() {
  return openPage(<AdminStorePage acts={Acts} />, {
    at: `/admin/stores/${store.store_id}`,
    path: '/admin/stores/:id',
    as: admin,
  });
}

test('shows a store with its vendor, shelf and orders', async () => {
  server.answers(viewStore, store);
  openStore();
  expect(await screen.findByRole('link', { name: 'Vera' })).toHaveAttribute(
    'href',
    `/admin/vendors/${vera.user_id}`,
  );
  expect(screen.getByText('3,357')).toBeVisible();
  expect(screen.getByText('$2.50')).toBeVisible();
  expect(screen.getByText(`Acts of target ${store.store_id}`)).toBeVisible();
});

test('a closed store of a suspended vendor says both', async () => {
  server.answers(viewStore, {
    ...store,
    closed_at: new Date(2025, 5, 1, 9),
    is_vendor_suspended: true,
  });
  openStore();
  expect(await screen.findByText(/^Closed since Jun 1/)).toBeVisible();
  expect(screen.getByText('Its vendor is suspended: no shopper finds this store.')).toBeVisible();
});

test('a store that cannot be shown offers another try', async () => {
  server.refuses(viewStore, 'unavailable');
  const { user } = openStore();
  expect(await screen.findByText('Failed to load this store.')).toBeVisible();
  server.answers(viewStore, store);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Corner Shop' })).toBeVisible();
});

test('the last orders lead to the order', async () => {
  server.answers(viewPerson, vera);
  const asked = server.answers(searchOrders, {
    orders: [
      {
        order_id: id(70),
        order_status: 'pending',
        store_name: 'Corner Shop',
        total_price: cents(1230),
        created_at: new Date(2025, 4, 7, 9),
        customer_name: 'Sam',
      },
    ],
    first: 1,
    truncated: false,
    people_capped: false,
  });
  open();
  const list = within(await screen.findByRole('region', { name: 'Last orders' }));
  expect(list.getByRole('link')).toHaveAttribute('href', `/admin/orders/${id(70)}`);
  expect(list.getByText(/^Sam at Corner Shop/)).toBeVisible();
  expect(asked[0]?.query).toEqual({ q: vera.user_id, limit: '5' });
});
