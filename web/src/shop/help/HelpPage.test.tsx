import { getConfig } from '@larder/shared/account/config.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ShopLayout } from '#layouts/ShopLayout.tsx';
import { openPage, openRoutes } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { HelpPage } from './HelpPage.tsx';

const server = mockServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
});

/** Anchor, the section it leads to, and the footer's link to it. */
const SECTIONS = [
  ['#faq', 'Frequently asked questions', 'FAQ'],
  ['#contact', 'Contact', 'Contact'],
  ['#privacy', 'Privacy', 'Privacy'],
  ['#terms', 'Terms of use', 'Terms'],
  ['#vendors', 'For vendors', 'Sell with us'],
  ['#aboutus', 'About us', 'About us'],
] as const;

test('shows six sections with links at the top', () => {
  openPage(<HelpPage />, { at: '/help-support' });
  expect(screen.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const [anchor, title] of SECTIONS) {
    expect(screen.getByRole('region', { name: title }).id).toBe(anchor.slice(1));
    expect(ways.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/help-support${anchor}`,
    );
  }
});

test.for(SECTIONS)('%s leads to "%s" from the footer’s "%s"', async ([anchor, title, name]) => {
  const page = { path: '/help-support', element: <HelpPage /> };
  const { user, router } = openRoutes([{ Component: ShopLayout, children: [page] }], {
    at: '/help-support',
  });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));
  await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveFocus());
  expect(router.state.location.hash).toBe(anchor);
});

test('a question shows its answer when pressed', async () => {
  const { user } = openPage(<HelpPage />, { at: '/help-support' });
  const question = screen.getByText('Do I pay anything?');
  const answer = screen.getByText(/Larder moves no money/);
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
  expect(answer).toBeVisible();
});

test('vendors find the registration', () => {
  openPage(<HelpPage />, { at: '/help-support' });
  const vendors = within(screen.getByRole('region', { name: 'For vendors' }));
  expect(vendors.getByRole('link', { name: 'Open one' })).toHaveAttribute(
    'href',
    '/vendor/register',
  );
  expect(vendors.getByRole('link', { name: 'log in as a vendor' })).toHaveAttribute(
    'href',
    '/vendor/login',
  );
});
