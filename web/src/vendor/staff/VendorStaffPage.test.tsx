import {
  changeStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resendInvitation,
  type Staff,
  withdrawInvitation,
} from '@larder/shared/account/staff.calls';
import { vendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorStaffPage } from './VendorStaffPage.tsx';

const server = mockServer();
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;
const pia = {
  user_id: id(1),
  name: 'Pia Santos',
  email: 'pia@example.com',
  staff_role: 'picker' as const,
  joined_at: new Date(2026, 2, 4, 9),
  is_suspended: false,
};
const invitation = {
  invitation_id: id(2),
  email: 'max@example.com',
  staff_role: 'manager' as const,
  sent_at: new Date(),
  expires_at: new Date(Date.now() + 7 * 86_400_000),
};

const stores = ['Corner', 'Pier'].map((name, n) => ({
  store_id: id(20 + n),
  name,
  closed: false,
}));
const [corner, pier] = stores.map(({ store_id }) => store_id);

function open(staff: Staff, places = stores) {
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: places,
  });
  server.answers(listStaff, staff);
  return openPage(<VendorStaffPage />, { at: '/vendor/staff', as: someone({ role: 'vendor' }) });
}

test('shows who works here as what, and who is invited', async () => {
  const late = { ...invitation, invitation_id: id(3), email: 'old@example.com' };
  open({
    members: [pia, { ...pia, user_id: id(4), name: 'Milo Brandt', is_suspended: true }],
    invitations: [invitation, { ...late, expires_at: new Date(Date.now() - 1000) }],
  });
  const row = await screen.findByRole('row', { name: /Pia Santos/ });
  expect(within(row).getByRole('combobox', { name: 'Role of Pia Santos' })).toHaveValue('picker');
  expect(screen.getByRole('row', { name: /Milo Brandt/ })).toHaveTextContent('Suspended');
  expect(screen.getByRole('row', { name: /max@example.com/ })).toHaveTextContent(
    /Manager.*works until/,
  );
  expect(screen.getByRole('row', { name: /old@example.com/ })).toHaveTextContent('Expired');
});

test('says what staff is when there is none, and that it could not be loaded', async () => {
  open({ members: [], invitations: [] });
  expect(await screen.findByText('Nobody works for you yet')).toBeInTheDocument();
});

test('invites a picker by default, and tells a refusal', async () => {
  const { user } = open({ members: [pia], invitations: [] });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();

  server.refuses(inviteStaff, 'email_taken', {
    message: 'This address has an account already. Invite another address.',
  });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(/has an account already/)).toBeInTheDocument();

  const sent = server.answers(inviteStaff, invitation);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'manager');
  expect(screen.getByText('Prices, stock, imports, orders and figures.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(/Invitation sent to ada@example.com/)).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ email: 'ada@example.com', staff_role: 'manager' });
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull();
});

test('changes a role at once', async () => {
  const { user } = open({ members: [pia], invitations: [] });
  const sent = server.answers(changeStaff, { ...pia, staff_role: 'manager' });
  const box = await screen.findByRole('combobox', { name: 'Role of Pia Santos' });
  await user.selectOptions(box, 'manager');
  expect(await screen.findByText('Pia Santos is a manager now.')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ staff_role: 'manager' });
});

test('removes somebody after saying what that does', async () => {
  const { user } = open({ members: [pia], invitations: [] });
  const sent = server.answers(removeStaff, undefined);
  await user.click(await screen.findByRole('button', { name: 'Remove Pia Santos' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Pia Santos?' });
  expect(dialog).toHaveTextContent('signed out at once');
  expect(sent.at(-1)).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/does not work for you any more/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('sends an invitation again, and withdraws it', async () => {
  const { user } = open({ members: [], invitations: [invitation] });
  server.answers(resendInvitation, invitation);
  server.answers(withdrawInvitation, undefined);
  await user.click(
    await screen.findByRole('button', { name: 'Send again: the invitation of max@example.com' }),
  );
  expect(await screen.findByText(/Only the new link works/)).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: 'Withdraw the invitation of max@example.com' }),
  );
  expect(
    await screen.findByText('The invitation of max@example.com is withdrawn.'),
  ).toBeInTheDocument();
});

test('invites somebody to some stores, once one is chosen', async () => {
  const { user } = open({ members: [], invitations: [{ ...invitation, store_ids: [pier ?? ''] }] });
  expect(await screen.findByRole('row', { name: /max@example.com/ })).toHaveTextContent(
    'Manager in Pier',
  );
  const sent = server.answers(inviteStaff, invitation);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  const places = screen.getByRole('group', { name: 'Works in' });
  expect(within(places).queryByRole('checkbox', { name: 'Pier' })).toBeNull();
  await user.click(within(places).getByRole('checkbox', { name: /All stores/ }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await within(places).findByText('Choose a store, or all stores')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(within(places).getByRole('checkbox', { name: 'Pier' }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(/Invitation sent to ada@example.com/)).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({
    email: 'ada@example.com',
    staff_role: 'picker',
    store_ids: [pier],
  });
});

test('changes in which stores somebody works', async () => {
  const { user } = open({ members: [{ ...pia, store_ids: [corner ?? ''] }], invitations: [] });
  const row = await screen.findByRole('row', { name: /Pia Santos/ });
  expect(row).toHaveTextContent('Corner');
  const sent = server.answers(changeStaff, { ...pia, store_ids: [corner ?? '', pier ?? ''] });
  await user.click(within(row).getByRole('button', { name: 'Stores of Pia Santos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stores of Pia Santos' });
  const box = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
  expect(box(/All stores/)).not.toBeChecked();
  expect(box(/Corner/)).toBeChecked();
  await user.click(box(/Corner/));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose a store, or all stores')).toBeInTheDocument();
  await user.click(box(/Corner/));
  await user.click(box(/Pier/));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pia Santos works in Corner and Pier now.')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ store_ids: [corner, pier] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that somebody has no open store, and lets them into all', async () => {
  const { user } = open({ members: [{ ...pia, store_ids: [] }], invitations: [] });
  const row = await screen.findByRole('row', { name: /Pia Santos/ });
  expect(row).toHaveTextContent('No open store');
  const sent = server.answers(changeStaff, pia);
  await user.click(within(row).getByRole('button', { name: 'Stores of Pia Santos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stores of Pia Santos' });
  await user.click(within(dialog).getByRole('checkbox', { name: /All stores/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pia Santos works in all stores now.')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ store_ids: null });
});

test('with one store there is nothing to choose', async () => {
  const { user } = open({ members: [pia], invitations: [] }, stores.slice(0, 1));
  const row = await screen.findByRole('row', { name: /Pia Santos/ });
  expect(row).toHaveTextContent('All stores');
  expect(within(row).queryByRole('button', { name: 'Stores of Pia Santos' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.queryByRole('group', { name: 'Works in' })).toBeNull();
});
