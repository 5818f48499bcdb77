import { acceptInvitation, viewInvitation } from '@larder/shared/account/staff.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { openPage, sessionOf, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { InvitationPage } from './InvitationPage.tsx';

const server = mockServer();
const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const at = `/invitation?token=${TOKEN}`;
const offer = {
  vendor_name: 'Vera Lindqvist',
  email: 'pia@example.com',
  staff_role: 'picker' as const,
  expires_at: new Date(2026, 2, 11),
};
const pia = someone({ role: 'vendor', name: 'Pia', email: offer.email });

test('says who invites to what; a name and a password sign in', async () => {
  const asked = server.answers(viewInvitation, offer);
  const sent = server.answers(acceptInvitation, { ...sessionOf(pia), staff_role: 'picker' });
  const { user, router } = openPage(<InvitationPage />, { at });
  expect(
    await screen.findByText(/Vera Lindqvist asks you to help in their stores, as a picker/),
  ).toBeVisible();
  expect(screen.getByText('pia@example.com')).toBeVisible();
  expect(asked[0]?.body).toEqual({ token: TOKEN });

  await user.click(screen.getByRole('button', { name: 'Open account' }));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Full Name'), 'Pia Santos');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Open account' }));
  await expect.poll(() => router.state.location.pathname).toBe('/vendor/dashboard');
  expect(sent[0]?.body).toEqual({ token: TOKEN, name: 'Pia Santos', password: 'long enough' });
  expect(storedUser.get()).toMatchObject({ role: 'vendor', staff_role: 'picker' });
});

test.for(['/invitation', '/invitation?token=cut', at])(
  'a link that is cut or used (%s) leads to the login',
  async (link) => {
    server.refuses(viewInvitation, 'invitation_invalid');
    openPage(<InvitationPage />, { at: link });
    expect(await screen.findByText(/This invitation is no longer valid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/vendor/login');
  },
);

test('without a network it can be tried again', async () => {
  server.breaks(viewInvitation);
  const { user } = openPage(<InvitationPage />, { at });
  const again = await screen.findByRole('button', { name: /try again/i });
  server.answers(viewInvitation, offer);
  await user.click(again);
  expect(await screen.findByText('pia@example.com')).toBeVisible();
});

test('an address that got an account meanwhile is told so', async () => {
  server.answers(viewInvitation, offer);
  server.refuses(acceptInvitation, 'email_taken');
  const { user } = openPage(<InvitationPage />, { at });
  await user.type(await screen.findByLabelText('Full Name'), 'Pia');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Open account' }));
  expect(await screen.findByText('Email already registered')).toBeVisible();
});
