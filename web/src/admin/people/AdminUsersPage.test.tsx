import {
  type AdminUser,
  deleteUser,
  type DeletionView,
  listUsers,
  viewUserDeletion,
} from '@larder/shared/account/admin.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminUsersPage } from './AdminUsersPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });

function user(n: number, more: Partial<AdminUser> = {}): AdminUser {
  return {
    user_id: `01890000-0000-7000-8000-0000000${10_000 + n}`,
    name: `Person ${n}`,
    email: `person${n}@larder.test`,
    is_suspended: false,
    ...more,
  };
}
const three = [user(1), user(2, { name: '' }), user(3)];

type More = {
  total?: number;
  total_capped?: boolean;
  first?: number;
  next_cursor?: string;
  previous_cursor?: string;
};
function pageOf(users: AdminUser[], more: More = {}) {
  return {
    users,
    total: users.length,
    total_capped: false,
    truncated: false,
    first: 1,
    ...more,
  };
}
function has(users: AdminUser[], more?: More) {
  return server.answers(listUsers, pageOf(users, more));
}
function tells(more: Partial<DeletionView> = {}) {
  return server.answers(viewUserDeletion, {
    pending_orders: 0,
    accepted_orders: 0,
    open_stores: 0,
    recipes: 0,
    ...more,
  });
}
function open(query = '') {
  return openPage(<AdminUsersPage />, { at: `/admin/users${query}`, as: admin });
}
async function ask(person: ReturnType<typeof open>['user']) {
  await person.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this user?' });
  await within(dialog).findByRole('list', { name: 'What will happen' });
  return dialog;
}
const rows = () => document.querySelectorAll('[data-row]');

test('lists names and emails, with N/A for missing ones', async () => {
  const seen = has(three);
  open();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Email', 'Delete']);
  expect(screen.getByRole('row', { name: /person2@larder.test/ })).toHaveTextContent('N/A');
  expect(screen.getByText('3 users')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(seen[0]?.query).toEqual({ sort: 'newest', limit: '50' });
});

test('deletes after a confirmation with the consequences, and focuses the next row', async () => {
  has(three);
  tells({ pending_orders: 2, accepted_orders: 1, recipes: 3 });
  const { user: person } = open();
  const seen = server.answers(deleteUser, { message: '', rejected_orders: 2, frozen_orders: 1 });
  const dialog = await ask(person);
  expect(dialog).toHaveTextContent('Person 1 can no longer log in.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '2 pending orders will be rejected.',
    '1 accepted order will stay with the store until delivered.',
    '3 saved recipes will be deleted.',
    'Earlier orders will stay without a name.',
  ]);
  expect(dialog).toHaveTextContent('This cannot be undone.');
  expect(seen).toHaveLength(0);
  has(three.slice(1));
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(
      'User deleted. Pending orders rejected: 2. Accepted orders left as they are: 1.',
    ),
  ).toBeVisible();
  expect(seen[0]?.params.id).toBe(user(1).user_id);
  expect(seen[0]?.query).toEqual({ _id: user(1).user_id, pending_orders: '2' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete person2@larder.test' })).toHaveFocus(),
  );
  expect(screen.queryByText('Person 1')).toBeNull();
});

test('the page gets the focus after the last row is deleted', async () => {
  has(three.slice(0, 1));
  tells();
  server.answers(deleteUser, { message: '', rejected_orders: 0, frozen_orders: 0 });
  const { user: person } = openPage(<AdminUsersPage />, { at: '/admin/users', as: admin });
  const dialog = await ask(person);
  has([]);
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No users yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('no orders are rejected for a user without orders', async () => {
  has(three);
  tells();
  const { user: person } = open();
  server.answers(deleteUser, { message: '', rejected_orders: 0, frozen_orders: 0 });
  const dialog = await ask(person);
  expect(dialog).toHaveTextContent('No pending order will be rejected.');
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('User deleted')).toBeVisible();
});

test('Cancel deletes nothing', async () => {
  has(three);
  tells();
  const { user: person } = open();
  const seen = server.answers(deleteUser, { message: '', rejected_orders: 0, frozen_orders: 0 });
  await ask(person);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(seen).toHaveLength(0);
});

test('orders that arrive meanwhile are shown before the deletion', async () => {
  has(three);
  tells({ pending_orders: 1 });
  const { user: person } = open();
  server.refuses(deleteUser, 'conflict');
  const dialog = await ask(person);
  tells({ pending_orders: 2 });
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(
    await within(dialog).findByText('The orders have changed in the meantime. Please look again.'),
  ).toBeVisible();
  expect(await within(dialog).findByText('2 pending orders will be rejected.')).toBeVisible();
  expect(rows()).toHaveLength(3);
});

test('without known consequences nothing can be deleted', async () => {
  has(three);
  server.refuses(viewUserDeletion, 'user_not_found');
  const { user: person } = open();
  const seen = server.answers(deleteUser, { message: '', rejected_orders: 0, frozen_orders: 0 });
  await person.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(
    await within(dialog).findByText('What would happen could not be told. User not found'),
  ).toBeVisible();
  tells();
  await person.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await within(dialog).findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(seen).toHaveLength(0);
});

test('a failed deletion shows an error', async () => {
  has(three);
  tells();
  const { user: person } = open();
  server.refuses(deleteUser, 'unavailable');
  await person.click(within(await ask(person)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete user')).toBeVisible();
  expect(rows()).toHaveLength(3);
});

test('a deletion that is answered after Cancel shows its result', async () => {
  has(three);
  tells();
  const answer = Promise.withResolvers<Response>();
  const { user: person } = open();
  server.sends(deleteUser, () => answer.promise);
  const dialog = await ask(person);
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  answer.resolve(HttpResponse.json({ message: '', rejected_orders: 0, frozen_orders: 0 }));
  expect(await screen.findByText('User deleted')).toBeVisible();
});

test('the server searches and sorts, and the address keeps both', async () => {
  server.answers(listUsers, ({ query }) =>
    pageOf(query['q'] === 'person2' ? [user(2)] : query['q'] ? [] : three),
  );
  const { user: person, router } = open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'person2');
  expect(await screen.findByText('1 user found')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name: A to Z');
  await waitFor(() => expect(router.state.location.search).toBe('?q=person2&sort=nameUp'));
  await person.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.getByText('Nothing matches “person2zz”.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('shows no empty state while another view loads', async () => {
  has([]);
  const { user: person } = open('?q=zzz');
  await screen.findByText('No users found');
  server.sends(listUsers, () => new HttpResponse(new ReadableStream()));
  await person.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('Loading users')).toBeInTheDocument();
  expect(screen.queryByText('No users yet')).toBeNull();
});

test('requests what the address says', async () => {
  const seen = has([user(60)], { total: 10_000, total_capped: true, first: 51 });
  open('?q=per&sort=nameDown&from=there');
  expect(await screen.findByText('10,000+ users found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('per');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Name: Z to A');
  expect(seen[0]?.query).toEqual({ sort: 'nameDown', limit: '50', q: 'per', cursor: 'there' });
});

test('pages through thousands on the server; Back returns', async () => {
  server.answers(listUsers, ({ query }) =>
    query['cursor'] === 'next'
      ? pageOf([user(51)], { total: 51, first: 51, previous_cursor: 'previous' })
      : pageOf(three, { total: 51, next_cursor: 'next' }),
  );
  const { user: person, router } = open();
  expect(await screen.findByText('1–3 of 51 users')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('51–51 of 51 users')).toBeVisible();
  expect(router.state.location.search).toBe('?from=next');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await router.navigate(-1);
  expect(await screen.findByText('1–3 of 51 users')).toBeVisible();
});

test('an empty page links to the first', async () => {
  server.answers(listUsers, ({ query }) => (query['cursor'] ? pageOf([]) : pageOf(three)));
  const { user: person } = openPage(<AdminUsersPage />, {
    at: '/admin/users?from=there',
    as: admin,
  });
  await person.click(await screen.findByRole('button', { name: 'First Page' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('an empty list shows a message', async () => {
  has([]);
  open();
  expect(await screen.findByText('No users yet')).toBeVisible();
  expect(screen.getByText('0 users')).toBeVisible();
});

test('only the suspended can be listed, and names lead to their pages', async () => {
  const seen = has([user(1, { is_suspended: true })]);
  const { user: hands, router } = open();
  expect(await screen.findByText('Suspended', { selector: 'span' })).toBeVisible();
  await hands.click(screen.getByRole('button', { name: 'Suspended' }));
  await waitFor(() => expect(seen.at(-1)?.query['state']).toBe('suspended'));
  expect(await screen.findByText('1 user found')).toBeVisible();
  await hands.click(screen.getByRole('link', { name: 'Person 1' }));
  expect(router.state.location.pathname).toBe(`/admin/users/${user(1).user_id}`);
});

test('a failed request can be retried', async () => {
  server.refuses(listUsers, 'not_allowed');
  const { user: person } = open();
  expect(await screen.findByText('Unauthorized or failed to fetch users')).toBeVisible();
  has(three);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
