import { getConfig } from '@larder/shared/account/config.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openRoutes } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { ShopLayout } from './ShopLayout.tsx';

const server = mockServer();
const PAUSED = 'Changes are paused for maintenance. Your lists and carts are kept.';
const routes = [{ Component: ShopLayout, children: [{ path: '/', element: <h1>Home</h1> }] }];

test.for([
  [true, 1],
  [false, 0],
] as const)('paused changes (%s) show a banner', async ([read_only, shown]) => {
  server.answers(getConfig, {
    demo: true,
    google_maps_api_key: null,
    social_links: [{ name: 'Elsewhere', url: 'https://elsewhere.test/' }],
    read_only,
  });
  openRoutes(routes);
  await screen.findByRole('link', { name: /Elsewhere/ });
  expect(screen.queryAllByText(PAUSED)).toHaveLength(shown);
});
