import { type AdminUser, deleteUser, listUsers } from '@larder/shared/contract/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminUsersPage } from './AdminUsersPage.tsx';

const server = standInServer();
const admin = someone({ role: 'admin' });

function user(n: number, more: Partial<AdminUser> = {}): AdminUser {
  return {
    user_id: `01890000-0000-7000-8000-0000000${10_000 + n}`,
    name: `Person ${n}`,
    email: `person${n}@larder.test`,
    ...more,
  };
}
const three = [user(1), user(2, { name: '' }), user(3)];

function has(users: AdminUser[], more: { total?: number; next_cursor?: string } = {}) {
  return server.answers(listUsers, { users, total: users.length, truncated: false, ...more });
}
function open() {
  return openPage(<AdminUsersPage />, { at: '/admin/users', as: admin });
}
const rows = () => document.querySelectorAll('[data-row]');

test('lists names and emails, N/A for blanks', async () => {
  has(three);
  open();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Email', 'Delete']);
  expect(screen.getByRole('row', { name: /person2@larder.test/ })).toHaveTextContent('N/A');
  expect(screen.getByText('3 users')).toBeVisible();
});

test('deletes only after a yes, and hands the focus to the next row', async () => {
  has(three);
  const { user: person } = open();
  const seen = server.answers(deleteUser, { message: '', rejected_orders: 2, frozen_orders: 0 });
  await person.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this user?' });
  expect(seen).toHaveLength(0);
  has(three.slice(1));
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('User deleted. Pending orders rejected: 2')).toBeVisible();
  expect(seen[0]?.params.id).toBe(user(1).user_id);
  expect(seen[0]?.query).toEqual({ _id: user(1).user_id });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete person2@larder.test' })).toHaveFocus(),
  );
  expect(screen.queryByText('Person 1')).toBeNull();
});

test('Cancel deletes nothing', async () => {
  has(three);
  const { user: person } = open();
  const seen = server.answers(deleteUser, { message: '', rejected_orders: 0, frozen_orders: 0 });
  await person.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(seen).toHaveLength(0);
});

test('says when deleting failed', async () => {
  has(three);
  const { user: person } = open();
  server.refuses(deleteUser, 'unavailable');
  await person.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete user')).toBeVisible();
  expect(rows()).toHaveLength(3);
});

test('searches names and emails', async () => {
  has(three);
  const { user: person } = open();
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'person2@');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await person.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No users found')).toBeVisible();
});

test('thousands come in pages of 50, and what the server cut off on demand', async () => {
  const many = Array.from({ length: 60 }, (_, n) => user(n));
  has(many, { total: 61, next_cursor: 'more' });
  const { user: person } = open();
  await waitFor(() => expect(rows()).toHaveLength(50));
  await person.click(screen.getByRole('button', { name: 'Load More' }));
  expect(rows()).toHaveLength(60);
  const seen = has([user(99)], { total: 61 });
  await person.click(screen.getByRole('button', { name: 'Load Older' }));
  await waitFor(() => expect(rows()).toHaveLength(61));
  expect(seen[0]?.query).toEqual({ cursor: 'more' });
  expect(screen.queryByRole('button', { name: 'Load Older' })).toBeNull();
});

test('when the users do not come, Try Again does', async () => {
  server.refuses(listUsers, 'not_allowed');
  const { user: person } = open();
  expect(await screen.findByText('Unauthorized or failed to fetch users')).toBeVisible();
  has(three);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
