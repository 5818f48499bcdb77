import { updateProfile } from '@larder/shared/account/profile.calls';
import { logout } from '@larder/shared/account/session.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { claimsOf, storedUser } from '#platform/session/storedUser.ts';
import { openPage, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { ProfilePage } from './ProfilePage.tsx';

const server = mockServer();
const maya = someone();

const tabs = {
  orders: () => <h1>Your Orders</h1>,
  'saved-recipes': () => <h1>Saved Recipes</h1>,
  'add-recipe': () => <h1>Add Recipe</h1>,
  account: () => <h1>Account</h1>,
};

function openProfile(at = '/profile') {
  return openPage(<ProfilePage tabs={tabs} />, { at, as: maya });
}

test('shows name, address and email; the email is read-only', () => {
  openProfile();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Maya Kern');
  expect(screen.getByLabelText('Address')).toHaveValue('1 Test Street');
  expect(screen.getByLabelText('Email')).toHaveValue('maya@larder.test');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

/** The answer to a save, with a token of these claims. */
const changed = (claims: object) => ({
  _id: maya.id,
  role: 'user' as const,
  access_token: tokenOf(claims),
  token_type: 'bearer' as const,
  expires_in: 900,
  name: 'Maya Lind',
  email: maya.email,
  message: 'Profile updated successfully!',
});

test('a save sends the profile and stores the fresh token', async () => {
  const { user } = openProfile();
  const claims = { ...claimsOf(maya.token), name: 'Maya Lind', address: '2 New Road' };
  const sent = server.answers(updateProfile, changed(claims));
  const name = screen.getByLabelText('Full Name');
  await user.clear(name);
  await user.type(name, '  Maya Lind ');
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), '2 New Road');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Maya Lind', address: '2 New Road', phone: null },
  ]);
  expect(screen.getByText('Maya Lind')).toBeVisible();
  expect(storedUser.get()).toMatchObject({ name: 'Maya Lind', token: tokenOf(claims) });
  expect(name).toHaveValue('Maya Lind');
});

test('a phone is kept as read, and one that is none is refused', async () => {
  const { user } = openProfile();
  const claims = { ...claimsOf(maya.token), phone: '+49 30 123456' };
  const sent = server.answers(updateProfile, changed(claims));
  const phone = screen.getByLabelText('Phone (optional)');
  await user.type(phone, 'call me');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText('Phone must be a phone number, like +1 212 555 0123'),
  ).toBeVisible();
  expect(phone).toHaveFocus();
  await user.clear(phone);
  await user.type(phone, ' 0049 (0)30-123456 ');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([{ phone: '+49 30 123456' }]);
  expect(phone).toHaveValue('+49 30 123456');
});

test('a save that is answered after leaving stores the fresh token', async () => {
  const { router } = openProfile();
  const claims = { ...claimsOf(maya.token), name: 'Maya Lind' };
  server.answers(updateProfile, changed(claims));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await act(() => router.navigate('/help'));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.getByText('another page')).toBeVisible();
  expect(storedUser.get()).toMatchObject({ name: 'Maya Lind', token: tokenOf(claims) });
});

test('a save that is answered after signing out signs nobody in', async () => {
  const { user } = openProfile();
  const sent = server.answers(updateProfile, () => {
    storedUser.clear();
    return changed(claimsOf(maya.token));
  });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-busy'),
  );
  expect(storedUser.get()).toBeUndefined();
});

test('a sign-in of another person in another tab takes the form away, and loads the page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { user } = openProfile();
  await user.type(screen.getByLabelText('Full Name'), ' II');
  const ben = {
    id: '01890000-0000-7000-8000-000000000009',
    name: 'Ben Oak',
    address: '9 Oak Road',
  };
  act(() => storedUser.set(someone(ben)));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByDisplayValue(/ II$/)).not.toBeInTheDocument();
});

test('rejects an empty name or address', async () => {
  const { user } = openProfile();
  await user.clear(screen.getByLabelText('Full Name'));
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), '   ');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  expect(screen.getByText('Address is required')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
});

test('a failed save shows an error and keeps the values', async () => {
  const { user } = openProfile();
  server.refuses(updateProfile, 'unavailable');
  await user.type(screen.getByLabelText('Full Name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  expect(screen.getByText('Temporarily unavailable. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Maya Kern II');
  expect(storedUser.get()).toMatchObject({ name: 'Maya Kern' });
});

const tabLinks = () => within(screen.getByRole('navigation', { name: 'Profile' }));

test('every tab has an address and shows its page', async () => {
  const { user, router } = openProfile();
  expect(tabLinks().getByRole('link', { current: 'page' })).toHaveTextContent(
    'Profile Information',
  );
  for (const [title, search, heading] of [
    ['Order History', '?tab=orders', 'Your Orders'],
    ['Saved Recipes', '?tab=saved-recipes', 'Saved Recipes'],
    ['Add Recipe', '?tab=add-recipe', 'Add Recipe'],
    ['Account', '?tab=account', 'Account'],
    ['Profile Information', '', 'Profile Information'],
  ] as const) {
    await user.click(tabLinks().getByRole('link', { name: title }));
    expect(router.state.location).toMatchObject({ pathname: '/profile', search });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(tabLinks().getByRole('link', { current: 'page' })).toHaveTextContent(title);
  }
});

test.for([
  ['/profile?tab=orders', 'Your Orders', 'a tab somebody bookmarked'],
  ['/profile?tab=constructor', 'Profile Information', 'no tab'],
] as const)('%s shows "%s": %s', ([at, heading]) => {
  openProfile(at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('Logout ends the session', async () => {
  const { user } = openProfile();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const sent = server.answers(logout, undefined);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sent).toHaveLength(1);
  expect(storedUser.get()).toBeUndefined();
  assign.mockRestore();
});
