import { getConfig } from '@larder/shared/account/config.calls';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { RouteBoundary } from './RouteBoundary.tsx';
import { ShopLayout } from './ShopLayout.tsx';

const server = mockServer();
beforeEach(() => {
  server.answers(getConfig, {
    demo: true,
    google_maps_api_key: null,
    social_links: ['Instagram', 'Facebook', 'Elsewhere'].map((name) => ({
      name,
      url: `https://${name.toLowerCase()}.test/`,
    })),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Breaks(): never {
  throw new Error('broken page');
}

const routes = [
  {
    Component: ShopLayout,
    children: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/orders', element: <h1>Orders</h1> },
      { path: '/shopping', element: <h1>Shopping</h1> },
      { path: '/trip', element: <h1>Trip</h1> },
      {
        path: '/broken',
        element: (
          <RouteBoundary>
            <Breaks />
          </RouteBoundary>
        ),
      },
      {
        path: '/help-support',
        element: (
          <section id="privacy" tabIndex={-1} aria-label="Privacy">
            Privacy
          </section>
        ),
      },
    ],
  },
];
const open = (at = '/', role?: 'user' | 'vendor') =>
  openRoutes(routes, { at, ...(role && { as: someone({ role }) }) });
/** Text and target of every link. */
const links = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the skip link is the first Tab stop', async () => {
  const { user } = open();
  // After a navigation the content has the focus; on a fresh page nothing has.
  act(() => screen.getByRole('main').blur());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('the skip link leads to the content without a history entry', () => {
  open();
  const followed = fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(followed).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the header links to recipes, week, list, shopping and the login', () => {
  open();
  expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Recipes', '/'],
    ['Week', '/week'],
    ['Grocery List', '/shopping-list'],
    ['Shopping', '/shopping'],
  ]);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('the login of the header and of the menu returns to the page', async () => {
  const { user, router } = open('/orders?status=pending');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/orders?status=pending' },
  });
  await act(() => router.navigate('/shopping'));
  await user.click(screen.getByRole('button', { name: 'You' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/shopping' } });
});

const ACCOUNT = [
  ['Profile', '/profile'],
  ['Orders', '/orders'],
  ['Saved Recipes', '/saved-recipes'],
  ['Household', '/household'],
  ['Pantry', '/pantry'],
] as const;

test.for([
  ['user', ACCOUNT],
  ['vendor', [...ACCOUNT, ['Vendor Dashboard', '/vendor/dashboard']]],
] as const)('the account menu of a %s', async ([role, expected]) => {
  open('/', role);
  const menu = await screen.findByRole('navigation', { name: 'Account' });
  expect(links(menu)).toEqual(expected);
  expect(within(menu).getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the footer has all its links', async () => {
  open();
  const footer = screen.getByRole('contentinfo');
  await within(footer).findByRole('link', { name: 'Elsewhere' });
  expect(links(footer)).toEqual([
    ['', 'https://instagram.test/'],
    ['', 'https://facebook.test/'],
    ['', 'https://elsewhere.test/'],
    ['Recipes', '/'],
    ['Saved Recipes', '/saved-recipes'],
    ['Grocery List', '/shopping-list'],
    ['Orders', '/orders'],
    ['Help & Support', '/help-support'],
    ['FAQ', '/help-support#faq'],
    ['Contact', '/help-support#contact'],
    ['Privacy', '/help-support#privacy'],
    ['Terms', '/help-support#terms'],
    ['Vendor Login', '/vendor/login'],
    ['Sell with us', '/help-support#vendors'],
    ['About us', '/help-support#aboutus'],
  ]);
  expect(footer).toHaveTextContent(
    'A student educational project. No commercial activity and no real financial transactions.',
  );
});

test('the footer toggles the theme, which is stored', async () => {
  const { user } = open();
  const toggle = screen.getByRole('button', { name: 'Dark theme' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(toggle);
  expect(localStorage.getItem('theme')).toBe('light');
});

test.for([
  [50, 'false', 'at the limit'],
  [51, 'true', 'past the limit'],
] as const)('scrolled by %d px: %s: %s', async ([y, scrolled]) => {
  open();
  window.scrollTo(0, y);
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', scrolled),
  );
  window.scrollTo(0, 0);
});

test('back returns to where a page was left, though its address changed there', async () => {
  const { router } = open('/');
  window.scrollTo(0, 400);
  fireEvent.scroll(window);
  await act(() => router.navigate('/?cuisine=asian', { replace: true }));
  await act(() => router.navigate('/orders'));
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await waitFor(() => expect(window.scrollY).toBe(400));
  window.scrollTo(0, 0);
});

test('a new page starts at the top with the focus on its content', async () => {
  const { user } = open();
  window.scrollTo(0, 400);
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(window.scrollY).toBe(0));
});

test('an address with an anchor starts there', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Privacy' })).toHaveFocus());
});

test('an invalid anchor is ignored', () => {
  open('/orders#50%');
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
});

test('the mobile menu mirrors the header and closes on navigation', async () => {
  const { user } = open('/', 'vendor');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(links(menu)).toEqual([
    ['Recipes', '/'],
    ['Week', '/week'],
    ['Grocery List', '/shopping-list'],
    ['Shopping', '/shopping'],
    ...ACCOUNT,
    ['Vendor Dashboard', '/vendor/dashboard'],
  ]);
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.click(within(menu).getByRole('link', { name: 'Shopping' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Shopping' })).toBeInTheDocument();
});

test('a shopper has tabs, the last of which opens the menu; a vendor keeps the menu alone', async () => {
  const { user } = open('/shopping', 'user');
  act(() => void listByHand({ name: 'Rice', amount: 1, unit: '' }));
  const tabs = screen.getByRole('navigation', { name: 'Sections' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/week', '/shopping-list', '/shopping']);
  expect(await within(tabs).findByRole('link', { name: /^List ?, 1 item$/ })).toBeVisible();
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
  expect(document.documentElement).toHaveAttribute('data-tabs');
  await user.click(within(tabs).getByRole('button', { name: 'You' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open menu', hidden: true })).toBeNull();
  cleanup();
  open('/shopping', 'vendor');
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-tabs');
});

test('a page that fails to render leaves the header usable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('/broken');
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  await user.click(screen.getByRole('link', { name: 'Shopping' }));
  expect(await screen.findByRole('heading', { name: 'Shopping' })).toBeInTheDocument();
});

test('offline, a banner shows', async () => {
  open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText('You are offline. Using cached recipes.')).toBeInTheDocument();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(screen.queryByText('You are offline. Using cached recipes.')).toBeNull(),
  );
});

test('offline, the trip sheet speaks for itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/trip');
  expect(await screen.findByRole('heading', { name: 'Trip' })).toBeInTheDocument();
  expect(screen.queryByText('You are offline. Using cached recipes.')).toBeNull();
});
