import { getConfig } from '@larder/shared/account/config.calls';
import { refreshSession, whoAmI } from '@larder/shared/account/session.calls';
import { ERRORS } from '@larder/shared/basics/errors.model';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { UserDashboardPage } from './UserDashboardPage.tsx';

const server = mockServer();
const maya = someone();

/** The page with the separate service at this URL, or without one. */
function openDashboard({ hasService = true, as = maya } = {}) {
  server.answers(getConfig, {
    demo: true,
    google_maps_api_key: null,
    social_links: [],
    ...(hasService && { auth_service: `${window.location.origin}/api` }),
  });
  return openPage(<UserDashboardPage />, { at: '/userdashboard', as });
}

test('sends the token to the separate service in its own header', async () => {
  const asked = server.answers(whoAmI, { role: 'user' });
  openDashboard();
  expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get('auth-token')).toBe(maya.token);
  expect(asked[0]?.headers.get('authorization')).toBeNull();
  expect(storedUser.get()).toEqual(maya);
});

test('without one, asks our own server as usual', async () => {
  const asked = server.answers(whoAmI, { role: 'user' });
  openDashboard({ hasService: false });
  expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument();
  expect(asked[0]?.headers.get('auth-token')).toBeNull();
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${maya.token}`);
});

test('when its port is blocked, our own server answers', async () => {
  const asked = server.sends(whoAmI, ({ headers }) =>
    headers.has('auth-token') ? HttpResponse.error() : HttpResponse.json({ role: 'user' }),
  );
  openDashboard();
  expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test.for(['vendor', 'admin'] as const)(
  'the service reports role %s: the token is cleared, and the heading never shown',
  async (role) => {
    server.answers(whoAmI, { role });
    openDashboard();
    await waitFor(() => expect(storedUser.get()).toBeUndefined());
    expect(screen.queryByText('User Dashboard')).toBeNull();
  },
);

test('a token the service rejects is renewed once, then cleared', async () => {
  const asked = server.refuses(whoAmI, 'not_signed_in');
  const renewals = server.refuses(refreshSession, 'session_ended');
  openDashboard();
  await waitFor(() => expect(storedUser.get()).toBeUndefined());
  // What asks after it asks as nobody.
  const withToken = asked.filter(({ headers }) => headers.get('auth-token') !== '');
  expect([withToken.length, renewals.length]).toEqual([1, 1]);
  expect(await screen.findByText(ERRORS.session_ended.message)).toBeInTheDocument();
});

test.for(['not_allowed', 'too_many_requests', 'unavailable'] as const)(
  '%s keeps the session and can be retried',
  async (code) => {
    server.refuses(whoAmI, code);
    const { user } = openDashboard();
    expect(await screen.findByText(ERRORS[code].message)).toBeInTheDocument();
    expect(storedUser.get()).toEqual(maya);
    server.answers(whoAmI, { role: 'user' });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument();
  },
);
