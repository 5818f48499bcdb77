import type { Session } from '@larder/shared/account/session.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

import { makeQueryClient } from '#platform/http/queryClient.ts';
import { AuthProvider } from '#platform/session/session.ts';
import { type StoredUser, storedUser } from '#platform/session/storedUser.ts';
import { giveTo } from '#platform/stored/adopt.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Toaster } from '#ui/Toaster.tsx';

type Options = {
  /** The address with its query: "/recipe/7?from=search". */
  at?: string;
  /** The route's pattern if the page has path parameters: "/recipe/:id". */
  path?: string;
  /** The signed-in person; nobody by default. */
  as?: StoredUser;
};

/**
 * Renders a page as the app does, inside its frame's `<main>`, with session, toasts and a new cache.
 * Returns a user-event instance and the router. All other addresses show "another page".
 */
export function openPage(page: ReactElement, { at = '/', path, as }: Options = {}) {
  const { pathname } = new URL(at, 'http://larder.test');
  const element = (
    <main id="main" tabIndex={-1}>
      {page}
    </main>
  );
  return openRoutes([{ path: path ?? pathname, element }], { at, ...(as && { as }) });
}

/** As `openPage`, for several routes with frames and guards. */
export function openRoutes(
  routes: RouteObject[],
  { at = '/', as }: Pick<Options, 'at' | 'as'> = {},
) {
  if (as) {
    // What a test has put there before is this person's.
    giveTo(as.id);
    storedUser.set(as);
  }
  const router = createMemoryRouter([...routes, { path: '*', Component: Elsewhere }], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
        <Toaster />
        <LiveRegion />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

function Elsewhere() {
  return <p>another page</p>;
}

/** A signed-in person. The token has the same claims and expires in 15 minutes. */
export function someone(more: Partial<StoredUser> & { address?: string } = {}): StoredUser {
  const { address = '1 Test Street', ...fields } = more;
  const person = {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Maya Kern',
    email: 'maya@larder.test',
    role: 'user' as const,
    ...fields,
  };
  const claims = { sub: person.id, ...person, address, exp: Math.floor(Date.now() / 1000) + 900 };
  return { token: tokenOf(claims), tokenType: 'bearer', expiresIn: 900, ...person };
}

/** The server's answer to a session renewal. */
export function sessionOf({ id, role, token, name, email }: StoredUser): Session {
  return {
    _id: id,
    role,
    access_token: token,
    token_type: 'bearer',
    expires_in: 900,
    name,
    email,
    message: 'ok',
  };
}

/** An unsigned token with the claims. */
export function tokenOf(claims: object): string {
  const part = (value: object): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}
